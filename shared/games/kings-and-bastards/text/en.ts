// How is Kings & Bastards spoken of in English?

import type { Card, Rank } from '#shared/cards/card.ts';
import { capital, namedCards, noun } from '#shared/text/english.ts';
import type { Lead } from '../types.ts';

const countWord = (count: number): string => ['nothing', 'a single', 'a pair', 'a triple', 'a quad'][count] ?? `${count} cards`;
/** As people read it: a T is a 10. */
const rankWord = (rank: Rank): string => (rank === 'T' ? '10' : rank);

const refusals = {
  giveFirst: ({ count }: { count: number }) => `First give ${count} of your cards to the Bastard.`,
  leadPasses: 'You lead the trick and may not pass: play any single or set, or a 2.',
  notHeld: ({ cards }: { cards: readonly Card[] }) => `You do not hold ${namedCards(cards)}: play cards from your own hand.`,
  asInSet: '"as" is named for a lone joker only: in a set jokers take the rank of the set.',
  twoInSet: 'A 2 is played alone: it never forms part of a set, and only one is played at a time.',
  tooMany: ({ count }: { count: number }) => `${count} cards are too many: a play is a single, pair, triple or quad of one rank.`,
  otherRanks: 'These cards are not of one rank: a play is a single, pair, triple or quad of one rank.',
  jokersAlone: 'Jokers cannot stand for a whole set: put at least one natural card with them.',
  noAs: 'A lone joker needs "as": the rank it is played as, 3 to A.',
  asTwo: 'A joker cannot be a 2: declare it as a rank from 3 to A.',
  owed: 'You hold the 3 of clubs and start the round: lead it, alone or in a set of 3s.',
  otherCount: ({ lead: { count, rank } }: { lead: Lead }) => `${capital(countWord(count))} lies on the table: play ${countWord(count)} of a higher rank than ${rankWord(rank)}, or a 2 (KB-10).`,
  notHigher: ({ rank, lead }: { rank: Rank; lead: Lead }) => `${rankWord(rank)} does not beat ${rankWord(lead.rank)}: it takes ${countWord(lead.count)} of a strictly higher rank, or a 2 (KB-10).`,
  noExchange: 'The exchange is over: play cards or pass.',
  otherGift: ({ due, count }: { due: number; count: number }) => `The King gives exactly ${due} ${noun(due, 'card', 'cards')}, not ${count}.`,
  notHeldToGive: ({ cards }: { cards: readonly Card[] }) => `You do not hold all of ${cards.join(', ')}: give cards from your own hand.`,
  sameTitles: 'carry.king and carry.bastard name the same seat (KB-6)',
  fewCards: ({ cards, seats }: { cards: number; seats: number }) => `${cards} cards are too few to deal to ${seats} players (KB-4)`,
};

export const en = { refusals };

export type Text = typeof en;
