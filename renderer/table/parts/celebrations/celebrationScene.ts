// What is there to be celebrated?

import type { Seat } from "#shared/contract/seats.ts";

declare module "#renderer/table/scene/beat.ts" {
  interface Beats {
    crown: { readonly seat: Seat; readonly party: "king" | "bastard" };
    /** Somebody has won the round. */
    win: { readonly seat: Seat; readonly words: string };
  }
}

declare module "#renderer/table/scene/step.ts" {
  interface Deeds {
    crown: { readonly seat: Seat; readonly party: "king" | "bastard" };
    /** Who has won is celebrated; it may go on after the plan. */
    cheer: { readonly seat: Seat };
  }
}
