// What does five-card draw say at the table, in every language?

import type { Rank } from '#shared/cards/card.ts';
import type { Phase, Titles } from '#shared/games/five-card-draw/types.ts';
import type { HandKind } from './handKind.ts';

const one: { readonly [K in Rank]: string } = { A: 'ace', '2': '2', '3': '3', '4': '4', '5': '5', '6': '6', '7': '7', '8': '8', '9': '9', T: '10', J: 'jack', Q: 'queen', K: 'king' };
const many = (rank: Rank): string => `${one[rank]}s`;

const number = (amount: number): string => amount.toLocaleString('en');
const chips = (amount: number): string => `${number(amount)} ${amount === 1 ? 'chip' : 'chips'}`;
const cards = (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'}`;
const list = (parts: readonly string[]): string => new Intl.ListFormat('en', { type: 'conjunction' }).format(parts);
/** "You" or a name, with the verb that goes with it. */
const does = (name: string | null, you: string, other = you): string => (name === null ? `You ${you}` : `${name} ${other}`);
const allInToo = (name: string | null, isAllIn: boolean): string => (isAllIn ? ` and ${name === null ? 'are' : 'is'} all in` : '');

/** FD-16's words with the ranks that matter. */
function hand({ category, ranks: [first, second] }: HandKind): string {
  switch (category) {
    case 'high card': return `${one[first]} high`;
    case 'one pair': return `pair of ${many(first)}`;
    case 'two pair': return `two pair, ${many(first)} and ${many(second)}`;
    case 'three of a kind': return `three ${many(first)}`;
    case 'straight': return `straight to the ${one[first]}`;
    case 'flush': return `flush, ${one[first]} high`;
    case 'full house': return `full house, ${many(first)} over ${many(second)}`;
    case 'four of a kind': return `four ${many(first)}`;
    case 'straight flush': return first === 'A' ? 'royal flush' : `straight flush to the ${one[first]}`;
    case 'five of a kind': return `five ${many(first)}`;
  }
}

const withArticle: readonly HandKind['category'][] = ['one pair', 'straight', 'flush', 'full house', 'straight flush'];
const stages: { readonly [K in Phase]: string | null } = { bet1: 'The first betting is over.', draw: 'The draw is over.', bet2: 'The second betting is over.', over: null };

/** Names are null for the reader. */
export const en = {
  name: 'Five-card draw',
  hand,
  dealt: (dealer: string | null) => `${does(dealer, 'deal', 'deals')} a new hand.`,
  bet: (name: string | null, to: number, isAllIn: boolean) => `${does(name, 'bet')} ${number(to)}${allInToo(name, isAllIn)}.`,
  raised: (name: string | null, to: number, isAllIn: boolean) => `${does(name, 'raised')} to ${number(to)}${allInToo(name, isAllIn)}.`,
  called: (name: string | null, amount: number, isAllIn: boolean) => `${does(name, 'called')} ${number(amount)}${allInToo(name, isAllIn)}.`,
  checked: (name: string | null) => `${does(name, 'checked')}.`,
  folded: (name: string | null) => `${does(name, 'folded')}.`,
  stageEnded: (phase: Phase) => stages[phase],
  returned: (name: string | null, amount: number) => `${does(name, 'get', 'gets')} ${chips(amount)} back that nobody could call.`,
  reshuffled: (count: number) => `The stock is empty: ${cards(count)} thrown before ${count === 1 ? 'becomes' : 'are shuffled into'} a new one.`,
  drew: (name: string | null, count: number, names: readonly string[]) =>
    count === 0 ? `${does(name, 'stood')} pat.` : `${does(name, 'drew')} ${cards(count)}${names.length > 0 ? `: ${list(names)}` : ''}.`,
  showed: (name: string | null, kind: HandKind, names: readonly string[]) => `${does(name, 'showed')} ${withArticle.includes(kind.category) ? 'a ' : ''}${hand(kind)}: ${list(names)}.`,
  jokerAs: (card: string) => `joker as ${card}`,
  won: (name: string | null, pot: string, byFold: boolean) => `${does(name, 'won')} ${pot}${byFold ? ': everyone else was out' : ''}.`,
  split: (shares: readonly { readonly name: string | null; readonly amount: number }[], pot: string) => {
    const names = list(shares.map(({ name }, at) => name ?? (at === 0 ? 'You' : 'you')));
    return `${names} split ${pot}: ${shares.map(({ name, amount }) => `${name ?? 'you'} ${number(amount)}`).join(', ')}.`;
  },
  pot: (index: number, amount: number) => (index === 0 ? `the pot of ${chips(amount)}` : `side pot ${index} of ${chips(amount)}`),
  left: (name: string | null) => `${does(name, 'have', 'has')} left the table.`,
  saysBet: (to: number) => `Bet ${number(to)}`,
  saysRaise: (to: number) => `Raise to ${number(to)}`,
  saysCall: (amount: number) => `Call ${number(amount)}`,
  saysAllIn: 'All in',
  saysCheck: 'Check',
  saysDrew: (count: number) => (count === 0 ? 'Stand pat' : `Draw ${count}`),
  yourBet: 'Your turn – bet or fold',
  yourCheck: 'Your turn – check or bet',
  yourCall: (amount: number) => `Your turn – ${number(amount)} to call`,
  yourCallAllIn: (amount: number) => `Your turn – ${number(amount)} to call, your last chips`,
  yourDraw: (max: number) => (max === 0 ? 'Your turn – there are no cards to draw' : `Your turn – draw up to ${cards(max)}`),
  theirTurn: (name: string) => `${name} to act`,
  theirDraw: (name: string) => `${name} to draw`,
  youAreAllIn: (name: string) => `You are all in – ${name} to act`,
  over: 'The hand is over',
  callNow: 'Call',
  call: (amount: number) => `Call ${number(amount)}`,
  callAllIn: (amount: number) => `Call all in – ${number(amount)}`,
  check: 'Check',
  fold: 'Fold',
  bet1: 'Bet…',
  raise1: 'Raise…',
  betTo: (to: number) => `Bet ${number(to)}`,
  raiseTo: (to: number) => `Raise to ${number(to)}`,
  allIn: (to: number) => `All in – ${number(to)}`,
  draw: (count: number) => (count === 0 ? 'Stand pat' : `Draw ${count}`),
  drawAtMost: (max: number) => (max === 0 ? 'No cards are left to draw: stand pat.' : `You may draw ${cards(max)} at most.`),
  presets: { half: '½ pot', pot: 'Pot', all: 'All in' },
  unfit: 'There is no card to draw for it',
  wild: 'wild',
  drewBefore: (count: number) => (count === 0 ? 'stood pat' : `drew ${cards(count)}`),
  notDealt: 'not dealt in',
  allInNow: 'all in',
  privilege: { king: 'pays no ante', bastard: 'pays the King’s ante' } satisfies { readonly [K in keyof Titles]: string },
  handHelp: 'Arrow keys move between cards, Space picks those to throw, D draws or stands pat, Escape clears. F folds, C calls or checks, R or B asks how much to bet, A goes all in, Enter confirms.',
} as const;

type Widened<T> = T extends string ? string : T extends (...given: infer G) => infer R ? (...given: G) => R : { readonly [K in keyof T]: Widened<T[K]> };
export type DrawText = Widened<typeof en>;
