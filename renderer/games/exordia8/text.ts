// What does Exordia8 say at the table, in every language?

import type { Suit } from '#shared/cards/card.ts';
import { en as eights } from '#renderer/games/eights/text.ts';

const { does, cards, naming } = eights;

/** Names are null for the reader. */
export const en = {
  name: 'Exordia8',
  dealt: (dealer: string | null) => `${does(dealer, 'deal', 'deals')} a new round and ${dealer === null ? 'play' : 'plays'} first.`,
  played: (name: string | null, card: string, suit: Suit | null, isPlain: boolean) =>
    `${does(name, 'played')} the ${card}${naming(suit)}${isPlain ? ', without its special meaning' : ''}.`,
  skipped: (name: string | null) => `${does(name, 'skipped')}.`,
  declined: (name: string | null) => `${does(name, 'put', 'puts')} no more.`,
  startedSequent: (name: string | null, suit: Suit) => `${does(name, 'started')} a sequent of ${eights.suit(suit)}.`,
  finishedSequent: (name: string | null, suit: Suit) => `${does(name, 'finished')} the sequent of ${eights.suit(suit)}.`,
  brokeSequent: (name: string | null, count: number, names: readonly string[]) =>
    `${does(name, 'broke')} the sequent${count === 0 ? '' : ` and picked up ${names.length > 0 ? `the ${eights.allOf(names)}` : cards(count)}`}.`,
  blocked: 'Everybody has skipped: the round is blocked. The fewest cards win.',
  won: (name: string | null) => `${does(name, 'have', 'has')} won the round!`,
  saysSkip: 'Skip',
  saysDecline: 'No more',
  saysSequent: 'Sequent!',
  saysFinished: 'Sequent finished!',
  saysBreaks: 'Breaks the sequent',
  redOrJack: 'hearts, diamonds or a jack',
  blackOrJack: 'clubs, spades or a jack',
  allButQueen: 'any card but the queen of hearts',
  allButJoker: 'any card but a joker',
  yourTurn: (want: string, other: 'draw' | 'skip' | null) => `Your turn – ${want}${other === null ? '' : `, or ${other}`}`,
  youCanOnly: (want: string, other: 'draw' | 'skip') => `Your turn – nothing fits (${want}): ${other === 'draw' ? 'draw a card' : 'you can only skip'}`,
  yourSpark: (line: string, card: string) => `${line} – the ${card} starts a sequent`,
  yourOwed: (card: string) => `Your turn – a sequent runs: put the ${card}`,
  youBreak: (card: string, count: number) => `Your turn – you owe the ${card}: ${count === 0 ? 'break the sequent' : `take ${cards(count)}`}`,
  yourExtra: 'Your turn – one more card on your 8, or decline',
  theirOwed: (name: string, card: string) => `A sequent runs – ${name} owes the ${card}`,
  theirExtra: (name: string) => `${name} to play – one more card on the 8`,
  skip: 'Skip',
  take: (count: number) => (count === 0 ? 'Break the sequent' : `Take ${cards(count)}`),
  decline: 'Decline',
  mustPut: (card: string) => `You hold the ${card}: it must be put`,
  unfit: (want: string) => `Does not fit: it must be ${want}`,
  unfitSequent: (card: string) => `Only the ${card} goes on the running sequent`,
  sequentRuns: (suit: Suit, card: string) => `A sequent of ${eights.suit(suit)} runs: the ${card} is owed.`,
  sparkOpen: (card: string) => `The ${card} would start a sequent now.`,
  plain: (card: string) => `The ${card} has lost its special meaning.`,
  notes: {
    A: 'reverses the direction', '2': 'may start a sequent', '8': 'goes on any card, names a suit', J: 'opens its colour', Qh: 'another turn', Qs: 'any card may follow', joker: 'names a suit',
  },
  handHelp: 'Arrow keys move between cards, Space picks, Enter plays, Escape clears. D draws a card; P skips or declines; B breaks a sequent. A rank’s key picks a card of it, again the next one; W a joker.',
} as const;

type Widened<T> = T extends string ? string : T extends (...given: infer G) => infer R ? (...given: G) => R : { readonly [K in keyof T]: Widened<T[K]> };
export type ExordiaText = Widened<typeof en>;
