// What does the table itself say, whatever game lies on it?

import type { Settings } from '#shared/api/settings.ts';
import { language } from '#renderer/text/text.ts';

const cards = (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'}`;

const number = (amount: number): string => amount.toLocaleString('en');
const chips = (amount: number): string => `${number(amount)} ${amount === 1 ? 'chip' : 'chips'}`;
const list = (names: readonly string[]): string => new Intl.ListFormat('en', { type: 'conjunction' }).format(names);

const en = {
  table: 'Card table',
  seat: (number: number) => `Seat ${number}`,
  hand: (count: number) => `Your hand, ${cards(count)}`,
  fresh: 'new',
  actions: 'What you can do',
  pass: 'Pass',
  hint: 'Hint',
  sortByRank: 'Sort by rank',
  sortBySuit: 'Sort by suit',
  sort: 'Sort',
  clear: 'Clear',
  keyOf: (words: string, key: string) => `${words} (${key})`,
  cannotPass: 'You may not pass now',
  notYourTurn: 'It is not your turn',
  stillDealt: 'The cards are still being dealt',
  nothingPicked: 'Nothing is picked',
  pickFirst: 'Pick the cards to play first.',
  advice: (what: string, reason: string) => `${what}. ${reason}`,
  timeUp: 'Your time was up: a move was made for you.',
  forced: {
    timeUp: (sentence: string) => `Your time was up. ${sentence}`,
    away: (sentence: string) => `You were away. ${sentence}`,
  },
  notLegal: 'The rules do not allow this now; press to hear why',
  menu: 'Menu',
  log: 'What happened',
  logShort: 'Log',
  showLog: 'Show what happened',
  hideLog: 'Hide what happened',
  round: (number: number) => `Round ${number}`,
  seats: 'Players',
  youNamed: (name: string) => `${name} (you)`,
  cardsLeft: cards,
  bot: 'bot',
  toAct: 'to act',
  dealer: 'dealer',
  away: 'away',
  dropped: 'connection lost',
  out: 'out',
  place: (place: number) => `place ${place}`,
  chips,
  king: 'King',
  bastard: 'Bastard',
  timesKing: (count: number) => `King ${count === 1 ? 'once' : `${count} times`}`,
  timesBastard: (count: number) => `Bastard ${count === 1 ? 'once' : `${count} times`}`,
  knownCards: (names: string) => `You know of: ${names}`,
  cancelled: 'NOPE',
  middle: 'On the table',
  heap: (count: number) => `${cards(count)} ${count === 1 ? 'lies' : 'lie'} aside, face down.`,
  pot: (amount: number) => `In the pot: ${chips(amount)}.`,
  /** Each with the names of who plays for it, where there is more than one. */
  pots: (pots: readonly { readonly amount: number; readonly names: readonly string[] }[]) =>
    pots.length === 1 ? `In the pot: ${chips(pots[0]!.amount)}.` : `${pots.map(({ amount, names }, at) => `${at === 0 ? 'Main pot' : `side pot ${at}`} ${number(amount)} for ${list(names)}`).join('; ')}.`,
  bets: (bets: readonly { readonly name: string; readonly amount: number }[]) => `Before the players: ${bets.map(({ name, amount }) => `${name} ${number(amount)}`).join(', ')}.`,
  bet: (amount: number) => `bet ${number(amount)}`,
  folded: 'folded',
  left: 'left',
  allIn: 'All in',
  shows: (words: string, cardNames: readonly string[]) => `shows ${words === '' ? '' : `${words} – `}${list(cardNames)}`,
  sitsOut: { wish: 'sits out', broke: 'is out of chips' },
  /** Said of the reader himself for null. */
  buysAgain: (name: string | null, amount: number) => `${name === null ? 'You buy' : `${name} buys`} in again for ${chips(amount)}.`,
  sitsOutNow: (name: string | null) => `${name === null ? 'You sit' : `${name} sits`} out from the next round on.`,
  isDealtIn: (name: string | null) => `${name === null ? 'You are' : `${name} is`} dealt in again from the next round on.`,
  notDealt: (sentences: readonly string[]) => `Not in this round: ${sentences.join(', ')}.`,
  amount: 'Amount',
  presetTo: (label: string, to: number) => `${label}: ${number(to)}`,
  betBar: 'How much',
  adds: (amount: number) => `${number(amount)} more from your stack`,
  closeBet: 'Do not bet',
  laying: 'Setting the table…',
  waiting: 'Waiting for the deal',
  dealing: 'Dealing…',
  turning: 'The cards are turned over…',
  chooseRank: 'Play the joker as',
  chooseSuit: 'Name a suit',
  suitAfter: (words: string) => `Which suit must follow your ${words}?`,
  suitHeld: (suit: string, count: number) => `${suit}, you hold ${count === 0 ? 'none' : count}`,
  held: (count: number) => (count === 0 ? 'you hold none' : `you hold ${count}`),
  /** With none left the pile is turned into a stock first. */
  drawFrom: (left: number) => (left === 0 ? 'Draw a card – the pile is shuffled first' : `Draw a card – ${number(left)} left`),
  cardAfter: (words: string) => `As which card do you play your ${words}?`,
  chooseCard: 'Name the joker',
  rank: 'Rank',
  suit: 'Suit',
  seatAfter: (words: string) => `You play the ${words}.`,
  youPassed: 'You have passed',
  passesForYou: 'Passing for you…',
  /** Said once, when a window opens. */
  timeToAnswer: (seconds: number) => `You have ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  canAnswer: 'You can answer, or pass.',
  cannotAnswer: 'You have no card to answer with.',
  /** Its visible word is part of it. */
  autoPass: 'Auto: pass until I hold an ace',
  auto: 'Auto',
  sets: 'Sets to discard',
  noneFound: 'You hold no set: three of a rank, or three in a row of a suit.',
  ownSet: 'Pick cards of your hand to put together another set.',
  takenSet: 'has cards in common with one that you have chosen',
  addSet: (name: string) => `Add ${name}`,
  discardSets: (count: number) => (count === 0 ? 'Discard' : `Discard ${count === 1 ? 'one set' : `${count} sets`}`),
  noSets: 'No sets',
  chooseSets: 'Choose a set first, or discard none',
  onTop: 'On top',
  onTopWhy: 'should your cards come to lie uppermost',
  cancel: 'Cancel',
  close: 'Close',
};

export type TableText = typeof en;
const catalogues: { readonly [K in Settings['language']]: TableText } = { en };

export const tableText = (): TableText => catalogues[language()];
