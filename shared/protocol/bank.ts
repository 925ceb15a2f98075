import type { RuleError } from "#shared/contract/outcome.ts";
import type { Said } from "#shared/text/said.ts";

export interface BalancePoint {
  /** ms since 1970, UTC. */
  readonly at: number;
  readonly chips: number;
}

export interface BankAccount {
  readonly profile: string;
  readonly name: string;
  readonly avatar: string;
  readonly chips: number;
  readonly atTables: number;
  /** Paid into unfinished tournaments and not received back. */
  readonly inTournaments: number;
}

export interface BankState {
  readonly accounts: readonly BankAccount[];
  readonly granted: number;
  /** The house's bots' winnings from people; negative: losses. */
  readonly bots: number;
}

/** The extent and the findings of a check of the books (H-2). */
export interface BooksCheck {
  /** ms since 1970, UTC, of its beginning. */
  readonly at: number;
  /** Replayed from the first move to the last. */
  readonly rounds: number;
  readonly transactions: number;
  readonly entries: number;
  readonly accounts: number;
  /** Held by people and seats together. */
  readonly chips: number;
  readonly found: number;
  /** The first ones, a sentence each. */
  readonly problems: readonly Said[];
}

export interface BooksState {
  /** Null if no check is running; else the rounds checked so far. */
  readonly checking: { readonly rounds: number } | null;
  /** Null before the first. */
  readonly last: BooksCheck | null;
  /** Why the latest check did not finish; null if it did. */
  readonly failed: RuleError | null;
}

/** H-2 */
export type TransactionKind =
  | "grant"
  | "buy-in"
  | "cash-out"
  | "round"
  | "rebuy"
  | "add-on"
  | "bounty"
  | "payout"
  | "transfer"
  | "correction";

export interface LedgerEntry {
  /**
   * `mint`, `bots`, `profile:<id>`, `seat:<session>:<player>`, `tournament:<id>` or `stacks:<id>`.
   */
  readonly account: string;
  readonly name: string;
  /**
   * The profile that the chips belong to, in the bank or at a table; null for bots and the mint.
   */
  readonly profile: string | null;
  readonly amount: number;
  readonly balance: number;
}

export interface LedgerTransaction {
  readonly id: number;
  readonly kind: TransactionKind;
  readonly at: number;
  readonly note: string;
  readonly table: string | null;
  /** The stored round whose result it is. */
  readonly round: number | null;
  /** The transaction that this one reverses, or that reverses this one. */
  readonly reverses: number | null;
  readonly reversedBy: number | null;
  readonly entries: readonly LedgerEntry[];
}
