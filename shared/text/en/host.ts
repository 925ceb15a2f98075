import type { Said, Tell } from "#shared/text/said.ts";
import { capital, fromTo, listed, oneOf, pagesOf } from "./words.ts";

/** Problems of the connection to the host, which the page reports itself. */
export const line = {
  tooLarge: "This file is too large for a round record.",
  noAnswer: "The host didn’t answer. Try again.",
  noAnswerToMove: "The host didn’t answer. The table will show whether it went through.",
  unreachable: "The host can’t be reached right now.",
  notKnown: "The host no longer knows this page. Open the address that the host shows.",
  noLine: "There’s no connection to the host right now.",
  closed: "This session is closed.",
  roundOver: "This round is over.",
  noHost: "There’s no host here.",
  noFiles: "Without a host there are no files.",
};

const itSaid = (said: string): string => (said === "" ? "" : ` It said: ${said}`);

export const host = {
  wrongAsk: ({ problem }: { problem: Said }, tell: Tell) =>
    `A request must be { request, payload }: ${tell(problem)}`,
  wrongPayload: ({ request, problem }: { request: string; problem: Said }, tell: Tell) =>
    `${request} – ${tell(problem)}`,
  unknownRequest: ({ known }: { known: readonly string[] }) =>
    `There’s no such request. Known requests: ${listed(known)}.`,
  seatNamed: "A move must not name a seat. The host knows whose connection it came from.",
  fault: "Something went wrong on the host. The table is as it was last shown.",
  faultOverFile: "Something went wrong on the host. Nothing was changed.",
  faultInHouse: "Something went wrong. Nothing was changed.",
  faultAtTable: "Something went wrong at this table. It was reset to its last saved state.",
  faultAtDoor: "Something went wrong at this table. Try again.",
  flood: "Too many requests at once. Wait for the answers.",
  takenOver: "This seat is now in use on another page or device.",
  noLongerOpen: "This table has closed.",
  closed: "This table is closed.",
  noFile: "There’s no file at this address.",
  ownersHouse:
    "Only the owner of the host and invited guests can come in. If you’re the owner, open the address that the host shows.",
  unknownRound: "There’s no such finished round.",
  unknownPart: ({ of }: { of: number }) => `There’s no such part. This round has ${of}.`,
  unknownReport: "There’s no report for this table.",
  unknownTable: "There’s no such table.",
  unknownTournament: "There’s no such tournament.",
  unknownStructure: "There’s no structure with this name.",
  enteredAlready: "This player is already in the tournament.",
  notEntered: "You’re not in this tournament.",
  directorDecides: "In a tournament the director decides this.",
  noAdvice: "There are no hints during a tournament hand: one player to a hand.",
  missesRound: "You miss this round as a penalty. Your moves are made for you.",
  unknownEvening: "There’s no such evening.",
  othersFigures: "You can only see your own figures.",
  otherEyes: "You’re not allowed to view this round that way (C-7).",
  notReviewed: "Rounds of this game can’t be reviewed: its rules change as you play.",
  reviewsBusy: "Other rounds are being reviewed. Try again in a moment.",
  reviewFailed: "This round couldn’t be reviewed.",
  practiceAmongPeople:
    "You can only practise rounds that you played against bots alone. In others you’d see other people’s cards.",
  noPractice: "You can’t practise this game. Anybody may act at any time in it.",
  practiceRoundOver: "The round is over here. Go back a few moves and try it from there.",
  practiceEnded: "This practice has ended. Go back to the replay and try it again from there.",
  practiceStale: "The practice has moved on. Look again and choose.",
  replaysBusy: "Other rounds are being replayed. Try again in a moment.",
  closing: "The host is closing. It can’t replay rounds or make files any more.",
  closingBooks: "The host is closing, so the check of the books didn’t finish.",
  filesBusy: "You’ve already asked for several rounds or files. Wait for them, then try again.",
  fileMemory: "This file is too large to make.",
  fileTime: ({ seconds }: { seconds: number }) =>
    `This file took too long to make. The host gave up after ${seconds} seconds.`,
  figuresMemory: "There is too much to count for these figures.",
  figuresTime: ({ seconds }: { seconds: number }) =>
    `These figures took too long to count. The host gave up after ${seconds} seconds.`,
  replayMemory: "This round is too large to replay.",
  replayTime: ({ seconds }: { seconds: number }) =>
    `This round took too long to replay. The host gave up after ${seconds} seconds.`,
  replaySize: ({ megabytes, move }: { megabytes: number; move: number }) =>
    `This round is too large to replay: it exceeds ${megabytes} MB by move ${move}.`,
  unknownPlayer: ({ player }: { player: string }) => `There’s no player ${player} at this table.`,
  twoSeats: "Nobody can take two seats.",
  leavesHimself: ({ name }: { name: string }) =>
    `You can’t leave ${name} out. People leave by themselves.`,
  noRebuys: "This table has no rebuys.",
  leftBroke:
    "You left this table without enough chips for the next round, and it has no rebuys. You can watch.",
  notBroke: "You have enough chips for the next round. You can buy in again when you run out.",
  ownerOnly: "Only the owner of the table can do this.",
  directorOnly: "Only a director of this tournament can do this.",
  directorInPerson:
    "You can’t do this on a device that was let in with the PIN. Use your own device.",
  easyPin: "This PIN is too easy to guess. Choose digits that aren’t all the same or in a row.",
  wrongPin: "That’s not the PIN. Try again.",
  noPin: "This tournament has no PIN. Ask a director to set one.",
  pinEnded: "This PIN was blocked after too many wrong tries. Ask a director to set another.",
  pinsWait: "Too many wrong PINs from this device or its network. Wait a minute.",
  directorNeedsBrowser:
    "They have no device of their own here, so they can’t direct. They need to join with a code or an invitation first.",
  directorsFull: ({ most }: { readonly most: number }) =>
    `A tournament can have at most ${most} directors besides the owner of the host.`,
  hostsOwnerOnly: "Only the owner of the host can do this.",
  notOpen: "This table isn’t open to the network.",
  wrongCode: "This code doesn’t open a table, or no longer does. Check it and try again.",
  banned: "You were removed from this table for good.",
  locked: "This table is locked. Nobody can join until its owner unlocks it.",
  seatedAlready: "You already have a seat at this table.",
  nameless: "You have no name here yet. Choose one first.",
  noChair: ({ chairs }: { chairs: number }) => `All ${chairs} seats at this table are taken.`,
  noSuchBot: "That bot has left the table. Choose another seat.",
  botsStay: "The bots stay until this round is over. Sit down without choosing one, or wait.",
  notAPerson: ({ name }: { name: string }) => `${name} is a bot. You can only do this with people.`,
  leaveYourself: "You can’t remove yourself. Leave the table instead.",
  notHere: ({ name }: { name: string }) => `${name} isn’t here right now.`,
  muted: "The owner of the table muted you.",
  changesTooMuch: ({ most, seconds }: { most: number; seconds: number }) =>
    `Too many changes: at most ${most} in ${seconds} seconds. Wait a little.`,
  sitsTooOften: ({ most }: { most: number }) =>
    `You can sit down at most ${most} times an hour. Wait a little.`,
  saysTooMuch: ({ most, seconds }: { most: number; seconds: number }) =>
    `Too many messages: at most ${most} in ${seconds} seconds. Wait a little.`,
  tooManyPeople: ({ people }: { people: number }) =>
    `${people} people sit at this table. It needs a seat for each.`,
  playersOnly: "You’re watching. Only players can do this.",
  afterRound: "Wait until this round is over.",
  nextAfterRound: "A round is still being played. The next one starts after it.",
  sessionOver: "This session is over. Open a new table to keep playing.",
  sessionGoesOn: "That table’s session isn’t over yet, so it can’t continue at a new table.",
  runnerCloses: "That table is part of a tournament and closes with it.",
  levelTooLow: ({ level, opensAt }: { level: number; opensAt: number }) =>
    `You’re level ${level}. This unlocks at level ${opensAt}.`,
  rungNotWon: ({ rung }: { game: string; rung: number }) =>
    `This is won on a ladder. Win the first ${rung} rungs of it.`,
  unknownProgram: "That program is no longer on the list.",
  programsHere: "You can only add a program on the computer that the host runs on.",
  programNamed: ({ name }: { name: string }) =>
    `There’s already a program or a bot called ${name}. Choose another name.`,
  programNotFound: ({ said }: { said: string }) =>
    `This command wasn’t found. Check it, and give the whole path of your program.${itSaid(said)}`,
  programEnded: ({ said }: { said: string }) =>
    `This program ended before it made a move.${itSaid(said)}`,
  programLate: ({ seconds, said }: { seconds: number; said: string }) =>
    `This program made no move within ${seconds} seconds.${itSaid(said)}`,
  programNonsense: ({ answer }: { answer: string }) =>
    `This program answered, but not with a legal move: ${answer}`,
  unknownDevice: "That device is no longer on the list.",
  unknownProfile: "There’s no such profile here.",
  guestsProfile: ({ name }: { name: string }) =>
    `${name} is a guest. Nobody else can play under this profile.`,
  wrongInvitation:
    "This invitation doesn’t work, or no longer does. Ask the owner of the host for a new one.",
  noTableOfCode: "No table here has this code. Check it and try again.",
  codesWait: "Too many wrong codes from your address. Wait a minute.",
  newcomers:
    "Too many new people have joined from your address in the last hour. Try again later, or use a name you’ve used before.",
  lastRoundPast: ({ round }: { round: number }) =>
    `Round ${round} is already over. Choose a later round as the last (CE-13).`,
  targetPast: ({ target }: { target: number }) =>
    `Somebody already has ${target} points. Choose a higher target (CE-13).`,
  noRound: "There’s no round in play.",
  notInRound: "You’re not in this round. You play from the next one on.",
  otherDeal: "Another deal has begun meanwhile.",
  sealedBots:
    "The round can’t be dealt sealed while bots sit at the table. Remove them, or turn sealed deals off.",
  sealedGame: "This game can’t be dealt sealed. Choose another, or turn sealed deals off.",
  sealedSeats:
    "This game can’t be dealt sealed to so many players. Play with fewer, or turn sealed deals off.",
  sealedPack:
    "A sealed deal needs one pack with at most one joker. Change the game’s options, or turn sealed deals off.",
  sealedStock:
    "With this many players the stock could run out, so the round can’t be dealt sealed. Allow fewer new cards, or turn sealed deals off.",
  sealedPages: ({ names }: { names: readonly string[] }) =>
    `The round can’t be dealt sealed without ${pagesOf(names)}. Deal when everybody is here.`,
  sealedSilent: ({ names }: { names: readonly string[] }) =>
    `The round wasn’t dealt: ${pagesOf(names)} didn’t answer. Deal again.`,
  sealedFault: "What was sent doesn’t fit the sealed deal. Reload the page, then try again.",
  sealedChanged: "The table changed while the deck was being sealed. Deal again.",
  sealedOutOfTurn: "Something is still awaited. Try again in a moment.",
  sealedByHost:
    "Your page can’t play this round. Reload it once; if that doesn’t help, leave the round.",
  sealedNoHints: "There are no hints in a sealed deal: the host doesn’t know your cards.",
  cardsStayedClosed:
    "Some cards of this round stayed closed, and nobody knows them. You can watch it as spectators saw it.",
  wrongSecret: "This secret doesn’t fit what was promised for the deal.",
  stale: ({ answers, newest }: { answers: number; newest: number }) =>
    `The table has moved on (your view ${answers}, now ${newest}). Look again and choose.`,
  noDeal: ({ problem }: { problem: Said }, tell: Tell) =>
    `The round can’t be dealt: ${tell(problem)}`,
  noDealForChips: ({ names }: { names: readonly string[] }) =>
    `The round can’t be dealt. Too few players have enough chips until ${oneOf(names)} buys in again.`,
  noGameFits: "The round can’t be dealt. No game fits.",
  notAlone:
    "You’re not alone with bots, so the table keeps its pace. The owner can change it between rounds.",
  stillIn:
    "You’re still in this round. You can skip to its end once you have nothing left to decide.",
  nothingToAdvise: "It’s not your turn. Ask for a hint when it is.",
  noHint: "There’s no hint right now.",
  unknownGame: "There’s no such game here.",
  stakeAboveBuyIn: ({ stake, buyIn }: { stake: number; buyIn: number }) =>
    `the stake of ${stake} is more than the buy-in of ${buyIn} (H-9).`,
  inRotation: ({ at, game, problem }: { at: number; game: string; problem: Said }, tell: Tell) =>
    `Round ${at} of the rotation (${game}): ${tell(problem)}`,
  players: ({ game, min, max, count }: { game: string; min: number; max: number; count: number }) =>
    `${game} takes ${fromTo(min, max)} players, not ${count}.`,
  full: "This table has no room for more people to watch.",
  screensOfOne: ({ most }: { most: number }) =>
    `At most ${most} screens on one device can show this table. Close one first.`,
  screenBanned:
    "Screens on this device can’t show this table until its owner closes it to guests and opens it again.",
  screensOnly: "Only a big screen can do this.",
  screenRemoved:
    "This screen was removed. To bring it back, open it with the code now on the host’s screen.",
  screenUnknown: "This screen isn’t known here. Open it with the code now on the host’s screen.",
  unknownScreen: "That screen is no longer on the list.",
  noScreen: "This screen no longer shows the table.",
  wrongToken: "This page no longer holds a seat at this table.",
  otherVersion: "This page is from another version of the host. Reload it.",
  tokenNeeded: "To take a seat, send its token.",
  wrongTokens: "Too many wrong tokens from your address. Wait a minute.",
  placesKept: "Take the places reserved for you first.",
  roomFull: "There’s no room right now. Try again in a moment.",
  gone: "You left this table.",
  ownProfile: "You can’t give chips to yourself. Choose another profile.",
  enoughChips: ({ buyIn, has }: { buyIn: number; has: number }) =>
    `You get new chips when you have fewer than ${buyIn} in the bank and on tables together. You have ${has}.`,
  cannotBring: ({ name, balance, amount }: { name: string; balance: number; amount: number }) =>
    `${name} has only ${balance} chips in the bank and can’t bring ${amount} (H-9).`,
  unknownTransaction: ({ id }: { id: number }) => `There’s no transaction ${id}.`,
  reversedBefore: ({ id, by }: { id: number; by: number }) =>
    `Transaction ${id} was already reversed, by transaction ${by}.`,
  stands:
    "You can only reverse transfers, corrections and later grants, not the first grant or anything from a table.",
};

const why = "The record is damaged, or the rules have changed since.";

/** Why a table cannot be set up again. */
export const broken = {
  illegalMove: ({ number, code }: { number: number; code: string }) =>
    `move ${number} of its round is no longer legal (rule ${code})`,
  roundMissing: ({ round }: { round: number }) => `round ${round} isn’t stored`,
  otherLength: ({ round }: { round: number }) =>
    `the moves of round ${round} don’t lead to where the table is`,
  replay: ({ problem }: { problem: Said }, tell: Tell) => `${capital(tell(problem))}. ${why}`,
  store: ({ problem }: { problem: Said }, tell: Tell) => `${capital(tell(problem))}.`,
  /** A record may hold a seed or a card there, so only the field's name is shown (C-7). */
  field: ({ field }: { field: string }) =>
    `Its round can’t be dealt again: “${field}” in its record is wrong. ${why}`,
  fault: ({ name }: { name: string }) => `It can’t be set up as stored (${name}). ${why}`,
};
