// The database itself is as the program made it: whole, with all it refers to, and with what guards
// the ledger.

import type { Said } from "#shared/text/said.ts";
import { Database } from "../database.ts";
import { saysOfAudit } from "./saysOfAudit.ts";

const inSchema =
  "SELECT type, name, coalesce(sql, '') AS sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY type, name";

/** What a new file has. */
function schemaWanted(): ReturnType<Database["all"]> {
  const fresh = new Database(":memory:");
  try {
    return fresh.all(inSchema);
  } finally {
    fresh.close();
  }
}

/**
 * A table's words are SQLite's own once it was renamed, and may be another version's; only whether
 * it is there is asked.
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
 * What a start, which has to be quick, does not look at: whether every index says what its table
 * says, and the above.
 */
export const fileAudit = (database: Database): readonly Said[] => [
  ...database
    .all("PRAGMA integrity_check")
    .flatMap(({ integrity_check: found }) =>
      found === "ok" ? [] : [saysOfAudit("file", { found: found ?? null })],
    ),
  ...schemaProblems(database),
  ...referenceProblems(database),
];
