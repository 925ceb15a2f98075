// Cards as small numbers, for rounds that are played on by the thousand.

import { joker, ranks, suits, type Card, type Rank } from "#shared/cards/card.ts";

/** Its rank × 4 + its suit, each counted in pack order from 0; the joker comes last. */
export type QuickCard = number;

/** In place of a card, a suit, a rank or a colour where there is none. */
export const none = -1;
export const quickRank = (rank: Rank): number => ranks.indexOf(rank);
export const quickJoker: QuickCard = ranks.length * suits.length;
export const quickCards = quickJoker + 1;

export const rankIn = (card: QuickCard): number => card >> 2;
export const suitIn = (card: QuickCard): number => card & 3;
/** 1 for red, 0 for black. */
export const colourIn = (suit: number): number => (suit === 1 || suit === 2 ? 1 : 0);

const numbers: ReadonlyMap<Card, QuickCard> = new Map<Card, QuickCard>([
  ...ranks.flatMap((rank, height) =>
    suits.map((suit, at): [Card, QuickCard] => [`${rank}${suit}`, height * suits.length + at]),
  ),
  [joker, quickJoker],
]);
export const quickCard = (card: Card): QuickCard => numbers.get(card)!;

export const ace = quickRank("A");
export const two = quickRank("2");
export const three = quickRank("3");
export const four = quickRank("4");
export const eight = quickRank("8");
export const jack = quickRank("J");
export const queenOfHearts = quickCard("Qh");
export const queenOfSpades = quickCard("Qs");
