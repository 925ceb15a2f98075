// How are cards called in Normal Eights: jokers as what they were named, and sets?

import { isNatural, rankOf, ranks, suitOf, type Card, type Natural } from '#shared/cards/card.ts';
import { eightsText } from '#renderer/games/eights/catalogue.ts';
import { cardName } from '#renderer/text/cardName.ts';
import { normalText } from './catalogue.ts';

/** "king of hearts", "joker as king of hearts" (NE-24). */
export const countedName = (card: Card, as: Card | null | undefined): string => (as && as !== card ? normalText().namedAs(cardName(card), cardName(as)) : cardName(card));

/** NE-11: the heights of the cards with aces low or high, whichever lets them lie closer. */
function heightsOf(naturals: readonly Natural[]): readonly number[] {
  const low = naturals.map((card) => ranks.indexOf(rankOf(card)));
  const high = low.map((height) => (height === 0 ? ranks.length : height));
  const span = (heights: readonly number[]): number => Math.max(...heights) - Math.min(...heights);
  return span(high) < span(low) ? high : low;
}

/** Jokers that fill no gap go on at the upper end, or below where that is the ace. */
function endsOf(cards: readonly Card[], naturals: readonly Natural[]): readonly [low: number, high: number] {
  const heights = heightsOf(naturals);
  const high = Math.min(Math.min(...heights) + cards.length - 1, ranks.length);
  return [high - cards.length + 1, high];
}

/** "three 7s", "4 to 7 of hearts" */
export function setName(cards: readonly Card[]): string {
  const naturals = cards.filter(isNatural);
  const [first] = naturals;
  if (!first) return eightsText().allOf(cards.map(cardName));
  if (naturals.every((card) => rankOf(card) === rankOf(first))) return eightsText().set(rankOf(first), cards.length);
  const [low, high] = endsOf(cards, naturals);
  const nameAt = (height: number): string => normalText().rankInRun[ranks[height % ranks.length] ?? 'A'];
  return normalText().run(nameAt(low), nameAt(high), suitOf(first));
}
