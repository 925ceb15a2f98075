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

export type GameFacts = Readonly<{
  /** May be dealt in (C-15). */
  players: Readonly<{ min: number; max: number }>;
  /**
   * Who is dealt in (C-8, H-9): for `pots` everybody with chips, for a `stake` those who can pay
   * it.
   */
  playedFor: "pots" | "stake" | "nothing";
}>;

/** By entrant. */
export type Amounts = { readonly [entrant: string]: number };

/** The id is `e1`, `e2`…, in the order of entry; the stack is that after the table's last round. */
export type Entrant = Omit<
  TournamentEntrant,
  "status" | "presence" | "place" | "points" | "prize" | "thinkMs"
> &
  Readonly<{
    /** Pays and is paid: `profile:<id>` or `bots`. */
    purse: string;
    /** Of the host's owner: plays in a bot's place (H-11). */
    program?: string;
    /** `broke` may buy in again; `withdrawn` before the start. */
    status: "registered" | "in" | "broke" | "out" | "withdrawn";
    /** During a round; added to the stack when it is over. */
    comingChips: number;
    /** There is a bounty on it. */
    head: boolean;
    /** Gone, but the table's round goes on. */
    leaving: "left" | "removed" | null;
    /** `moment` is the same for those who ran out or left at the same time. */
    bust: Bust | null;
    /** To decide on buying in again. */
    thinksUntil: number | null;
    /** In a league: points, and deals won, alone or shared. */
    points: number;
    wins: number;
  }>;

export type Bust = Readonly<{
  moment: number;
  /** At the start of the hand: the larger one gets the better place. */
  stack: number;
}>;

export type Playing = Readonly<{
  /** Of the players dealt in, before the round. */
  stacks: Amounts;
  level: number;
  missing: readonly string[];
}>;

export type TournamentTable = Omit<TableView, "state" | "breaking"> &
  Readonly<{
    /** Of the last round, in the rotation. */
    position: Position;
    playing: Playing | null;
    /** At the present level; in a league since the round was drawn. */
    ofLevel: number;
    /** Of hand for hand, in which it was last dealt. */
    wave: number;
  }>;

export type ClockState = Readonly<{
  /** From 1; 0 before the start. */
  level: number;
  phase: "level" | "break";
  /** Of the phase, at `since`; null if it ends by rounds, or not at all. */
  leftMs: number | null;
  /** Null: stopped. */
  since: number | null;
}>;

export type PendingMove = Readonly<{
  entrant: string;
  table: string;
  chair: number;
}>;

/** `by`: null if nobody could take it. */
export type TakenHead = Readonly<{
  of: string;
  by: string | null;
  amount: number;
}>;

export type LastElimination = Readonly<{
  number: number;
  entrants: readonly Readonly<{
    id: string;
    /** What an undo restores: the stack before the hand, or the chips that went out of play. */
    stack: number;
    table: string | null;
    chair: number | null;
    /** To buy in again; an undo gives them that choice once more. */
    declined: boolean;
  }>[];
  /** In which they lost their chips. */
  hand: Readonly<{
    table: string;
    round: number;
    before: Amounts;
    after: Amounts;
  }> | null;
  heads: readonly TakenHead[];
  /** In a bracket, which their leaving decided. */
  match?: string;
}>;

export type LeagueState = Readonly<{
  kind: "league";
  /** The last one is the present one. */
  rounds: readonly LeagueRound[];
  /** By round. */
  won: readonly Amounts[];
}>;
export type BracketState = Readonly<{
  kind: "bracket";
  /** Being played; every round begins with the first level. */
  round: number;
  bracket: Bracket;
}>;

export type TournamentState = Readonly<{
  id: string;
  session: string;
  setup: TournamentSetup;
  /** By entry of the rotation. */
  games: readonly GameFacts[];
  /** Pays for the guarantee beyond the pool. */
  host: string;
  /** Of all random choices; published at the end. */
  secret: string;
  draws: readonly PublishedDraw[];
  revision: number;
  phase: "registering" | "running" | "over" | "cancelled";
  paused: boolean;
  startedAt: number | null;
  endedAt: number | null;
  clock: ClockState;
  /** `e<n>` is at n − 1. */
  entrants: readonly Entrant[];
  /** Open ones. */
  tables: readonly TournamentTable[];
  tablesOpened: number;
  pending: readonly PendingMove[];
  moments: number;
  eliminations: number;
  lastElimination: LastElimination | null;
  /** Bounties; they go to the winner. */
  unclaimed: number;
  /** One for balance or by the director, or all of a broken table. */
  lastMoved: readonly string[];
  /** The wave, and the moment at which its losers run out. */
  handForHand: Readonly<{ wave: number; moment: number }> | null;
  course: { readonly kind: "freezeout" } | LeagueState | BracketState;
}>;

/** In ascending order; those of one entry share the places from `place` on. */
export type Places = readonly Readonly<{ place: number; entrants: readonly string[] }>[];

export type RoundOver = Readonly<{
  table: string;
  /** Of the table. One that was reported already changes nothing. */
  round: number;
  /** Of all who were dealt in; empty where nothing is played for. */
  stacks: Amounts;
  dealer: string | null;
  /** From the first on; all who were dealt in. */
  places: readonly (readonly string[])[];
}>;

/**
 * `at`: ms on a clock that runs only while the host does and never goes back; `now`: ms since 1970,
 * UTC, to be shown.
 */
export type TournamentEvent = Readonly<{ at: number; now: number }> &
  (
    | (Pick<Entrant, "name" | "avatar" | "bot" | "purse" | "program"> & { readonly type: "enter" })
    | Readonly<{ type: "leave" | "addOn"; entrant: string }>
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
    | Readonly<{ type: "tableLost"; table: string }>
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
export type TournamentPosting = Readonly<{
  kind: PostingKind;
  /**
   * `profile:<id>`, `bots`, `tournament:<id>` for the bank's chips; `stacks:<id>` and
   * `seat:<session>:<entrant>` for the tournament's.
   */
  entries: readonly Readonly<{ account: string; amount: number }>[];
  note: string;
}>;

export type Dealing = Readonly<{
  position: Position;
  /** Replaces the option of that name, like `stake`, in games that have it. */
  ante: number;
  stake: number;
  /** By chair; stacks are 0 where nothing is played for. */
  dealt: readonly Readonly<{ entrant: string; stack: number }>[];
  /**
   * They are dealt cards, pay the ante, and make default moves (TDA, "Warnings, Penalties and
   * Disqualification").
   */
  missing: readonly string[];
}>;

export type TournamentEffect =
  | Readonly<{
      type: "openTable";
      table: string;
      number: number;
      chairs: number;
    }>
  | Readonly<{ type: "closeTable"; table: string }>
  /** The entrant sits out a round that is being played. */
  | Readonly<{
      type: "seat";
      entrant: string;
      from: string | null;
      table: string;
      chair: number;
    }>
  | Readonly<{ type: "unseat"; entrant: string; from: string }>
  | (Readonly<{ type: "deal"; table: string; round: number }> & Dealing)
  /** From the present round, at once (C-5). */
  | Readonly<{ type: "expel"; entrant: string; table: string }>
  | Readonly<{ type: "post"; posting: TournamentPosting }>
  | Readonly<{ type: "tell"; said: Said }>;
