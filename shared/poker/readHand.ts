import {
  isJoker,
  isNatural,
  rankOf,
  suitOf,
  suits,
  type Card,
  type Natural,
  type Rank,
  type Suit,
} from "#shared/cards/card.ts";
import { without } from "#shared/cards/hand.ts";
import { descriptionOf, evaluate, rankAt, type Category } from "./evaluate.ts";

export type HandReading = Readonly<{
  category: Category;
  /**
   * Sorted by size of group, then rank; within a rank in the order held. Jokers appear as the cards
   * they stand for.
   */
  read: readonly Natural[];
}>;

/** Reads exactly five cards. Throws a RangeError for any other number. */
export function readHand(cards: readonly Card[]): HandReading {
  const { category, heights } = descriptionOf(evaluate(cards));
  const ranks = heights.map(rankAt);
  const naturals = cards.filter(isNatural);
  // Equal strength means equal ranks, so the jokers stand for those that the naturals lack.
  const missing = without(ranks, naturals.map(rankOf)) ?? [];
  const flushSuit =
    category === "flush" || category === "straight flush" ? suitOf(naturals[0] as Natural) : null;
  const standIns: Natural[] = [];
  for (const rank of missing) standIns.push(standIn(rank, [...naturals, ...standIns], flushSuit));
  const placed = cards.map((card) => (isJoker(card) ? (standIns.shift() as Natural) : card));
  return { category, read: ordered(placed, ranks) };
}

/**
 * Returns a joker's card: in a flush of its suit, else of the first of c d h s that this rank
 * lacks; c if it has all.
 */
const standIn = (rank: Rank, others: readonly Natural[], flushSuit: Suit | null): Natural =>
  `${rank}${flushSuit ?? suits.find((suit) => !others.includes(`${rank}${suit}`)) ?? suits[0]}`;

function ordered(cards: readonly Natural[], ranks: readonly Rank[]) {
  const size = (card: Natural) => ranks.filter((rank) => rank === rankOf(card)).length;
  const place = (card: Natural) => ranks.indexOf(rankOf(card));
  return cards.toSorted((one, other) => size(other) - size(one) || place(one) - place(other));
}
