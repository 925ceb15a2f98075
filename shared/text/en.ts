// What do the rules common to all games, and what reads records, say in English?

import type { Card } from '#shared/cards/card.ts';
import type { Shown } from '#shared/game/json.ts';
import { capital, listed } from './english.ts';
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

/** What the host answers to what was asked of it. */
const host = {
  /** In the words of what reads forms or frames: it is told to programs, for our own page's asks have the right form. */
  wrongAsk: ({ problem }: { problem: string }) => `An ask is { request, payload }: ${problem}`,
  wrongPayload: ({ request, problem }: { request: string; problem: string }) => `${request} – ${problem}`,
  wrongFrame: ({ problem }: { problem: string }) => problem,
  unknownRequest: ({ known }: { known: readonly string[] }) => `There is no such request; there are: ${listed(known)}.`,
  seatNamed: 'A move names no seat: the host knows whose connection it came from.',
  fault: 'The host met an error of its own; the table stands as it was last shown.',
  faultOverFile: 'The host met an error of its own; nothing was changed.',
  faultInHouse: 'Something went wrong in the house; nothing was changed.',
  faultAtTable: 'Something went wrong at this table; it was set back to where it is stored.',
  faultAtDoor: 'Something went wrong at this table. Try again.',
  flood: 'Wait for the answers to what you have asked.',
  takenOver: 'Another connection has taken this seat over.',
  noLongerOpen: 'This table is no longer open.',
  closed: 'This table is closed.',
  noFile: 'This address names no file of the house.',
  ownersHouse: 'The house is open to the owner of the host alone; the address that the host prints opens it.',
  unknownRound: 'There is no such finished round.',
  unknownReport: 'There is no such table to report on.',
  unknownTable: 'There is no such table.',
  otherEyes: 'This round cannot be looked at through these eyes (C-7).',
  replaysBusy: 'Other rounds are being replayed: try again in a moment.',
  closing: 'The host is closing: nothing is replayed any more.',
  replayMemory: 'This round is too large to be shown: replaying it takes more memory than it may.',
  replayTime: ({ seconds }: { seconds: number }) => `This round takes too long to replay: it was given up after ${seconds} seconds.`,
  replaySize: ({ megabytes, move }: { megabytes: number; move: number }) => `This round is too large to be shown: all that its moves show comes to more than ${megabytes} megabytes by move ${move}.`,
  unknownPlayer: ({ player }: { player: string }) => `There is no player ${player} at this table.`,
  twoSeats: 'Nobody can sit in two seats.',
  leavesHimself: ({ name }: { name: string }) => `${name} is a person: people leave by themselves.`,
  noRebuys: 'At this table nobody buys in again.',
  notBroke: 'You have enough chips for the next round: only who has run out may buy in again.',
  ownerOnly: 'Only the owner of the table may do this.',
  playersOnly: 'You are watching this table: only its players may ask for this.',
  afterRound: 'A round is being played: wait until it is over.',
  nextAfterRound: 'A round is being played: the next begins after it.',
  sessionOver: 'This session is over: open a new table to play on.',
  levelTooLow: ({ level, back, backLevel, felt, feltLevel }: { level: number; back: string; backLevel: number; felt: string; feltLevel: number }) =>
    `Your level is ${level}: the card back "${back}" opens at level ${backLevel}, the felt "${felt}" at level ${feltLevel}.`,
  unknownProfile: 'There is no such profile here.',
  lastRoundPast: ({ round }: { round: number }) => `Round ${round} is over: the last round must come after it (CE-13).`,
  targetPast: ({ target }: { target: number }) => `Somebody has ${target} points already: choose a higher target (CE-13).`,
  noRound: 'No round is being played.',
  notInRound: 'You are not in this round: you play from the next one on.',
  stale: ({ answers, newest }: { answers: number; newest: number }) => `The table has moved on: this answers view ${answers}, the newest is ${newest}. Look again and choose anew.`,
  noDeal: ({ problem }: { problem: Said }, tell: Tell) => `No round can be dealt: ${tell(problem)}`,
  noDealForChips: ({ names }: { names: readonly string[] }) => `No round can be dealt: too few have the chips for it until ${listed(names)} buys in again.`,
  noGameFits: 'No round can be dealt: no game fits.',
  nothingToAdvise: 'It is not your turn: there is nothing to advise you on.',
  noHint: 'No hint can be given just now.',
  unknownGame: 'There is no such game here.',
  stakeAboveBuyIn: ({ stake, buyIn }: { stake: number; buyIn: number }) => `the stake of ${stake} is more than the buy-in of ${buyIn} that everybody brings (H-9).`,
  inRotation: ({ at, game, problem }: { at: number; game: string; problem: Said }, tell: Tell) => `Round ${at} of the rotation (${game}): ${tell(problem)}`,
  players: ({ game, min, max, count }: { game: string; min: number; max: number; count: number }) => `${game} takes ${min} to ${max} players, not ${count}.`,
  full: 'No more people can watch this table.',
  wrongToken: 'This secret opens no seat at this table.',
  gone: 'You have left this table.',
  ownProfile: 'Chips can be sent to another profile only, not to your own.',
  enoughChips: ({ buyIn, has }: { buyIn: number; has: number }) => `A new start is for whoever has less than ${buyIn} chips in bank and on tables together; you have ${has}.`,
  cannotBring: ({ name, balance, amount }: { name: string; balance: number; amount: number }) => `${name} has ${balance} chips in the bank and cannot bring ${amount} (H-9).`,
  unknownTransaction: ({ id }: { id: number }) => `There is no transaction ${id}.`,
  reversedBefore: ({ id, by }: { id: number; by: number }) => `Transaction ${id} was reversed before, by ${by}.`,
  stands: 'Only transfers, corrections and a new start can be reversed; what happened at a table, and the first grant, stand.',
};

const why = 'The record was damaged, or the rules have changed since.';

/** Of a table that cannot be set up again. */
const broken = {
  illegalMove: ({ number, code }: { number: number; code: string }) => `move ${number} of its round is not legal any more (${code})`,
  roundMissing: ({ round }: { round: number }) => `round ${round} is not stored`,
  otherLength: ({ round }: { round: number }) => `after its moves round ${round} is not as far as the table is`,
  replay: ({ problem }: { problem: Said }, tell: Tell) => `${capital(tell(problem))}. ${why}`,
  store: ({ problem }: { problem: Said }, tell: Tell) => `${capital(tell(problem))}.`,
  /** A record may hold a seed or a card there, so of the field the name alone is told (C-7). */
  field: ({ field }: { field: string }) => `Its round cannot be dealt again: "${field}" in its record is not right. ${why}`,
  fault: ({ name }: { name: string }) => `It cannot be set up as it is stored (${name}). ${why}`,
};

/** What the store says no to. */
const store = {
  /** In the program's own words: of files and disks, for whoever keeps them. */
  program: ({ words }: { words: string }) => words,
  nameTaken: ({ name }: { name: string }) => `Another profile is called "${name}" already: choose another name (H-1).`,
  tooFewChips: ({ name, has, takes, isAtTable }: { name: string; has: number; takes: number; isAtTable: boolean }) =>
    `${name} has only ${has} chips ${isAtTable ? 'at the table' : 'in the bank'}; this takes ${takes} (H-2).`,
  tooManyChips: 'The transaction was not made: so many chips cannot be counted exactly (H-2).',
  noTransaction: ({ id }: { id: number }) => `There is no transaction ${id} to reverse (H-2).`,
  reversedBefore: ({ id, by }: { id: number; by: number }) => `Transaction ${id} was reversed before, by ${by} (H-2).`,
};

export const en = { rules, start, record, line, host, broken, store };

export type CommonText = typeof en;
