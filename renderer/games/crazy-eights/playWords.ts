// How is a play of Crazy Eights called?

import { isNatural, rankOf, suitOf, type Card, type Natural } from '#shared/cards/card.ts';
import { eightsText } from '#renderer/games/eights/catalogue.ts';
import { cardName } from '#renderer/text/cardName.ts';
import { crazyText } from './catalogue.ts';

/** The cards where they are of one rank, as they must be to be played together (CE-7); else null. */
export function setOf(cards: readonly Card[]): readonly Natural[] | null {
  const naturals = cards.filter(isNatural);
  return naturals.length === cards.length && new Set(naturals.map(rankOf)).size === 1 ? naturals : null;
}

/** "three 9s"; null for anything but a set of several. */
export function setWords(cards: readonly Card[]): string | null {
  const [first, ...others] = setOf(cards) ?? [];
  return first && others.length > 0 ? eightsText().set(rankOf(first), cards.length) : null;
}

/** "9 of clubs", "three 9s, clubs on top" – CE-7: in the order in which they go on the pile. */
export function playWords(cards: readonly Card[]): string {
  const set = setWords(cards);
  const last = setOf(cards)?.at(-1);
  if (set === null || !last) return eightsText().allOf(cards.map(cardName));
  return rankOf(last) === '8' ? set : crazyText().onTop(set, suitOf(last));
}
