import type { BotLevel } from "#shared/bots/bot.ts";
import type { Position } from "#shared/protocol/table.ts";
import type { Said } from "#shared/text/said.ts";
import type { Level } from "./structure.ts";

export interface RoundOver {
  readonly table: string;
  /** Of the table: one that was told already changes nothing. */
  readonly round: number;
  /** Of all who were dealt in; empty where nothing is played for. */
  readonly stacks: { readonly [entrant: string]: number };
  /** Who dealt; null where nobody does. */
  readonly dealer: string | null;
  /** From the first place on; all who were dealt in. */
  readonly places: readonly (readonly string[])[];
}

/**
 * `at`: ms on a clock that runs only while the host does, and never back; `now`: ms since 1970,
 * UTC, for those who read of it.
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
  /** The round could not be dealt: everybody has what he had before it. */
  | { readonly type: "roundVoid"; readonly table: string; readonly round: number }
  /**
   * The table is gone: it could neither go on nor be set up again. Its round counts for nothing.
   * One that was told already changes nothing.
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

/** H-2: a transaction of the books; its entries sum to zero. */
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
  /** What takes the place of the options `ante` and `stake`, in games that have them. */
  readonly ante: number;
  readonly stake: number;
  /**
   * Who is dealt in, in the order of chairs, and what he has; 0 each where nothing is played for.
   */
  readonly dealt: readonly { readonly entrant: string; readonly stack: number }[];
  /**
   * Those of them who miss the hand: his cards are dealt and his ante is paid, and his default
   * moves made (TDA, "Warnings, Penalties and Disqualification").
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
  /**
   * `from`: where he sat; null where he sat nowhere. In a round that is played he waits for the
   * next.
   */
  | {
      readonly type: "seat";
      readonly entrant: string;
      readonly from: string | null;
      readonly table: string;
      readonly chair: number;
    }
  | { readonly type: "unseat"; readonly entrant: string; readonly from: string }
  | ({ readonly type: "deal"; readonly table: string; readonly round: number } & Dealing)
  /** He is gone: in the round that is played he leaves at once (C-5). */
  | { readonly type: "expel"; readonly entrant: string; readonly table: string }
  | { readonly type: "post"; readonly posting: TournamentPosting }
  | { readonly type: "tell"; readonly said: Said };
