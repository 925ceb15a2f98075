import type { Card, Rank, Suit } from "#shared/cards/card.ts";
import type { Game, Takes } from "#shared/contract/game.ts";
import type { Dealt, Left, OfSeat, TookPot } from "#shared/contract/outcome.ts";
import type { CommonFacts, Round } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { DealerCarry } from "#shared/contract/carry.ts";
import type { Took } from "#shared/contract/outcome.ts";
import type { Blocked } from "../eights/rules.ts";

export const takes = {
  turn: ["play", "draw", "skip"],
  extra: ["play", "decline"],
  sequent: ["play", "break"],
  over: [],
} as const satisfies Takes<Move>;

export type Options = Readonly<{
  /** X8-1 */
  maxPlayers: number;
  /** X8-9 */
  eightOnEight: boolean;
  /** X8-20, C-8: chips each seat pays into the pot. */
  stake: number;
}>;

export type Top = Readonly<{
  /** Null on the empty pile. */
  card: Card | null;
  /** The suit to match, named or the card's own; null if none counts. */
  suit: Suit | null;
  /** Null if no rank counts. */
  rank: Rank | null;
  /** Any card may follow. */
  any: boolean;
  /** X8-10: set while a jack with its meaning is on top. */
  colour: "red" | "black" | null;
  /** X8-13 */
  plain: boolean;
  /** X8-9, X8-14: whether a suit was named. */
  demand: boolean;
  /** X8-15: the next to act may start a sequent. */
  spark: boolean;
}>;

export type Sequent = Readonly<{ suit: Suit; /** The rank owed. */ next: Rank }>;

export type Facts = CommonFacts &
  Readonly<{
    dealer: Seat;
    direction: 1 | -1;
    /** Null when over. */
    turn: Seat | null;
    top: Top;
    sequent: Sequent | null;
    /** X8-17: the player who put the 8 of a sequent may put one more card on it. */
    extra: boolean;
    /** Seats that skipped in a row on an empty stock (X8-19). */
    skipped: readonly Seat[];
  }>;

export type Play = Readonly<{ type: "play"; card: Card; suit?: Suit }>;
export type Move =
  | Play
  | { readonly type: "draw" }
  | { readonly type: "skip" }
  | { readonly type: "break" }
  | { readonly type: "decline" }
  | { readonly type: "leave" };

/** X8-3: the last winner deals. */
export type Carry = DealerCarry;

export type ExordiaEvent =
  | Dealt
  /** `suit` is the named one; `plain` marks a special card without its meaning. */
  | OfSeat<"played", Readonly<{ card: Card; suit?: Suit; plain?: true }>>
  | Took<"drew">
  | OfSeat<"skipped">
  | OfSeat<"reversed", { readonly direction: 1 | -1 }>
  /** X8-12 */
  | OfSeat<"tookAnotherTurn">
  | OfSeat<"declined">
  | OfSeat<"startedSequent", { readonly suit: Suit }>
  | OfSeat<"finishedSequent", { readonly suit: Suit }>
  | Took<"brokeSequent">
  | Left
  /** X8-19 */
  | Blocked
  | OfSeat<"won">
  | TookPot;

export type ExordiaRound = Round<Options, Facts, Move>;
export type ExordiaGame = Game<Options, Facts, Move, ExordiaEvent, null, Carry>;
