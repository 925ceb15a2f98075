// What do all eights games say alike, in every language?

import type { Rank, Suit } from '#shared/cards/card.ts';

const suits: { readonly [K in Suit]: string } = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' };
const ranks: { readonly [K in Rank]: string } = { A: 'an ace', '2': 'a 2', '3': 'a 3', '4': 'a 4', '5': 'a 5', '6': 'a 6', '7': 'a 7', '8': 'an 8', '9': 'a 9', T: 'a 10', J: 'a jack', Q: 'a queen', K: 'a king' };

const counts = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const many: { readonly [K in Rank]: string } = { A: 'aces', '2': '2s', '3': '3s', '4': '4s', '5': '5s', '6': '6s', '7': '7s', '8': '8s', '9': '9s', T: '10s', J: 'jacks', Q: 'queens', K: 'kings' };

const number = (amount: number): string => amount.toLocaleString('en');
const cards = (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'}`;
const chips = (amount: number): string => `${number(amount)} ${amount === 1 ? 'chip' : 'chips'}`;
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const list = (parts: readonly string[], type: 'conjunction' | 'disjunction'): string => new Intl.ListFormat('en', { type }).format(parts);
/** "You" or a name, with the verb that goes with it. */
const does = (name: string | null, you: string, other = you): string => (name === null ? `You ${you}` : `${name} ${other}`);
const naming = (suit: Suit | null): string => (suit === null ? '' : ` and named ${suits[suit]}`);

/** Names are null for the reader. */
export const en = {
  does, cards, capital, naming,
  suit: (suit: Suit) => suits[suit],
  rank: (rank: Rank) => ranks[rank],
  anyOf: (parts: readonly string[]) => list(parts, 'disjunction'),
  allOf: (parts: readonly string[]) => list(parts, 'conjunction'),
  /** "three 9s" */
  set: (rank: Rank, count: number) => `${counts[count] ?? count} ${many[rank]}`,
  anyCard: 'any card',
  the: (card: string) => `the ${card}`,
  /** Who drew is told the names. */
  drew: (name: string | null, count: number, names: readonly string[]) =>
    `${does(name, 'drew')} ${names.length > 0 ? `the ${list(names, 'conjunction')}` : count === 1 ? 'a card' : cards(count)}.`,
  refilled: (count: number) => `The stock was empty: ${count === 1 ? 'the card' : `the ${cards(count)}`} under the top card ${count === 1 ? 'is' : 'are shuffled into'} a new one.`,
  passed: (name: string | null) => `${does(name, 'passed')}.`,
  reversed: (direction: 1 | -1) => (direction === 1 ? 'Play turns round: it goes clockwise.' : 'Play turns round: it goes counter-clockwise.'),
  clockwise: 'Play goes clockwise.',
  counterClockwise: 'Play goes counter-clockwise.',
  tookAnotherTurn: (name: string | null) => `${does(name, 'take', 'takes')} another turn.`,
  left: (name: string | null) => `${does(name, 'have', 'has')} left the table.`,
  tookPot: (name: string | null, amount: number) => `${does(name, 'take', 'takes')} the pot of ${chips(amount)}.`,
  saysDraw: (count: number) => (count === 1 ? 'Draw' : `Draw ${count}`),
  saysPass: 'Pass',
  saysAgain: 'Another turn!',
  saysSuit: (suit: Suit) => `${capital(suits[suit])}!`,
  saysLastCard: 'Last card!',
  saysWin: 'Wins!',
  theirTurn: (name: string, want: string) => `${name} to play – ${want}`,
  oneLeft: 'one card left!',
  over: 'The round is over',
  play: 'Play',
  playThis: (words: string) => `Play ${words}`,
  /** A suit is asked for next. */
  playAndName: (words: string) => `Play ${words}…`,
  adviseSuit: (label: string, suit: Suit) => `${label} and name ${suits[suit]}`,
  draw: 'Draw',
  drawCard: 'Draw a card',
  pickCard: 'Pick a card to play first',
  onPile: (card: string, count: number) => (count === 1 ? `On the pile: ${card}.` : `On the pile: ${card}, on ${cards(count - 1)}.`),
  emptyPile: 'Nothing lies on the pile.',
  inStock: (count: number) => (count === 0 ? 'The stock is empty.' : `In the stock: ${cards(count)}.`),
  toMatch: (words: string) => `To match: ${words}.`,
  removed: (count: number) => `${cards(count)} of players who left ${count === 1 ? 'is' : 'are'} out of play.`,
} as const;

type Widened<T> = T extends string ? string : T extends (...given: infer G) => infer R ? (...given: G) => R : { readonly [K in keyof T]: Widened<T[K]> };
export type EightsText = Widened<typeof en>;
