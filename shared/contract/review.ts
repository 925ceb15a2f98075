// What a review of a round says (H-50).

import type { Said } from "#shared/text/said.ts";
import type { VisibleEvent } from "./seen.ts";

/** What a round is worth in: a chance of the first place, points, or chips. */
export type WorthUnit = "wins" | "points" | "chips";

export type ReviewedDecision = Readonly<{
  /** Of the record, from 1. */
  line: number;
  /** The type of the move. */
  played: string;
  /** What the seat did; null where nothing shows it. */
  did: VisibleEvent | null;
  /** What the round was worth to the seat after it. */
  worth: number;
  /** Where chips were bet: the chance to win, and the part of the pot that a call was; else null. */
  odds: Readonly<{ chance: number; price: number }> | null;
  /** Null where nothing was found that is worth more. */
  better: Readonly<{
    /** The type of the move. */
    move: string;
    /** By how much it is worth more, and how far that may be off (one standard error). */
    gain: number;
    error: number;
    /** As everybody would see it; null where nobody would. */
    would: VisibleEvent | null;
    reason: Said;
  }> | null;
}>;

/** What the seat's result is made of; these add up to the result less `even`. */
export type WorthShares = Readonly<{
  /** The cards dealt, and what the others did before the first decision. */
  deal: number;
  /** New cards of one's own, with what the others did before the next decision. */
  cards: number;
  /** What the others did, and the end. */
  others: number;
  /** What the seat's decisions cost; never more than 0. */
  play: number;
}>;

export type Review = Readonly<{
  unit: WorthUnit;
  /** What a round is worth before the deal. */
  even: number;
  /** What this one brought. */
  result: number;
  decisions: readonly ReviewedDecision[];
  shares: WorthShares;
}>;
