// Cards as small numbers, for rounds that are played on by the thousand.

import { joker, ranks, suits, type Card, type Rank } from "#shared/cards/card.ts";
import { aims } from "./plays.ts";

/** Four for each rank, from the 2 to the ace, in the order of the suits; then the joker. */
export type QuickCard = number;
/** 0 for the 2 to 12 for the ace; 13 for a joker. */
export type QuickRank = number;

/** In place of a suit, a rank, a card or a seat where there is none. */
export const none = -1;
export const quickSuits = suits.length;

export const quickRank = (rank: Rank): QuickRank =>
  (ranks.indexOf(rank) + ranks.length - 1) % ranks.length;

export const quickCardOf = (rank: QuickRank, suit: number): QuickCard => rank * quickSuits + suit;
export const rankIn = (card: QuickCard): QuickRank => card >> 2;
export const suitIn = (card: QuickCard): number => card & 3;

export const two = quickRank("2");
export const three = quickRank("3");
export const five = quickRank("5");
export const six = quickRank("6");
export const seven = quickRank("7");
export const nine = quickRank("9");
export const ten = quickRank("T");
export const jack = quickRank("J");
export const queen = quickRank("Q");
export const king = quickRank("K");
export const ace = quickRank("A");
/** One more than the rank of an ace. */
export const jokerRank = ranks.length;
export const quickJoker: QuickCard = jokerRank * quickSuits;

const numbers: ReadonlyMap<Card, QuickCard> = new Map<Card, QuickCard>([
  ...ranks.flatMap((rank) =>
    suits.map((suit, at): [Card, QuickCard] => [
      `${rank}${suit}`,
      quickCardOf(quickRank(rank), at),
    ]),
  ),
  [joker, quickJoker],
]);
export const quickCard = (card: Card): QuickCard => numbers.get(card)!;

/** NE-18, NE-24 */
export const isAnswer = (card: QuickCard): boolean => rankIn(card) >= ace;
const aceOfSpades = quickCard("As");
/** NE-24: what a card counts as that answers; which ace a joker is named hardly matters. */
export const asAnswer = (card: QuickCard): QuickCard => (card === quickJoker ? aceOfSpades : card);
/** NE-7: a joker counts as an ace. */
export const heightIn = (card: QuickCard): number => Math.min(ace, rankIn(card));
const aimedRanks: ReadonlySet<QuickRank> = new Set(
  Object.values(aims).map((aim) => quickRank(aim.rank)),
);
/** NE-10, NE-15, NE-17 */
export const isAimedRank = (rank: QuickRank): boolean => aimedRanks.has(rank);
