import type { RuleError } from "#shared/contract/outcome.ts";
import type { Said } from "#shared/text/said.ts";

export type BalancePoint = Readonly<{
  /** ms since 1970, UTC, like all moments of the protocol that end in `at`. */
  at: number;
  chips: number;
}>;

export type BankAccount = Readonly<{
  profile: string;
  name: string;
  avatar: string;
  chips: number;
  atTables: number;
  /** Paid into unfinished tournaments and not received back. */
  inTournaments: number;
}>;

export type BankState = Readonly<{
  accounts: readonly BankAccount[];
  granted: number;
  /** The house's bots' winnings from people; negative: losses. */
  bots: number;
}>;

/** A check of the books (H-2). */
export type BooksCheck = Readonly<{
  /** Of its beginning. */
  at: number;
  /** Replayed from the first move to the last. */
  rounds: number;
  transactions: number;
  entries: number;
  accounts: number;
  /** Held by people and seats together. */
  chips: number;
  found: number;
  /** The first ones. */
  problems: readonly Said[];
}>;

export type BooksState = Readonly<{
  /** Null: none is running. */
  checking: { readonly rounds: number } | null;
  last: BooksCheck | null;
  /** Why the latest check did not finish. */
  failed: RuleError | null;
}>;

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

export type LedgerEntry = Readonly<{
  /**
   * `mint`, `bots`, `profile:<id>`, `seat:<session>:<player>`, `tournament:<id>` or `stacks:<id>`.
   */
  account: string;
  name: string;
  /** Whose chips they are, in the bank or at a table; null for bots and the mint. */
  profile: string | null;
  amount: number;
  balance: number;
}>;

export type LedgerTransaction = Readonly<{
  id: number;
  kind: TransactionKind;
  at: number;
  note: string;
  table: string | null;
  /** The stored one whose result it is. */
  round: number | null;
  /** The one that this one reverses, or that reverses it. */
  reverses: number | null;
  reversedBy: number | null;
  entries: readonly LedgerEntry[];
}>;
