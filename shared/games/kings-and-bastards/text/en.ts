// How is Kings & Bastards spoken of in English?

import type { Card, Rank } from '#shared/cards/card.ts';
import { allOf, capital, countWord, namedCards, noun, oneOf, spelled, spelledMany } from '#shared/text/english.ts';
import type { Said, Tell } from '#shared/text/said.ts';
import type { Lead } from '../types.ts';

const setName = (count: number): string => ['nothing', 'a single', 'a pair', 'a triple', 'a quad'][count] ?? `${count} cards`;
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
  otherCount: ({ lead: { count, rank } }: { lead: Lead }) => `${capital(setName(count))} lies on the table: play ${setName(count)} of a higher rank than ${rankWord(rank)}, or a 2 (KB-10).`,
  notHigher: ({ rank, lead }: { rank: Rank; lead: Lead }) => `${rankWord(rank)} does not beat ${rankWord(lead.rank)}: it takes ${setName(lead.count)} of a strictly higher rank, or a 2 (KB-10).`,
  noExchange: 'The exchange is over: play cards or pass.',
  otherGift: ({ due, count }: { due: number; count: number }) => `The King gives exactly ${due} ${noun(due, 'card', 'cards')}, not ${count}.`,
  notHeldToGive: ({ cards }: { cards: readonly Card[] }) => `You do not hold all of ${cards.join(', ')}: give cards from your own hand.`,
  sameTitles: 'carry.king and carry.bastard name the same seat (KB-6)',
  fewCards: ({ cards, seats }: { cards: number; seats: number }) => `${cards} cards are too few to deal to ${seats} players (KB-4)`,
};

const setWord = (count: number): string => ['', 'card', 'pair', 'triple', 'quad'][count] ?? 'set';
/** KB ranks are spelled out in advice, but for the 2, which is a name of its own. */
const spelledOut = (rank: Rank): string => (rank === '2' ? '2' : spelled[rank]);
const manyOf = (rank: Rank): string => (rank === '2' ? '2s' : spelledMany(rank));
type Set = { readonly rank: Rank; readonly count: number };
const the = ({ rank, count }: Set): string => `the ${count > 1 ? manyOf(rank) : spelledOut(rank)}`;
/** Of small numbers; "3 cards" and more in figures beyond three. */
const cardsLeft = (count: number): string => `only ${count > 3 ? count : countWord(count)} ${noun(count, 'card', 'cards')} left`;
const keptNames = { ace: ['ace', 'aces'], joker: ['joker', 'jokers'], two: ['2', '2s'] } as const;
type Kept = { readonly what: keyof typeof keptNames; readonly count: number };

/** Why a bot makes a move (H-27). */
const reasons = {
  leaves: 'Leaves the round.',
  noLowerGift: 'You have nothing lower to give.',
  lowGift: ({ ranks, leavesNone }: { ranks: readonly Rank[]; leavesNone: boolean }) =>
    `Low cards such as ${ranks.map(manyOf).join(' and ')} are the hardest to get rid of${leavesNone ? ', and no set is broken up' : ''}.`,
  nothingBeats: 'Nothing in your hand beats this.',
  tooDear: 'Beating this would cost more than it brings: keep your sets and high cards, the turn comes round again.',
  onlyTrumps: ({ withTwo, withJoker }: { withTwo: boolean; withJoker: boolean }) => `Only ${oneOf([...(withTwo ? ['a 2'] : []), ...(withJoker ? ['the joker'] : [])])} beats this, and is worth more later.`,
  lastCards: ({ count, isFirst }: { count: number; isFirst: boolean }) => `${count > 1 ? 'Your last cards' : 'Your last card'}: you go out${isFirst ? ' first and are King' : ''}.`,
  owed: 'You must start with the 3 of clubs.',
  owedInSet: 'You must start with the 3 of clubs, and low cards are best led together.',
  play: ({ way }: { way: Said }, tell: Tell) => `${tell(way)}.`,
  playAndKeep: ({ way, kept }: { way: Said; kept: readonly Kept[] }, tell: Tell) => `${tell(way)}; keeps your ${allOf(kept.map(({ what, count }) => keptNames[what][count > 1 ? 1 : 0]))}.`,
  twoToGoOut: 'A 2 wins the trick at once, and then nobody can keep you from going out.',
  twoInDanger: ({ fewest }: { fewest: number }) => `A 2 wins the trick at once: another has ${cardsLeft(fewest)}.`,
  twoForLead: 'A 2 wins the trick at once and gives you the lead for cards that beat nothing.',
  leadUnbeaten: (set: Set) => `Leads ${the(set)}: nothing that is still out can beat ${set.count > 1 ? 'them' : 'it'}`,
  leadTooMany: ({ fewest, ...set }: Set & { readonly fewest: number }) => `Leads ${the(set)}: who has ${cardsLeft(fewest)} cannot answer a ${setWord(set.count)}`,
  leadLowest: (set: Set) => `Leads ${the(set)}, your lowest: low cards beat nothing, so a lead is the time for them`,
  leadSet: (set: Set) => `Leads ${the(set)}: a ${setWord(set.count)} is hard to answer`,
  leadLone: (set: Set) => `Leads ${the(set)}, a lone card that makes no set`,
  leadHigh: (set: Set) => `Leads ${the(set)}, which may well hold the trick`,
  jokerInSet: (lead: Set) => `The joker makes up a ${setWord(lead.count)} that beats ${the(lead)}`,
  jokerAs: ({ as, ...lead }: Set & { readonly as: Rank }) => `The joker as ${spelledOut(as)} beats ${the(lead)}`,
  beatsAll: (lead: Set) => `Beats ${the(lead)}, and nothing that is still out beats this`,
  lowestThatBeats: (lead: Set) => `Lowest ${setWord(lead.count)} that beats ${the(lead)}`,
  breaksNoSet: (lead: Set) => `Beats ${the(lead)} without breaking up a set`,
  mayWin: (lead: Set) => `Beats ${the(lead)}, and is high enough that it may win the lead`,
};

export const en = { refusals, reasons };

export type Text = typeof en;
