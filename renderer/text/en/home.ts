// What do the home screen and the profile say in English?

import { chips, list, plural } from './phrases.ts';

export const home = {
  title: 'Cardtable',
  tagline: 'Pull up a chair.',
  playNow: 'Play now',
  dealing: 'Dealing…',
  playNowAbout: (game: string, bots: number) => `${game} with ${plural(bots, 'bot', 'bots')}`,
  quick: 'Begin at once',
  toBank: 'To the bank',
  goOn: 'Continue',
  goOnAbout: (game: string, round: number, others: readonly string[]) =>
    `${game}${round > 0 ? `, round ${round}` : ''}${others.length > 0 ? ` – with ${list(others)}` : ''}`,
  otherTables: 'Other open tables',
  closeTable: (players: readonly string[]) => `Close the table with ${list(players)}`,
  setup: 'Set up a table',
  setupAbout: 'Players, bots, house rules, clock',
  rules: 'Rules',
  rulesAbout: 'Learn the game',
  bank: 'Bank',
  bankAbout: 'Chips and ledger',
  history: 'History',
  historyAbout: 'Finished rounds',
  settings: 'Settings',
  settingsAbout: 'Look, sound, speed',
  about: 'About and licences',
  profile: (name: string, amount: number) => `Your profile: ${name}, ${chips(amount)}`,
  chips,
  more: 'More',
  handAlt: 'A hand of five cards: 3 of clubs, 2 of diamonds, joker, queen of spades, king of hearts',
} as const;

export const profile = {
  title: 'Your profile',
  others: 'Who is playing?',
  switchTo: (name: string) => `Play as ${name}`,
  add: 'Add a profile',
  addTitle: 'A new profile',
  addHelp: 'It gets a bank account with 10,000 chips, and you play as it from then on.',
  create: 'Add it',
  name: 'Name',
  nameHelp: 'As the others at the table see it; up to 24 letters.',
  nameEmpty: 'Please enter a name.',
  nameLong: 'A name has 24 letters at most.',
  nameSigns: 'A name cannot hold invisible signs.',
  avatar: 'Picture',
  avatarNumber: (number: number) => `Picture ${number}`,
  score: (rounds: number, king: number, bastard: number) =>
    rounds === 0 ? 'No round finished yet.' : `${plural(rounds, 'round', 'rounds')} played – King ${king} ×, Bastard ${bastard} ×.`,
} as const;
