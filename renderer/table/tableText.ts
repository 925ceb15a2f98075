// What does the table itself say, whatever game lies on it?

import type { Settings } from '#shared/api/settings.ts';
import { language } from '#renderer/text/text.ts';

const cards = (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'}`;

const en = {
  table: 'Card table',
  seat: (number: number) => `Seat ${number}`,
  hand: (count: number) => `Your hand, ${cards(count)}`,
  handHelp: 'Arrow keys move between cards, Space picks, Enter plays, Escape clears. A rank’s key picks its cards, W a joker.',
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
  nothingPicked: 'Nothing is picked',
  pickFirst: 'Pick the cards to play first.',
  advice: (what: string, reason: string) => `${what}. ${reason}`,
  timeUp: 'Your time was up: a move was made for you.',
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
  chips: (count: number) => `${count.toLocaleString('en')} chips`,
  knownCards: (names: string) => `You know of: ${names}`,
  middle: 'On the table',
  heap: (count: number) => `${cards(count)} of earlier tricks lie aside.`,
  pot: (amount: number) => `In the pot: ${amount.toLocaleString('en')} chips.`,
  laying: 'Setting the table…',
  waiting: 'Waiting for the deal',
  chooseRank: 'Play the joker as',
  cancel: 'Cancel',
  close: 'Close',
};

export type TableText = typeof en;
const catalogues: { readonly [K in Settings['language']]: TableText } = { en };

export const tableText = (): TableText => catalogues[language()];
