import type { BotLevel } from "#shared/bots/bot.ts";
import type { PublishedDraw, TournamentSetup } from "#shared/protocol/tournament.ts";
import type { Position } from "#shared/protocol/table.ts";
import type { Bracket } from "./bracket.ts";
import type { LeagueRound } from "./league.ts";

export interface GameFacts {
  /** C-15: so many may be dealt in. */
  readonly players: { readonly min: number; readonly max: number };
  /** C-8, H-9: who has any chips is dealt in; who can pay the stake; everybody. */
  readonly playedFor: "pots" | "stake" | "nothing";
}

export interface Entrant {
  /** `e1`, `e2`…, in the order of entry. */
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  readonly bot: BotLevel | null;
  /** The account that pays for him and is paid: `profile:<id>` or `bots`. */
  readonly purse: string;
  /** `broke` may buy in again; `withdrawn` before the start. */
  readonly status: "registered" | "in" | "broke" | "out" | "withdrawn";
  /** Tournament chips, as they were when his table's last round was over. */
  readonly stack: number;
  readonly table: string | null;
  readonly chair: number | null;
  readonly rebuys: number;
  readonly addOn: boolean;
  /** Bought while his table plays: his once the round is over. */
  readonly comingChips: number;
  /** Lies a bounty on his own head? */
  readonly head: boolean;
  /** Heads that he took, alone or with others. */
  readonly heads: number;
  /** The bank's chips for heads. */
  readonly bounties: number;
  /** The bank's chips that he has paid in all, into the pool and on heads. */
  readonly paid: number;
  /** Hands that he still misses for penalties. */
  readonly missing: number;
  /** Is gone, but his table's round goes on. */
  readonly leaving: "left" | "removed" | null;
  /** When and with what he ran out or left; those of one moment have one number. */
  readonly bust: Bust | null;
  /** Until when he may buy in again. */
  readonly thinksUntil: number | null;
  /** Of a league, and the deals that he won there, alone or with others. */
  readonly points: number;
  readonly wins: number;
}

export interface Bust {
  readonly moment: number;
  /** At the start of the hand: who had more is placed higher. */
  readonly stack: number;
}

export interface Playing {
  /** Those dealt in, with what they had before it. */
  readonly stacks: { readonly [entrant: string]: number };
  /** The level by which it was dealt. */
  readonly level: number;
  readonly missing: readonly string[];
}

export interface TournamentTable {
  readonly id: string;
  readonly number: number;
  /** Entrants by chair. */
  readonly chairs: readonly (string | null)[];
  /** Rounds dealt here. */
  readonly round: number;
  /** In the rotation, of the last one. */
  readonly position: Position;
  /** The chair that dealt last; null before, and where nobody deals. */
  readonly button: number | null;
  readonly playing: Playing | null;
  /** Rounds played here at the present level; in a league since the round was drawn. */
  readonly ofLevel: number;
  /** Of hand for hand: the wave in which it was dealt last. */
  readonly wave: number;
}

export interface ClockState {
  /** From 1; 0 before the start. */
  readonly level: number;
  readonly phase: "level" | "break";
  /** Of the phase, at the moment `since`; null where it ends by rounds, or not. */
  readonly leftMs: number | null;
  /** Null: it stands. */
  readonly since: number | null;
}

export interface PendingMove {
  readonly entrant: string;
  readonly table: string;
  readonly chair: number;
}

/** A bounty that was taken; `by` is null where nobody could take it. */
export interface TakenHead {
  readonly of: string;
  readonly by: string | null;
  readonly amount: number;
}

export interface LastElimination {
  readonly number: number;
  readonly entrants: readonly {
    readonly id: string;
    /** What he gets back: what he had before the hand, or what went out of play with him. */
    readonly stack: number;
    readonly table: string | null;
    readonly chair: number | null;
    /** He had run out, and did not buy in again: that decision is his once more. */
    readonly declined: boolean;
  }[];
  /** The hand in which they lost their chips; null where it was none. */
  readonly hand: {
    readonly table: string;
    readonly round: number;
    readonly before: { readonly [entrant: string]: number };
    readonly after: { readonly [entrant: string]: number };
  } | null;
  readonly heads: readonly TakenHead[];
  /** Of a bracket: the match that was decided by their going. */
  readonly match?: string;
}

export interface LeagueState {
  readonly kind: "league";
  /** The last one is being played. */
  readonly rounds: readonly LeagueRound[];
  /** By round: what everybody got in it. */
  readonly won: readonly { readonly [entrant: string]: number }[];
}
export interface BracketState {
  readonly kind: "bracket";
  /** The round whose matches are played; every round begins with the first level. */
  readonly round: number;
  readonly bracket: Bracket;
}

export interface TournamentState {
  readonly id: string;
  /** The session that its tables belong to. */
  readonly session: string;
  readonly setup: TournamentSetup;
  /** By entry of the rotation. */
  readonly games: readonly GameFacts[];
  /** Who opened it: pays what is guaranteed beyond the pool. */
  readonly host: string;
  /** All random choices come from it; told at the end. */
  readonly secret: string;
  readonly draws: readonly PublishedDraw[];
  /** Counts events that changed anything. */
  readonly revision: number;
  readonly phase: "registering" | "running" | "over" | "cancelled";
  readonly paused: boolean;
  /** ms since 1970, UTC. */
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly clock: ClockState;
  /** In the order of entry: `e<n>` is at n − 1. */
  readonly entrants: readonly Entrant[];
  /** Open ones, by number. */
  readonly tables: readonly TournamentTable[];
  readonly tablesOpened: number;
  readonly pending: readonly PendingMove[];
  /** Moments at which somebody ran out, so far. */
  readonly moments: number;
  readonly eliminations: number;
  readonly lastElimination: LastElimination | null;
  /** Bounties that nobody could take: the winner's. */
  readonly unclaimed: number;
  /** Who was moved last: one for balance or by the director, or all of a table that broke. */
  readonly lastMoved: readonly string[];
  /**
   * Waves of hand for hand, and the moment in which those of the present one run out; null: every
   * table plays for itself.
   */
  readonly handForHand: { readonly wave: number; readonly moment: number } | null;
  readonly course: { readonly kind: "freezeout" } | LeagueState | BracketState;
}

/**
 * Those of one entry share the places from this one on. In ascending order; who is not placed yet
 * is left out.
 */
export type Places = readonly { readonly place: number; readonly entrants: readonly string[] }[];
