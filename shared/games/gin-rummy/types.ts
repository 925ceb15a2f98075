import type { Card } from "#shared/cards/card.ts";
import type { Game, Takes } from "#shared/contract/game.ts";
import type { Dealt, Left, OfSeat, OfTable, TookPot } from "#shared/contract/outcome.ts";
import type { CommonFacts, RoundResult as CommonResult, Round } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { DealerCarry } from "#shared/contract/carry.ts";
import type { Took } from "#shared/contract/outcome.ts";
import { mostChips } from "#shared/contract/chips.ts";
import type { OptionsOf, OwnOptions } from "#shared/contract/options.ts";

export const takes = {
  upcard: ["take", "pass"],
  draw: ["draw", "take"],
  discard: ["discard", "knock", "bigGin"],
  layoff: ["layOff"],
  over: [],
} as const satisfies Takes<Move>;
export type Phase = keyof typeof takes;

/** GR-1: two play, and one or two more wait for their turn. */
export const players = { min: 2, max: 2, waiting: 2 };
/** GR-3 */
export const handSize = 10;
/** GR-8 */
export const mostTakesInRow = 10;
/** GR-15: with this many cards or fewer in the stock a hand is dead. */
export const deadStock = 2;

const mostBonus = 1000;
const mostPoints = 1_000_000;

export const options = {
  /** 0 plays straight gin. */
  knockLimit: { default: 10, min: 0, max: 10, rule: "GR-9" },
  oklahoma: { default: false, rule: "GR-10" },
  /** The bonus; 0 disables it. */
  bigGin: { default: 0, min: 0, max: mostBonus, rule: "GR-12" },
  layOffs: { default: true, rule: "GR-13" },
  undercutBonus: { default: 25, min: 0, max: mostBonus, rule: "GR-14" },
  ginBonus: { default: 25, min: 0, max: mostBonus, rule: "GR-14" },
  /** Points that end a match; 0 means no end and no bonuses. */
  target: { default: 100, min: 0, max: mostPoints, rule: "GR-17" },
  gameBonus: { default: 100, min: 0, max: mostBonus, rule: "GR-17" },
  /** For each hand won, at the end of the match. */
  boxBonus: { default: 25, min: 0, max: mostBonus, rule: "GR-17" },
  stake: { default: 0, min: 0, max: mostChips, rule: "C-8" },
} satisfies OwnOptions;
export type Options = OptionsOf<typeof options>;

/** GR-12, GR-14…GR-16 */
export type EndedBy = "knock" | "undercut" | "gin" | "bigGin" | "dead" | "leave";
export type DownBy = Extract<EndedBy, "knock" | "gin" | "bigGin">;

export type Melds = readonly (readonly Card[])[];
/** GR-13: one list per meld of the knocker. */
export type LaidOff = readonly (readonly Card[])[];

export type GinResult = CommonResult &
  Readonly<{
    points: readonly number[];
    by: EndedBy;
    /**
     * GR-17: what the end of the match adds per seat, included in `points`; null while the match goes
     * on.
     */
    bonus: readonly number[] | null;
  }>;

/** GR-1, GR-17: one who waits for their turn, with what they have in the match. */
export type Waiting = Readonly<{ name: string; score: number; boxes: number }>;

export type Facts = CommonFacts &
  Readonly<{
    dealer: Seat;
    /** Null when the round is over. */
    turn: Seat | null;
    /** GR-6 */
    offered: boolean;
    /** GR-6: seats that passed the up-card, until it is taken or a card is drawn. */
    passed: readonly Seat[];
    /** Null before the turn's first card. */
    drawn: "stock" | "pile" | null;
    /** GR-8 */
    takesInRow: number;
    /** GR-9, GR-10: the maximum deadwood to knock with. */
    limit: number;
    /** GR-10 */
    double: boolean;
    /** GR-19: per seat, the cards of the hand that came from the pile, in the order taken. */
    taken: readonly (readonly Card[])[];
    /** The seat that went down, also with gin. */
    knocker: Seat | null;
    /** Per seat. */
    melds: readonly (Melds | null)[];
    /** Empty until cards are laid off. */
    laidOff: LaidOff;
    /** Per seat, once it is counted. */
    deadwood: readonly (number | null)[];
    /** GR-17: per seat in this match; after the end of a round including its points. */
    score: readonly number[];
    boxes: readonly number[];
    /** Absent where nobody waits. */
    waiting?: readonly Waiting[];
    result: GinResult | null;
  }>;

export type Discard = Readonly<{ type: "discard"; card: Card }>;
export type Knock = Readonly<{ type: "knock"; card: Card; melds?: Melds }>;
export type LayOff = Readonly<{ type: "layOff"; on?: LaidOff }>;
export type Move =
  | { readonly type: "take" }
  | { readonly type: "pass" }
  | { readonly type: "draw" }
  | Discard
  | Knock
  | { readonly type: "bigGin" }
  | LayOff
  | { readonly type: "leave" };

/** GR-17 */
export type Carry = DealerCarry &
  Readonly<{
    score: readonly number[];
    boxes: readonly number[];
    /** In the order of their turns. */
    waiting?: readonly Waiting[];
  }>;

export type GinEvent =
  | Dealt
  | OfSeat<"passed">
  /** From the pile. */
  | OfSeat<"took", { readonly card: Card }>
  | Took<"drew">
  | OfSeat<"discarded", { readonly card: Card }>
  /** `card` was put on the pile; null for big gin. */
  | OfSeat<
      "wentDown",
      Readonly<{
        by: DownBy;
        card: Card | null;
        melds: Melds;
        rest: readonly Card[];
        deadwood: number;
      }>
    >
  | OfSeat<"laidOff", { readonly on: LaidOff }>
  /** The opponent's hand is turned up: its melds and the remaining cards. */
  | OfSeat<"counted", Readonly<{ melds: Melds; rest: readonly Card[]; deadwood: number }>>
  /** GR-15: `back` is the stake returned to each seat. */
  | OfTable<"dead", { readonly back: number }>
  | Left
  | OfSeat<"won", Readonly<{ by: EndedBy; points: number }>>
  /** GR-17 */
  | OfSeat<
      "wonMatch",
      Readonly<{
        bonus: readonly number[];
        score: readonly number[];
        shutout: boolean;
      }>
    >
  | TookPot;

export type GinRound = Round<Options, Facts, Move>;
export type GinGame = Game<Options, Facts, Move, GinEvent, null, Carry>;
