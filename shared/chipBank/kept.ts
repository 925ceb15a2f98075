import type { ChipMoney, Counted, Counts } from "./evening.ts";
import type { SettledResult } from "./money.ts";

export interface ChipPayment {
  /** Counted within the evening, from 1. */
  readonly number: number;
  /** The people's ids. */
  readonly from: string;
  readonly to: string;
  /** In the currency's smallest unit; in chips where no money is played for. */
  readonly amount: number;
  /** ms since 1970, UTC; null: still to be paid. */
  readonly paidAt: number | null;
}

export interface Settled {
  readonly at: number;
  readonly results: readonly SettledResult[];
  readonly payments: readonly ChipPayment[];
  /** Whether no smaller number of payments would do, provably. */
  readonly fewest: boolean;
}

export interface ChipEvening extends Counted {
  readonly id: string;
  readonly name: string;
  /** ms since 1970, UTC. */
  readonly openedAt: number;
  /** Null: only chips are counted. */
  readonly money: ChipMoney | null;
  /** The buy-in made with a single tap. */
  readonly stack: Counts;
  /** Null while the evening is being counted. */
  readonly settled: Settled | null;
}

export interface ChipEveningLine extends Pick<ChipEvening, "id" | "name" | "openedAt" | "money"> {
  /** The `before` of the next page. */
  readonly number: number;
  /** Null while the evening is being counted. */
  readonly settledAt: number | null;
  readonly people: readonly string[];
  /** The total in the value of chips. */
  readonly bought: number;
  readonly unpaid: number;
}

export interface ChipOutcome {
  readonly evening: string;
  readonly name: string;
  /** When the evening was opened; ms since 1970, UTC. */
  readonly at: number;
  readonly money: ChipMoney | null;
  readonly person: { readonly name: string; readonly profile: string | null };
  readonly net: number;
  readonly amount: number;
}
