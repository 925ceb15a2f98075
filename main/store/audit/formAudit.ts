// Checks the house's own row and JSON columns that no other part of the audit reads.

import type { z } from "zod";
import { problemIn } from "#shared/contract/formProblem.ts";
import { sentence } from "#shared/games/texts.ts";
import type { Said } from "#shared/text/said.ts";
import { structureSchema } from "#shared/tournament/structure.ts";
import { bookCheckForm } from "../checkStore.ts";
import { chipForms } from "../chipStore.ts";
import { clockForm } from "../clockStore.ts";
import type { Database } from "../database.ts";
import { countsForm } from "../achievementStore.ts";
import { saysOfStore } from "../storeError.ts";
import { saidForm } from "../tournamentStore.ts";
import { rowName, type AuditedColumn } from "./auditedColumn.ts";
import { saysOfAudit } from "./saysOfAudit.ts";

interface FormedColumn extends AuditedColumn {
  readonly form: z.ZodType;
}

const said: FormedColumn = {
  table: "tournament_lines",
  column: "said",
  keys: ["tournament_id", "number"],
  form: saidForm,
};

const formedColumns: readonly FormedColumn[] = [
  said,
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
  formedColumns.flatMap((wanted) =>
    database
      .all(
        `SELECT ${rowName(wanted)} AS row, ${wanted.column} AS text FROM ${wanted.table} WHERE ${wanted.column} IS NOT NULL`,
      )
      .flatMap(({ row, text }) => {
        const problem = wrongIn(text, wanted);
        return problem
          ? [
              saysOfAudit("ofColumn", {
                table: wanted.table,
                column: wanted.column,
                row: String(row),
                problem,
              }),
            ]
          : [];
      }),
  );

/** Lines are numbered from 1 and never deleted. */
const lostLines = (database: Database): readonly Said[] =>
  database
    .all(
      "SELECT tournament_id AS tournament, count(*) AS present, max(number) AS made FROM tournament_lines GROUP BY tournament_id HAVING count(*) <> max(number) OR min(number) <> 1",
    )
    .map((row) => saysOfAudit("linesMissing", { ...row }));

const houseId = "[0-9a-f]".repeat(16);

function houseProblems(database: Database): readonly Said[] {
  const rows = Number(database.get("SELECT count(*) AS count FROM house")?.["count"]);
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

export const formAudit = (database: Database): readonly Said[] => [
  ...houseProblems(database),
  ...formProblems(database),
  ...lostLines(database),
];
