import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { LaidPlaces } from "./meldsPlaces.ts";
import type { MeldsHooks } from "./melds.tsx";

export type LaidHand = Readonly<{
  melds: readonly (readonly Card[])[];
  added: readonly Card[];
  rest: readonly Readonly<{ card: Card; points: number }>[];
}>;

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

export type MeldSlices = Readonly<{
  scene: {
    readonly laid: readonly (LaidHand | null)[];
  };
  beats: {
    layDown: Readonly<{ seat: Seat; hand: LaidHand; words: string }>;
    layOff: Readonly<{
      seat: Seat;
      to: Seat;
      cards: readonly Card[];
      hand: LaidHand;
    }>;
  };
  zones: {
    laid: Readonly<{ seat: Seat; hand: LaidHand; index: number }>;
  };
  animations: {
    lies: Readonly<{ seat: Seat; hand: LaidHand | null }>;
    leftOver: Readonly<{ seat: Seat; points: number | null }>;
  };
  layout: {
    laidPlaces(this: void, seat: Seat, hand: LaidHand): LaidPlaces;
  };
  hooks: {
    melds: MeldsHooks;
  };
}>;
