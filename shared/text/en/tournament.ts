import type { Said, Tell, Widened } from "#shared/text/said.ts";
import { company, number, plural } from "./words.ts";

/** Why a structure cannot be played, and what is wrong with one in a file. */
const structure = {
  notJson: ({ problem }: { problem: Said }, tell: Tell) =>
    `This is no JSON, in which structures of tournaments are written: ${tell(problem)}`,
  otherFile: 'This is no structure of a tournament: its "format" must be "tournament-structure/1"',
  shareSum: ({ sum }: { sum: number }) =>
    `the shares must sum to 100 per cent, not to ${number(sum)}`,
  risingShare: ({ place }: { place: number }) =>
    `place ${number(place)} may not get a larger share than the place before it`,
  firstShares: "the first list of shares must be for tournaments from 1 entrant on",
  shareOrder: ({ from }: { from: number }) =>
    `lists of shares go from few entrants to many: ${number(from)} stands too late or twice`,
  fallingLevel: ({ level }: { level: number }) =>
    `ante and stake may not fall from a level to the next: level ${number(level)} is lower than the one before it`,
  nothingToPlayFor: "a level must have an ante or a stake",
  stackTooSmall: ({ stack, needed }: { stack: number; needed: number }) =>
    `a starting stack of ${number(stack)} does not cover the first level's ${number(needed)}`,
  breakOrder: ({ level }: { level: number }) =>
    `breaks go from the first level on: the one after level ${number(level)} stands too late or twice`,
  noSuchLevel: ({ level, levels }: { level: number; levels: number }) =>
    `there is no level ${number(level)}: the last one is ${number(levels)}`,
  breakAfterLast: "no break can follow the last level, which lasts until the end",
  risingGuarantee: ({ place }: { place: number }) =>
    `place ${number(place)} may not be guaranteed more than the place before it`,
  rebuysForEver: "nobody can buy in again in the last level, which lasts until the end",
  rebuysOfNothing: "while people may buy in again, they must get a stack for it",
} as const;

const of = (names: readonly string[]): string => company(names);
const noted = (note: string): string => (note === "" ? "" : `: ${note}`);

const refusals = {
  begun: "The tournament has begun.",
  notRunning: "The tournament is not being played.",
  closed: "The tournament is over.",
  tooFew: "A tournament needs at least two entrants.",
  full: ({ most }: { most: number }) => `No more than ${number(most)} can enter.`,
  entryOver: ({ level }: { level: number }) =>
    level === 0
      ? "Nobody can enter once the tournament has begun."
      : `Late entry ended with level ${number(level)}.`,
  nobodyNew: "The director lets nobody new in.",
  noLateEntry: "Nobody can enter this tournament once it has begun.",
  noEntrant: "There is no such entrant.",
  noTable: "There is no such table.",
  notIn: ({ name }: { name: string }) => `${name} is not in the tournament any more.`,
  chairTaken: "This chair is taken.",
  noChair: ({ chairs }: { chairs: number }) => `A table has ${number(chairs)} chairs.`,
  sameChair: ({ name }: { name: string }) => `${name} sits there already.`,
  noMoves: "In this format nobody can be moved: the draw says who meets whom.",
  pausedAlready: "The tournament is paused already.",
  notPaused: "The tournament is not paused.",
  notLast: "This is not the last elimination any more.",
  nothingToUndo: "There is no elimination that can be undone.",
  handRunning: ({ name }: { name: string }) =>
    `${name} is in a hand: pause the tournament, and correct the stack after it.`,
  noStacks: "Nothing is played for in this format.",
  levelBegun: ({ level }: { level: number }) =>
    `Level ${number(level)} has begun: only coming levels can be changed.`,
  noLevel: ({ levels }: { levels: number }) => `There are ${number(levels)} levels.`,
  outOfOrder: "Ante and stake may not fall from a level to the next.",
  notBroke: ({ name }: { name: string }) => `${name} has not run out of chips.`,
  rebuysOver: "Nobody can buy in again any more.",
  noAddOn: "There is no add-on just now.",
  addOnTaken: ({ name }: { name: string }) => `${name} has had the add-on already.`,
  tooManyChairs: ({ most }: { most: number }) =>
    `The games of this rotation take ${number(most)} at a table at most.`,
  tooFewChairs: ({ least }: { least: number }) =>
    `A table of this league needs ${number(least)} chairs.`,
  onlyFreezeout: "Bounties, rebuys and add-ons belong to a freezeout.",
  noHeadsUp:
    "A tournament is decided between two: at least one game of the rotation must take so few.",
  potsNeedChips:
    "Hands for pots need chips: they are played in a freezeout, or in a bracket whose matches are won by all the chips.",
  notForChips:
    "A freezeout is played for chips: each game of its rotation must have pots, or a stake.",
} as const;

const log = {
  entered: ({ name }: { name: string }) => `${name} has entered.`,
  withdrew: ({ name }: { name: string }) => `${name} has withdrawn.`,
  started: ({ entrants, tables }: { entrants: number; tables: number }) =>
    `${plural(entrants, "entrant", "entrants")} at ${plural(tables, "table", "tables")}: the tournament begins.`,
  level: ({ level, ante, stake }: { level: number; ante: number; stake: number }) =>
    `Level ${number(level)}: ante ${number(ante)}, stake ${number(stake)}.`,
  breakAhead: ({ minutes }: { minutes: number }) =>
    `A break of ${plural(minutes, "minute", "minutes")} begins once every hand is over.`,
  breakBegan: ({ minutes }: { minutes: number }) =>
    `Break: ${plural(minutes, "minute", "minutes")}.`,
  breakOver: "The break is over.",
  paused: "Paused.",
  resumed: "The tournament goes on.",
  late: ({ name, table, chair }: { name: string; table: number; chair: number }) =>
    `${name} comes in late, at table ${number(table)}, chair ${number(chair)}.`,
  seated: ({ name, table, chair }: { name: string; table: number; chair: number }) =>
    `${name}: table ${number(table)}, chair ${number(chair)}.`,
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
    `${name} moves from table ${number(from)} to table ${number(table)}, chair ${number(chair)}, so that the tables are even.`,
  moved: ({ name, table, chair }: { name: string; table: number; chair: number }) =>
    `The director moves ${name} to table ${number(table)}, chair ${number(chair)}.`,
  moveDropped: ({ name, table }: { name: string; table: number }) =>
    `${name} could not be moved to table ${number(table)}: the chair was taken meanwhile.`,
  opened: ({ table }: { table: number }) => `Table ${number(table)} is opened.`,
  breaking: ({ table }: { table: number }) => `Table ${number(table)} is breaking.`,
  broken: ({ table }: { table: number }) => `Table ${number(table)} is broken.`,
  finalTable: ({ entrants }: { entrants: number }) =>
    `The final table: ${plural(entrants, "player", "players")}, seats drawn anew.`,
  handForHand: ({ places }: { places: number }) =>
    `Hand for hand: the next one out is the last without a prize (${plural(places, "place is", "places are")} paid).`,
  inTheMoney: "Everybody who is left is in the money.",
  ranOut: ({ name }: { name: string }) => `${name} has run out of chips and may buy in again.`,
  boughtAgain: ({ name, stack }: { name: string; stack: number }) =>
    `${name} buys in again for ${number(stack)}.`,
  addOn: ({ name, stack }: { name: string; stack: number }) =>
    `${name} takes the add-on of ${number(stack)}.`,
  out: ({ names }: { names: readonly string[] }) =>
    `${of(names)} ${names.length === 1 ? "is" : "are"} out.`,
  tookHead: ({ names, name, amount }: { names: readonly string[]; name: string; amount: number }) =>
    `${of(names)} ${names.length === 1 ? "takes" : "share"} the bounty of ${number(amount)} on ${name}.`,
  left: ({ name }: { name: string }) => `${name} has left.`,
  removed: ({ name, note }: { name: string; note: string }) =>
    `The director removes ${name}${noted(note)}.`,
  forfeited: ({ name, stack }: { name: string; stack: number }) =>
    `${number(stack)} chips of ${name} go out of play.`,
  undone: ({ names }: { names: readonly string[] }) => `The elimination of ${of(names)} is undone.`,
  handVoid: ({ table }: { table: number }) =>
    `The last hand of table ${number(table)} does not count: everybody has what he had before it.`,
  tableLost: ({ table }: { table: number }) =>
    `Table ${number(table)} could not go on. It is set up anew: everybody has his chair and his chips.`,
  corrected: ({ name, from, to, note }: { name: string; from: number; to: number; note: string }) =>
    `The stack of ${name} is corrected from ${number(from)} to ${number(to)}${noted(note)}.`,
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
    `Level ${number(level)} is changed: ante ${number(ante)}, stake ${number(stake)}, length ${number(length)}.`,
  warned: ({ name, note }: { name: string; note: string }) => `A warning to ${name}${noted(note)}.`,
  penalised: ({ name, hands, note }: { name: string; hands: number; note: string }) =>
    `${name} misses ${plural(hands, "hand", "hands")}${noted(note)}.`,
  roundDrawn: ({ round, of: rounds }: { round: number; of: number }) =>
    `Round ${number(round)} of ${number(rounds)} is drawn.`,
  bracketDrawn: ({ entrants }: { entrants: number }) =>
    `The bracket of ${number(entrants)} is drawn.`,
  match: ({ names, table }: { names: readonly string[]; table: number }) =>
    `${of(names)} meet at table ${number(table)}.`,
  matchWon: ({ name }: { name: string }) => `${name} has won the match.`,
  rests: ({ names }: { names: readonly string[] }) =>
    `${of(names)} ${names.length === 1 ? "rests" : "rest"} in this round.`,
  won: ({ names }: { names: readonly string[] }) =>
    `${of(names)} ${names.length === 1 ? "has" : "have"} won the tournament.`,
  cancelled: "The tournament is closed before its end: everybody has back what he paid.",
} as const;

export const tournament = { structure, refusals, log };

export type TournamentText = Widened<typeof tournament>;
