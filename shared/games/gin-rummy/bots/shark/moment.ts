import type { Seat } from "#shared/contract/seats.ts";
import type { Mask } from "../../melds.ts";
import type { Options } from "../../types.ts";

export type Scoring = Pick<Options, "layOffs" | "ginBonus" | "bigGin" | "undercutBonus"> &
  Readonly<{ limit: number; double: boolean }>;

/** A round in which all cards are known, as places in pack order. */
export type Moment = Readonly<{
  hands: readonly [Mask, Mask];
  /** GR-19 */
  taken: readonly [Mask, Mask];
  pile: Mask;
  /** Of the pile; −1 if it is empty. */
  top: number;
  /** From the top. */
  stock: readonly number[];
  turn: Seat;
  offered: boolean;
  /** GR-6: how many have passed the up-card. */
  passed: number;
  takesInRow: number;
  hasDrawn: boolean;
  /** The card taken from the pile in this turn, or −1. */
  justTaken: number;
}>;

export type HandEnd = Readonly<{
  /** Null for a dead hand. */
  winner: Seat | null;
  points: number;
}>;
