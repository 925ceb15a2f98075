// How does the ledger look in a spreadsheet (H-4)?

import { stringify } from 'csv-stringify/sync';
import type { BankStore } from '#main/store/bankStore.ts';
import type { LedgerTransaction } from '#shared/protocol/messages.ts';

const columns = ['transaction', 'time', 'kind', 'account', 'name', 'amount', 'balance', 'note', 'table', 'round', 'reverses', 'reversed_by'];
const pageSize = 200;

const rowsOf = ({ id, at, kind, note, table, round, reverses, reversedBy, entries }: LedgerTransaction) =>
  entries.map(({ account, name, amount, balance }) => [id, new Date(at).toISOString(), kind, account, name, amount, balance, note, table, round, reverses, reversedBy]);

/** Names and notes are what people typed: one that a spreadsheet would take for a formula gets an apostrophe before it. */
const written = (rows: readonly (readonly unknown[])[]): string =>
  stringify(rows.map((row) => [...row]), { escape_formulas: true, record_delimiter: 'windows' });

/** Every entry of every transaction, newest first; times in UTC. In RFC 4180's form, with a line of column names. */
export function* ledgerCsv(bank: BankStore): Generator<string> {
  yield written([columns]);
  for (let before: number | null = null; ;) {
    const page: readonly LedgerTransaction[] = bank.transactions({ limit: pageSize, before, account: null });
    const last = page.at(-1);
    if (!last) return;
    yield written(page.flatMap(rowsOf));
    before = last.id;
  }
}
