// In which order does a hand of an eights game lie?

import { isNatural, rankOf, ranks, suitOf, type Card, type Rank, type Suit } from '#shared/cards/card.ts';
import type { TableGame } from '#renderer/table/tableGame.ts';

/** What is played unlike others stands apart: cards of the special rank, then jokers. */
const apart = (card: Card, special: Rank): number => (isNatural(card) ? (rankOf(card) === special ? 1 : 0) : 2);
const rankPlace = (card: Card): number => (isNatural(card) ? ranks.indexOf(rankOf(card)) : ranks.length);
/** Black and red in turn, so that neighbours are told apart. */
const suitOrder: readonly Suit[] = ['c', 'd', 's', 'h'];
const suitPlace = (card: Card): number => (isNatural(card) ? suitOrder.indexOf(suitOf(card)) : suitOrder.length);

export const orderWith = (special: Rank): TableGame['order'] => (sortBy) => (one, other) => {
  const [byRank, bySuit] = [rankPlace(one) - rankPlace(other), suitPlace(one) - suitPlace(other)];
  return apart(one, special) - apart(other, special) || (sortBy === 'rank' ? byRank || bySuit : bySuit || byRank);
};

/** Eights go on any card. */
export const order = orderWith('8');
