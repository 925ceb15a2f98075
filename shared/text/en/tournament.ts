import type { Said, Tell, Widened } from "#shared/text/said.ts";
import { company, number, plural } from "./words.ts";

/** Why a structure cannot be played, and what is wrong with one in a file. */
const structure = {
  notJson: ({ problem }: { problem: Said }, tell: Tell) =>
    `This file isn’t a tournament structure in JSON: ${tell(problem)}`,
  otherFile:
    'This file isn’t a tournament structure: its "format" must be "tournament-structure/1"',
  shareSum: ({ sum }: { sum: number }) => `the shares must add up to 100%, not ${number(sum)}%`,
  risingShare: ({ place }: { place: number }) =>
    `place ${number(place)} can’t get a larger share than the place before it`,
  firstShares: "the first list of shares must start from 1 entrant",
  shareOrder: ({ from }: { from: number }) =>
    `lists of shares must go from few entrants to many: ${number(from)} comes too late or twice`,
  fallingLevel: ({ level }: { level: number }) =>
    `ante and stake can’t go down: level ${number(level)} is lower than the one before it`,
  nothingToPlayFor: "a level needs an ante or a stake",
  stackTooSmall: ({ stack, needed }: { stack: number; needed: number }) =>
    `a starting stack of ${number(stack)} doesn’t cover the ${number(needed)} of level 1`,
  breakOrder: ({ level }: { level: number }) =>
    `breaks must be in the order of their levels: the one after level ${number(level)} comes too late or twice`,
  noSuchLevel: ({ level, levels }: { level: number; levels: number }) =>
    `there is no level ${number(level)}: the last is level ${number(levels)}`,
  breakAfterLast: "no break can follow the last level, which runs until the end",
  risingGuarantee: ({ place }: { place: number }) =>
    `place ${number(place)} can’t be guaranteed more than the place before it`,
  rebuysForEver: "rebuys must end before the last level, which runs until the end",
  rebuysOfNothing: "a rebuy must give a stack",
} as const;

const of = (names: readonly string[]): string => company(names);
const noted = (note: string): string => (note === "" ? "" : `: ${note}`);

const refusals = {
  begun: "The tournament has started.",
  notRunning: "The tournament isn’t running.",
  closed: "The tournament is over.",
  tooFew: "A tournament needs at least 2 entrants.",
  full: ({ most }: { most: number }) =>
    `The tournament is full: at most ${number(most)} can enter.`,
  entryOver: ({ level }: { level: number }) =>
    level === 0
      ? "The tournament has started. There is no late entry."
      : `Late entry ended with level ${number(level)}.`,
  nobodyNew: "The director isn’t letting anybody else in.",
  noLateEntry: "This tournament has started, and it has no late entry.",
  noEntrant: "That entrant isn’t in this tournament.",
  noTable: "That table isn’t part of this tournament.",
  notIn: ({ name }: { name: string }) => `${name} is no longer in the tournament.`,
  chairTaken: "That seat is taken. Choose another.",
  noChair: ({ chairs }: { chairs: number }) => `A table has only ${number(chairs)} seats.`,
  sameChair: ({ name }: { name: string }) => `${name} already sits there.`,
  noMoves: "You can’t move anybody in this format: the draw decides who meets whom.",
  pausedAlready: "The tournament is already paused.",
  notPaused: "The tournament isn’t paused.",
  notLast: "Somebody else has gone out since. Only the last elimination can be undone.",
  nothingToUndo: "There’s no elimination to undo.",
  handRunning: ({ name }: { name: string }) =>
    `${name} is in a hand. Pause the tournament and correct the stack after it.`,
  noStacks: "This format has no chips to correct.",
  levelBegun: ({ level }: { level: number }) =>
    `Level ${number(level)} has started. You can only change later levels.`,
  noLevel: ({ levels }: { levels: number }) => `There are only ${number(levels)} levels.`,
  outOfOrder: "Ante and stake can’t go down from one level to the next.",
  notBroke: ({ name }: { name: string }) => `${name} still has chips.`,
  rebuysOver: "Rebuys are over.",
  noAddOn: "There’s no add-on right now.",
  addOnTaken: ({ name }: { name: string }) => `${name} already has the add-on.`,
  tooManyChairs: ({ most }: { most: number }) =>
    `The games in this rotation seat at most ${number(most)}.`,
  tooFewChairs: ({ least }: { least: number }) =>
    `A table of this league needs ${number(least)} seats.`,
  onlyFreezeout: "Only a freezeout can have bounties, rebuys and add-ons.",
  noHeadsUp: "A tournament ends between two players. Add a game to the rotation that two can play.",
  potsNeedChips:
    "Poker needs chips. Choose a freezeout, or a bracket whose matches go on until one player has all the chips.",
  notForChips: "A freezeout is played for chips. Every game in its rotation needs pots or a stake.",
} as const;

const log = {
  entered: ({ name }: { name: string }) => `${name} entered.`,
  withdrew: ({ name }: { name: string }) => `${name} withdrew.`,
  started: ({ entrants, tables }: { entrants: number; tables: number }) =>
    `The tournament starts: ${plural(entrants, "entrant", "entrants")} at ${plural(tables, "table", "tables")}.`,
  level: ({ level, ante, stake }: { level: number; ante: number; stake: number }) =>
    `Level ${number(level)}: ante ${number(ante)}, stake ${number(stake)}.`,
  breakAhead: ({ minutes }: { minutes: number }) =>
    `A break of ${plural(minutes, "minute", "minutes")} starts after the current hands.`,
  breakBegan: ({ minutes }: { minutes: number }) =>
    `Break: ${plural(minutes, "minute", "minutes")}.`,
  breakOver: "The break is over.",
  paused: "Paused.",
  resumed: "Play resumes.",
  late: ({ name, table, chair }: { name: string; table: number; chair: number }) =>
    `${name} enters late, at table ${number(table)}, seat ${number(chair)}.`,
  seated: ({ name, table, chair }: { name: string; table: number; chair: number }) =>
    `${name}: table ${number(table)}, seat ${number(chair)}.`,
  balanced: ({
    name,
    from,
    table,
    chair,
  }: {
    name: string;
    from: number;
    table: number;
    chair: number;
  }) =>
    `${name} moves from table ${number(from)} to table ${number(table)}, seat ${number(chair)}, to balance the tables.`,
  moved: ({ name, table, chair }: { name: string; table: number; chair: number }) =>
    `The director moves ${name} to table ${number(table)}, seat ${number(chair)}.`,
  moveDropped: ({ name, table }: { name: string; table: number }) =>
    `${name} couldn’t move to table ${number(table)}: the seat was taken in the meantime.`,
  opened: ({ table }: { table: number }) => `Table ${number(table)} opens.`,
  breaking: ({ table }: { table: number }) => `Table ${number(table)} is breaking.`,
  broken: ({ table }: { table: number }) => `Table ${number(table)} has broken.`,
  finalTable: ({ entrants }: { entrants: number }) =>
    `Final table: ${plural(entrants, "player", "players")}, with newly drawn seats.`,
  handForHand: ({ places }: { places: number }) =>
    `Hand for hand: the next player out is the last without a prize (${plural(places, "place is", "places are")} paid).`,
  inTheMoney: "Everybody left is in the money.",
  ranOut: ({ name }: { name: string }) => `${name} is out of chips and can buy in again.`,
  boughtAgain: ({ name, stack }: { name: string; stack: number }) =>
    `${name} buys in again for ${number(stack)}.`,
  addOn: ({ name, stack }: { name: string; stack: number }) =>
    `${name} buys the add-on of ${number(stack)}.`,
  out: ({ names }: { names: readonly string[] }) =>
    `${of(names)} ${names.length === 1 ? "is" : "are"} out.`,
  tookHead: ({ names, name, amount }: { names: readonly string[]; name: string; amount: number }) =>
    `${of(names)} ${names.length === 1 ? "takes" : "share"} the bounty of ${number(amount)} on ${name}.`,
  left: ({ name }: { name: string }) => `${name} left.`,
  removed: ({ name, note }: { name: string; note: string }) =>
    `The director removes ${name}${noted(note)}.`,
  forfeited: ({ name, stack }: { name: string; stack: number }) =>
    `${name}’s ${number(stack)} chips go out of play.`,
  undone: ({ names }: { names: readonly string[] }) => `The elimination of ${of(names)} is undone.`,
  handVoid: ({ table }: { table: number }) =>
    `The last hand at table ${number(table)} doesn’t count: everybody gets back what they had before it.`,
  tableLost: ({ table }: { table: number }) =>
    `Table ${number(table)} couldn’t continue and was set up again. Everybody keeps their seat and chips.`,
  corrected: ({ name, from, to, note }: { name: string; from: number; to: number; note: string }) =>
    `The director corrects ${name}’s stack from ${number(from)} to ${number(to)}${noted(note)}.`,
  levelChanged: ({
    level,
    ante,
    stake,
    length,
  }: {
    level: number;
    ante: number;
    stake: number;
    length: number;
  }) =>
    `The director changes level ${number(level)}: ante ${number(ante)}, stake ${number(stake)}, length ${number(length)}.`,
  warned: ({ name, note }: { name: string; note: string }) => `Warning for ${name}${noted(note)}.`,
  penalised: ({ name, hands, note }: { name: string; hands: number; note: string }) =>
    `${name} misses ${plural(hands, "hand", "hands")}${noted(note)}.`,
  roundDrawn: ({ round, of: rounds }: { round: number; of: number }) =>
    `Round ${number(round)} of ${number(rounds)} is drawn.`,
  bracketDrawn: ({ entrants }: { entrants: number }) =>
    `The bracket of ${number(entrants)} is drawn.`,
  match: ({ names, table }: { names: readonly string[]; table: number }) =>
    `${of(names)} meet at table ${number(table)}.`,
  matchWon: ({ name }: { name: string }) => `${name} won the match.`,
  rests: ({ names }: { names: readonly string[] }) =>
    `${of(names)} ${names.length === 1 ? "sits" : "sit"} out this round.`,
  won: ({ names }: { names: readonly string[] }) => `${of(names)} won the tournament.`,
  cancelled: "The tournament was closed early. Everybody got back what they paid.",
} as const;

export const tournament = { structure, refusals, log };

export type TournamentText = Widened<typeof tournament>;
