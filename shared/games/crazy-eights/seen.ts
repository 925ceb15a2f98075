import { isNatural, rankOf, type Card, type Natural } from "#shared/cards/card.ts";
import type { RuleError } from "#shared/contract/outcome.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { AnySeen, Seen } from "#shared/contract/view.ts";
import { countedSeats, pointsIn } from "./counting.ts";
import { objection } from "./plays.ts";
import type { Facts, Move, Options, Play } from "./types.ts";

export { isEight } from "./ranks.ts";

export type CrazySeen = Seen<Options, Facts, Move>;

export const asCrazy = (seen: AnySeen): CrazySeen => seen as unknown as CrazySeen;

/** Those that are listed: a range may stand for sets besides. */
export const offeredPlays = ({ legal }: Pick<CrazySeen, "legal">): readonly Play[] =>
  legal.filter((offer): offer is Play => offer.type === "play" && "cards" in offer);
/** Those of one card: whatever larger sets may be played holds one of them (CE-7). */
export const offeredSingles = (seen: Pick<CrazySeen, "legal">): readonly Play[] =>
  offeredPlays(seen).filter(({ cards }) => cards.length === 1);

/** CE-7 */
export const isSameRank = (one: Card, other: Card): boolean =>
  isNatural(one) && isNatural(other) && rankOf(one) === rankOf(other);

/**
 * The cards where they are of one rank, as they must be to be played together (CE-7); else null.
 */
export function setOf(cards: readonly Card[]): readonly Natural[] | null {
  const naturals = cards.filter(isNatural);
  return naturals.length === cards.length && new Set(naturals.map(rankOf)).size === 1
    ? naturals
    : null;
}

export const goesAlone = (seen: CrazySeen, card: Card): boolean =>
  offeredSingles(seen).some(({ cards: [single] }) => single === card);
/** CE-7: one card of the rank that could be played alone is enough. */
export const goesInSet = (seen: CrazySeen, card: Card): boolean =>
  offeredSingles(seen).some(
    ({ cards: [single] }) => single !== undefined && isSameRank(single, card),
  );

/** CE-4: on an empty pile any card goes. */
export const isAnyAsked = ({ facts: { suit, rank } }: CrazySeen): boolean =>
  suit === null && rank === null;
/** CE-8: only an eight leaves a suit without a rank. */
export const isSuitNamed = ({ facts: { suit, rank } }: CrazySeen): boolean =>
  suit !== null && rank === null;

/** CE-9: from the stock, or from a pile that becomes one. */
export const canDraw = ({ options, stock, pile }: CrazySeen): boolean =>
  stock > 0 || (options.refill && pile.length > 1);

/**
 * CE-11: what lies open at the end and is counted; null for every other hand, and for one that is
 * empty.
 */
export function countedHand(
  { hands, facts }: CrazySeen,
  seat: Seat,
): { readonly cards: readonly Card[]; readonly points: number } | null {
  const cards = countedSeats(facts).includes(seat) ? hands[seat] : undefined;
  return typeof cards === "object" && cards.length > 0 ? { cards, points: pointsIn(cards) } : null;
}

/**
 * CE-6, CE-7: why the card may be played neither alone nor with others of its rank; null where it
 * may.
 */
export const whyUnfit = (seen: CrazySeen, card: Card): RuleError | null =>
  goesInSet(seen, card) ? null : objection({ type: "play", cards: [card] }, seen.facts);
