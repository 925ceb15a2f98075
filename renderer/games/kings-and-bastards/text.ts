// What does Kings & Bastards say at the table, in every language?

import type { Rank } from '#shared/cards/card.ts';

const ordinal = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: { readonly [K in Intl.LDMLPluralRule]?: string } = { one: 'st', two: 'nd', few: 'rd' };
const nth = (place: number): string => `${place}${endings[ordinal.select(place)] ?? 'th'}`;

const rankNames: { readonly [K in Rank]: { readonly one: string; readonly many: string } } = {
  A: { one: 'ace', many: 'aces' }, '2': { one: '2', many: '2s' }, '3': { one: '3', many: '3s' }, '4': { one: '4', many: '4s' }, '5': { one: '5', many: '5s' },
  '6': { one: '6', many: '6s' }, '7': { one: '7', many: '7s' }, '8': { one: '8', many: '8s' }, '9': { one: '9', many: '9s' }, T: { one: '10', many: '10s' },
  J: { one: 'jack', many: 'jacks' }, Q: { one: 'queen', many: 'queens' }, K: { one: 'king', many: 'kings' },
};
const setNames = ['', '', 'pair', 'triple', 'quad'];

/** "pair of 7s"; a single is named by its card. */
const combination = (rank: Rank, count: number): string => `${setNames[count] ?? count} of ${rankNames[rank].many}`;
const chips = (amount: number): string => `${amount.toLocaleString('en')} ${amount === 1 ? 'chip' : 'chips'}`;
const cards = (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'}`;
/** "You" or a name, with the verb that goes with it. */
const does = (name: string | null, you: string, other: string): string => (name === null ? `You ${you}` : `${name} ${other}`);

/** Names are null for the reader. */
export const en = {
  name: 'Kings & Bastards',
  rankName: (rank: Rank) => rankNames[rank].one,
  combination,
  joined: (cardNames: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(cardNames),
  dealt: (dealer: string | null) => `${does(dealer, 'deal', 'deals')} a new round.`,
  playedSingle: (name: string | null, card: string) => `${does(name, 'played', 'played')} the ${card}.`,
  playedJoker: (name: string | null, rank: Rank) => `${does(name, 'played', 'played')} the joker as ${rank === 'A' || rank === '8' ? 'an' : 'a'} ${rankNames[rank].one}.`,
  playedSet: (name: string | null, rank: Rank, count: number, jokers: number) =>
    `${does(name, 'played', 'played')} a ${combination(rank, count)}${jokers > 0 ? `, ${jokers === 1 ? 'one of them a joker' : `${jokers} of them jokers`}` : ''}.`,
  passed: (name: string | null) => `${does(name, 'passed', 'passed')}.`,
  wonTrick: (name: string | null) => `${does(name, 'won', 'won')} the trick.`,
  gaveHidden: (name: string | null, to: string, count: number) => `${does(name, 'gave', 'gave')} ${to} ${cards(count)}.`,
  gave: (name: string | null, to: string, given: string) => `${does(name, 'gave', 'gave')} ${to} the ${given}.`,
  toYou: 'you',
  calledOff: 'There is no exchange: King or Bastard has left.',
  wentOut: (name: string | null, place: number) => `${does(name, 'are', 'is')} out: ${nth(place)} place.`,
  king: (name: string | null) => `${does(name, 'are', 'is')} King!`,
  bastard: (name: string | null) => `${does(name, 'are', 'is')} the Bastard.`,
  tookPot: (name: string | null, amount: number) => `${does(name, 'take', 'takes')} the pot of ${chips(amount)}.`,
  paid: (name: string | null, to: string, amount: number) => `${does(name, 'pay', 'pays')} ${to} ${chips(amount)}.`,
  left: (name: string | null) => `${does(name, 'have', 'has')} left the table.`,
  saysPass: 'Pass',
  yourLead: 'Your turn – lead any single or set',
  yourOwedLead: 'Your turn – lead the 3 of clubs',
  yourTurn: (toBeat: string) => `Your turn – beat the ${toBeat}, or pass`,
  yourPass: 'Your turn – you can only pass',
  yourGift: (count: number, to: string) => `You are King – give ${to} ${cards(count)} of your choice`,
  theirGift: (name: string) => `${name} chooses cards for the exchange`,
  theirTurn: (name: string) => `${name} to play`,
  over: 'The round is over',
  single: (rank: Rank) => rankNames[rank].one,
  play: 'Play',
  playThis: (words: string) => `Play ${words}`,
  playJoker: 'Play joker as…',
  giveThis: (count: number, of: number) => (count === of ? `Give ${cards(of)}` : `Give ${cards(of)} (${count} picked)`),
  handHelp: 'Arrow keys move between cards, Space picks, Enter plays, Escape clears. A rank’s key picks its cards, W a joker.',
  unfit: 'In no play that you may make now',
  nothingLies: 'Nothing has been played to this trick.',
  trick: (lead: string, name: string | null, before: number) =>
    `${does(name, 'lead', 'leads')} with the ${lead}${before > 0 ? `, after ${before} other ${before === 1 ? 'play' : 'plays'}` : ''}.`,
} as const;

type Widened<T> = T extends string ? string : T extends (...given: infer G) => string ? (...given: G) => string : never;
export type KingsText = { readonly [K in keyof typeof en]: Widened<(typeof en)[K]> };
