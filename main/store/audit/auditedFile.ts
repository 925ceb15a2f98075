import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Said } from "#shared/text/said.ts";
import { Database } from "../database.ts";
import { misplaced, openingError } from "../openingError.ts";
import type { Row } from "../rows.ts";
import { saysOfStore, StoreError } from "../storeError.ts";
import { refuseEmptied, storeFile } from "../storeFile.ts";
import { chipAudit } from "./chipAudit.ts";
import { dateAudit, formAudit } from "./columnAudit.ts";
import { ledgerAudit, type AuditReport } from "./ledgerAudit.ts";
import { roundAudit } from "./roundAudit.ts";
import { saysOfAudit } from "./saysOfAudit.ts";
import { tableAudit } from "./tableAudit.ts";
import { tournamentAudit } from "./tournamentAudit.ts";

export interface FileAudit extends AuditReport {
  readonly rounds: number;
}

/**
 * Changes nothing and may run beside Cardtable; neither waits for the other. SQLite may create its
 * two empty side files. `onRound` gets the number of rounds audited so far. Throws a StoreError
 * when there are no books or they cannot be read.
 */
export function auditedFile(
  dataFolder: string,
  onRound: (rounds: number) => void = () => undefined,
): FileAudit {
  const database = opened(join(dataFolder, storeFile));
  try {
    const moment = database.atOneMoment(() => auditedMoment(database));
    const { rounds, problems } = roundAudit(database, onRound);
    return { ...moment, rounds, problems: [...moment.problems, ...problems] };
  } finally {
    database.close();
  }
}

/**
 * Reads all but the rounds in one transaction: parts from different moments would contradict each
 * other.
 */
function auditedMoment(database: Database): AuditReport {
  const ledger = ledgerAudit(database);
  const others = [tableAudit, tournamentAudit, chipAudit, formAudit, dateAudit].flatMap((audit) =>
    audit(database),
  );
  return { ...ledger, problems: [...fileAudit(database), ...ledger.problems, ...others] };
}

const inSchema =
  "SELECT type, name, coalesce(sql, '') AS sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY type, name";

function schemaWanted(): readonly Row[] {
  const fresh = new Database(":memory:");
  try {
    return fresh.all(inSchema);
  } finally {
    fresh.close();
  }
}

/**
 * SQLite rewrites the SQL of a table that was renamed, and it may come from another version, so a
 * table only has to exist.
 */
function schemaProblems(database: Database): readonly Said[] {
  const present = new Map(database.all(inSchema).map(({ name, ...row }) => [name, row]));
  return schemaWanted().flatMap(({ type, name, sql }) => {
    const found = present.get(name ?? "");
    if (!found || found["type"] !== type)
      return [saysOfAudit("missing", { type: type ?? null, name: name ?? null })];
    return type === "table" || found["sql"] === sql
      ? []
      : [saysOfAudit("otherForm", { type: type ?? null, name: name ?? null })];
  });
}

const referenceProblems = (database: Database): readonly Said[] =>
  database
    .all(
      'SELECT "table", parent, count(*) AS count FROM pragma_foreign_key_check GROUP BY "table", parent',
    )
    .map((row) => saysOfAudit("dangling", { ...row }));

/**
 * Integrity, schema (including the triggers that guard the ledger) and foreign keys; includes the
 * full integrity check, for which a start has no
 * time.
 */
const fileAudit = (database: Database): readonly Said[] => [
  ...database
    .all("PRAGMA integrity_check")
    .flatMap(({ integrity_check: found }) =>
      found === "ok" ? [] : [saysOfAudit("file", { found: found ?? null })],
    ),
  ...schemaProblems(database),
  ...referenceProblems(database),
];

function opened(file: string): Database {
  try {
    refuseEmptied(file);
    if (existsSync(file)) return new Database(file, "read");
  } catch (error) {
    throw openingError(error, file);
  }
  throw (
    misplaced(file) ??
    new StoreError(
      "store-failed",
      saysOfStore("notThere", { file: storeFile, folder: dirname(file) }),
    )
  );
}
