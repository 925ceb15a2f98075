// Audits evenings with real chips (H-6): their entries against each other, and their settlement
// against the entries.

import { onTable, type ChipEntry, type Counts } from "#shared/chipBank/evening.ts";
import type { ChipEvening, Settled } from "#shared/chipBank/kept.ts";
import { resultsOf } from "#shared/chipBank/money.ts";
import type { Said } from "#shared/text/said.ts";
import { chipStore } from "../chipEveningStore.ts";
import type { Database } from "../database.ts";
import { StoreError } from "../storeError.ts";
import { saysOfAudit } from "./saysOfAudit.ts";

const isOpposite = (one: Counts, other: Counts): boolean =>
  one.length === other.length && one.every((count, at) => count === 0 - other[at]!);

function isReversal(
  { person, counts, reverses, number }: ChipEntry,
  { entries }: ChipEvening,
): boolean {
  const undone = entries.find((entry) => entry.number === reverses);
  return (
    undone !== undefined &&
    undone.number < number &&
    undone.kind !== "reversal" &&
    undone.person === person &&
    isOpposite(counts, undone.counts)
  );
}

function isWritable(entry: ChipEntry, evening: ChipEvening): boolean {
  const { kind, person, counts, note } = entry;
  if (counts.length !== evening.colours.length) return false;
  if (person === null && kind !== "correction" && kind !== "reversal") return false;
  switch (kind) {
    case "reversal":
      return isReversal(entry, evening);
    case "correction":
      return note !== "" && counts.some((count) => count !== 0);
    case "cash-out":
      return counts.every((count) => count <= 0);
    default:
      return counts.every((count) => count >= 0) && counts.some((count) => count > 0);
  }
}

/** Received minus paid. */
const evened = ({ payments }: Settled, person: string): number =>
  payments.reduce(
    (sum, { from, to, amount }) =>
      sum + (to === person ? amount : 0) - (from === person ? amount : 0),
    0,
  );

function settledProblems(evening: ChipEvening, settled: Settled): readonly Said[] {
  const name = { evening: evening.id };
  const { value } = onTable(evening);
  if (value !== 0) return [saysOfAudit("chipsOnTable", { ...name, value })];
  const wanted = resultsOf(evening);
  const people = new Set([...wanted, ...settled.results].map(({ person }) => person.id));
  const unlike = [...people].filter((id) => {
    const [should, is] = [wanted, settled.results].map((results) =>
      results.find(({ person }) => person.id === id),
    );
    return should?.net !== is?.net || should?.amount !== is?.amount;
  });
  const uneven = evening.people.filter(
    ({ id }) =>
      evened(settled, id) !== (settled.results.find(({ person }) => person.id === id)?.amount ?? 0),
  );
  return [
    ...unlike.map((person) => saysOfAudit("otherChipResult", { ...name, person })),
    ...uneven.map(({ id: person }) => saysOfAudit("notEvened", { ...name, person })),
  ];
}

/** An evening that is still being counted has neither results nor payments. */
const unsettledProblems = (database: Database, evening: string): readonly Said[] =>
  database
    .all(
      `SELECT id FROM chip_evenings WHERE id = ?1 AND (fewest IS NOT NULL
    OR EXISTS (SELECT 1 FROM chip_payments WHERE evening_id = ?1) OR EXISTS (SELECT 1 FROM chip_people WHERE evening_id = ?1 AND (net IS NOT NULL OR amount IS NOT NULL)))`,
      evening,
    )
    .map(() => saysOfAudit("settledTooSoon", { evening }));

function eveningProblems(database: Database, evening: ChipEvening): readonly Said[] {
  const { id, colours, stack, entries, settled } = evening;
  const newest = entries.at(-1)?.number ?? 0;
  const isOfItsColours =
    new Set(colours.map(({ colour }) => colour)).size === colours.length &&
    stack.length === colours.length &&
    stack.every((count) => count >= 0);
  const wrong = entries.filter((entry) => !isWritable(entry, evening));
  return [
    ...(isOfItsColours ? [] : [saysOfAudit("otherColours", { evening: id })]),
    ...(newest === entries.length
      ? []
      : [
          saysOfAudit("chipEntriesMissing", { evening: id, made: newest, present: entries.length }),
        ]),
    ...wrong.map(({ number: entry, kind }) =>
      saysOfAudit("wrongChipEntry", { evening: id, entry, kind }),
    ),
    // Wrong entries do not yield a settlement to compare with.
    ...(wrong.length > 0
      ? []
      : settled
        ? settledProblems(evening, settled)
        : unsettledProblems(database, id)),
  ];
}

/** The damaged column of an unreadable evening is reported elsewhere. */
function problemsOf(database: Database, id: string): readonly Said[] {
  try {
    const evening = chipStore(database).find(id);
    return evening ? eveningProblems(database, evening) : [];
  } catch (error) {
    if (error instanceof StoreError && error.code === "store-corrupt") return [];
    throw error;
  }
}

export const chipAudit = (database: Database): readonly Said[] =>
  database
    .all("SELECT id FROM chip_evenings ORDER BY number")
    .flatMap(({ id }) => problemsOf(database, String(id)));
