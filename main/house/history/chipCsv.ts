// Evenings with real chips as CSV (H-6).

import { valueOf, type ChipMoney } from "#shared/chipBank/evening.ts";
import type { ChipEvening, ChipOutcome } from "#shared/chipBank/kept.ts";
import { csv } from "./csv.ts";

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
  yield csv([
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
  yield csv(
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
      paidAt === null ? "" : new Date(paidAt).toISOString(),
    ]),
  );
}

export function* outcomesCsv(outcomes: readonly ChipOutcome[]): Generator<string> {
  yield csv([["evening", "time", "person", "chips", "amount", "currency"]]);
  yield csv(
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
