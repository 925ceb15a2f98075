import { isJoker, ranks, rankOf, suitOf, suits, type Card, type Rank } from "#shared/cards/card.ts";

/** From 2 for the 2 to 14 for the ace. */
const heightOf = (rank: Rank): number => (rank === "A" ? aceHeight : ranks.indexOf(rank) + 1);
export const rankAt = (height: number): Rank =>
  ranks[height === aceHeight ? 0 : height - 1] as Rank;

export const lowestHeight = 2;
export const aceHeight = 14;
/** The ace at the low end of a straight to the five. */
export const lowAceHeight = 1;

/**
 * From the 2 to the ace. Any two different multisets of five of these and the joker's key have
 * different sums.
 */
const keys = [0, 1, 6, 31, 108, 366, 926, 2286, 5733, 12905, 27316, 44676, 94545] as const;

export const keyOfHeight = (height: number): number => keys[height - lowestHeight] as number;
export const jokerKey = 147_031;
export const largestSum = 5 * jokerKey;

/**
 * The sum of five keys stays within the mask; above it each suit has one bit, with room for the
 * carries of five additions.
 */
export const sumMask = 2 ** 20 - 1;
export const suitShift = 24;

const code = (card: Card): number =>
  isJoker(card)
    ? jokerKey
    : keyOfHeight(heightOf(rankOf(card))) | (1 << (suitShift + suits.indexOf(suitOf(card))));

const naturals = suits.flatMap((suit) => ranks.map((rank): Card => `${rank}${suit}`));
const codes: ReadonlyMap<Card, number> = new Map(
  [...naturals, "Jk" as const].map((card) => [card, code(card)]),
);

/** The code of a card for `strengthOf`. A joker has no suit. */
export const cardCode = (card: Card): number => codes.get(card) as number;
