import type { BotLevel } from "#shared/bots/bot.ts";
import type { Position } from "#shared/protocol/table.ts";
import type { Said } from "#shared/text/said.ts";
import type { Level } from "./structure.ts";

export interface RoundOver {
  readonly table: string;
  /** Number of the table's round. A round that was reported already changes nothing. */
  readonly round: number;
  /** For all who were dealt in; empty where nothing is played for. */
  readonly stacks: { readonly [entrant: string]: number };
  /** Null if nobody deals. */
  readonly dealer: string | null;
  /** From the first place on; all who were dealt in. */
  readonly places: readonly (readonly string[])[];
}

/**
 * `at`: ms on a clock that runs only while the host does and never goes back; `now`: ms since 1970,
 * UTC, for display.
 */
export type TournamentEvent = { readonly at: number; readonly now: number } & (
  | {
      readonly type: "enter";
      readonly name: string;
      readonly avatar: string;
      readonly bot: BotLevel | null;
      readonly purse: string;
    }
  | { readonly type: "leave" | "addOn"; readonly entrant: string }
  | { readonly type: "start" | "pause" | "resume" | "close" | "time" }
  | {
      readonly type: "move";
      readonly entrant: string;
      readonly table: string;
      readonly chair: number;
    }
  | { readonly type: "remove"; readonly entrant: string; readonly note: string }
  | { readonly type: "undo"; readonly elimination: number }
  | {
      readonly type: "correct";
      readonly entrant: string;
      readonly stack: number;
      readonly note: string;
    }
  | { readonly type: "changeLevel"; readonly level: number; readonly to: Level }
  | {
      readonly type: "penalise";
      readonly entrant: string;
      readonly rounds: number;
      readonly note: string;
    }
  | { readonly type: "buyAgain"; readonly entrant: string; readonly again: boolean }
  | ({ readonly type: "roundOver" } & RoundOver)
  /** The round could not be dealt: everybody keeps their stack from before it. */
  | { readonly type: "roundVoid"; readonly table: string; readonly round: number }
  /**
   * The table could neither go on nor be restored. Its round does not count. A table that was
   * reported already changes nothing.
   */
  | { readonly type: "tableLost"; readonly table: string }
);
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

/** A ledger transaction; its entries sum to zero (H-2). */
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
  /** Replaces the option `ante`, as `stake` replaces its own, in games that have it. */
  readonly ante: number;
  readonly stake: number;
  /** The players dealt in, in the order of chairs; stacks are 0 where nothing is played for. */
  readonly dealt: readonly { readonly entrant: string; readonly stack: number }[];
  /**
   * Those of them who miss the hand: they are dealt cards, pay the ante, and make default moves
   * (TDA, "Warnings, Penalties and Disqualification").
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
  /** `from`: the former table, or null. The entrant sits out a round that is being played. */
  | {
      readonly type: "seat";
      readonly entrant: string;
      readonly from: string | null;
      readonly table: string;
      readonly chair: number;
    }
  | { readonly type: "unseat"; readonly entrant: string; readonly from: string }
  | ({ readonly type: "deal"; readonly table: string; readonly round: number } & Dealing)
  /** The entrant is gone and leaves the present round at once (C-5). */
  | { readonly type: "expel"; readonly entrant: string; readonly table: string }
  | { readonly type: "post"; readonly posting: TournamentPosting }
  | { readonly type: "tell"; readonly said: Said };
