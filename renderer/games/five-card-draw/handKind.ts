// What kind of hand is it, and which ranks name it (FD-16)?

import { isNatural, rankOf, type Card, type Rank } from "#shared/cards/card.ts";
import type { ShownHand } from "#shared/games/five-card-draw/types.ts";

type Category = ShownHand["category"];

/**
 * The ranks by which it is called: of the largest group and the next, or of the highest card twice.
 */
export type HandKind = { readonly category: Category; readonly ranks: readonly [Rank, Rank] };

/** How many of the five cards make the category; the others are kickers. */
const counting: { readonly [K in Category]: number } = {
  "high card": 1,
  "one pair": 2,
  "two pair": 4,
  "three of a kind": 3,
  straight: 5,
  flush: 5,
  "full house": 5,
  "four of a kind": 4,
  "straight flush": 5,
  "five of a kind": 5,
};
export const cardsThatCount = (category: Category): number => counting[category];

/** `read`: by size of group, then rank, as the rules show hands. */
export function handKind(category: Category, read: readonly Card[]): HandKind {
  const ranks = read.filter(isNatural).map(rankOf);
  const first = ranks[0] ?? "A";
  const isStraight = category === "straight" || category === "straight flush";
  // A-2-3-4-5 is a straight to the 5, wherever its ace stands.
  if (isStraight && ranks.includes("A") && ranks.includes("5"))
    return { category, ranks: ["5", "5"] };
  return { category, ranks: [first, ranks.find((rank) => rank !== first) ?? first] };
}
