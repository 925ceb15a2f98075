// What of a chain of answers is in the scene, and what happens to it?

import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";

/** A card whose answers are waited for, or such an answer itself: it is on no pile yet. */
export type InChain = {
  readonly seat: Seat;
  readonly card: Card;
  /** What a joker was named; null for other cards. */
  readonly as: Card | null;
  /** As the chain stands now: the last card counts, the one before it does not, and so on back. */
  readonly cancelled: boolean;
  /** As the chain stands now it goes back to its player's hand. */
  readonly back: boolean;
};

/** The key of a card in the chain: its place, from 0. */
export const chainKey = (place: number): string => `chain-${place}`;

declare module "#renderer/table/scene/scene.ts" {
  interface Scene {
    /** Oldest first; empty where no answer is waited for. */
    readonly chain?: readonly InChain[];
  }
}

declare module "#renderer/table/scene/beat.ts" {
  interface Beats {
    /**
     * A card is played into the chain, or answers the last one there. `words` for the bubble:
     * "Nope!".
     */
    chain: { readonly seat: Seat; readonly card: Card; readonly words: string };
    /**
     * The answers are over: in their order the cards of the chain go on the pile, or back to the
     * hands they came from.
     */
    settle: {
      readonly cards: readonly (Owned & { readonly stands: boolean; readonly back: boolean })[];
    };
  }
}

declare module "#renderer/table/scene/step.ts" {
  interface Zones {
    /** A place of a chain of so many cards. */
    chain: { readonly place: number; readonly of: number };
  }
  interface Deeds {
    /** How a card of the chain stands now; null takes all signs off it. */
    judge: {
      readonly place: number;
      readonly card: InChain | null;
      /** Cards in the chain. */ readonly of: number;
    };
  }
}
