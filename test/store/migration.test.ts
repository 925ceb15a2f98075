import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { auditedFile } from "#main/store/audit/auditedFile.ts";
import { openStore } from "#main/store/store.ts";
import { storeFile } from "#main/store/storeFile.ts";
import { testFolder } from "#test/host/support/testHost.ts";

/**
 * Version 23, as the program wrote it that had come there from version 1 in steps: a table, three
 * tournaments, two evenings with real chips.
 */
const version23 = gunzipSync(
  readFileSync(join(import.meta.dirname, "support/version23.sqlite.gz")),
);

function folderWith(bytes: Buffer): string {
  const folder = testFolder();
  writeFileSync(join(folder, storeFile), bytes);
  return folder;
}

/** Everything that a file says of itself and holds. */
function contents(folder: string) {
  const sqlite = new DatabaseSync(join(folder, storeFile), { readOnly: true });
  try {
    const schema = sqlite
      .prepare("SELECT type, name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%'")
      .all()
      .map(({ type, name, sql }) => ({ type, name: String(name), sql }));
    const tables = schema.filter(({ type }) => type === "table").map(({ name }) => name);
    const ofEach = (sql: (table: string) => string) =>
      Object.fromEntries(tables.toSorted().map((name) => [name, sqlite.prepare(sql(name)).all()]));
    return {
      version: sqlite.prepare("PRAGMA user_version").get(),
      columns: ofEach((name) => `PRAGMA table_xinfo(${name})`),
      references: ofEach((name) => `PRAGMA foreign_key_list(${name})`),
      lists: ofEach((name) => `SELECT name, wr, strict FROM pragma_table_list('${name}')`),
      guards: schema
        .filter(({ type }) => type !== "table")
        .toSorted((one, other) => (one.name < other.name ? -1 : 1)),
      /** Each CHECK of a table's words, whatever stands around it. */
      checks: ofEach(
        (name) => `SELECT sql FROM sqlite_schema WHERE type = 'table' AND name = '${name}'`,
      ),
      rows: ofEach((name) => `SELECT * FROM ${name}`),
    };
  } finally {
    sqlite.close();
  }
}

/** Words of a table without its comments, quotes and white space. */
const bare = (rows: readonly Record<string, unknown>[]): string =>
  String(rows[0]?.["sql"]).replace(/--.*/g, "").replace(/["\s]/g, "");

test("a file of version 23, the first that is opened, keeps every row, and its books are in order", () => {
  const folder = folderWith(version23);
  const before = contents(folder);
  const store = openStore(folder);
  expect(store.bank.audit().problems).toEqual([]);
  expect(store.chips.list({ limit: 9, before: null }).map(({ name }) => name)).toEqual([
    "Counted",
    "Settled",
  ]);
  store.close();
  const after = contents(folder);
  expect(after.guards).toEqual(before.guards);
  expect(after.references).toEqual({
    ...before.references,
    deal_verdicts: after.references["deal_verdicts"],
    programs: [],
    reviews: after.references["reviews"],
    sealed_lines: after.references["sealed_lines"],
  });
  expect(after.rows).toEqual({
    ...before.rows,
    deal_verdicts: [],
    programs: [],
    reviews: [],
    sealed_lines: [],
    players: before.rows["players"]!.map((row) => ({ ...row, program: null })),
    rounds: before.rows["rounds"]!.map((row) => ({ ...row, deal: null, sealed: null })),
    sessions: before.rows["sessions"]!.map((row) => ({
      ...row,
      settings: JSON.stringify({
        ...(JSON.parse(String(row["settings"])) as object),
        openDeals: "usual",
        sealedDeals: false,
      }),
    })),
  });
  expect(after.version).toEqual({ user_version: 27 });
  expect(before.rows["transactions"]?.length).toBeGreaterThan(30);
  expect(auditedFile(folder)).toMatchObject({
    rounds: before.rows["rounds"]?.length,
    problems: [],
  });
});

test("a new file has the tables, columns, references, checks, indexes and triggers of one that was of version 23", () => {
  const [folder, older] = [testFolder(), folderWith(version23)];
  for (const each of [folder, older]) openStore(each).close();
  const [made, wanted] = [contents(folder), contents(older)];
  expect(made.version).toEqual(wanted.version);
  expect(made.columns).toEqual(wanted.columns);
  expect(made.references).toEqual(wanted.references);
  expect(made.lists).toEqual(wanted.lists);
  expect(made.guards).toEqual(wanted.guards);
  for (const [name, words] of Object.entries(wanted.checks))
    expect(bare(made.checks[name] ?? [])).toBe(bare(words));
  expect(made.rows["house"]).toEqual([{ id: expect.any(String) as string, lan_port: null }]);
});

test.each([1, 15, 22])("a file of version %i is refused by name and left as it is", (version) => {
  const folder = folderWith(version23);
  const sqlite = new DatabaseSync(join(folder, storeFile));
  sqlite.exec(`PRAGMA user_version = ${version}`);
  sqlite.close();
  const before = readFileSync(join(folder, storeFile));
  for (const open of [openStore, auditedFile])
    expect(() => open(folder)).toThrow(
      expect.objectContaining({
        code: "store-older",
        message: `${join(folder, storeFile)}: written by a Cardtable from before its first release (version ${version}, this one reads from 23 on); it was left as it is`,
      }) as Error,
    );
  expect(readFileSync(join(folder, storeFile)).equals(before)).toBe(true);
});
