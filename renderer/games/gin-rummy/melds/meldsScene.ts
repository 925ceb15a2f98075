import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { LaidPlaces } from "./meldsPlaces.ts";
import type { MeldsHooks } from "./melds.tsx";

export type LaidHand = {
  readonly melds: readonly (readonly Card[])[];
  readonly added: readonly Card[];
  readonly rest: readonly { readonly card: Card; readonly points: number }[];
};

export const groupsOf = ({ melds, rest }: LaidHand): readonly (readonly Card[])[] => [
  ...melds,
  ...(rest.length > 0 ? [rest.map(({ card }) => card)] : []),
];
export const cardsOf = (hand: LaidHand): readonly Card[] => groupsOf(hand).flat();
export const pointsOf = ({ rest }: Pick<LaidHand, "rest">): number =>
  rest.reduce((sum, { points }) => sum + points, 0);

/** The keys of a hand's cards, in order. Cards with the same name are numbered. */
export function laidKeys(seat: Seat, cards: readonly Card[]): readonly string[] {
  const seen = new Map<Card, number>();
  return cards.map((card) => {
    const nth = seen.get(card) ?? 0;
    seen.set(card, nth + 1);
    return `laid-${seat}-${card}${nth > 0 ? `-${nth}` : ""}`;
  });
}

export interface MeldSlices {
  readonly scene: {
    readonly laid: readonly (LaidHand | null)[];
  };
  readonly beats: {
    layDown: { readonly seat: Seat; readonly hand: LaidHand; readonly words: string };
    layOff: {
      readonly seat: Seat;
      readonly to: Seat;
      readonly cards: readonly Card[];
      readonly hand: LaidHand;
    };
    proclaim: { readonly words: string; readonly sound: "win" | "reverse" };
  };
  readonly zones: {
    laid: { readonly seat: Seat; readonly hand: LaidHand; readonly index: number };
  };
  readonly animations: {
    lies: { readonly seat: Seat; readonly hand: LaidHand | null };
    leftOver: { readonly seat: Seat; readonly points: number | null };
    proclaim: { readonly words: string };
  };
  readonly layout: {
    laidPlaces(this: void, seat: Seat, hand: LaidHand): LaidPlaces;
  };
  readonly hooks: {
    melds: MeldsHooks;
  };
}
