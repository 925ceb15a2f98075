// Finds the better of two hands the long way, from the words of FD-16 and FD-17 alone.

import { isJoker, suitOf, rankOf, type Card, type Natural } from "#shared/cards/card.ts";
import { packs } from "#shared/cards/pack.ts";
import { categories, type Category } from "#shared/poker/evaluate.ts";

/** Its category's number, then what breaks ties. */
export type Worth = readonly number[];

const height = (card: Natural): number => "23456789TJQKA".indexOf(rankOf(card)) + 2;

function straightTop(heights: readonly number[]): number | null {
  if (new Set(heights).size < 5) return null;
  const spread = Math.max(...heights) - Math.min(...heights);
  if (spread === 4) return Math.max(...heights);
  return [14, 2, 3, 4, 5].every((wanted) => heights.includes(wanted)) ? 5 : null;
}

function worthOfNaturals(cards: readonly Natural[]): Worth {
  const heights = cards.map(height).sort((one, other) => other - one);
  const count = (wanted: number): number => heights.filter((one) => one === wanted).length;
  const grouped = heights.toSorted((one, other) => count(other) - count(one) || other - one);
  const most = count(grouped[0]!);
  const next = new Set(grouped).size === 1 ? 0 : count(grouped[most]!);
  const top = straightTop(heights);
  const flush = new Set(cards.map(suitOf)).size === 1;
  const is = (category: Category, ties: readonly number[]): Worth => [
    categories.indexOf(category),
    ...ties,
  ];
  if (most === 5) return is("five of a kind", grouped);
  if (flush && top !== null) return is("straight flush", [top]);
  if (most === 4) return is("four of a kind", grouped);
  if (most === 3 && next === 2) return is("full house", grouped);
  if (flush) return is("flush", heights);
  if (top !== null) return is("straight", [top]);
  if (most === 3) return is("three of a kind", grouped);
  if (most === 2) return is(next === 2 ? "two pair" : "one pair", grouped);
  return is("high card", grouped);
}

const everyNatural = packs(1, 0) as readonly Natural[];
const better = (one: Worth, other: Worth): Worth => (compareWorth(one, other) >= 0 ? one : other);

export function compareWorth(one: Worth, other: Worth): number {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at < 0 ? 0 : one[at]! - other[at]!;
}

/**
 * Every joker tried as every card; but in a flush it cannot be a rank that is there already
 * (FD-17).
 */
export function worthOf(cards: readonly Card[]): Worth {
  const at = cards.findIndex(isJoker);
  if (at < 0) return worthOfNaturals(cards as readonly Natural[]);
  const others = cards.toSpliced(at, 1);
  const naturals = others.filter((card): card is Natural => !isJoker(card));
  const tried = everyNatural.filter(
    (card) =>
      !(
        naturals.every((other) => suitOf(other) === suitOf(card)) &&
        naturals.some((other) => rankOf(other) === rankOf(card))
      ),
  );
  return tried.map((card) => worthOf([...others, card])).reduce(better);
}
