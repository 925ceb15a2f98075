import type { Position } from "#shared/protocol/table.ts";
import type {
  PublishedDraw,
  TournamentAsk,
  TournamentEntrant,
  TournamentRequest,
  TournamentSetup,
  TournamentTable as TableView,
} from "#shared/protocol/tournament.ts";
import type { Said } from "#shared/text/said.ts";
import type { Bracket } from "./bracket.ts";
import type { LeagueRound } from "./league.ts";

export interface GameFacts {
  /** May be dealt in (C-15). */
  readonly players: { readonly min: number; readonly max: number };
  /**
   * Who is dealt in (C-8, H-9): for `pots` everybody with chips, for a `stake` those who can pay
   * it.
   */
  readonly playedFor: "pots" | "stake" | "nothing";
}

/** By entrant. */
export type Amounts = { readonly [entrant: string]: number };

/** The id is `e1`, `e2`…, in the order of entry; the stack is that after the table's last round. */
export interface Entrant extends Omit<
  TournamentEntrant,
  "status" | "presence" | "place" | "points" | "prize" | "thinkMs"
> {
  /** Pays and is paid: `profile:<id>` or `bots`. */
  readonly purse: string;
  /** `broke` may buy in again; `withdrawn` before the start. */
  readonly status: "registered" | "in" | "broke" | "out" | "withdrawn";
  /** During a round; added to the stack when it is over. */
  readonly comingChips: number;
  /** There is a bounty on it. */
  readonly head: boolean;
  /** Gone, but the table's round goes on. */
  readonly leaving: "left" | "removed" | null;
  /** `moment` is the same for those who ran out or left at the same time. */
  readonly bust: Bust | null;
  /** To decide on buying in again. */
  readonly thinksUntil: number | null;
  /** In a league: points, and deals won, alone or shared. */
  readonly points: number;
  readonly wins: number;
}

export interface Bust {
  readonly moment: number;
  /** At the start of the hand: the larger one gets the better place. */
  readonly stack: number;
}

export interface Playing {
  /** Of the players dealt in, before the round. */
  readonly stacks: Amounts;
  readonly level: number;
  readonly missing: readonly string[];
}

export interface TournamentTable extends Omit<TableView, "state" | "breaking"> {
  /** Of the last round, in the rotation. */
  readonly position: Position;
  readonly playing: Playing | null;
  /** At the present level; in a league since the round was drawn. */
  readonly ofLevel: number;
  /** Of hand for hand, in which it was last dealt. */
  readonly wave: number;
}

export interface ClockState {
  /** From 1; 0 before the start. */
  readonly level: number;
  readonly phase: "level" | "break";
  /** Of the phase, at `since`; null if it ends by rounds, or not at all. */
  readonly leftMs: number | null;
  /** Null: stopped. */
  readonly since: number | null;
}

export interface PendingMove {
  readonly entrant: string;
  readonly table: string;
  readonly chair: number;
}

/** `by`: null if nobody could take it. */
export interface TakenHead {
  readonly of: string;
  readonly by: string | null;
  readonly amount: number;
}

export interface LastElimination {
  readonly number: number;
  readonly entrants: readonly {
    readonly id: string;
    /** What an undo restores: the stack before the hand, or the chips that went out of play. */
    readonly stack: number;
    readonly table: string | null;
    readonly chair: number | null;
    /** To buy in again; an undo gives them that choice once more. */
    readonly declined: boolean;
  }[];
  /** In which they lost their chips. */
  readonly hand: {
    readonly table: string;
    readonly round: number;
    readonly before: Amounts;
    readonly after: Amounts;
  } | null;
  readonly heads: readonly TakenHead[];
  /** In a bracket, which their leaving decided. */
  readonly match?: string;
}

export interface LeagueState {
  readonly kind: "league";
  /** The last one is the present one. */
  readonly rounds: readonly LeagueRound[];
  /** By round. */
  readonly won: readonly Amounts[];
}
export interface BracketState {
  readonly kind: "bracket";
  /** Being played; every round begins with the first level. */
  readonly round: number;
  readonly bracket: Bracket;
}

export interface TournamentState {
  readonly id: string;
  readonly session: string;
  readonly setup: TournamentSetup;
  /** By entry of the rotation. */
  readonly games: readonly GameFacts[];
  /** Pays for the guarantee beyond the pool. */
  readonly host: string;
  /** Of all random choices; published at the end. */
  readonly secret: string;
  readonly draws: readonly PublishedDraw[];
  readonly revision: number;
  readonly phase: "registering" | "running" | "over" | "cancelled";
  readonly paused: boolean;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly clock: ClockState;
  /** `e<n>` is at n − 1. */
  readonly entrants: readonly Entrant[];
  /** Open ones. */
  readonly tables: readonly TournamentTable[];
  readonly tablesOpened: number;
  readonly pending: readonly PendingMove[];
  readonly moments: number;
  readonly eliminations: number;
  readonly lastElimination: LastElimination | null;
  /** Bounties; they go to the winner. */
  readonly unclaimed: number;
  /** One for balance or by the director, or all of a broken table. */
  readonly lastMoved: readonly string[];
  /** The wave, and the moment at which its losers run out. */
  readonly handForHand: { readonly wave: number; readonly moment: number } | null;
  readonly course: { readonly kind: "freezeout" } | LeagueState | BracketState;
}

/** In ascending order; those of one entry share the places from `place` on. */
export type Places = readonly { readonly place: number; readonly entrants: readonly string[] }[];

export interface RoundOver {
  readonly table: string;
  /** Of the table. One that was reported already changes nothing. */
  readonly round: number;
  /** Of all who were dealt in; empty where nothing is played for. */
  readonly stacks: Amounts;
  readonly dealer: string | null;
  /** From the first on; all who were dealt in. */
  readonly places: readonly (readonly string[])[];
}

/**
 * `at`: ms on a clock that runs only while the host does and never goes back; `now`: ms since 1970,
 * UTC, to be shown.
 */
export type TournamentEvent = { readonly at: number; readonly now: number } & (
  | (Pick<Entrant, "name" | "avatar" | "bot" | "purse"> & { readonly type: "enter" })
  | { readonly type: "leave" | "addOn"; readonly entrant: string }
  | { readonly type: "start" | "pause" | "resume" | "close" | "time" }
  | Asked<"move", "moveEntrant">
  | Asked<"remove", "removeEntrant">
  | Asked<"undo", "undoElimination">
  | Asked<"correct", "correctStack">
  | Asked<"changeLevel", "changeLevel">
  | Asked<"penalise", "penalise">
  | (Asked<"buyAgain", "buyAgain"> & { readonly entrant: string })
  | ({ readonly type: "roundOver" } & RoundOver)
  /** It could not be dealt: everybody keeps their stack. */
  | ({ readonly type: "roundVoid" } & Pick<RoundOver, "table" | "round">)
  /**
   * It could neither go on nor be restored, and its round does not count. One that was reported
   * already changes nothing.
   */
  | { readonly type: "tableLost"; readonly table: string }
);
/** What is asked, without the tournament and the key. */
type Asked<T, R extends TournamentRequest> = { readonly type: T } & Readonly<
  Omit<TournamentAsk<R>, "tournament" | "key">
>;
export type EventOf<T extends TournamentEvent["type"]> = Extract<
  TournamentEvent,
  { readonly type: T }
>;

export type PostingKind =
  | "entry"
  | "rebuy"
  | "add-on"
  | "guarantee"
  | "refund"
  | "payout"
  | "bounty"
  | "stack"
  | "forfeit"
  | "correction";

/** Sums to zero (H-2). */
export interface TournamentPosting {
  readonly kind: PostingKind;
  /**
   * `profile:<id>`, `bots`, `tournament:<id>` for the bank's chips; `stacks:<id>` and
   * `seat:<session>:<entrant>` for the tournament's.
   */
  readonly entries: readonly { readonly account: string; readonly amount: number }[];
  readonly note: string;
}

export interface Dealing {
  readonly position: Position;
  /** Replaces the option of that name, like `stake`, in games that have it. */
  readonly ante: number;
  readonly stake: number;
  /** By chair; stacks are 0 where nothing is played for. */
  readonly dealt: readonly { readonly entrant: string; readonly stack: number }[];
  /**
   * They are dealt cards, pay the ante, and make default moves (TDA, "Warnings, Penalties and
   * Disqualification").
   */
  readonly missing: readonly string[];
}

export type TournamentEffect =
  | {
      readonly type: "openTable";
      readonly table: string;
      readonly number: number;
      readonly chairs: number;
    }
  | { readonly type: "closeTable"; readonly table: string }
  /** The entrant sits out a round that is being played. */
  | {
      readonly type: "seat";
      readonly entrant: string;
      readonly from: string | null;
      readonly table: string;
      readonly chair: number;
    }
  | { readonly type: "unseat"; readonly entrant: string; readonly from: string }
  | ({ readonly type: "deal"; readonly table: string; readonly round: number } & Dealing)
  /** From the present round, at once (C-5). */
  | { readonly type: "expel"; readonly entrant: string; readonly table: string }
  | { readonly type: "post"; readonly posting: TournamentPosting }
  | { readonly type: "tell"; readonly said: Said };
