import type { Said, Tell } from "#shared/text/said.ts";
import { capital, fromTo, listed } from "./words.ts";

/** Problems of the connection to the host, which the page reports itself. */
export const line = {
  tooLarge: "This file is too large to be a round record.",
  noAnswer: "The host did not answer.",
  noAnswerToMove: "The host did not answer; the table will show whether it was done.",
  unreachable: "The host cannot be reached just now.",
  notKnown: "The host does not know this page any more: open the address that it prints.",
  noLine: "There is no connection to the host just now.",
  closed: "This session was closed.",
  roundOver: "This round is over.",
  noHost: "There is no host behind this door.",
  noFiles: "There are no files without a host.",
};

export const host = {
  wrongAsk: ({ problem }: { problem: Said }, tell: Tell) =>
    `An ask is { request, payload }: ${tell(problem)}`,
  wrongPayload: ({ request, problem }: { request: string; problem: Said }, tell: Tell) =>
    `${request} – ${tell(problem)}`,
  unknownRequest: ({ known }: { known: readonly string[] }) =>
    `There is no such request; there are: ${listed(known)}.`,
  seatNamed: "A move names no seat: the host knows whose connection it came from.",
  fault: "The host met an error of its own; the table stands as it was last shown.",
  faultOverFile: "The host met an error of its own; nothing was changed.",
  faultInHouse: "Something went wrong in the house; nothing was changed.",
  faultAtTable: "Something went wrong at this table; it was set back to where it is stored.",
  faultAtDoor: "Something went wrong at this table. Try again.",
  flood: "Wait for the answers to what you have asked.",
  takenOver: "Another connection has taken this seat over.",
  noLongerOpen: "This table is no longer open.",
  closed: "This table is closed.",
  noFile: "This address names no file of the house.",
  ownersHouse:
    "The house is open to the owner of the host, for whom the address that the host prints opens it, and to guests whom he has invited.",
  unknownRound: "There is no such finished round.",
  unknownPart: ({ of }: { of: number }) => `This round has no such part: it has ${of}.`,
  unknownReport: "There is no such table to report on.",
  unknownTable: "There is no such table.",
  unknownTournament: "There is no such tournament.",
  unknownStructure: "There is no structure of this name.",
  enteredAlready: "He has entered already.",
  notEntered: "You are not in this tournament.",
  directorDecides: "In a tournament this is not decided at the table.",
  noAdvice: "Nobody is advised while a tournament’s hand is played: one player to a hand.",
  missesRound: "You miss this round for a penalty: your moves are made for you.",
  unknownEvening: "There is no such evening.",
  othersFigures: "These are somebody else’s figures.",
  otherEyes: "This round cannot be looked at through these eyes (C-7).",
  replaysBusy: "Other rounds are being replayed: try again in a moment.",
  closing: "The host is closing: no rounds are replayed and no files are made any more.",
  closingBooks: "The host is closing: the books were not checked to the end.",
  filesBusy:
    "You have asked for several rounds or files already: wait until they are there, then try again.",
  fileMemory: "This file is too large to be made: it takes more memory than it may.",
  fileTime: ({ seconds }: { seconds: number }) =>
    `This file takes too long to make: it was given up after ${seconds} seconds.`,
  figuresMemory: "These figures take more memory to count than they may.",
  figuresTime: ({ seconds }: { seconds: number }) =>
    `These figures take too long to count: the host gave up after ${seconds} seconds.`,
  replayMemory: "This round is too large to be shown: replaying it takes more memory than it may.",
  replayTime: ({ seconds }: { seconds: number }) =>
    `This round takes too long to replay: it was given up after ${seconds} seconds.`,
  replaySize: ({ megabytes, move }: { megabytes: number; move: number }) =>
    `This round is too large to be shown: all that its moves show comes to more than ${megabytes} megabytes by move ${move}.`,
  unknownPlayer: ({ player }: { player: string }) => `There is no player ${player} at this table.`,
  twoSeats: "Nobody can sit in two seats.",
  leavesHimself: ({ name }: { name: string }) => `${name} is a person: people leave by themselves.`,
  noRebuys: "At this table nobody buys in again.",
  leftBroke:
    "You left this table without enough chips for its next round, and here nobody buys in again. You can watch.",
  notBroke: "You have enough chips for the next round: only who has run out may buy in again.",
  ownerOnly: "Only the owner of the table may do this.",
  directorOnly: "Only somebody who directs this tournament may do this.",
  directorInPerson: "A device that came in by the PIN cannot do this. Do it on your own device.",
  easyPin:
    "This PIN is guessed at once. Choose one whose digits are neither all the same nor in a row.",
  wrongPin: "This PIN is not right.",
  noPin: "No PIN opens this tournament. Ask whoever directs it to set one.",
  pinEnded:
    "This PIN has come to its end, for it was typed wrong too often. Ask whoever directs to set another.",
  pinsWait: "Too many wrong PINs came from this device or its network. Wait a minute.",
  directorNeedsBrowser:
    "They come with no browser of their own here, so they cannot direct. They come in by a code or an invitation first.",
  directorsFull: ({ most }: { readonly most: number }) =>
    `At most ${most} people direct a tournament besides the owner of the host.`,
  hostsOwnerOnly: "Only the owner of the host may do this.",
  notOpen: "This table is not open to the network.",
  wrongCode: "This join code opens no table, or not any more: look at it again.",
  banned: "You were sent away from this table for good.",
  locked: "This table is locked: nobody new sits down until its owner unlocks it.",
  seatedAlready: "You have a seat at this table already.",
  nameless: "A screen that is nobody’s only watches: choose a name first.",
  noChair: ({ chairs }: { chairs: number }) => `All ${chairs} chairs of this table are taken.`,
  noSuchBot: "There is no such bot at this table any more: choose another chair.",
  botsStay:
    "A round is being played, and its bots stay until it is over: sit down without choosing one, or wait.",
  notAPerson: ({ name }: { name: string }) => `${name} is a bot: this is for people.`,
  leaveYourself: "Nobody sends himself away: leave the table instead.",
  notHere: ({ name }: { name: string }) => `${name} is not here just now.`,
  muted: "The owner of the table has muted you.",
  changesTooMuch: ({ most, seconds }: { most: number; seconds: number }) =>
    `No more than ${most} changes in ${seconds} seconds: wait a little.`,
  sitsTooOften: ({ most }: { most: number }) =>
    `Nobody sits down at a table more than ${most} times an hour: wait a little, or stay seated.`,
  saysTooMuch: ({ most, seconds }: { most: number; seconds: number }) =>
    `No more than ${most} lines in ${seconds} seconds: wait a little.`,
  tooManyPeople: ({ people }: { people: number }) =>
    `${people} people sit at this table: it needs a chair for each.`,
  playersOnly: "You are watching this table: only its players may ask for this.",
  afterRound: "A round is being played: wait until it is over.",
  nextAfterRound: "A round is being played: the next begins after it.",
  sessionOver: "This session is over: open a new table to play on.",
  sessionGoesOn: "The session of that table is not over: nobody is led from it to another one yet.",
  runnerCloses: "That table is part of a tournament, which closes it itself.",
  levelTooLow: ({
    level,
    back,
    backLevel,
    felt,
    feltLevel,
  }: {
    level: number;
    back: string;
    backLevel: number;
    felt: string;
    feltLevel: number;
  }) =>
    `Your level is ${level}: the card back "${back}" opens at level ${backLevel}, the felt "${felt}" at level ${feltLevel}.`,
  unknownDevice: "There is no such device any more.",
  unknownProfile: "There is no such profile here.",
  guestsProfile: ({ name }: { name: string }) =>
    `${name} is a guest: nobody else plays under this profile.`,
  wrongInvitation:
    "This invitation is not good, or not any more: ask the owner of the host for another.",
  noTableOfCode: "No table here has this join code, or not any more: look at it again.",
  codesWait: "Too many wrong join codes have come from your address. Wait a minute.",
  newcomers:
    "Too many new people have come from your address within an hour. Try again later, or come in with a name you have used before.",
  lastRoundPast: ({ round }: { round: number }) =>
    `Round ${round} is over: the last round must come after it (CE-13).`,
  targetPast: ({ target }: { target: number }) =>
    `Somebody has ${target} points already: choose a higher target (CE-13).`,
  noRound: "No round is being played.",
  notInRound: "You are not in this round: you play from the next one on.",
  stale: ({ answers, newest }: { answers: number; newest: number }) =>
    `The table has moved on: this answers view ${answers}, the newest is ${newest}. Look again and choose anew.`,
  noDeal: ({ problem }: { problem: Said }, tell: Tell) => `No round can be dealt: ${tell(problem)}`,
  noDealForChips: ({ names }: { names: readonly string[] }) =>
    `No round can be dealt: too few have the chips for it until ${listed(names)} buys in again.`,
  noGameFits: "No round can be dealt: no game fits.",
  notAlone:
    "You are not alone with bots at this table: its pace is what all agreed on. Its owner may choose another between rounds.",
  stillIn:
    "You are still in this round: it can be finished without you once nothing more is asked of you.",
  nothingToAdvise: "It is not your turn: there is nothing to advise you on.",
  noHint: "No hint can be given just now.",
  unknownGame: "There is no such game here.",
  stakeAboveBuyIn: ({ stake, buyIn }: { stake: number; buyIn: number }) =>
    `the stake of ${stake} is more than the buy-in of ${buyIn} that everybody brings (H-9).`,
  inRotation: ({ at, game, problem }: { at: number; game: string; problem: Said }, tell: Tell) =>
    `Round ${at} of the rotation (${game}): ${tell(problem)}`,
  players: ({ game, min, max, count }: { game: string; min: number; max: number; count: number }) =>
    `${game} takes ${fromTo(min, max)} players, not ${count}.`,
  full: "No more people can watch this table.",
  screensOfOne: ({ most }: { most: number }) =>
    `No more than ${most} screens on one device can show this table: close one of them first.`,
  screenBanned:
    "Screens on this device may not show this table until it is closed to guests and opened again.",
  screensOnly: "Only a screen for the room asks that.",
  screenRemoved:
    "This screen was removed from the list. To bring it back, open it again with the join code that stands on the host’s screen now.",
  screenUnknown:
    "This screen is not known here. Open it with the join code that stands on the host’s screen now.",
  unknownScreen: "There is no such screen, or not any more.",
  noScreen: "This screen does not show the table any more.",
  wrongToken: "This secret opens no seat at this table.",
  otherVersion: "This page belongs to another version of the host. Load it again.",
  tokenNeeded: "A seat is taken with its token.",
  wrongTokens: "Too many wrong tokens have come from your address: wait a minute.",
  placesKept: "Take up the places that are kept for you.",
  roomFull: "There is no place just now: try again in a moment.",
  gone: "You have left this table.",
  ownProfile: "Chips can be sent to another profile only, not to your own.",
  enoughChips: ({ buyIn, has }: { buyIn: number; has: number }) =>
    `A new start is for whoever has less than ${buyIn} chips in bank and on tables together; you have ${has}.`,
  cannotBring: ({ name, balance, amount }: { name: string; balance: number; amount: number }) =>
    `${name} has ${balance} chips in the bank and cannot bring ${amount} (H-9).`,
  unknownTransaction: ({ id }: { id: number }) => `There is no transaction ${id}.`,
  reversedBefore: ({ id, by }: { id: number; by: number }) =>
    `Transaction ${id} was reversed before, by ${by}.`,
  stands:
    "Only transfers, corrections and a new start can be reversed; what happened at a table, and the first grant, stand.",
};

const why = "The record was damaged, or the rules have changed since.";

/** Why a table cannot be set up again. */
export const broken = {
  illegalMove: ({ number, code }: { number: number; code: string }) =>
    `move ${number} of its round is not legal any more (${code})`,
  roundMissing: ({ round }: { round: number }) => `round ${round} is not stored`,
  otherLength: ({ round }: { round: number }) =>
    `after its moves round ${round} is not as far as the table is`,
  replay: ({ problem }: { problem: Said }, tell: Tell) => `${capital(tell(problem))}. ${why}`,
  store: ({ problem }: { problem: Said }, tell: Tell) => `${capital(tell(problem))}.`,
  /** A record may hold a seed or a card there, so only the field's name is shown (C-7). */
  field: ({ field }: { field: string }) =>
    `Its round cannot be dealt again: "${field}" in its record is not right. ${why}`,
  fault: ({ name }: { name: string }) => `It cannot be set up as it is stored (${name}). ${why}`,
};
