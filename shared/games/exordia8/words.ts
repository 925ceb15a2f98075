// What is a card called in a refusal where two have a name of their own (X8-12, X8-13)?

import type { Card } from '#shared/cards/card.ts';
import { cardWords as usualWords } from '#shared/cards/words.ts';

/** "the 8 of hearts", "the joker", and the two that have a name: "the Queen of Hearts" */
export function cardWords(card: Card): string {
  if (card === 'Qh') return 'the Queen of Hearts';
  return card === 'Qs' ? 'the Queen of Spades' : usualWords(card);
}
