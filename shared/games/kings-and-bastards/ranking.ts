import { isJoker, rankOf, suitOf, suits, type Card, type Rank } from "#shared/cards/card.ts";

/** KB-2: low to high. The 2 is a trump outside the order. */
export const order = [
  "3",
  "4",
  "5",
  "6",
  "7",
  "8",
  "9",
  "T",
  "J",
  "Q",
  "K",
  "A",
] as const satisfies readonly Rank[];

/** KB-8: no set is larger. */
export const longest = 4;

const heights = new Map<Rank, number>(order.map((rank, height) => [rank, height]));

/** 0 for a 3 … 11 for an ace; −1 for a 2, which has no rank (KB-2). */
export const heightOf = (rank: Rank): number => heights.get(rank) ?? -1;

export const isTwo = (card: Card): boolean => card[0] === "2";

/** Naturals 3…A by rank, then clubs, diamonds, hearts, spades; then jokers; then 2s. */
const lowness: ReadonlyMap<Card, number> = new Map(
  [
    ...order.flatMap((rank) => suits.map((suit): Card => `${rank}${suit}`)),
    "Jk" as const,
    ...suits.map((suit): Card => `2${suit}`),
  ].map((card, at) => [card, at] as const),
);

export const fromLowest = (cards: readonly Card[]): readonly Card[] =>
  cards.toSorted((one, other) => (lowness.get(one) ?? 0) - (lowness.get(other) ?? 0));

/**
 * KB-6: sorts highest first; equal ranks go s, h, d, c. Jokers, then 2s come last; with `trumps`,
 * 2s, then jokers come first.
 */
export function fromHighest(cards: readonly Card[], trumps: boolean): readonly Card[] {
  const height = (card: Card): number => {
    if (isJoker(card)) return trumps ? order.length : -1;
    if (isTwo(card)) return trumps ? order.length + 1 : -2;
    return heightOf(rankOf(card));
  };
  const suitHeight = (card: Card): number => (isJoker(card) ? 0 : suits.indexOf(suitOf(card)));
  return cards.toSorted(
    (one, other) => height(other) - height(one) || suitHeight(other) - suitHeight(one),
  );
}
