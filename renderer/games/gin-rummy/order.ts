// In which order does a hand of Gin Rummy lie, where its melds are not told apart?

import { isNatural, rankOf, ranks, type Card } from '#shared/cards/card.ts';
import { orderBy } from '#renderer/games/handOrder.ts';

/** GR-4: the ace is low. */
export const order = orderBy((card: Card) => (isNatural(card) ? ranks.indexOf(rankOf(card)) : ranks.length));
