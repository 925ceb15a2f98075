// What of a trick is in the scene, and what happens to it?

import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";

/** One play of the present trick. */
export type Laid = {
  readonly seat: Seat;
  readonly cards: readonly Card[];
  /** How many cards lay open before it: its cards' keys count on from there. */
  readonly from: number;
};

declare module "#renderer/table/scene/scene.ts" {
  interface Scene {
    /** Oldest first; the last is the one to beat. */
    readonly trick?: readonly Laid[];
  }
}

declare module "#renderer/table/scene/beat.ts" {
  interface Beats {
    /** The trick goes to the heap. */
    sweep: unknown;
  }
}

declare module "#renderer/table/scene/step.ts" {
  interface Zones {
    trick: { readonly laid: Laid; readonly index: number; readonly card: number };
  }
}
