import type { RuleError } from "#shared/contract/outcome.ts";
import type { Said } from "#shared/text/said.ts";

export interface BalancePoint {
  /** ms since 1970, UTC, like all moments of the protocol that end in `at`. */
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

/** A check of the books (H-2). */
export interface BooksCheck {
  /** Of its beginning. */
  readonly at: number;
  /** Replayed from the first move to the last. */
  readonly rounds: number;
  readonly transactions: number;
  readonly entries: number;
  readonly accounts: number;
  /** Held by people and seats together. */
  readonly chips: number;
  readonly found: number;
  /** The first ones. */
  readonly problems: readonly Said[];
}

export interface BooksState {
  /** Null: none is running. */
  readonly checking: { readonly rounds: number } | null;
  readonly last: BooksCheck | null;
  /** Why the latest check did not finish. */
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
  /** Whose chips they are, in the bank or at a table; null for bots and the mint. */
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
  /** The stored one whose result it is. */
  readonly round: number | null;
  /** The one that this one reverses, or that reverses it. */
  readonly reverses: number | null;
  readonly reversedBy: number | null;
  readonly entries: readonly LedgerEntry[];
}
