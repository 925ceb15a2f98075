// Audits the database file: integrity, schema (including the triggers that guard the ledger) and
// foreign keys.

import type { Said } from "#shared/text/said.ts";
import { Database } from "../database.ts";
import { saysOfAudit } from "./saysOfAudit.ts";

const inSchema =
  "SELECT type, name, coalesce(sql, '') AS sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY type, name";

function schemaWanted(): ReturnType<Database["all"]> {
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

/** Includes the full integrity check, for which a start has no time. */
export const fileAudit = (database: Database): readonly Said[] => [
  ...database
    .all("PRAGMA integrity_check")
    .flatMap(({ integrity_check: found }) =>
      found === "ok" ? [] : [saysOfAudit("file", { found: found ?? null })],
    ),
  ...schemaProblems(database),
  ...referenceProblems(database),
];
