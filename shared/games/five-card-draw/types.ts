import type { Card } from "#shared/cards/card.ts";
import { mostChips } from "#shared/contract/chips.ts";
import type { OptionsOf, OwnOptions } from "#shared/contract/options.ts";
import type { Game, Takes } from "#shared/contract/game.ts";
import type { Dealt, Left, OfSeat, OfTable, ShowingSome } from "#shared/contract/outcome.ts";
import type { CommonFacts, RoundResult as CommonResult, Round } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Category } from "#shared/poker/evaluate.ts";

const wagers = ["bet", "raise", "call", "check", "fold"] as const;

export const takes = {
  bet1: wagers,
  draw: ["draw"],
  bet2: wagers,
  over: [],
} as const satisfies Takes<Move>;
export type Phase = keyof typeof takes;

/** FD-1 */
export const players = { min: 2, max: 16 };
const playersPerPack = 8;
export const packCount = (seats: number): number => Math.ceil(seats / playersPerPack);

/** FD-6 */
export const handSize = 5;

export const options = {
  jokersPerPack: { default: 1, min: 0, max: 2, rule: "FD-2" },
  /** Chips of a seat that brings none. */
  buyIn: { default: 1000, min: 1, max: mostChips, rule: "FD-3" },
  ante: { default: 10, min: 1, max: mostChips, rule: "FD-3" },
  allowCheck: { default: false, rule: "FD-7" },
  /** All-in raises below the minimum that add up to a full raise open the betting again. */
  shortRaisesAddUp: { default: false, rule: "FD-8" },
  maxDraw: { default: 3, min: 0, max: handSize, rule: "FD-11" },
} satisfies OwnOptions;
export type Options = OptionsOf<typeof options>;

/** Chips that these seats, in ascending order, play for (FD-13). */
export type Pot = Readonly<{ amount: number; seats: readonly Seat[] }>;

/** A hand as it was shown (FD-16, FD-17). */
export type ShownHand = Readonly<{
  cards: readonly Card[];
  category: Category;
  read: readonly Card[];
}>;

export type DrawResult = CommonResult &
  Readonly<{
    chips: readonly number[];
    /** Per seat; null if not shown. */
    hands: readonly (ShownHand | null)[];
    wonBy: "fold" | "showdown";
  }>;

export type Titles = Readonly<{ king: Seat | null; bastard: Seat | null }>;

export type Facts = CommonFacts &
  Readonly<{
    dealer: Seat;
    chips: readonly number[];
    /** Stacks before the antes. */
    stacks: readonly number[];
    /** Chips put in so far and not returned: the sum of `pots`; 0 once over. */
    pot: number;
    result: DrawResult | null;
    /** Null when over. */
    turn: Seat | null;
    /** Chips put in during this stage, without antes. */
    inStage: readonly number[];
    /** Chips put in during the whole hand, antes included. */
    committed: readonly number[];
    folded: readonly boolean[];
    allIn: readonly boolean[];
    /** Layered by the chips of the seats not folded, main pot first; empty once over. */
    pots: readonly Pot[];
    /** False for a seat without chips (FD-3). */
    dealtIn: readonly boolean[];
    /** Whether each seat has acted since the last full bet or raise of this stage (FD-8, FD-9). */
    acted: readonly boolean[];
    /** The highest `inStage`, which must be matched. */
    toMatch: number;
    /** Minimum amount of the next raise (FD-8); 0 in the draw, where nobody may raise. */
    leastRaise: number;
    /** The last to bet or raise in this stage, who shows first (FD-13). */
    lastBettor: Seat | null;
    /** Null before the seat exchanged (FD-11). */
    drew: readonly (number | null)[];
    /**
     * Number of cards at the front of `removed` that were thrown in the draw and may be dealt again
     * (FD-11).
     */
    thrown: number;
    /** Seats in order of folding, without those who left (FD-13). */
    foldOrder: readonly Seat[];
    /** H-8 */
    titles: Titles;
  }>;

export type Bet = Readonly<{ type: "bet"; to: number }>;
export type Raise = Readonly<{ type: "raise"; to: number }>;
export type Draw = Readonly<{ type: "draw"; cards: readonly Card[] }>;
export type Move =
  | Bet
  | Raise
  | Draw
  | { readonly type: "call" }
  | { readonly type: "fold" }
  | { readonly type: "check" }
  | { readonly type: "leave" };

export type Carry = Readonly<{
  chips: readonly number[];
  titles?: Readonly<{ king?: Seat; bastard?: Seat }>;
  /** The dealer of the last hand; the next dealt-in seat clockwise deals this one (FD-4). */
  lastDealer?: Seat;
}>;

/** `to` is what lies before the seat now, `amount` what it has just added. */
type Wagered<T extends "bet" | "raised" | "called"> = OfSeat<
  T,
  Readonly<{ to: number; amount: number; allIn: boolean }>
>;

/** `pot` is the pot's number, 0 for the main pot. */
export type WonPot = OfTable<
  "wonPot",
  Readonly<{
    pot: number;
    amount: number;
    shares: readonly Readonly<{ seat: Seat; amount: number }>[];
    by: DrawResult["wonBy"];
  }>
>;

export type DrawEvent =
  | Dealt
  | Wagered<"bet">
  | Wagered<"raised">
  | Wagered<"called">
  | OfSeat<"checked">
  | OfSeat<"folded", { readonly removed: number }>
  /** Not sent for the draw. */
  | OfTable<"stageEnded", { readonly phase: Phase }>
  /** Uncalled chips. */
  | OfSeat<"returned", { readonly amount: number }>
  | OfTable<"reshuffled", { readonly cards: number }>
  /** FD-11: only the player who drew sees the new cards. */
  | ShowingSome<OfSeat<"drew", { readonly count: number }>>
  | OfSeat<"showed", ShownHand>
  | WonPot
  | Left;

export type DrawRound = Round<Options, Facts, Move>;
export type DrawGame = Game<Options, Facts, Move, DrawEvent, null, Carry>;
