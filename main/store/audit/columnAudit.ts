// Finds dates that are malformed, before `earliest` or too far in the future, and checks the house's
// own row and the JSON columns that no other part of the audit reads.

import type { z } from "zod";
import { problemIn } from "#shared/contract/formProblem.ts";
import { sentence } from "#shared/games/texts.ts";
import type { Said } from "#shared/text/said.ts";
import { structureSchema } from "#shared/tournament/structure.ts";
import { countsForm } from "../achievementStore.ts";
import { chipForms } from "../chipEveningStore.ts";
import { clockForm } from "../clockStore.ts";
import type { Database } from "../database.ts";
import { bookCheckForm } from "../houseStore.ts";
import { whole, type Row } from "../rows.ts";
import { saysOfStore } from "../storeError.ts";
import { saidForm } from "../tournamentStore.ts";
import { saysOfAudit } from "./saysOfAudit.ts";

type AuditedColumn = Readonly<{
  table: string;
  column: string;
  /** The columns that identify a row to people; never a secret or the hash of one. */
  keys: readonly string[];
}>;

/** SQL that names the row: "round_id 3, number 7". */
const rowName = ({ keys }: AuditedColumn): string =>
  keys.map((key) => `'${key} ' || ${key}`).join(" || ', ' || ");

interface DateColumn extends AuditedColumn {
  /** SQL for the value, if it is not the column itself. */
  readonly value?: string;
  /** 0 means never. */
  readonly zeroIsNever?: true;
  /** Length of one unit in ms, if the column does not count ms. */
  readonly unit?: number;
}

const dayMs = 86_400_000;

const inJson = (column: string, name: string): string =>
  `iif(json_valid(${column}), ${column} ->> '$.${name}', NULL)`;

/** Every date column, except dates inside JSON whose damage is reported as a whole. */
export const dateColumns: readonly DateColumn[] = [
  { table: "profiles", column: "made_at", keys: ["id"] },
  { table: "profiles", column: "used_at", keys: ["id"], zeroIsNever: true },
  { table: "guest_secrets", column: "issued_at", keys: ["profile_id"] },
  { table: "devices", column: "made_at", keys: ["id"] },
  { table: "devices", column: "used_at", keys: ["id"] },
  { table: "screens", column: "made_at", keys: ["id"] },
  { table: "screens", column: "used_at", keys: ["id"] },
  { table: "screens", column: "removed_at", keys: ["id"] },
  { table: "sessions", column: "opened_at", keys: ["id"] },
  { table: "seat_tokens", column: "issued_at", keys: ["session_id", "player_id"] },
  { table: "seat_tokens", column: "used_at", keys: ["session_id", "player_id"] },
  { table: "rounds", column: "began_at", keys: ["id"] },
  { table: "rounds", column: "ended_at", keys: ["id"] },
  { table: "moves", column: "made_at", keys: ["round_id", "number"] },
  { table: "results", column: "ended_at", keys: ["round_id", "seat"] },
  { table: "transactions", column: "at", keys: ["id"] },
  { table: "daily_deals", column: "day", keys: ["table_id"], unit: dayMs },
  { table: "tournaments", column: "startedAt", keys: ["id"], value: inJson("state", "startedAt") },
  { table: "tournaments", column: "endedAt", keys: ["id"], value: inJson("state", "endedAt") },
  { table: "tournament_directors", column: "named_at", keys: ["tournament_id", "profile_id"] },
  { table: "director_devices", column: "made_at", keys: ["id"] },
  { table: "director_devices", column: "used_at", keys: ["id"] },
  { table: "tournament_lines", column: "at", keys: ["tournament_id", "number"] },
  { table: "chip_evenings", column: "opened_at", keys: ["id"] },
  { table: "chip_evenings", column: "settled_at", keys: ["id"] },
  { table: "chip_entries", column: "at", keys: ["evening_id", "number"] },
  { table: "chip_payments", column: "paid_at", keys: ["evening_id", "number"] },
  { table: "room_clock", column: "since", keys: ["only"], value: inJson("clock", "since") },
  { table: "room_clock", column: "seen_at", keys: ["only"] },
  { table: "room_clock", column: "away_from", keys: ["only"] },
  { table: "room_clock", column: "away_to", keys: ["only"] },
  { table: "book_check", column: "at", keys: ["only"] },
];

const earliest = Date.UTC(2024, 0, 1);
/** A clock may have been ahead and corrected since, but not by more than this. */
const mostAhead = 366 * dayMs;
/** A clock that was wrong for an evening has dated thousands of rows. */
const mostNamed = 5;

function problemOf({ table, column, unit = 1 }: DateColumn, { row, value: found }: Row): Said {
  const date = new Date(Number(found) * unit);
  const isDate = typeof found === "number" && !Number.isNaN(date.getTime());
  const value = isDate ? date.toISOString() : String(found);
  const why = isDate ? (date.getTime() < earliest ? "dateBefore" : "dateAhead") : "noDate";
  return saysOfAudit(why, { table, row: row ?? null, column, value });
}

function problemsIn(database: Database, wanted: DateColumn): readonly Said[] {
  const { table, column, value = column, zeroIsNever = false, unit = 1 } = wanted;
  const rows = database.all(
    `SELECT * FROM (SELECT ${rowName(wanted)} AS row, ${value} AS value FROM ${table})
     WHERE value IS NOT NULL AND NOT (typeof(value) = 'integer' AND value BETWEEN ? AND (unixepoch() * 1000 + ?) / ?) ${zeroIsNever ? "AND value <> 0" : ""}`,
    Math.floor(earliest / unit),
    mostAhead,
    unit,
  );
  const unnamed = rows.length - mostNamed;
  return [
    ...rows.slice(0, mostNamed).map((row) => problemOf(wanted, row)),
    ...(unnamed > 0 ? [saysOfAudit("moreDates", { table, column, count: unnamed })] : []),
  ];
}

export const dateAudit = (database: Database): readonly Said[] =>
  dateColumns.flatMap((column) => problemsIn(database, column));

interface FormedColumn extends AuditedColumn {
  readonly form: z.ZodType;
}

const formedColumns: readonly FormedColumn[] = [
  {
    table: "tournament_lines",
    column: "said",
    keys: ["tournament_id", "number"],
    form: saidForm,
  },
  { table: "structures", column: "structure", keys: ["name"], form: structureSchema },
  { table: "counts", column: "counts", keys: ["profile_id"], form: countsForm },
  { table: "chip_evenings", column: "colours", keys: ["id"], form: chipForms.colours },
  { table: "chip_evenings", column: "stack", keys: ["id"], form: chipForms.counts },
  { table: "chip_evenings", column: "money", keys: ["id"], form: chipForms.money },
  {
    table: "chip_entries",
    column: "counts",
    keys: ["evening_id", "number"],
    form: chipForms.counts,
  },
  { table: "room_clock", column: "clock", keys: ["only"], form: clockForm },
  { table: "book_check", column: "found", keys: ["only"], form: bookCheckForm },
];

/** A tournament line must also be sayable. */
function wrongIn(text: unknown, { form }: FormedColumn): Said | null {
  let value: unknown;
  try {
    value = JSON.parse(String(text));
  } catch {
    return saysOfStore("noJson");
  }
  const read = form.safeParse(value);
  if (!read.success) return problemIn(read.error);
  return form === saidForm && !isSayable(value as Said)
    ? saysOfAudit("unsayable", { key: (value as Said).key })
    : null;
}

function isSayable(line: Said): boolean {
  try {
    return sentence(line) !== line.key;
  } catch {
    return false;
  }
}

const formProblems = (database: Database): readonly Said[] =>
  formedColumns.flatMap((wanted) => {
    const { table, column } = wanted;
    const rows = database.all(
      `SELECT ${rowName(wanted)} AS row, ${column} AS text FROM ${table} WHERE ${column} IS NOT NULL`,
    );
    return rows.flatMap(({ row, text }) => {
      const problem = wrongIn(text, wanted);
      return problem ? [saysOfAudit("ofColumn", { table, column, row: String(row), problem })] : [];
    });
  });

/** Lines are numbered from 1 and never deleted. */
const lostLines = (database: Database): readonly Said[] =>
  database
    .all(
      "SELECT tournament_id AS tournament, count(*) AS present, max(number) AS made FROM tournament_lines GROUP BY tournament_id HAVING count(*) <> max(number) OR min(number) <> 1",
    )
    .map((row) => saysOfAudit("linesMissing", { ...row }));

const houseId = "[0-9a-f]".repeat(16);

function houseProblems(database: Database): readonly Said[] {
  const rows = database.value(whole, "SELECT count(*) FROM house") ?? 0;
  return [
    ...(rows === 1 ? [] : [saysOfAudit("houses", { rows })]),
    ...database
      .all("SELECT id FROM house WHERE id NOT GLOB ?", houseId)
      .map((row) => saysOfAudit("houseId", { ...row })),
    ...database
      .all("SELECT lan_port AS port FROM house WHERE lan_port NOT BETWEEN 1 AND 65535")
      .map((row) => saysOfAudit("housePort", { ...row })),
  ];
}

/** The house's own row, JSON columns and the news of tournaments. */
export const formAudit = (database: Database): readonly Said[] => [
  ...houseProblems(database),
  ...formProblems(database),
  ...lostLines(database),
];
