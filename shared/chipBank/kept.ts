import type { ChipMoney, Counted, Counts } from "./evening.ts";
import type { SettledResult } from "./money.ts";

export type ChipPayment = Readonly<{
  /** Counted within the evening, from 1. */
  number: number;
  /** The people's ids. */
  from: string;
  to: string;
  /** In the currency's smallest unit; in chips where no money is played for. */
  amount: number;
  /** ms since 1970, UTC; null: still to be paid. */
  paidAt: number | null;
}>;

export type Settled = Readonly<{
  at: number;
  results: readonly SettledResult[];
  payments: readonly ChipPayment[];
  /** Whether no smaller number of payments would do, provably. */
  fewest: boolean;
}>;

export type ChipEvening = Counted &
  Readonly<{
    id: string;
    name: string;
    /** ms since 1970, UTC. */
    openedAt: number;
    /** Null: only chips are counted. */
    money: ChipMoney | null;
    /** The buy-in made with a single tap. */
    stack: Counts;
    /** Null while the evening is being counted. */
    settled: Settled | null;
  }>;

export type ChipEveningLine = Pick<ChipEvening, "id" | "name" | "openedAt" | "money"> &
  Readonly<{
    /** The `before` of the next page. */
    number: number;
    /** Null while the evening is being counted. */
    settledAt: number | null;
    people: readonly string[];
    /** The total in the value of chips. */
    bought: number;
    unpaid: number;
  }>;

export type ChipOutcome = Readonly<{
  evening: string;
  name: string;
  /** When the evening was opened; ms since 1970, UTC. */
  at: number;
  money: ChipMoney | null;
  person: Readonly<{ name: string; profile: string | null }>;
  net: number;
  amount: number;
}>;
