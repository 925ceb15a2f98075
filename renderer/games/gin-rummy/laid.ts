// How does a hand of Gin Rummy lie that was laid open: its melds, what was put to them, and what is
// left over (GR-9, GR-13)?

import { isNatural, rankOf, ranks, type Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import {
  asGin,
  inPackOrder,
  meldOf,
  pointsOf,
  restOf,
  type GinSeen,
} from "#shared/games/gin-rummy/seen.ts";
import type { LaidHand } from "#renderer/table/parts/melds/meldsScene.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";

/** GR-4 */
const height = (card: Card): number => (isNatural(card) ? ranks.indexOf(rankOf(card)) : -1);
/** Highest first: they are counted one by one. */
const leftOver = (cards: readonly Card[]): LaidHand["rest"] =>
  inPackOrder(cards)
    .toSorted((one, other) => height(other) - height(one))
    .map((card) => ({ card, points: pointsOf(card) }));

/** `on`: what was put to each meld. */
export const laidHand = (
  melds: readonly (readonly Card[])[],
  rest: readonly Card[],
  on: readonly (readonly Card[])[] = [],
): LaidHand => ({
  melds: melds.map((meld, at) => meldOf([...meld, ...(on[at] ?? [])])?.cards ?? meld),
  added: on.flat(),
  rest: leftOver(rest),
});

const heldOf = ({ hands }: GinSeen, seat: Seat): readonly Card[] => {
  const hand = hands[seat];
  return typeof hand === "object" ? hand : [];
};

/** Null for a hand that is held. */
export function laid(seen: AnySeen, seat: Seat): LaidHand | null {
  const gin = asGin(seen);
  const { melds, knocker, laidOff } = gin.facts;
  const own = melds[seat] ?? null;
  if (own === null) return null;
  if (seat === knocker) return laidHand(own, restOf(heldOf(gin, seat), own), laidOff);
  return laidHand(own, restOf(heldOf(gin, seat), [...own, ...laidOff]));
}
