// The ledger as CSV (H-4).

import type { BankStore } from "#main/store/bankStore.ts";
import type { LedgerTransaction } from "#shared/protocol/bank.ts";
import { csv } from "./csv.ts";

const columns = [
  "transaction",
  "time",
  "kind",
  "account",
  "name",
  "amount",
  "balance",
  "note",
  "table",
  "round",
  "reverses",
  "reversed_by",
];
const pageSize = 200;

const rowsOf = ({
  id,
  at,
  kind,
  note,
  table,
  round,
  reverses,
  reversedBy,
  entries,
}: LedgerTransaction) =>
  entries.map(({ account, name, amount, balance }) => [
    id,
    new Date(at).toISOString(),
    kind,
    account,
    name,
    amount,
    balance,
    note,
    table,
    round,
    reverses,
    reversedBy,
  ]);

/**
 * Writes a line of column names, then every entry of every transaction, newest first; times in UTC.
 */
export function* ledgerCsv(bank: BankStore): Generator<string> {
  yield csv([columns]);
  for (let before: number | null = null; ;) {
    const page: readonly LedgerTransaction[] = bank.transactions({
      limit: pageSize,
      before,
      account: null,
    });
    const last = page.at(-1);
    if (!last) return;
    yield csv(page.flatMap(rowsOf));
    before = last.id;
  }
}
