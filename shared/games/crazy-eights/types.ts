import type { Card, Rank, Suit } from "#shared/cards/card.ts";
import type { ChipsCarry } from "#shared/contract/carry.ts";
import type { Game, Takes } from "#shared/contract/game.ts";
import type { Dealt, Left, OfSeat, Took, TookPot } from "#shared/contract/outcome.ts";
import type { CommonFacts, Round } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Blocked, Refilled } from "../eights/rules.ts";

export const takes = {
  turn: ["play", "draw", "pass"],
  over: [],
} as const satisfies Takes<Move>;

export type Options = Readonly<{
  /** CE-3 */
  dealSeven: boolean;
  /** CE-6 */
  drawUntilPlayable: boolean;
  /** CE-9 */
  refill: boolean;
  /**
   * CE-13: points that end a match of several rounds; 0 for none. It has no effect within a round.
   */
  target: number;
  /** C-8: chips each seat pays into the pot. */
  stake: number;
}>;

export type Facts = CommonFacts &
  Readonly<{
    /** CE-2: there is none. */
    dealer: null;
    /** CE-2: every seat, the first to play first; players who left keep their place in it. */
    order: readonly Seat[];
    /** The suit to match: the named one or the top card's; null on an empty pile. */
    suit: Suit | null;
    /**
     * The rank that may be matched instead; null after an eight (CE-8, CE-4) and on an empty pile.
     */
    rank: Rank | null;
    /** Null when over. */
    turn: Seat | null;
    /** CE-6 */
    drew: boolean;
    /** Seats that passed in a row because no card could be drawn (CE-10). */
    passed: readonly Seat[];
    /** Eights that were turned up in the deal and shuffled back (CE-4). */
    turnedBack: readonly Card[];
  }>;

export type Play = Readonly<{ type: "play"; cards: readonly Card[]; suit?: Suit }>;
export type Move =
  | Play
  | { readonly type: "draw" }
  | { readonly type: "pass" }
  | { readonly type: "leave" };

/** CE-2: `order` fixes the turn order of this round; it does not carry over. */
export type Carry = ChipsCarry & { readonly order?: readonly Seat[] };

export type CrazyEvent =
  | Dealt<null>
  /** `suit` is the named one. */
  | OfSeat<"played", Readonly<{ cards: readonly Card[]; suit?: Suit }>>
  | Took<"drew">
  | Refilled
  | OfSeat<"passed">
  | Left
  /** CE-10 */
  | Blocked
  /** CE-11 */
  | OfSeat<"counted", Readonly<{ cards: readonly Card[]; points: number }>>
  /** One for each winner. */
  | OfSeat<"won", { readonly points: number }>
  | TookPot;

export type CrazyRound = Round<Options, Facts, Move>;
export type CrazyGame = Game<Options, Facts, Move, CrazyEvent, null, Carry>;
