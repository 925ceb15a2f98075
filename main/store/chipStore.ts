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
import type { Database, Row } from "./database.ts";
import { columns, maybe, text, whole } from "./rows.ts";
import { formedJson } from "./storedJson.ts";
import { saysOfStore } from "./storeError.ts";

export type NewEvening = Omit<ChipEvening, "entries" | "settled">;
export type NewEntry = Omit<ChipEntry, "number">;

/** Every change is durable before the call returns: chips are money. */
export interface ChipStore {
  list(page: {
    readonly limit: number;
    readonly before: number | null;
  }): readonly ChipEveningLine[];
  find(id: string): ChipEvening | null;
  open(evening: NewEvening): void;
  rename(evening: string, name: string): void;
  addPerson(evening: string, person: ChipPerson): void;
  write(evening: string, entry: NewEntry): void;
  settle(evening: string, settled: Settled): void;
  /** Deletes results and payments. */
  reopen(evening: string): void;
  pay(evening: string, payment: number, at: number | null): void;
  /** Settled evenings that were opened at `from` or later and before `to`, oldest first. */
  outcomes(from: number, to: number): readonly ChipOutcome[];
}

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
  note: text,
  reverses: maybe(whole),
});
const readEntry = (row: Row): ChipEntry => ({
  ...entryColumns(row),
  person: maybe(text)(row["person_id"]),
  counts: read(row, "counts", counts),
});

const paymentOf: (row: Row) => ChipPayment = columns({
  number: whole,
  from: text,
  to: text,
  amount: whole,
  paidAt: maybe(whole),
});

function settledIn(database: Database, row: Row, people: readonly ChipPerson[]): Settled | null {
  if (row["settled_at"] === null) return null;
  const outcome = database.all(
    "SELECT id, net, amount FROM chip_people WHERE evening_id = ? AND amount IS NOT NULL ORDER BY place",
    row["id"]!,
  );
  const payments = database
    .all(
      'SELECT number, payer AS "from", payee AS "to", amount, paid_at FROM chip_payments WHERE evening_id = ? ORDER BY number',
      row["id"]!,
    )
    .map(paymentOf);
  const results = outcome.flatMap(({ id, net, amount }) =>
    people
      .filter((person) => person.id === id)
      .map((person) => ({ person, net: whole(net), amount: whole(amount) })),
  );
  return { at: whole(row["settled_at"]), results, payments, fewest: row["fewest"] === 1 };
}

const peopleOf = (database: Database, id: string): readonly ChipPerson[] =>
  database
    .all(
      "SELECT id, name, profile_id AS profile FROM chip_people WHERE evening_id = ? ORDER BY place",
      id,
    )
    .map(columns({ id: text, name: text, profile: maybe(text) }));

const entriesOf = (database: Database, id: string): readonly ChipEntry[] =>
  database
    .all("SELECT * FROM chip_entries WHERE evening_id = ? ORDER BY number", id)
    .map(readEntry);

function find(database: Database, id: string): ChipEvening | null {
  const row = database.get("SELECT * FROM chip_evenings WHERE id = ?", id);
  if (!row) return null;
  const people = peopleOf(database, id);
  return {
    id,
    name: text(row["name"]),
    openedAt: whole(row["opened_at"]),
    colours: read(row, "colours", colours),
    stack: read(row, "stack", counts),
    money: moneyIn(row),
    people,
    entries: entriesOf(database, id),
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

function line(database: Database, row: Row): ChipEveningLine {
  const id = text(row["id"]);
  const values: readonly ChipColour[] = read(row, "colours", colours);
  const purchases = standing(entriesOf(database, id)).filter(
    ({ kind }) => kind === "buy-in" || kind === "rebuy" || kind === "add-on",
  );
  return {
    ...lineColumns(row),
    money: moneyIn(row),
    people: peopleOf(database, id).map(({ name }) => name),
    bought: purchases.reduce((sum, entry) => sum + valueOf(values, entry.counts), 0),
    unpaid: whole(
      database.get(
        "SELECT count(*) AS unpaid FROM chip_payments WHERE evening_id = ? AND paid_at IS NULL",
        id,
      )?.["unpaid"] ?? 0,
    ),
  };
}

function addPerson(database: Database, evening: string, { id, name, profile }: ChipPerson): void {
  database.run(
    "INSERT INTO chip_people (evening_id, id, place, name, profile_id) VALUES (?1, ?2, (SELECT count(*) FROM chip_people WHERE evening_id = ?1), ?3, ?4)",
    evening,
    id,
    name,
    profile,
  );
}

function open(
  database: Database,
  { id, name, openedAt, colours: chips, stack, money: price, people }: NewEvening,
): void {
  database.run(
    "INSERT INTO chip_evenings (id, name, opened_at, colours, stack, money) VALUES (?, ?, ?, ?, ?, ?)",
    id,
    name,
    openedAt,
    JSON.stringify(chips),
    JSON.stringify(stack),
    price && JSON.stringify(price),
  );
  for (const person of people) addPerson(database, id, person);
}

const write = (
  database: Database,
  evening: string,
  { at, kind, person, counts: moved, note, reverses }: NewEntry,
): number =>
  database.keep(
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
  database.run("UPDATE chip_evenings SET settled_at = NULL, fewest = NULL WHERE id = ?", evening);
  database.run("UPDATE chip_people SET net = NULL, amount = NULL WHERE evening_id = ?", evening);
  database.run("DELETE FROM chip_payments WHERE evening_id = ?", evening);
}

function settle(
  database: Database,
  evening: string,
  { at, results, payments, fewest }: Settled,
): void {
  database.run(
    "UPDATE chip_evenings SET settled_at = ?, fewest = ? WHERE id = ?",
    at,
    fewest ? 1 : 0,
    evening,
  );
  for (const { person, net, amount } of results)
    database.run(
      "UPDATE chip_people SET net = ?, amount = ? WHERE evening_id = ? AND id = ?",
      net,
      amount,
      evening,
      person.id,
    );
  for (const { number, from, to, amount, paidAt } of payments) {
    database.run(
      "INSERT INTO chip_payments (evening_id, number, payer, payee, amount, paid_at) VALUES (?, ?, ?, ?, ?, ?)",
      evening,
      number,
      from,
      to,
      amount,
      paidAt,
    );
  }
}

const outcomeColumns = columns({
  evening: text,
  name: text,
  at: whole,
  net: whole,
  amount: whole,
});

function outcomes(database: Database, from: number, to: number): readonly ChipOutcome[] {
  return database
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
    }));
}

export const chipStore = (database: Database): ChipStore => ({
  list: ({ limit, before }) =>
    database
      .all(
        "SELECT * FROM chip_evenings WHERE ?1 IS NULL OR number < ?1 ORDER BY number DESC LIMIT ?2",
        before,
        limit,
      )
      .map((row) => line(database, row)),
  find: (id) => find(database, id),
  open: (evening) => database.atOnce(() => open(database, evening), true),
  rename: (evening, name) =>
    void database.keep("UPDATE chip_evenings SET name = ? WHERE id = ?", name, evening),
  addPerson: (evening, person) => database.atOnce(() => addPerson(database, evening, person), true),
  write: (evening, entry) => void write(database, evening, entry),
  settle: (evening, settled) => database.atOnce(() => settle(database, evening, settled), true),
  reopen: (evening) => database.atOnce(() => reopen(database, evening), true),
  pay: (evening, payment, at) =>
    void database.keep(
      "UPDATE chip_payments SET paid_at = ? WHERE evening_id = ? AND number = ?",
      at,
      evening,
      payment,
    ),
  outcomes: (from, to) => outcomes(database, from, to),
});
