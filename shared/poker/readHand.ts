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
import { aceHeight, lowAceHeight, rankAt } from "./cardCode.ts";
import type { Category } from "./category.ts";
import { descriptionOf, evaluate } from "./evaluate.ts";

export interface HandReading {
  readonly category: Category;
  /**
   * Sorted by size of group, then rank; within a rank in the order held. Jokers appear as the cards
   * they stand for.
   */
  readonly read: readonly Natural[];
}

/** Reads exactly five cards. Throws a RangeError for any other number. */
export function readHand(cards: readonly Card[]): HandReading {
  const { category, heights } = descriptionOf(evaluate(cards));
  const ranks = heights.map((height) => rankAt(height === lowAceHeight ? aceHeight : height));
  const naturals = cards.filter(isNatural);
  // Equal strength means equal ranks, so the jokers stand for those that the naturals lack.
  const missing = without(ranks, naturals.map(rankOf)) ?? [];
  const flushSuit =
    category === "flush" || category === "straight flush" ? suitOf(naturals[0] as Natural) : null;
  const standIns = missing.reduce<readonly Natural[]>(
    (chosen, rank) => [...chosen, standIn(rank, [...naturals, ...chosen], flushSuit)],
    [],
  );
  return { category, read: ordered(placed(cards, standIns), ranks) };
}

/**
 * Returns a joker's card: in a flush of its suit, else of the first of c d h s that this rank
 * lacks; c if it has all.
 */
const standIn = (rank: Rank, others: readonly Natural[], flushSuit: Suit | null): Natural =>
  `${rank}${flushSuit ?? suits.find((suit) => !others.includes(`${rank}${suit}`)) ?? suits[0]}`;

function placed(cards: readonly Card[], standIns: readonly Natural[]): readonly Natural[] {
  const left = standIns.slice();
  return cards.map((card) => (isJoker(card) ? (left.shift() as Natural) : card));
}

function ordered(cards: readonly Natural[], ranks: readonly Rank[]): readonly Natural[] {
  const size = (card: Natural): number => ranks.filter((rank) => rank === rankOf(card)).length;
  const place = (card: Natural): number => ranks.indexOf(rankOf(card));
  return cards.toSorted((one, other) => size(other) - size(one) || place(one) - place(other));
}
