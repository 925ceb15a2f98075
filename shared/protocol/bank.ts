import type { RuleError } from "#shared/contract/outcome.ts";
import type { Said } from "#shared/text/said.ts";

/** A balance at a moment: chips in the bank and on tables together. */
export interface BalancePoint {
  /** ms since 1970, UTC. */
  readonly at: number;
  readonly chips: number;
}

export interface BankAccount {
  readonly profile: string;
  readonly name: string;
  readonly avatar: string;
  /** In the bank. */
  readonly chips: number;
  /** On tables that are open. */
  readonly atTables: number;
  /** Paid into tournaments that are not over, and not got back. */
  readonly inTournaments: number;
}

export interface BankState {
  readonly accounts: readonly BankAccount[];
  /** Given out by the mint in all. */
  readonly granted: number;
  /** What the house's bots have won (positive) or lost against people. */
  readonly bots: number;
}

/** What a check of the books went through, and what it found (H-2). */
export interface BooksCheck {
  /** ms since 1970, UTC: when it began. */
  readonly at: number;
  /** Played once more from the first move to the last. */
  readonly rounds: number;
  readonly transactions: number;
  readonly entries: number;
  readonly accounts: number;
  /** That people and seats hold together. */
  readonly chips: number;
  /** How much is wrong. */
  readonly found: number;
  /** The first of it, in a sentence each. */
  readonly problems: readonly Said[];
}

export interface BooksState {
  /** Null where none goes on; else how many rounds it has gone through. */
  readonly checking: { readonly rounds: number } | null;
  /** Null before the first. */
  readonly last: BooksCheck | null;
  /** Why the newest did not come to its end; null where it did. */
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
  /** The name of the account's holder. */
  readonly name: string;
  /** Whose profile the chips belong to, in the bank or at a table; null for bots and the mint. */
  readonly profile: string | null;
  readonly amount: number;
  /** The account's balance after it. */
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
