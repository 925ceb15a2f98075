import { isJoker, isNatural, rankOf, suitOf, type Card, type Rank } from "#shared/cards/card.ts";
import { without } from "#shared/cards/hand.ts";
import type { Category } from "#shared/poker/category.ts";
import { readHand } from "#shared/poker/readHand.ts";

export type HandName = {
  readonly category: Category;
  /** In the order in which the hand is read (FD-16). */ readonly ranks: readonly Rank[];
};

export function handName(hand: readonly Card[]): HandName {
  const { category, read } = readHand(hand);
  return { category, ranks: read.map(rankOf) };
}

export type Kept = {
  readonly jokers: number;
  readonly ranks: readonly { readonly rank: Rank; readonly count: number }[];
  readonly isOneSuit: boolean;
};

/** What stays of the hand when these are thrown. */
export function keptOf(hand: readonly Card[], thrown: readonly Card[]): Kept {
  const kept = without(hand, thrown) ?? hand;
  const naturals = kept.filter(isNatural);
  const ranks = [...Map.groupBy(naturals, rankOf)].map(([rank, cards]) => ({
    rank,
    count: cards.length,
  }));
  return {
    jokers: kept.filter(isJoker).length,
    ranks,
    isOneSuit: new Set(naturals.map(suitOf)).size === 1,
  };
}
