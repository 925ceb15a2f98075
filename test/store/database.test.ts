import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { Database } from "#main/store/database.ts";
import { schema } from "#main/store/schema.ts";
import { openStore } from "#main/store/store.ts";
import { storeFile } from "#main/store/storeFile.ts";
import { StoreError } from "#main/store/storeError.ts";
import { testFolder } from "#test/host/support/testHost.ts";

function opened(file: string, steps?: readonly string[], first = 1): Database {
  const database = new Database(file, "write", steps && { first, steps });
  onTestFinished(() => database.close());
  return database;
}

/** The error's code and words; fails when nothing was thrown. */
function refusedBy(work: () => unknown): Readonly<{ code: string; message: string }> {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(StoreError);
    return error as StoreError;
  }
  throw new Error("nothing was thrown");
}

test("migrations run forward once, each from the version before, and keep what is there", () => {
  const file = join(testFolder(), storeFile);
  const first = opened(file, ["CREATE TABLE one (a INTEGER) STRICT"]);
  first.run("INSERT INTO one VALUES (7)");
  first.close();
  const second = opened(file, [
    "CREATE TABLE one (a INTEGER) STRICT",
    "ALTER TABLE one ADD COLUMN b INTEGER NOT NULL DEFAULT 3",
  ]);
  expect(second.get("SELECT a, b FROM one")).toEqual({ a: 7, b: 3 });
  second.close();
  const third = opened(file, ["not even SQL", "neither is this"]);
  expect(third.get("SELECT a, b FROM one")).toEqual({ a: 7, b: 3 });
});

test("a migration that fails leaves the file at the version before", () => {
  const file = join(testFolder(), storeFile);
  const good = "CREATE TABLE one (a INTEGER) STRICT";
  opened(file, [good]).close();
  expect(
    refusedBy(() =>
      opened(file, [good, "CREATE TABLE two (a INTEGER) STRICT; CREATE TABLE one (b INTEGER)"]),
    ).code,
  ).toBe("store-failed");
  const after = opened(file, [good]);
  expect(after.all("SELECT name FROM sqlite_schema WHERE type = 'table'")).toEqual([
    { name: "one" },
  ]);
});

test("a file of a newer program is refused by name and left as it is", () => {
  const folder = testFolder();
  const later = "CREATE TABLE later (a INTEGER) STRICT";
  opened(join(folder, storeFile), [...schema.steps, later], schema.first).close();
  const newest = schema.first + schema.steps.length - 1;
  const before = readFileSync(join(folder, storeFile));
  expect(refusedBy(() => openStore(folder))).toMatchObject({
    code: "store-newer",
    message: expect.stringContaining(
      `newer Cardtable (version ${newest + 1}, this one reads up to ${newest})`,
    ) as string,
  });
  expect(readFileSync(join(folder, storeFile)).equals(before)).toBe(true);
});

test("another program's database is refused by name and left as it is", () => {
  const folder = testFolder();
  const foreign = new DatabaseSync(join(folder, storeFile));
  foreign.exec("CREATE TABLE songs (title TEXT)");
  foreign.close();
  const before = readFileSync(join(folder, storeFile));
  expect(refusedBy(() => openStore(folder)).code).toBe("store-foreign");
  expect(readFileSync(join(folder, storeFile)).equals(before)).toBe(true);
});

test("a file that is no database is refused by name and left as it is", () => {
  const folder = testFolder();
  writeFileSync(join(folder, storeFile), "these are only words, and many of them. ".repeat(300));
  expect(refusedBy(() => openStore(folder)).code).toBe("store-corrupt");
  expect(readFileSync(join(folder, storeFile), "utf8")).toMatch(/^these are only words/);
});

test("a damaged file is refused by name and left as it is", () => {
  const folder = testFolder();
  const store = openStore(folder);
  for (let count = 0; count < 300; count += 1)
    store.profiles.add({
      id: `p${count}`,
      name: `Somebody with the number ${count}`,
      avatar: "avatar-01",
      madeAt: count,
    });
  store.close();
  const bytes = readFileSync(join(folder, storeFile));
  // Every page after the schema's is overwritten in its middle.
  for (let at = 4096 * 2 + 100; at < bytes.length; at += 4096) bytes.fill(0xa5, at, at + 2000);
  writeFileSync(join(folder, storeFile), bytes);
  expect(refusedBy(() => openStore(folder)).code).toBe("store-corrupt");
  expect(readFileSync(join(folder, storeFile)).equals(bytes)).toBe(true);
});

test("a data folder that cannot be made is refused by name", () => {
  const folder = testFolder();
  writeFileSync(join(folder, "file"), "");
  expect(refusedBy(() => openStore(join(folder, "file", "data"))).code).toBe("store-failed");
});

test("a second process on the same data folder is told so, and harms nothing", () => {
  const folder = testFolder();
  const store = openStore(folder);
  onTestFinished(() => store.close());
  store.profiles.add({ id: "a", name: "Ann", avatar: "avatar-01", madeAt: 0 });
  const program = `import { openStore } from '#main/store/store.ts';
    try { openStore(${JSON.stringify(folder)}); console.log('opened'); } catch (error) { console.log(error.code, error.message); }`;
  const second = spawnSync(
    process.execPath,
    ["--input-type=module-typescript", "--eval", program],
    { encoding: "utf8", cwd: join(import.meta.dirname, "../..") },
  );
  expect(second.stdout).toMatch(/^store-locked another Cardtable is using this data folder/);
  store.profiles.change("a", { name: "Anna", avatar: "avatar-02" });
  expect(store.profiles.find("a")?.name).toBe("Anna");
});

test("the folder is free again when the process that had it has ended", () => {
  const folder = testFolder();
  openStore(folder).close();
  const store = openStore(folder);
  expect(store.profiles.list()).toEqual([]);
  store.close();
});

test("a transaction that throws has done nothing, and the next one works", () => {
  const database = opened(join(testFolder(), storeFile), ["CREATE TABLE one (a INTEGER) STRICT"]);
  expect(() =>
    database.atOnce(() => {
      database.run("INSERT INTO one VALUES (1)");
      throw new Error("stop");
    }),
  ).toThrow(/stop/);
  expect(database.all("SELECT a FROM one")).toEqual([]);
  database.atOnce(() => database.run("INSERT INTO one VALUES (2)"), true);
  expect(database.all("SELECT a FROM one")).toEqual([{ a: 2 }]);
});

test("results go to the disk itself, moves need only outlive the process", () => {
  const database = opened(join(testFolder(), storeFile), []);
  const level = (durable: boolean) =>
    database.atOnce(() => database.get("PRAGMA synchronous"), durable);
  expect([level(false), level(true), level(false)]).toEqual([
    { synchronous: 1 },
    { synchronous: 2 },
    { synchronous: 1 },
  ]);
});

test("a part of a transaction that throws has done nothing, and the rest of it stays", () => {
  const database = opened(join(testFolder(), storeFile), ["CREATE TABLE one (a INTEGER) STRICT"]);
  database.atOnce(() => {
    database.run("INSERT INTO one VALUES (1)");
    const part = (): void =>
      database.atOnce(() => {
        database.run("INSERT INTO one VALUES (2)");
        throw new Error("stop");
      });
    expect(part).toThrow(/stop/);
    database.atOnce(() => database.run("INSERT INTO one VALUES (3)"));
  });
  expect(database.all("SELECT a FROM one")).toEqual([{ a: 1 }, { a: 3 }]);
});

test("a step that leaves a reference to nothing is refused, and the file is as it was", () => {
  const file = join(testFolder(), storeFile);
  const good =
    "CREATE TABLE one (a INTEGER PRIMARY KEY) STRICT; CREATE TABLE two (a INTEGER REFERENCES one (a)) STRICT; INSERT INTO one VALUES (1); INSERT INTO two VALUES (1)";
  opened(file, [good]).close();
  expect(
    refusedBy(() =>
      opened(file, [good, "DROP TABLE one; CREATE TABLE one (a INTEGER PRIMARY KEY) STRICT"]),
    ).code,
  ).toBe("store-corrupt");
  const after = opened(file, [good]);
  expect(after.all("SELECT a FROM one")).toEqual([{ a: 1 }]);
  expect(refusedBy(() => after.run("INSERT INTO two VALUES (2)")).message).toMatch(/FOREIGN KEY/);
});

test("a file that may not be written to is not brought up to date", () => {
  const file = join(testFolder(), storeFile);
  opened(file, ["CREATE TABLE one (a INTEGER) STRICT"]).close();
  expect(
    refusedBy(
      () =>
        new Database(file, "read", {
          first: 1,
          steps: ["CREATE TABLE one (a INTEGER) STRICT", "CREATE TABLE two (a INTEGER) STRICT"],
        }),
    ).code,
  ).toBe("store-older");
});
