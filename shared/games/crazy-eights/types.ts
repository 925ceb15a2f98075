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

export type Options = {
  /** CE-3 */
  readonly dealSeven: boolean;
  /** CE-6 */
  readonly drawUntilPlayable: boolean;
  /** CE-9 */
  readonly refill: boolean;
  /**
   * CE-13: points that end a match of several rounds; 0 for none. It has no effect within a round.
   */
  readonly target: number;
  /** C-8: chips each seat pays into the pot. */
  readonly stake: number;
};

export type Facts = CommonFacts & {
  /** CE-2: there is none. */
  readonly dealer: null;
  /** CE-2: every seat, the first to play first; players who left keep their place in it. */
  readonly order: readonly Seat[];
  /** The suit to match: the named one or the top card's; null on an empty pile. */
  readonly suit: Suit | null;
  /**
   * The rank that may be matched instead; null after an eight (CE-8, CE-4) and on an empty pile.
   */
  readonly rank: Rank | null;
  /** Null when over. */
  readonly turn: Seat | null;
  /** CE-6 */
  readonly drew: boolean;
  /** Seats that passed in a row because no card could be drawn (CE-10). */
  readonly passed: readonly Seat[];
  /** Eights that were turned up in the deal and shuffled back (CE-4). */
  readonly turnedBack: readonly Card[];
};

export type Play = { readonly type: "play"; readonly cards: readonly Card[]; readonly suit?: Suit };
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
  | OfSeat<"played", { readonly cards: readonly Card[]; readonly suit?: Suit }>
  | Took<"drew">
  | Refilled
  | OfSeat<"passed">
  | Left
  /** CE-10 */
  | Blocked
  /** CE-11 */
  | OfSeat<"counted", { readonly cards: readonly Card[]; readonly points: number }>
  /** One for each winner. */
  | OfSeat<"won", { readonly points: number }>
  | TookPot;

export type CrazyRound = Round<Options, Facts, Move>;
export type CrazyGame = Game<Options, Facts, Move, CrazyEvent, null, Carry>;
