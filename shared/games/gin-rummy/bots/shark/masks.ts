import type { Card } from "#shared/cards/card.ts";
import { cardAt, cardCount, maskOf, placeOf, placesIn, type Mask } from "../../melds.ts";

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
