// Files for spreadsheets: the ledger (H-4), and evenings with real chips (H-6).

import { stringify } from "csv-stringify/sync";
import type { ReadingStore } from "#main/store/store.ts";
import { valueOf, type ChipMoney } from "#shared/chipBank/evening.ts";
import type { ChipEvening, ChipOutcome } from "#shared/chipBank/kept.ts";
import type { LedgerTransaction } from "#shared/protocol/bank.ts";

/**
 * Writes rows as in RFC 4180. People typed the names and notes: text that a spreadsheet would read
 * as a formula gets an apostrophe.
 */
export const csv = (rows: readonly (readonly unknown[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    { escape_formulas: true, record_delimiter: "windows" },
  );

const inUtc = (at: number): string => new Date(at).toISOString();

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

const rowsOf = ({ entries, ...made }: LedgerTransaction) =>
  entries.map(({ account, name, amount, balance }) => [
    made.id,
    inUtc(made.at),
    made.kind,
    account,
    name,
    amount,
    balance,
    made.note,
    made.table,
    made.round,
    made.reverses,
    made.reversedBy,
  ]);

/**
 * Writes a line of column names, then every entry of every transaction, newest first; times in UTC.
 */
export function* ledgerCsv(bank: ReadingStore["bank"]): Generator<string> {
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

/**
 * Returns a number, because as text a negative amount would get an apostrophe and no longer be a
 * number.
 */
const decimal = (money: ChipMoney | null, amount: number): number =>
  money === null ? amount : Number((amount / 10 ** money.digits).toFixed(money.digits));

/**
 * Writes the entries in order, with counts from the bank onto the table, then results and payments.
 */
export function* eveningCsv({
  colours,
  people,
  entries,
  settled,
  money,
}: ChipEvening): Generator<string> {
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  const heads = colours.map(({ colour, value }) => `${colour} (${value})`);
  yield csv([["entry", "time", "kind", "person", ...heads, "value", "note", "reverses"]]);
  yield csv(
    entries.map(({ number, at, kind, person, counts, note, reverses }) => [
      number,
      inUtc(at),
      kind,
      person === null ? "" : nameOf.get(person),
      ...colours.map((_colour, place) => counts[place] ?? 0),
      valueOf(colours, counts),
      note,
      reverses,
    ]),
  );
  if (!settled) return;
  const unit = money?.currency ?? "chips";
  yield csv([[], ["person", "chips", unit]]);
  yield csv(
    settled.results.map(({ person, net, amount }) => [person.name, net, decimal(money, amount)]),
  );
  yield csv([[], ["payer", "payee", unit, "paid"]]);
  yield csv(
    settled.payments.map(({ from, to, amount, paidAt }) => [
      nameOf.get(from),
      nameOf.get(to),
      decimal(money, amount),
      paidAt === null ? "" : inUtc(paidAt),
    ]),
  );
}

export function* outcomesCsv(outcomes: readonly ChipOutcome[]): Generator<string> {
  yield csv([["evening", "time", "person", "chips", "amount", "currency"]]);
  yield csv(
    outcomes.map(({ name, at, money, person, net, amount }) => [
      name,
      inUtc(at),
      person.name,
      net,
      decimal(money, amount),
      money?.currency ?? "chips",
    ]),
  );
}
