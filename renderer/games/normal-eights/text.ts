// What does Normal Eights say at the table, in every language?

import type { Rank, Suit } from '#shared/cards/card.ts';
import type { Choosing } from '#shared/games/normal-eights/types.ts';
import { en as eights } from '#renderer/games/eights/text.ts';

const { does, cards, capital, suit: suitName, allOf } = eights;
/** Within a sentence: "you draw", "Ben draws". */
const they = (name: string | null, you: string, other: string): string => (name === null ? `you ${you}` : `${name} ${other}`);
const whose = (name: string | null): string => (name === null ? 'your' : `${name}’s`);
const whom = (name: string | null): string => name ?? 'you';
const turns = (count: number): string => (count === 1 ? 'next turn' : `next ${count} turns`);
const isAre = (count: number): string => (count === 1 ? 'is' : 'are');
const sentences = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** Who plays the card, whom it is aimed at, which suit it names: names are null for the reader. */
export type Aim = { readonly user: string | null; readonly target: string | null; readonly suit: Suit };
/** A card of a chain that is over, with whose it was. */
export type Fate = { readonly card: string; readonly name: string | null; readonly stands: boolean; readonly back: boolean };

const stakes: { readonly [K in Rank]: (aim: Aim) => string } = {
  '2': () => 'war – everybody lays a card, the highest is discarded',
  '3': ({ user }) => `${they(user, 'draw', 'draws')} three cards`,
  '4': ({ user }) => `${whose(user)} hand lies open`,
  '5': ({ user, target }) => `${they(target, 'give', 'gives')} ${whom(user)} a card`,
  '6': () => 'everybody may discard sets',
  '7': ({ user }) => `everybody but ${whom(user)} discards a card`,
  '8': () => 'it does nothing',
  '9': () => 'play turns round',
  T: ({ user }) => `${they(user, 'have', 'has')} another turn`,
  J: ({ target }) => `${whose(target)} next turn is skipped`,
  Q: ({ suit }) => `${suitName(suit)} must follow`,
  K: ({ target }) => `${they(target, 'draw', 'draws')} four cards`,
  A: () => '',
};

const waitingFor = (names: readonly string[], more: number): string =>
  (names.length === 0 ? 'waiting for the others' : `waiting for ${more > 0 ? `${names.join(', ')} and ${more} more` : allOf(names)}`);

export const en = {
  name: 'Normal Eights',
  stake: (rank: Rank, aim: Aim) => stakes[rank](aim),
  /** "joker as king of hearts" */
  namedAs: (card: string, as: string) => `${card} as ${as}`,
  dealt: (dealer: string | null) => `${does(dealer, 'deal', 'deals')} a new round.`,
  played: (name: string | null, card: string, stake: string) => `${does(name, 'played')} the ${card}: ${stake}.`,
  noped: (name: string | null, card: string, sendBack: boolean) => `${does(name, 'answered')} with the ${card}: Nope!${sendBack ? ' The card is to go back.' : ''}`,
  /** What became of a card that was answered. */
  fate: ({ card, name, stands, back }: Fate) =>
    (stands ? `The ${card} stands.` : back ? `The ${card} is cancelled and goes back to ${whose(name)} hand.` : `The ${card} is cancelled.`),
  asked: {
    war: () => 'War: everybody lays a card face down.',
    give: (name: string | null) => `${does(name, 'choose', 'chooses')} a card to give.`,
    sets: () => 'Everybody may discard sets.',
    purge: () => 'The others choose a card to discard.',
  } satisfies { readonly [K in Choosing]: (name: string | null) => string },
  picked: 'You have chosen.',
  turned: (picks: readonly { readonly name: string | null; readonly card: string }[], highest: readonly (string | null)[]) =>
    `Turned over: ${picks.map(({ name, card }) => `${whose(name)} ${card}`).join(', ')}. ${capital(allOf(highest.map((name) => `${whose(name)} card`)))} ${highest.length === 1 ? 'is the highest' : 'are the highest'}.`,
  discarded: (hands: readonly { readonly name: string | null; readonly cards: readonly string[] }[]) =>
    (hands.length === 0 ? 'Nothing is discarded.' : `${capital(hands.map(({ name, cards: names }, at) => `${at === 0 ? they(name, 'discarded', 'discarded') : whom(name)} the ${allOf(names)}`).join('; '))}.`),
  gave: (name: string | null, to: string | null, card: string | null) => `${does(name, 'gave')} ${whom(to)} ${card === null ? 'a card' : `the ${card}`}.`,
  drewNone: (name: string | null) => `There is no card for ${whom(name)} to draw.`,
  showed: (name: string | null, names: readonly string[]) => `${capital(whose(name))} hand lies open${names.length === 0 ? '' : `: ${allOf(names)}`}.`,
  hid: (name: string | null) => `${does(name, 'take', 'takes')} the open hand up again.`,
  skipping: (name: string | null, count: number) => `${capital(whose(name))} ${turns(count)} ${isAre(count)} skipped.`,
  skipped: (name: string | null, left: number) => `${does(name, 'are', 'is')} skipped${left === 0 ? '' : `, and ${left} ${left === 1 ? 'time' : 'times'} more`}.`,
  named: (name: string | null, suit: Suit) => `${does(name, 'name', 'names')} ${suitName(suit)}.`,
  fizzled: 'Nothing comes of it.',
  kept: (name: string | null) => `${does(name, 'keep', 'keeps')} the card.`,
  blocked: 'Nobody can draw, and everybody has passed: the round is blocked. The fewest cards win.',
  won: (name: string | null) => `${does(name, 'have', 'has')} won the round!`,

  /** While a window is open. */
  plays: (name: string | null, card: string, stake: string) => `${does(name, 'play', 'plays')} the ${card}: ${stake}.`,
  nopes: (name: string | null, card: string, outcome: string) => `${does(name, 'answer', 'answers')} with the ${card}: ${outcome}.`,
  cancels: (card: string, backTo: string | null | undefined) => `the ${card} is cancelled${backTo === undefined ? '' : ` and goes back to ${whose(backTo)} hand`}`,
  revives: (card: string, stake: string) => `the ${card} counts again – ${stake}`,
  lastCard: (name: string | null) => `That was ${whose(name)} last card!`,
  yourTurn: (want: string, other: 'draw' | 'pass' | null) => `Your turn – ${want}${other === null ? '' : `, or ${other}`}`,
  youCanOnly: (want: string, other: 'draw' | 'pass') => `Your turn – nothing fits (${want}): ${other === 'draw' ? 'draw a card' : 'you can only pass'}`,
  youDrew: (card: string, canPlay: boolean) => `You drew the ${card}: ${canPlay ? 'play it or keep it' : 'it does not fit – keep it'}`,
  theyDrew: (name: string) => `${name} has drawn – play the card or keep it`,
  youPassed: 'You have passed – waiting for the others',
  choose: {
    war: () => 'War – lay a card face down: the highest is discarded',
    give: (user: string | null) => `Choose a card to give to ${whom(user)}`,
    sets: () => 'Discard sets – three of a rank, or three in a row of a suit – or none',
    purge: () => 'Choose a card to discard',
  } satisfies { readonly [K in Choosing]: (user: string | null) => string },
  chosen: (names: readonly string[], more: number) => `You have chosen – ${waitingFor(names, more)}`,
  choosing: {
    war: (names, more) => `War – ${waitingFor(names, more)}`,
    give: (names) => `${names.join()} chooses a card to give`,
    sets: (names, more) => `Sets may be discarded – ${waitingFor(names, more)}`,
    purge: (names, more) => `The others discard a card – ${waitingFor(names, more)}`,
  } satisfies { readonly [K in Choosing]: (names: readonly string[], more: number) => string },

  who: { '5': 'Who gives you a card?', J: 'Who misses a turn?', K: 'Who draws four cards?' },
  keep: 'Keep it',
  nope: 'Nope!',
  nopeBack: 'Nope, send back',
  nopeWith: (card: string) => `Nope with the ${card}`,
  nopeBackWith: (card: string) => `Nope with the ${card} and send the card back`,
  noSets: 'No sets',
  lay: 'Lay a card',
  layThis: (card: string) => `Lay ${card} face down`,
  give: 'Give a card',
  giveThis: (card: string) => `Give ${card}`,
  discard: 'Discard a card',
  discardThis: (card: string) => `Discard ${card}`,
  adviseSeat: (label: string, name: string | null) => `${label} on ${name === null ? 'yourself' : name}`,
  adviseGiver: (label: string, name: string | null) => `${label}: ${they(name, 'give', 'gives')} you a card`,
  pickCard: 'Pick a card first',
  noAce: 'You hold no ace',
  hasPassed: 'You have passed',
  hasChosen: 'You have chosen',
  mustKeep: 'The card you drew does not fit: keep it',
  noDraw: 'There is no card to draw',
  /** Null where any card may follow. */
  unfit: (want: string | null) => (want === null ? 'Aces are never played in turn: they answer a card' : `Does not fit: it must be ${want} – never an ace`),
  unfitDrawn: 'Only the card you drew may be played now',
  unfitAnswer: 'Only an ace answers a card',

  run: (low: string, high: string, suit: Suit) => `${low} to ${high} of ${suitName(suit)}`,
  rankInRun: { A: 'ace', '2': '2', '3': '3', '4': '4', '5': '5', '6': '6', '7': '7', '8': '8', '9': '9', T: '10', J: 'jack', Q: 'queen', K: 'king' } satisfies { readonly [K in Rank]: string },
  discardSets: (names: readonly string[]) => `Discard ${allOf(names)}`,

  saysNope: 'Nope!',
  saysNopeBack: 'Nope! Back!',
  saysCard: { '2': 'War!', '3': 'Three for me', '4': 'Look!', '5': 'A card, please', '6': 'Sets, anyone?', '7': 'Discard, all!', '8': '', '9': 'Turn round!', T: 'Once more!', J: 'Skip!', Q: 'Wild!', K: 'Draw four!', A: '' } satisfies { readonly [K in Rank]: string },
  saysSkipped: 'Skipped',
  saysMisses: 'Misses a turn',
  saysNothing: 'Nothing…',
  saysKeep: 'Keeps it',

  inQuestion: (card: string, name: string | null, stake: string) => `In question: ${whose(name)} ${card} – ${stake}.`,
  answeredBy: (card: string, name: string | null, isCancelled: boolean) => `Answered by ${whose(name)} ${card}${isCancelled ? ', which is cancelled itself' : ''}.`,
  misses: (count: number) => `misses the ${turns(count)}`,
  open: 'hand lies open',
  skipsOf: (name: string | null, count: number) => `${does(name, 'miss', 'misses')} the ${turns(count)}.`,
  opensOf: (name: string | null) => `${capital(whose(name))} hand lies open.`,
  notes: {
    A: 'Nope: answers any card', '2': 'war: the highest card goes', '3': 'you draw three', '4': 'your hand lies open', '5': 'somebody gives you a card', '6': 'all may discard sets',
    '7': 'all others discard a card', '8': '', '9': 'turns play round', T: 'another turn', J: 'somebody misses a turn', Q: 'goes on any suit, names one', K: 'somebody draws four', joker: 'any card you name',
  } satisfies { readonly [K in Rank | 'joker']: string },
  sentences, cards,
  handHelp: 'Arrow keys move between cards, Space picks, Enter plays, Escape clears. D draws a card, K keeps it, P passes. While others may answer: N says Nope, B says Nope and sends the card back, P passes. A rank’s key picks a card of it, again the next one; W a joker.',
} as const;

type Widened<T> = T extends string ? string : T extends (...given: infer G) => infer R ? (...given: G) => R : { readonly [K in keyof T]: Widened<T[K]> };
export type NormalText = Widened<typeof en>;
