// What of a sequent is in the scene, and what happens to it?

import type { Rank, Suit } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";

/** One that runs, or that the next player may start. */
export type Sequent = {
  readonly suit: Suit;
  /** The rank that is owed, or would start it. */ readonly next: Rank;
  readonly runs: boolean;
};

declare module "#renderer/table/scene/scene.ts" {
  interface Scene {
    /** Null where none runs and none may be started. */
    readonly sequent?: Sequent | null;
  }
}

declare module "#renderer/table/scene/beat.ts" {
  interface Beats {
    /** A sequent begins, ends or breaks. */
    sequent: {
      readonly seat: Seat;
      readonly how: "starts" | "ends" | "breaks";
      readonly words: string;
    };
  }
}

declare module "#renderer/table/scene/step.ts" {
  interface Deeds {
    sequent: { readonly how: "starts" | "ends" | "breaks" };
    /** What is owed from now on. */
    owing: { readonly sequent: Sequent | null };
    /** The card that is owed is pointed at for a while; it may go on after the plan. */
    beckon: unknown;
  }
}
