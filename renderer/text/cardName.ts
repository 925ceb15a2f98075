// How is a card called in words?

import { isNatural, rankOf, suitOf, type Card } from '#shared/cards/card.ts';
import { text } from './text.ts';

export function cardName(card: Card): string {
  const { ranks, suits, of, joker } = text().card;
  return isNatural(card) ? of(ranks[rankOf(card)], suits[suitOf(card)]) : joker;
}
