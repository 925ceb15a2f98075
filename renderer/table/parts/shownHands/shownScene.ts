// What of shown hands is in the scene, and what happens to them?

import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";

/** A hand that lies open at its seat. */
export type ShownHand = {
  readonly cards: readonly Card[];
  /** Which of the cards count – for all of them, all. */
  readonly lit: readonly boolean[];
  /**
   * "Two pair, jacks and fours"; empty where nothing is said. What follows a comma is left out
   * where there is little room.
   */
  readonly words: string;
};

declare module "#renderer/table/scene/scene.ts" {
  interface Scene {
    /** By seat. */
    readonly shown?: readonly (ShownHand | null)[];
  }
}

declare module "#renderer/table/scene/beat.ts" {
  interface Beats {
    /** A seat turns its hand over. */
    show: { readonly seat: Seat; readonly hand: ShownHand };
    /** A hand that lay open is taken up again. */
    hide: { readonly seat: Seat };
  }
}

declare module "#renderer/table/scene/step.ts" {
  interface Deeds {
    /** A seat's hand turns over. */
    show: { readonly seat: Seat; readonly hand: ShownHand };
    /** A hand that lies open has other cards now. */
    open: { readonly seat: Seat; readonly hand: ShownHand };
    /** A hand lies open no more. */
    hide: { readonly seat: Seat };
  }
}
