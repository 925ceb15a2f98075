// Evenings with real chips as CSV (H-6).

import { stringify } from "csv-stringify/sync";
import { valueOf, type ChipMoney } from "#shared/chipBank/evening.ts";
import type { ChipEvening, ChipOutcome } from "#shared/chipBank/kept.ts";

/**
 * People typed the names and notes: text that a spreadsheet would read as a formula gets an
 * apostrophe.
 */
const written = (rows: readonly (readonly unknown[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    { escape_formulas: true, record_delimiter: "windows" },
  );

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
  yield written([
    [
      "entry",
      "time",
      "kind",
      "person",
      ...colours.map(({ colour, value }) => `${colour} (${value})`),
      "value",
      "note",
      "reverses",
    ],
  ]);
  yield written(
    entries.map(({ number, at, kind, person, counts, note, reverses }) => [
      number,
      new Date(at).toISOString(),
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
  yield written([[], ["person", "chips", unit]]);
  yield written(
    settled.results.map(({ person, net, amount }) => [person.name, net, decimal(money, amount)]),
  );
  yield written([[], ["payer", "payee", unit, "paid"]]);
  yield written(
    settled.payments.map(({ from, to, amount, paidAt }) => [
      nameOf.get(from),
      nameOf.get(to),
      decimal(money, amount),
      paidAt === null ? "" : new Date(paidAt).toISOString(),
    ]),
  );
}

export function* outcomesCsv(outcomes: readonly ChipOutcome[]): Generator<string> {
  yield written([["evening", "time", "person", "chips", "amount", "currency"]]);
  yield written(
    outcomes.map(({ name, at, money, person, net, amount }) => [
      name,
      new Date(at).toISOString(),
      person.name,
      net,
      decimal(money, amount),
      money?.currency ?? "chips",
    ]),
  );
}
