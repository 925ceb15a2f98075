import type { BotLevel } from "#shared/bots/bot.ts";
import type { PublishedDraw, TournamentSetup } from "#shared/protocol/tournament.ts";
import type { Position } from "#shared/protocol/table.ts";
import type { Bracket } from "./bracket.ts";
import type { LeagueRound } from "./league.ts";

export interface GameFacts {
  /** How many may be dealt in (C-15). */
  readonly players: { readonly min: number; readonly max: number };
  /**
   * Decides who is dealt in (C-8, H-9): `pots` everybody with chips, `stake` those who can pay it,
   * `nothing` everybody.
   */
  readonly playedFor: "pots" | "stake" | "nothing";
}

export interface Entrant {
  /** `e1`, `e2`…, in the order of entry. */
  readonly id: string;
  readonly name: string;
  readonly avatar: string;
  readonly bot: BotLevel | null;
  /** The account that pays and is paid: `profile:<id>` or `bots`. */
  readonly purse: string;
  /** `broke` may buy in again; `withdrawn` before the start. */
  readonly status: "registered" | "in" | "broke" | "out" | "withdrawn";
  /** Tournament chips at the end of the table's last round. */
  readonly stack: number;
  readonly table: string | null;
  readonly chair: number | null;
  readonly rebuys: number;
  readonly addOn: boolean;
  /** Bought during a round; added to the stack when it is over. */
  readonly comingChips: number;
  readonly head: boolean;
  /** Bounties won, alone or shared. */
  readonly heads: number;
  /** The bank's chips for bounties won. */
  readonly bounties: number;
  /** The bank's chips paid in all, into the pool and for bounties. */
  readonly paid: number;
  /** Hands still to be missed for penalties. */
  readonly missing: number;
  /** Gone, but the table's round goes on. */
  readonly leaving: "left" | "removed" | null;
  /** When and with what stack they ran out or left; `moment` is the same for simultaneous ones. */
  readonly bust: Bust | null;
  /** The deadline for buying in again. */
  readonly thinksUntil: number | null;
  /** For a league: points, and deals won, alone or shared. */
  readonly points: number;
  readonly wins: number;
}

export interface Bust {
  readonly moment: number;
  /** At the start of the hand: the larger stack gets the better place. */
  readonly stack: number;
}

export interface Playing {
  /** The players dealt in, with their stacks before the round. */
  readonly stacks: { readonly [entrant: string]: number };
  readonly level: number;
  readonly missing: readonly string[];
}

export interface TournamentTable {
  readonly id: string;
  readonly number: number;
  readonly chairs: readonly (string | null)[];
  readonly round: number;
  /** The rotation's position of the last round. */
  readonly position: Position;
  /** The chair that dealt last; null before, and where nobody deals. */
  readonly button: number | null;
  readonly playing: Playing | null;
  /** Rounds played here at the present level; in a league since the round was drawn. */
  readonly ofLevel: number;
  /** For hand for hand: the wave in which it was last dealt. */
  readonly wave: number;
}

export interface ClockState {
  /** From 1; 0 before the start. */
  readonly level: number;
  readonly phase: "level" | "break";
  /** Left in the phase at the moment `since`; null if it ends by rounds, or not at all. */
  readonly leftMs: number | null;
  /** Null: the clock is stopped. */
  readonly since: number | null;
}

export interface PendingMove {
  readonly entrant: string;
  readonly table: string;
  readonly chair: number;
}

/** `by` is null if nobody could take the bounty. */
export interface TakenHead {
  readonly of: string;
  readonly by: string | null;
  readonly amount: number;
}

export interface LastElimination {
  readonly number: number;
  readonly entrants: readonly {
    readonly id: string;
    /**
     * The stack that an undo restores: the one before the hand, or the chips that went out of play.
     */
    readonly stack: number;
    readonly table: string | null;
    readonly chair: number | null;
    /** Had run out and declined to buy in again; an undo gives them that choice again. */
    readonly declined: boolean;
  }[];
  /** The hand in which they lost their chips, or null. */
  readonly hand: {
    readonly table: string;
    readonly round: number;
    readonly before: { readonly [entrant: string]: number };
    readonly after: { readonly [entrant: string]: number };
  } | null;
  readonly heads: readonly TakenHead[];
  /** For a bracket: the match that was decided by their leaving. */
  readonly match?: string;
}

export interface LeagueState {
  readonly kind: "league";
  /** The last one is the present one. */
  readonly rounds: readonly LeagueRound[];
  /** Everybody's points, by round. */
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
  readonly session: string;
  readonly setup: TournamentSetup;
  /** One for each entry of the rotation. */
  readonly games: readonly GameFacts[];
  /** The account that pays for the guarantee beyond the pool. */
  readonly host: string;
  /** The source of all random choices; published at the end. */
  readonly secret: string;
  readonly draws: readonly PublishedDraw[];
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
  readonly moments: number;
  readonly eliminations: number;
  readonly lastElimination: LastElimination | null;
  /** Bounties that nobody could take; they go to the winner. */
  readonly unclaimed: number;
  /** The entrants moved last: one for balance or by the director, or all of a broken table. */
  readonly lastMoved: readonly string[];
  /** The present wave, and the moment at which its losers run out; null: not hand for hand. */
  readonly handForHand: { readonly wave: number; readonly moment: number } | null;
  readonly course: { readonly kind: "freezeout" } | LeagueState | BracketState;
}

/**
 * In ascending order. Those of one entry share the places from `place` on; entrants without a place
 * are left out.
 */
export type Places = readonly { readonly place: number; readonly entrants: readonly string[] }[];
