// Checks that the audit finds every way in which the books can be wrong, and says in words what it
// is.

import { DatabaseSync } from "node:sqlite";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { auditedFile } from "#main/store/audit/auditedFile.ts";
import type { AuditReport } from "#main/store/audit/ledgerAudit.ts";
import { Database } from "#main/store/database.ts";
import { ledgerAudit } from "#main/store/audit/ledgerAudit.ts";
import { storeFile } from "#main/store/storeFile.ts";
import { sentence } from "#shared/games/texts.ts";
import { testFolder } from "#test/host/support/testHost.ts";
import {
  addProfiles,
  bring,
  cashOut,
  closeTable,
  evening,
  play,
  tableOf,
} from "./support/ledgerTable.ts";
import { testStore } from "./support/testStore.ts";

/**
 * Two profiles; an open and a closed table with rounds; a transfer (6th from the end) and its
 * reversal.
 */
function booksInOrder(): string {
  const folder = testFolder();
  const store = testStore(folder);
  addProfiles(store, "Ann", "Ben");
  for (const id of ["open", "shut"]) {
    store.tables.add(tableOf(id, ["ann", "ben", null]));
    for (const player of ["p0", "p1", "p2"]) bring(store, id, player, 1000);
    play(store, id, { chips: [10, -4, -6] });
    play(store, id, { chips: null });
    play(store, id, { chips: [-20, 20, 0] });
  }
  cashOut(store, "open", "p2");
  closeTable(store, "shut");
  const id = store.bank.post(
    {
      kind: "transfer",
      entries: [
        { account: "profile:ann", amount: -70 },
        { account: "profile:ben", amount: 70 },
      ],
    },
    20,
  );
  store.bank.post(
    {
      kind: "correction",
      reverses: id,
      entries: [
        { account: "profile:ann", amount: 70 },
        { account: "profile:ben", amount: -70 },
      ],
    },
    21,
  );
  store.close();
  return folder;
}

/** Does to the file what no program of ours can. */
function damage(folder: string, sql: string): void {
  const sqlite = new DatabaseSync(join(folder, storeFile), { enableForeignKeyConstraints: false });
  const triggers = sqlite.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'").all();
  for (const { name } of triggers) sqlite.exec(`DROP TRIGGER ${String(name)}`);
  sqlite.exec(`PRAGMA ignore_check_constraints = ON; ${sql}`);
  sqlite.close();
}

/** Of the ledger alone: the rounds in these books were never played by any rules. */
function booksOf(folder: string): AuditReport {
  const database = new Database(join(folder, storeFile), "read");
  onTestFinished(() => database.close());
  return ledgerAudit(database);
}

test("books in order have no problems", () => {
  expect(booksOf(booksInOrder())).toEqual({
    accounts: 10,
    transactions: 18,
    entries: 40,
    chips: 20_012,
    problems: [],
  });
});

const newest = "(SELECT max(id) FROM transactions WHERE kind = 'transfer')";
const roundOf = (table: string): string =>
  `(SELECT min(id) FROM transactions WHERE kind = 'round' AND table_id = '${table}')`;
const addTransaction = (kind: string, entries: string, round = "NULL"): string =>
  `INSERT INTO transactions (kind, at, note, round_id) VALUES ('${kind}', 30, '', ${round}); INSERT INTO entries SELECT column1, (SELECT max(id) FROM transactions), column2, column3 FROM (VALUES ${entries})`;

test.each<[string, string, RegExp]>([
  [
    "a changed amount",
    `UPDATE entries SET amount = amount + 1 WHERE account = 'profile:ben' AND transaction_id = ${newest}`,
    /The entries of transaction 17 add up to 1, not 0/,
  ],
  [
    "a changed amount, in the sum of all",
    `UPDATE entries SET amount = amount + 1 WHERE account = 'profile:ben' AND transaction_id = ${newest}`,
    /All accounts together hold 1 chips, not 0/,
  ],
  [
    "a changed balance",
    "UPDATE entries SET balance = balance + 5 WHERE account = 'profile:ann' AND transaction_id = 1",
    /After transaction 1 the balance of profile:ann \(Ann\) is 10005, but its entries add up to 10000/,
  ],
  [
    "a newest balance that was changed",
    "UPDATE entries SET balance = 7 WHERE account = 'mint' AND transaction_id = 2",
    /After transaction 2 the balance of mint \(Mint\) is 7, but its entries add up to -20000/,
  ],
  [
    "a profile below zero",
    addTransaction(
      "transfer",
      "('profile:ann', -20000, -20000 + (SELECT balance FROM entries WHERE account = 'profile:ann' ORDER BY transaction_id DESC LIMIT 1)), ('mint', 20000, 0)",
    ),
    /profile:ann \(Ann\) went down to -11\d\d\d chips/,
  ],
  [
    "a lost entry",
    `DELETE FROM entries WHERE account = 'profile:ben' AND transaction_id = ${newest}`,
    /The entries of transaction 17 add up to -70/,
  ],
  [
    "lost entries",
    `DELETE FROM entries WHERE transaction_id = ${newest}`,
    /Transaction 17 has no entries/,
  ],
  [
    "a lost transaction",
    "DELETE FROM transactions WHERE id = 17",
    /There are entries of transaction 17, which is missing/,
  ],
  [
    "a transaction lost with its entries",
    "DELETE FROM entries WHERE transaction_id = 18; DELETE FROM transactions WHERE id = 18",
    /18 transactions were made, but only 17 are stored/,
  ],
  [
    "an account of nobody",
    addTransaction("grant", "('mint', -5, -20005), ('profile:zoe', 5, 5)"),
    /The account profile:zoe belongs to nobody/,
  ],
  [
    "a profile without its grant",
    "INSERT INTO profiles (id, name, name_key, avatar, made_at) VALUES ('zoe', 'Zoe', 'zoe', 'avatar-01', 5)",
    /profile:zoe \(Zoe\) never got its grant/,
  ],
  [
    "a stack that the table has otherwise",
    "UPDATE players SET chips = chips + 1 WHERE table_id = 'open' AND id = 'p0'",
    /The table says that seat:open:p0 \(ann\) has 991 chips, the ledger says 990/,
  ],
  [
    "chips left at a closed table",
    "UPDATE tables SET stage = 'closed' WHERE id = 'open'",
    /990 chips of seat:open:p0 \(ann\) were left at a closed table/,
  ],
  [
    "a stack of a closed table",
    "UPDATE players SET chips = 3 WHERE table_id = 'shut' AND id = 'p0'",
    /The table says that seat:shut:p0 \(ann\) has 3 chips, the ledger says 0/,
  ],
  [
    "a buy-in that the table has otherwise",
    "UPDATE players SET bought = 999 WHERE table_id = 'open' AND id = 'p0'",
    /seat:open:p0 \(ann\) bought 999 and cashed out 0, the ledger says 1000 and 0/,
  ],
  [
    "a cash-out that the table has otherwise",
    "UPDATE players SET cashed_out = 1 WHERE table_id = 'shut' AND id = 'p2'",
    /seat:shut:p2 \(Bot p2\) bought 1000 and cashed out 1, the ledger says 1000 and 994/,
  ],
  [
    "a round without its transaction",
    `UPDATE transactions SET kind = 'correction' WHERE id = ${roundOf("open")}`,
    /Round 1 was played for chips, but has no transaction/,
  ],
  [
    "a round with the transaction of another",
    `UPDATE transactions SET round_id = 3, kind = 'correction' WHERE round_id = 3; UPDATE transactions SET round_id = 3 WHERE id = ${roundOf("open")}`,
    /Transaction \d+ doesn’t match what the seats won in round 3/,
  ],
  [
    "a transaction of a round that was played for nothing",
    `UPDATE transactions SET round_id = 2 WHERE id = ${roundOf("open")}`,
    /doesn’t belong to a finished round played for chips/,
  ],
  [
    "a transaction of no round",
    `UPDATE transactions SET round_id = NULL WHERE id = ${roundOf("open")}`,
    /doesn’t belong to a finished round played for chips/,
  ],
  [
    "winnings that were changed",
    "UPDATE results SET chips = chips + iif(seat = 0, 1, -1) WHERE round_id = 1 AND seat < 2",
    /Transaction \d+ doesn’t match what the seats won in round 1/,
  ],
  [
    "a winner that was lost",
    "DELETE FROM results WHERE round_id = 1 AND seat = 0",
    /What the seats won in round 1 doesn’t match its result/,
  ],
  [
    "a result that was changed",
    "UPDATE rounds SET result = json_set(result, '$.chips[0]', 99) WHERE id = 1",
    /What the seats won in round 1 doesn’t match its result/,
  ],
  [
    "a reversal that is not the opposite",
    `UPDATE entries SET amount = amount / 2 WHERE transaction_id = 18`,
    /Transaction 18 reverses transaction 17, but isn’t its opposite/,
  ],
  [
    "a round before the bank that was none",
    "UPDATE tables SET before_bank = 0; UPDATE transactions SET round_id = NULL, kind = 'correction' WHERE round_id = 4",
    /Round 4 was played for chips, but has no transaction/,
  ],
])("H-2 the audit finds %s", (_what, sql, problem) => {
  const folder = booksInOrder();
  damage(folder, sql);
  const { problems } = booksOf(folder);
  expect(problems.map(sentence)).toContainEqual(expect.stringMatching(problem));
});

test("a round in which nothing changed hands needs no transaction", () => {
  const folder = booksInOrder();
  damage(
    folder,
    "UPDATE results SET chips = 0 WHERE round_id = 2; UPDATE rounds SET result = json_set(result, '$.chips', json('[0,0,0]')) WHERE id = 2",
  );
  expect(booksOf(folder).problems).toEqual([]);
});

test("the audit leaves the file as it is, byte for byte", () => {
  const folder = booksInOrder();
  const before = readFileSync(join(folder, storeFile));
  const { mtimeMs } = statSync(join(folder, storeFile));
  auditedFile(folder);
  expect(readFileSync(join(folder, storeFile)).equals(before)).toBe(true);
  expect(statSync(join(folder, storeFile)).mtimeMs).toBe(mtimeMs);
  expect(testStore(folder).bank.audit().problems).toEqual([]);
});

test("the audit of a folder without books says so and makes nothing", () => {
  const folder = testFolder();
  expect(() => auditedFile(folder)).toThrow(/there’s no cardtable.sqlite in/);
  expect(readdirSync(folder)).toEqual([]);
});

test("books in use are audited as they are at that moment, and whoever uses them goes on writing", () => {
  const folder = testFolder();
  const store = testStore(folder);
  addProfiles(store, "Ann", "Ben");
  expect(auditedFile(folder)).toMatchObject({ transactions: 2, chips: 20_000, problems: [] });
  store.bank.post(
    {
      kind: "transfer",
      entries: [
        { account: "profile:ann", amount: -70 },
        { account: "profile:ben", amount: 70 },
      ],
    },
    evening + 20,
  );
  expect(auditedFile(folder)).toMatchObject({ transactions: 3, chips: 20_000, problems: [] });
});

test("what is written while a reader looks is none of his business, and waits for nothing", () => {
  const folder = testFolder();
  const store = testStore(folder);
  addProfiles(store, "Ann", "Ben");
  const reader = new Database(join(folder, storeFile), "read");
  onTestFinished(() => reader.close());
  const count = (): unknown => reader.get("SELECT count(*) AS count FROM transactions");
  const counts = reader.atOneMoment(() => {
    const before = count();
    store.atOnce(
      () =>
        store.bank.post(
          {
            kind: "transfer",
            entries: [
              { account: "profile:ann", amount: -70 },
              { account: "profile:ben", amount: 70 },
            ],
          },
          20,
        ),
      true,
    );
    return [before, count()];
  });
  expect([...counts, count()]).toEqual([{ count: 2 }, { count: 2 }, { count: 3 }]);
});
