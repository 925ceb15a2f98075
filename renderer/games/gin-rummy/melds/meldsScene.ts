// What of hands that lie in melds is in the scene, and what happens to them?

import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";

/** A hand that was laid open in melds. */
export type LaidHand = {
  /** Each as it lies, with what another seat has put to it. */
  readonly melds: readonly (readonly Card[])[];
  /** Which of these cards another seat has put there. */
  readonly added: readonly Card[];
  /** What is left over, with what each card counts. */
  readonly rest: readonly { readonly card: Card; readonly points: number }[];
};

/** Groups from left to right: the melds, then what is left over, if anything is. */
export const groupsOf = ({ melds, rest }: LaidHand): readonly (readonly Card[])[] => [
  ...melds,
  ...(rest.length > 0 ? [rest.map(({ card }) => card)] : []),
];
export const cardsOf = (hand: LaidHand): readonly Card[] => groupsOf(hand).flat();
export const pointsOf = ({ rest }: Pick<LaidHand, "rest">): number =>
  rest.reduce((sum, { points }) => sum + points, 0);

/** The keys of a hand's cards in their order. Of several cards of one name they are counted. */
export function laidKeys(seat: Seat, cards: readonly Card[]): readonly string[] {
  const seen = new Map<Card, number>();
  return cards.map((card) => {
    const nth = seen.get(card) ?? 0;
    seen.set(card, nth + 1);
    return `laid-${seat}-${card}${nth > 0 ? `-${nth}` : ""}`;
  });
}

declare module "#renderer/table/scene/scene.ts" {
  interface Scene {
    /** By seat; null for a hand that is held. */
    readonly laid?: readonly (LaidHand | null)[];
  }
}

declare module "#renderer/table/scene/beat.ts" {
  interface Beats {
    /** A seat lays its hand open: meld by meld, then what is left over, which is counted. */
    layDown: { readonly seat: Seat; readonly hand: LaidHand; readonly words: string };
    /** Cards of a seat go to the melds of another, which lie thus from then on. */
    layOff: {
      readonly seat: Seat;
      readonly to: Seat;
      readonly cards: readonly Card[];
      readonly hand: LaidHand;
    };
    /** Something great is said in large letters across the table. */
    proclaim: { readonly words: string; readonly sound: "win" | "reverse" };
  }
}

declare module "#renderer/table/scene/step.ts" {
  interface Zones {
    /** The place of a card, from the left, in a hand that lies thus. */
    laid: { readonly seat: Seat; readonly hand: LaidHand; readonly index: number };
  }
  interface Deeds {
    /** A hand lies thus from now on. Its count: null until one begins. */
    lies: { readonly seat: Seat; readonly hand: LaidHand | null };
    leftOver: { readonly seat: Seat; readonly points: number | null };
    proclaim: { readonly words: string };
  }
}
