// What do the host, and the line to it, answer in English?

import type { Said, Tell } from '#shared/text/said.ts';
import { capital, listed } from './words.ts';

/** Of the line to the host: what the page says in its place. */
export const line = {
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
export const host = {
  wrongAsk: ({ problem }: { problem: Said }, tell: Tell) => `An ask is { request, payload }: ${tell(problem)}`,
  wrongPayload: ({ request, problem }: { request: string; problem: Said }, tell: Tell) => `${request} – ${tell(problem)}`,
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
  ownersHouse: 'The house is open to the owner of the host, for whom the address that the host prints opens it, and to guests whom he has invited.',
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
  hostsOwnerOnly: 'Only the owner of the host may do this.',
  playersOnly: 'You are watching this table: only its players may ask for this.',
  afterRound: 'A round is being played: wait until it is over.',
  nextAfterRound: 'A round is being played: the next begins after it.',
  sessionOver: 'This session is over: open a new table to play on.',
  levelTooLow: ({ level, back, backLevel, felt, feltLevel }: { level: number; back: string; backLevel: number; felt: string; feltLevel: number }) =>
    `Your level is ${level}: the card back "${back}" opens at level ${backLevel}, the felt "${felt}" at level ${feltLevel}.`,
  unknownProfile: 'There is no such profile here.',
  guestsProfile: ({ name }: { name: string }) => `${name} is a guest: nobody else plays under this profile.`,
  wrongInvitation: 'This invitation is not good, or not any more: ask the owner of the host for another.',
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
  tokenNeeded: 'A seat is taken with its token.',
  wrongTokens: 'Too many wrong tokens have come from your address: wait a minute.',
  placesKept: 'Take up the places that are kept for you.',
  roomFull: 'There is no place just now: try again in a moment.',
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
export const broken = {
  illegalMove: ({ number, code }: { number: number; code: string }) => `move ${number} of its round is not legal any more (${code})`,
  roundMissing: ({ round }: { round: number }) => `round ${round} is not stored`,
  otherLength: ({ round }: { round: number }) => `after its moves round ${round} is not as far as the table is`,
  replay: ({ problem }: { problem: Said }, tell: Tell) => `${capital(tell(problem))}. ${why}`,
  store: ({ problem }: { problem: Said }, tell: Tell) => `${capital(tell(problem))}.`,
  /** A record may hold a seed or a card there, so of the field the name alone is told (C-7). */
  field: ({ field }: { field: string }) => `Its round cannot be dealt again: "${field}" in its record is not right. ${why}`,
  fault: ({ name }: { name: string }) => `It cannot be set up as it is stored (${name}). ${why}`,
};
