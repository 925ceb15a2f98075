// Evenings with real chips, and the entries of each (H-6).

import { z } from "zod";
import {
  standing,
  valueOf,
  type ChipColour,
  type ChipEntry,
  type ChipMoney,
  type ChipPerson,
} from "#shared/chipBank/evening.ts";
import { chipColours } from "#shared/chipBank/kinds.ts";
import type {
  ChipEvening,
  ChipEveningLine,
  ChipOutcome,
  ChipPayment,
  Settled,
} from "#shared/chipBank/kept.ts";
import type { HouseAsk } from "#shared/protocol/schema.ts";
import type { Database } from "./database.ts";
import { columns, formedJson, maybe, text, whole, type Row } from "./rows.ts";
import { saysOfStore } from "./storeError.ts";

type NewEvening = Omit<ChipEvening, "entries" | "settled">;
type NewEntry = Omit<ChipEntry, "number">;

export const chipForms = {
  counts: z.array(z.number().int()),
  colours: z.array(z.strictObject({ colour: z.enum(chipColours), value: z.number().int().min(1) })),
  money: z.strictObject({
    currency: z.string(),
    digits: z.number().int(),
    minor: z.number().int(),
    chips: z.number().int().min(1),
  }),
} as const;
const { counts, colours, money } = chipForms;

const read = <T>(row: Row, column: string, form: z.ZodType): T =>
  formedJson<T>(row[column], form, saysOfStore("chipEvening"));
const moneyIn = (row: Row): ChipMoney | null =>
  row["money"] === null ? null : read<ChipMoney>(row, "money", money);

const entryColumns = columns({
  number: whole,
  at: whole,
  kind: text<ChipEntry["kind"]>,
  person: maybe(text),
  note: text,
  reverses: maybe(whole),
});
const entriesOf = (database: Database, id: string): readonly ChipEntry[] =>
  database
    .all("SELECT *, person_id AS person FROM chip_entries WHERE evening_id = ? ORDER BY number", id)
    .map((row) => ({ ...entryColumns(row), counts: read(row, "counts", counts) }));

const paymentOf: (row: Row) => ChipPayment = columns({
  number: whole,
  from: text,
  to: text,
  amount: whole,
  paidAt: maybe(whole),
});

function settledIn(database: Database, row: Row, people: readonly ChipPerson[]): Settled | null {
  if (row["settled_at"] === null) return null;
  const id = text(row["id"]);
  const outcome = database.all(
    "SELECT id, net, amount FROM chip_people WHERE evening_id = ? AND amount IS NOT NULL ORDER BY place",
    id,
  );
  const payments = database.all(
    'SELECT number, payer AS "from", payee AS "to", amount, paid_at FROM chip_payments WHERE evening_id = ? ORDER BY number',
    id,
  );
  return {
    at: whole(row["settled_at"]),
    results: outcome.flatMap(({ id, net, amount }) =>
      people
        .filter((person) => person.id === id)
        .map((person) => ({ person, net: whole(net), amount: whole(amount) })),
    ),
    payments: payments.map(paymentOf),
    fewest: row["fewest"] === 1,
  };
}

const peopleOf = (database: Database, id: string): readonly ChipPerson[] =>
  database
    .all(
      "SELECT id, name, profile_id AS profile FROM chip_people WHERE evening_id = ? ORDER BY place",
      id,
    )
    .map(columns({ id: text, name: text, profile: maybe(text) }));

const eveningColumns = columns({ id: text, name: text, openedAt: whole });

function readEvening(database: Database, row: Row): ChipEvening {
  const evening = eveningColumns(row);
  const people = peopleOf(database, evening.id);
  return {
    ...evening,
    colours: read(row, "colours", colours),
    stack: read(row, "stack", counts),
    money: moneyIn(row),
    people,
    entries: entriesOf(database, evening.id),
    settled: settledIn(database, row, people),
  };
}

const lineColumns = columns({
  number: whole,
  id: text,
  name: text,
  openedAt: whole,
  settledAt: maybe(whole),
});

function readLine(database: Database, row: Row): ChipEveningLine {
  const plain = lineColumns(row);
  const values: readonly ChipColour[] = read(row, "colours", colours);
  const purchases = standing(entriesOf(database, plain.id)).filter(
    ({ kind }) => kind === "buy-in" || kind === "rebuy" || kind === "add-on",
  );
  return {
    ...plain,
    money: moneyIn(row),
    people: peopleOf(database, plain.id).map(({ name }) => name),
    bought: purchases.reduce((sum, entry) => sum + valueOf(values, entry.counts), 0),
    unpaid:
      database.value(
        whole,
        "SELECT count(*) FROM chip_payments WHERE evening_id = ? AND paid_at IS NULL",
        plain.id,
      ) ?? 0,
  };
}

const addPerson = (
  database: Database,
  evening: string,
  { id, name, profile }: ChipPerson,
): number =>
  database.run(
    "INSERT INTO chip_people (evening_id, id, place, name, profile_id) VALUES (?1, ?2, (SELECT count(*) FROM chip_people WHERE evening_id = ?1), ?3, ?4)",
    evening,
    id,
    name,
    profile,
  );

const write = (
  database: Database,
  evening: string,
  { at, kind, person, counts: moved, note, reverses }: NewEntry,
): number =>
  database.run(
    `INSERT INTO chip_entries (evening_id, number, at, kind, person_id, counts, note, reverses)
     VALUES (?1, (SELECT coalesce(max(number), 0) + 1 FROM chip_entries WHERE evening_id = ?1), ?2, ?3, ?4, ?5, ?6, ?7)`,
    evening,
    at,
    kind,
    person,
    JSON.stringify(moved),
    note,
    reverses,
  );

function reopen(database: Database, evening: string): void {
  database.update("chip_evenings", { settledAt: null, fewest: null }, { id: evening });
  database.update("chip_people", { net: null, amount: null }, { eveningId: evening });
  database.run("DELETE FROM chip_payments WHERE evening_id = ?", evening);
}

function settle(
  database: Database,
  eveningId: string,
  { at, results, payments, fewest }: Settled,
): void {
  database.update("chip_evenings", { settledAt: at, fewest }, { id: eveningId });
  for (const { person, net, amount } of results)
    database.update("chip_people", { net, amount }, { eveningId, id: person.id });
  for (const { from: payer, to: payee, number, amount, paidAt } of payments)
    database.insert("chip_payments", { eveningId, number, payer, payee, amount, paidAt });
}

const outcomeColumns = columns({
  evening: text,
  name: text,
  at: whole,
  net: whole,
  amount: whole,
});

/** Every change is durable before the call returns: chips are money. */
export const chipStore = (database: Database) => ({
  list: ({ limit, before }: HouseAsk<"chipEvenings">): readonly ChipEveningLine[] =>
    database
      .all(
        "SELECT * FROM chip_evenings WHERE ?1 IS NULL OR number < ?1 ORDER BY number DESC LIMIT ?2",
        before,
        limit,
      )
      .map((row) => readLine(database, row)),
  find: (id: string): ChipEvening | null =>
    database.first(
      (row) => readEvening(database, row),
      "SELECT * FROM chip_evenings WHERE id = ?",
      id,
    ),
  open: ({ people, ...evening }: NewEvening): void =>
    database.durably(() => {
      database.insert("chip_evenings", evening);
      for (const person of people) addPerson(database, evening.id, person);
    }),
  rename: (id: string, name: string) =>
    void database.durably(() => database.update("chip_evenings", { name }, { id })),
  addPerson: (evening: string, person: ChipPerson) =>
    void database.durably(() => addPerson(database, evening, person)),
  write: (evening: string, entry: NewEntry) =>
    void database.durably(() => write(database, evening, entry)),
  settle: (evening: string, settled: Settled): void =>
    database.durably(() => settle(database, evening, settled)),
  /** Deletes results and payments. */
  reopen: (evening: string): void => database.durably(() => reopen(database, evening)),
  pay: (evening: string, payment: number, paidAt: number | null) =>
    void database.durably(() =>
      database.update("chip_payments", { paidAt }, { eveningId: evening, number: payment }),
    ),
  /** Settled evenings that were opened at `from` or later and before `to`, oldest first. */
  outcomes: (from: number, to: number): readonly ChipOutcome[] =>
    database
      .all(
        `SELECT chip_evenings.id AS evening, chip_evenings.name AS name, opened_at AS at, money, chip_people.name AS person, profile_id, net, amount
         FROM chip_evenings JOIN chip_people ON evening_id = chip_evenings.id
         WHERE settled_at IS NOT NULL AND amount IS NOT NULL AND opened_at >= ? AND opened_at < ? ORDER BY opened_at, number, place`,
        from,
        to,
      )
      .map((row) => ({
        ...outcomeColumns(row),
        money: moneyIn(row),
        person: { name: text(row["person"]), profile: maybe(text)(row["profile_id"]) },
      })),
});
