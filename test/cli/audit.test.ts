// Checks that `npm run audit` shows the state of the books by its words and its exit code.

import { spawnSync } from "node:child_process";
import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openStore } from "#main/store/store.ts";
import { storeFile } from "#main/store/storeFile.ts";
import { testFolder } from "#test/host/support/testHost.ts";
import { evening } from "#test/store/support/ledgerTable.ts";

const program = join(import.meta.dirname, "../../main/cli/audit.ts");

function audited(...args: readonly string[]): Readonly<{
  code: number | null;
  out: string;
  err: string;
}> {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    encoding: "utf8",
  });
  return { code: status, out: stdout, err: stderr };
}

function booksOfAnn(): string {
  const folder = testFolder();
  const store = openStore(folder);
  store.profiles.add({ id: "ann", name: "Ann", avatar: "avatar-01", madeAt: evening + 1 });
  store.close();
  return folder;
}

test("H-2 books in order: exit 0", () => {
  const folder = booksOfAnn();
  expect(audited("--data", folder)).toEqual({
    code: 0,
    out: `${folder}: 2 accounts, 1 transactions, 0 rounds, no problems\n`,
    err: "",
  });
});

test("H-2 books that a running Cardtable has open are read beside it, and what it writes is there the next time", () => {
  const folder = booksOfAnn();
  const store = openStore(folder);
  onTestFinished(() => store.close());
  store.profiles.add({ id: "ben", name: "Ben", avatar: "avatar-02", madeAt: evening + 2 });
  expect(audited("--data", folder)).toEqual({
    code: 0,
    out: `${folder}: 3 accounts, 2 transactions, 0 rounds, no problems\n`,
    err: "",
  });
  store.profiles.add({ id: "cy", name: "Cy", avatar: "avatar-03", madeAt: evening + 3 });
  expect(audited("--data", folder).out).toContain("4 accounts, 3 transactions");
});

test("H-2 books that are wrong: each problem in a line, exit 1", () => {
  const folder = booksOfAnn();
  const sqlite = new DatabaseSync(join(folder, storeFile));
  sqlite.exec("DROP TRIGGER entries_fixed; UPDATE entries SET amount = 10001 WHERE amount > 0");
  sqlite.close();
  const { code, out } = audited("--data", folder);
  expect(code).toBe(1);
  expect(out).toBe(
    [
      "The trigger entries_fixed is missing.",
      "The entries of transaction 1 add up to 1, not 0.",
      "All accounts together hold 1 chips, not 0.",
      "After transaction 1 the balance of profile:ann (Ann) is 10000, but its entries add up to 10001.",
      `${folder}: 2 accounts, 1 transactions, 0 rounds, 4 problems`,
      "",
    ].join("\n"),
  );
});

test("H-2 rows beside the books that are spoilt: each named in a line, exit 1", () => {
  const folder = booksOfAnn();
  const sqlite = new DatabaseSync(join(folder, storeFile));
  sqlite.exec(
    "DELETE FROM house; UPDATE profiles SET made_at = 1; INSERT INTO counts VALUES ('ann', 'this', '{')",
  );
  sqlite.close();
  const { code, out } = audited("--data", folder);
  expect(code).toBe(1);
  expect(out).toBe(
    [
      "The table house has no row instead of 1.",
      "In counts (profile_id ann) the column counts is damaged: it isn’t JSON.",
      "In profiles (id ann) made_at is 1970-01-01T00:00:00.001Z, from before Cardtable existed.",
      `${folder}: 2 accounts, 1 transactions, 0 rounds, 3 problems`,
      "",
    ].join("\n"),
  );
});

test("books that cannot be read: one line that says why, exit 2", () => {
  const folder = booksOfAnn();
  expect(audited("--data", join(folder, "none")).err).toMatch(
    /^audit: there’s no cardtable.sqlite in [^\n]*\n$/,
  );
  expect(audited("--data")).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^audit: [^\n]*\n$/) as string,
  });
  expect(audited("--books", folder)).toMatchObject({
    code: 2,
    err: expect.stringMatching(/^audit: [^\n]*\n$/) as string,
  });
});
