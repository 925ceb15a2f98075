// What decides a format of tournaments: who sits where next, when is it over, who has which place (H-20)?

import type { BracketMatch } from '#shared/protocol/tournament.ts';
import type { DiceReader } from '#shared/chance/dice.ts';
import type { RoundOver } from './event.ts';
import type { Step } from './step.ts';
import type { Places, TournamentState, TournamentTable } from './state.ts';

/** The rules of one format over the common state. Each is pure from outside: it changes the step that it is handed, and nothing else. */
export interface FormatRules {
  /** Everybody who has entered is drawn a chair. */
  readonly begin: (step: Step) => void;
  /** A late entrant, or one who was put back, gets a chair. */
  readonly seatOne: (step: Step, entrant: string) => void;
  /** Once after every event, while no tournament is paused or over: tables that play no hand are opened, broken and balanced. */
  readonly arrange: (step: Step) => void;
  /** May this table, which plays no hand, be dealt its next one now, for all that the format knows? */
  readonly mayDeal: (state: TournamentState, table: TournamentTable) => boolean;
  /** What a finished round has decided: who has run out, points, a match. Stacks are in the state already. */
  readonly roundOver: (step: Step, over: RoundOver, before: TournamentTable) => void;
  /** Somebody left for good, and his chair is empty. */
  readonly wentOut: (step: Step, entrant: string) => void;
  readonly isOver: (state: TournamentState) => boolean;
  /** From the first place on; those together share their places. Who is not placed yet is left out. */
  readonly places: (state: TournamentState) => Places;
}

/** What the draw of a league's round goes by: it knows nobody but by id. */
export interface LeagueAsk {
  /** Who plays on, in the order of entry. */
  readonly entrants: readonly string[];
  /** So many take part in a round of the game at a table. */
  readonly seats: { readonly least: number; readonly most: number };
  /** Of the rounds so far: at which table who sat, in the order of their chairs. */
  readonly history: readonly LeagueRound[];
  /** So far, by entrant. */
  readonly points: { readonly [entrant: string]: number };
  readonly draw: 'roundRobin' | 'swiss';
}
export interface LeagueRound {
  /** In the order of the chairs. */
  readonly tables: readonly (readonly string[])[];
  /** Who has no table in this round, and the points of a winner for it: never the same again while another has not rested. */
  readonly resting: readonly string[];
}
/** The next round. Tables differ by at most one; everybody is at exactly one table, or rests. */
export type DrawLeagueRound = (ask: LeagueAsk, dice: DiceReader) => LeagueRound;

/** A bracket, with byes through and winners in the matches that they have reached; `table` and `wins` are not its own to change. */
export type Bracket = readonly BracketMatch[];
/** In the order of entry; `random` draws them first. At least two. */
export type DrawBracket = (entrants: readonly string[], how: { readonly seeding: 'random' | 'entered'; readonly thirdPlace: boolean }, dice: DiceReader) => Bracket;
/** The match is won: winner, and in the semi-finals loser, stand where they play next. */
export type WonMatch = (bracket: Bracket, match: string, winner: string) => Bracket;
/** From the first place on, of those who have one: who loses in the same round shares. */
export type BracketPlaces = (bracket: Bracket) => Places;
