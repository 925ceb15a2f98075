// What do the rules common to all games, and what reads records, say in English?

import type { Card } from '#shared/cards/card.ts';
import type { Shown } from '#shared/game/json.ts';
import { listed } from './english.ts';
import type { Said, Tell } from './said.ts';

/** Of an untrusted value. */
export function shownWords(shown: Shown): string {
  switch (shown.is) {
    case 'nothing': return 'nothing';
    case 'list': return `a list of ${shown.length}`;
    case 'object': return 'an object';
    case 'value': return shown.text;
  }
}

/** Of moves in any game (C-11, C-13). */
const rules = {
  roundOver: 'The round is over.',
  notInRound: 'This seat is no longer in the round.',
  notYourTurn: ({ seats }: { seats: readonly number[] }) => `It is not your turn: seat ${listed(seats)} is to act.`,
  notNow: 'This move cannot be made now.',
  /** In the words of what reads forms: it is told to programs, for the table's own moves have the right form. */
  wrongForm: ({ problem }: { problem: string }) => problem,
};

/** Of a round that cannot be dealt (C-8), and of options. */
const start = {
  tooManyChips: 'carry.chips (C-8) holds more chips than can be counted exactly',
  notStacks: ({ seats }: { seats: number }) => `carry.chips (C-8) must list one whole number of chips for each of the ${seats} seats`,
  belowStake: ({ seat, chips, stake }: { seat: number; chips: number; stake: number }) => `seat ${seat} has ${chips} chips, which do not cover the stake of ${stake} (C-8)`,
  unknownField: ({ where, field, known }: { where: string; field: Shown; known: readonly string[] }) => `${where}: ${shownWords(field)} is not known here (${listed(known)})`,
  notASeat: ({ field, seats, value }: { field: string; seats: number; value: Shown }) => `${field} must be a seat from 0 to ${seats - 1}, not ${shownWords(value)}`,
  unknownOption: ({ option, known }: { option: Shown; known: readonly string[] }) => `there is no option ${shownWords(option)} (known: ${listed(known)})`,
  notANumber: ({ option, rule, min, max, step, value }: { option: string; rule: string; min: number; max: number; step: number; value: Shown }) =>
    `option "${option}" (${rule}) takes ${step === 1 ? 'a whole number' : `a number in steps of ${step}`} from ${min} to ${max}, not ${shownWords(value)}`,
  notASwitch: ({ option, rule, value }: { option: string; rule: string; value: Shown }) => `option "${option}" (${rule}) takes true or false, not ${shownWords(value)}`,
};

/** Of a file that is to be read as a round record (RR). */
const record = {
  /** In the words of what reads JSON: where it goes wrong. */
  notJson: ({ problem }: { problem: string }) => `not JSON: ${problem}`,
  tooLarge: ({ most }: { most: number }) => `the file is larger than ${most} bytes`,
  notARecord: 'a round record is a JSON object',
  format: ({ format, value }: { format: string; value: Shown }) => `format: only "${format}" can be read, not ${shownWords(value)}`,
  game: ({ value, known }: { value: Shown; known: readonly string[] }) => `game: ${shownWords(value)} is not known (known: ${listed(known)})`,
  noMoves: 'moves: a list of moves is needed',
  tooManyMoves: ({ count, most }: { count: number; most: number }) => `moves: ${count} are more than the ${most} that can be read`,
  tooLong: ({ count, most }: { count: number; most: number }) => `moves: ${count} are more than the ${most} that can be replayed`,
  noSeats: "seats: a list of the players' names is needed",
  seats: ({ game, min, max, count }: { game: string; min: number; max: number; count: number }) => `seats: ${game} takes ${min} to ${max} players, not ${count} (C-15)`,
  noOptions: 'options: an object is needed',
  anyDeck: 'options: "anyDeck" takes true or false',
  options: ({ problem }: { problem: Said }, tell: Tell) => `options: ${tell(problem)}`,
  dealer: ({ seats, value }: { seats: number; value: Shown }) => `dealer: a seat from 0 to ${seats - 1} is needed, not ${shownWords(value)}`,
  seed: ({ value }: { value: Shown }) => `seed: a string is needed, not ${shownWords(value)}`,
  longSeed: ({ count, most }: { count: number; most: number }) => `seed: ${count} characters are more than the ${most} that can be read`,
  noCards: 'deck or seed: one of them must give the cards',
  noDeck: 'deck: a list of cards, top first, is needed',
  tooManyCards: ({ count, most }: { count: number; most: number }) => `deck: ${count} cards are more than the ${most} that can be read`,
  notACard: ({ value, place }: { value: Shown; place: number }) => `deck: ${shownWords(value)} at place ${place} is not a card (C-1)`,
  otherPack: ({ cards, card, isSurplus }: { cards: number; card: Card; isSurplus: boolean }) =>
    `deck: it is not exactly the ${cards} cards of the packs: ${isSurplus ? `${card} occurs more often than the packs hold it` : `${card} is missing`} ("anyDeck": true allows any)`,
  noCarry: 'carry: an object is needed',
  notAMove: 'a move is an object with "seat" and "type"',
  noSeat: ({ seats }: { seats: number }) => `seat: a seat from 0 to ${seats - 1} is needed`,
  auto: 'auto: only true may stand here',
};

/** Of the line to the host: what the page says in its place. */
const line = {
  tooLarge: 'This file is too large to be a round record.',
  noAnswer: 'The host did not answer.',
  noAnswerToMove: 'The host did not answer; the table will show whether it was done.',
  unreachable: 'The host cannot be reached just now.',
  notKnown: 'The host was started anew and does not know this page: open the address that it prints.',
  noLine: 'There is no connection to the host just now.',
  closed: 'This session was closed.',
  roundOver: 'This round is over.',
  noHost: 'There is no host behind this door.',
  noFiles: 'There are no files without a host.',
};

const host = {
  words: ({ words }: { words: string }) => words,
};

export const en = { rules, start, record, line, host };

export type CommonText = typeof en;
