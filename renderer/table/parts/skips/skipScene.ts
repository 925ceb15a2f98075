// What of turns that are skipped is in the scene, and what happens to them?

import type { Seat } from "#shared/contract/seats.ts";

declare module "#renderer/table/scene/scene.ts" {
  interface Scene {
    /** So many of each seat's next turns are skipped. */
    readonly skips?: readonly number[];
  }
}

declare module "#renderer/table/scene/beat.ts" {
  interface Beats {
    /** A turn is to be skipped (`more`), or was. */
    skip: { readonly seat: Seat; readonly more: boolean; readonly words: string };
  }
}

declare module "#renderer/table/scene/step.ts" {
  interface Deeds {
    skips: { readonly seat: Seat; readonly turns: number };
  }
}
