import { isNatural, rankOf, type Card, type Natural } from "#shared/cards/card.ts";
import type { RuleError } from "#shared/contract/outcome.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { AnySeen, Seen } from "#shared/contract/seen.ts";
import { countedSeats, pointsIn } from "./counting.ts";
import { objection } from "./plays.ts";
import type { Facts, Move, Options, Play } from "./types.ts";

export { isEight } from "./ranks.ts";

export type CrazySeen = Seen<Options, Facts, Move>;

export const asCrazy = (seen: AnySeen): CrazySeen => seen as unknown as CrazySeen;

/** Only the plays that are listed; a range may stand for further sets. */
export const offeredPlays = ({ legal }: Pick<CrazySeen, "legal">): readonly Play[] =>
  legal.filter((offer): offer is Play => offer.type === "play" && "cards" in offer);
/** CE-7: every larger set that may be played contains one of these. */
export const offeredSingles = (seen: Pick<CrazySeen, "legal">): readonly Play[] =>
  offeredPlays(seen).filter(({ cards }) => cards.length === 1);

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

/** CE-4: on an empty pile any card goes. */
export const isAnyAsked = ({ facts: { suit, rank } }: CrazySeen): boolean =>
  suit === null && rank === null;
/** CE-8: only an eight leaves a suit without a rank. */
export const isSuitNamed = ({ facts: { suit, rank } }: CrazySeen): boolean =>
  suit !== null && rank === null;

/** CE-9 */
export const canDraw = ({ options, stock, pile }: CrazySeen): boolean =>
  stock > 0 || (options.refill && pile.length > 1);

/** CE-11. Null for a hand that is empty or not counted. */
export function countedHand(
  { hands, facts }: CrazySeen,
  seat: Seat,
): { readonly cards: readonly Card[]; readonly points: number } | null {
  const cards = countedSeats(facts).includes(seat) ? hands[seat] : undefined;
  return typeof cards === "object" && cards.length > 0 ? { cards, points: pointsIn(cards) } : null;
}

/** CE-6, CE-7. Null if the card may be played alone or with others of its rank. */
export const whyUnfit = (seen: CrazySeen, card: Card): RuleError | null =>
  goesInSet(seen, card) ? null : objection({ type: "play", cards: [card] }, seen.facts);
