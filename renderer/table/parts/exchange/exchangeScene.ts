// How do cards change hands?

import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";

export type Gift = {
  readonly from: Seat;
  readonly to: Seat;
  readonly count: number;
  /** Where the viewer may see them. */ readonly cards: readonly Card[] | null;
};

declare module "#renderer/table/scene/beat.ts" {
  interface Beats {
    /** Gifts cross the table at the same time. */
    swap: { readonly gifts: readonly Gift[] };
    /**
     * A seat throws so many cards face down and is dealt as many from the dealer's place; names
     * where the viewer may see them.
     */
    exchange: {
      readonly seat: Seat;
      readonly thrown: readonly Card[] | null;
      readonly drawn: readonly Card[] | null;
      readonly count: number;
      readonly words: string;
    };
  }
}
