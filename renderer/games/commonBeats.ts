// What of a round looks the same in whatever game it happens?

import type { Card, Suit } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Beat } from "#renderer/table/scene/beat.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";

type OfSeat<T> = { readonly seat: Seat; readonly told: T };

/** C-8: every seat has paid its stake before the deal. */
export const stakeBeats = ({ facts, hands }: AnySeen, stake: number): readonly Beat[] =>
  (facts.pot ?? 0) > 0
    ? hands.map((_, seat): Beat => ({ type: "chips", from: seat, to: "pot", amount: stake }))
    : [];

/** C-5: of who leaves, or gives up, the cards are put aside. */
export const folded = ({
  seat,
  told: { removed },
}: OfSeat<{ readonly removed: number }>): readonly Beat[] => [
  { type: "fold", seat, count: removed },
];

/** C-8 */
export const tookPot = ({
  seat,
  told: { amount },
}: OfSeat<{ readonly amount: number }>): readonly Beat[] => [
  { type: "chips", from: "pot", to: seat, amount },
];

/** Nothing moves where a turn goes by: it is said. */
export const saysInPassing = (seat: Seat, words: string): readonly Beat[] => [
  { type: "say", seat, words, sound: "pass" },
];

/** Cards onto the pile, and the suit that is named with them. */
export const laid = (
  seat: Seat,
  cards: readonly Card[],
  suit: Suit | undefined,
): readonly Beat[] => [
  { type: "lay", seat, cards },
  ...(suit === undefined ? [] : [{ type: "name", seat, suit } as const]),
];
