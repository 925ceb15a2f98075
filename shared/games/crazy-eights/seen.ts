import { isNatural, rankOf, type Card, type Natural } from "#shared/cards/card.ts";
import type { RuleError } from "#shared/contract/outcome.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Seen } from "#shared/contract/seen.ts";
import { offered } from "../eights/seen.ts";
import { objection } from "./plays.ts";
import { countedSeats, pointsIn } from "./points.ts";
import type { Facts, Move, Options, Play } from "./types.ts";

export type CrazySeen = Seen<Options, Facts, Move>;

/** CE-7: every larger set that may be played contains one of these. */
export const offeredSingles = (seen: Pick<CrazySeen, "legal">): readonly Play[] =>
  offered(seen, "play").filter(({ cards }) => cards.length === 1);

/** CE-7 */
export const isSameRank = (one: Card, other: Card): boolean =>
  isNatural(one) && isNatural(other) && rankOf(one) === rankOf(other);

/** CE-7. Null if the cards are not of one rank. */
export function setOf(cards: readonly Card[]): readonly Natural[] | null {
  const naturals = cards.filter(isNatural);
  return naturals.length === cards.length && new Set(naturals.map(rankOf)).size === 1
    ? naturals
    : null;
}

export const goesAlone = (seen: CrazySeen, card: Card): boolean =>
  offeredSingles(seen).some(({ cards: [single] }) => single === card);
/** CE-7: one playable card of the rank is enough. */
export const goesInSet = (seen: CrazySeen, card: Card): boolean =>
  offeredSingles(seen).some(
    ({ cards: [single] }) => single !== undefined && isSameRank(single, card),
  );

/** CE-9 */
export const canDraw = ({ options, stock, pile }: CrazySeen): boolean =>
  stock > 0 || (options.refill && pile.length > 1);

/** CE-11. Null for a hand that is empty or not counted. */
export function countedHand(
  { hands, facts }: CrazySeen,
  seat: Seat,
): Readonly<{ cards: readonly Card[]; points: number }> | null {
  const cards = countedSeats(facts).includes(seat) ? hands[seat] : undefined;
  return typeof cards === "object" && cards.length > 0 ? { cards, points: pointsIn(cards) } : null;
}

/** CE-6, CE-7. Null if the card may be played alone or with others of its rank. */
export const whyUnfit = (seen: CrazySeen, card: Card): RuleError | null =>
  goesInSet(seen, card) ? null : objection({ type: "play", cards: [card] }, seen.facts);
