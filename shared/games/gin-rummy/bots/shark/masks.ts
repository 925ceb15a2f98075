import type { Card } from "#shared/cards/card.ts";
import {
  cardAt,
  cardCount,
  maskOf,
  placeOf,
  placesIn,
  ranksInSuit,
  type Mask,
} from "../../melds.ts";

/** How many sets of ranks a suit has, and the bits of all its ranks. */
export const suitMasks = 2 ** ranksInSuit;
export const suit = suitMasks - 1;
/** The place of the highest bit. */
export const highestIn = (mask: number): number => 31 - Math.clz32(mask);

export const wholePack: Mask = maskOf(Array.from({ length: cardCount }, (_, place) => place));

export const maskOfCards = (cards: readonly Card[]): Mask => maskOf(cards.map(placeOf));
export const cardsOf = (mask: Mask): readonly Card[] => placesIn(mask).map(cardAt);

export const joined = (...masks: readonly Mask[]): Mask => ({
  low: masks.reduce((low, mask) => low | mask.low, 0),
  high: masks.reduce((high, mask) => high | mask.high, 0),
});
export const without = (mask: Mask, other: Mask): Mask => ({
  low: mask.low & ~other.low,
  high: mask.high & ~other.high,
});
