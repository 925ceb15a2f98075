// Checks that chips are only ever moved, never made or lost (H-2).

import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Store } from "#main/store/store.ts";
import { storeFile } from "#main/store/storeFile.ts";
import type { Posting } from "#main/store/bankStore.ts";
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

function withTwo(folder = testFolder()): Store {
  const store = testStore(folder);
  addProfiles(store, "Ann", "Ben");
  return store;
}

function atTable(folder = testFolder()): Store {
  const store = withTwo(folder);
  store.tables.add(tableOf("t", ["ann", "ben", null]));
  for (const id of ["p0", "p1", "p2"]) bring(store, "t", id, 1000);
  return store;
}

const fromAnn = (...amounts: readonly number[]): Posting => ({
  kind: "transfer",
  entries: amounts.map((amount, at) => ({
    account: (["profile:ann", "profile:ben", "mint"] as const)[at]!,
    amount,
  })),
});

test("H-2 a new profile gets its grant from the mint, and none when its name is taken", () => {
  const { bank, profiles } = withTwo();
  expect(profiles.find("ann")?.chips).toBe(10_000);
  expect(bank.balance("mint")).toBe(-20_000);
  expect(() => profiles.add({ id: "other", name: "ANN", avatar: "avatar-01", madeAt: 5 })).toThrow(
    expect.objectContaining({ code: "name-taken" }),
  );
  expect(bank.state()).toMatchObject({ granted: 20_000, bots: 0 });
});

test.each<[string, Posting]>([
  ["do not sum to zero", fromAnn(-5, 4)],
  ["are not whole", fromAnn(-0.5, 0.5)],
  ["are no numbers", fromAnn(Number.NaN, Number.NaN)],
  ["are too large to be exact", fromAnn(-(2 ** 53), 2 ** 53)],
  [
    "sum to zero only inexactly",
    fromAnn(Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER + 1, -2),
  ],
  ["are none", { kind: "transfer", entries: [] }],
  [
    "name an account twice",
    {
      kind: "transfer",
      entries: [
        { account: "profile:ann", amount: 1 },
        { account: "profile:ann", amount: -1 },
      ],
    },
  ],
])("H-2 entries that %s are refused, and nothing is posted", (_what, posting) => {
  const { bank } = withTwo();
  expect(() => bank.post(posting, 5)).toThrow(expect.objectContaining({ code: "bank-unbalanced" }));
  expect(bank.audit()).toMatchObject({ transactions: 2, problems: [] });
});

test("H-2 no profile and no seat goes below zero; the words say whose chips do not suffice", () => {
  const store = atTable();
  expect(() => store.bank.post(fromAnn(-9001, 9001), 5)).toThrow(
    expect.objectContaining({
      code: "bank-short",
      message: "Ann has only 9000 chips in the bank, but this takes 9001 (H-2).",
    }),
  );
  expect(() => play(store, "t", { chips: [-1001, 1001, 0] })).toThrow(
    expect.objectContaining({
      code: "bank-short",
      message: expect.stringContaining("at the table") as string,
    }),
  );
  expect(store.tables.load("t")).toMatchObject({
    roundNumber: 0,
    players: [{ chips: 1000 }, { chips: 1000 }, { chips: 1000 }],
  });
  store.bank.post(fromAnn(-9000, 9000), 5);
  expect(store.bank.balance("profile:ann")).toBe(0);
  expect(store.bank.audit().problems).toEqual([]);
});

test("H-2 a transaction is reversed by one more, once", () => {
  const { bank } = withTwo();
  const id = bank.post({ ...fromAnn(-70, 70), note: "for the tea" }, 5);
  const undoing: Posting = {
    kind: "correction",
    reverses: id,
    note: "it was free",
    entries: [
      { account: "profile:ann", amount: 70 },
      { account: "profile:ben", amount: -70 },
    ],
  };
  const undone = bank.post(undoing, 6);
  expect(bank.transactions({ limit: 2, before: null, account: null })).toEqual([
    {
      id: undone,
      kind: "correction",
      at: 6,
      note: "it was free",
      table: null,
      round: null,
      reverses: id,
      reversedBy: null,
      entries: [
        { account: "profile:ben", name: "Ben", profile: "ben", amount: -70, balance: 10_000 },
        { account: "profile:ann", name: "Ann", profile: "ann", amount: 70, balance: 10_000 },
      ],
    },
    expect.objectContaining({
      id,
      kind: "transfer",
      note: "for the tea",
      reverses: null,
      reversedBy: undone,
    }),
  ]);
  expect(() => bank.post(undoing, 7)).toThrow(expect.objectContaining({ code: "bank-reversed" }));
  expect(() => bank.post({ ...undoing, reverses: 99 }, 7)).toThrow(
    expect.objectContaining({ code: "bank-reversed" }),
  );
  expect(bank.audit().problems).toEqual([]);
});

test("H-2 a posting under a key is made once, also after the file was opened anew; another one under it is refused", () => {
  const folder = testFolder();
  const before = withTwo(folder);
  const { bank } = before;
  const once = { key: "k", asked: "tea" };
  expect(bank.made(once)).toBeNull();
  const id = bank.post({ ...fromAnn(-70, 70), once }, 5);
  expect(bank.post({ ...fromAnn(-70, 70), once }, 6)).toBe(id);
  before.close();
  const again = testStore(folder).bank;
  expect(again.post({ ...fromAnn(-70, 70), once }, 7)).toBe(id);
  expect(again.made(once)).toBe(id);
  expect(() => again.post({ ...fromAnn(-70, 70), once: { ...once, asked: "cake" } }, 8)).toThrow(
    expect.objectContaining({ code: "bank-repeated" }),
  );
  expect(again.audit()).toMatchObject({ transactions: 3, problems: [] });
});

test("H-2 a posting that fails leaves its key free", () => {
  const { bank } = withTwo();
  const once = { key: "k", asked: "tea" };
  expect(() => bank.post({ ...fromAnn(-10_001, 10_001), once }, 5)).toThrow(
    expect.objectContaining({ code: "bank-short" }),
  );
  expect(bank.made(once)).toBeNull();
});

test("H-2 a posting that is part of something larger goes when that fails", () => {
  const { bank, atOnce } = withTwo();
  const failing = (): void =>
    atOnce(() => {
      bank.post(fromAnn(-1, 1), 5);
      throw new Error("stop");
    });
  expect(failing).toThrow(/stop/);
  expect(bank.audit()).toMatchObject({ transactions: 2, problems: [] });
  expect(bank.post(fromAnn(-1, 1), 5)).toBe(3);
});

test.each([
  "UPDATE entries SET amount = 5 WHERE account = 'profile:ann'",
  "UPDATE transactions SET note = ''",
  "DELETE FROM entries",
  "DELETE FROM transactions WHERE id = 1",
  "INSERT OR REPLACE INTO entries VALUES ('profile:ann', 1, 7, 7)",
  "INSERT OR REPLACE INTO transactions VALUES (1, 'grant', 0, '', NULL, NULL, NULL)",
])("H-2 no program changes or deletes an entry: %s", (sql) => {
  const folder = testFolder();
  withTwo(folder).close();
  const sqlite = new DatabaseSync(join(folder, storeFile));
  expect(() => sqlite.exec(sql)).toThrow(/the ledger is never changed/);
  sqlite.close();
  expect(testStore(folder).bank.audit()).toMatchObject({ transactions: 2, problems: [] });
});

test("H-10 chips go to the table, from hand to hand and back, and the state says where they are", () => {
  const store = atTable();
  play(store, "t", { chips: [100, -300, 200] });
  play(store, "t", { chips: null });
  expect(store.bank.state()).toMatchObject({
    granted: 20_000,
    bots: 200,
    accounts: [
      { profile: "ann", chips: 9000, atTables: 1100 },
      { profile: "ben", chips: 9000, atTables: 700 },
    ],
  });
  bring(store, "t", "p1", 500, "rebuy");
  expect(store.bank.audit().problems).toEqual([]);
  closeTable(store, "t");
  expect(store.bank.state()).toMatchObject({
    granted: 20_000,
    bots: 200,
    accounts: [
      { chips: 10_100, atTables: 0 },
      { chips: 9700, atTables: 0 },
    ],
  });
  expect(store.bank.audit().problems).toEqual([]);
});

test("H-2 the ledger comes page by page, newest first, of all or of one account", () => {
  const store = atTable();
  for (let count = 0; count < 5; count += 1) play(store, "t", { chips: [1, -1, 0] });
  cashOut(store, "t", "p0");
  const all = store.bank.transactions({ limit: 200, before: null, account: null });
  expect(all.map(({ id }) => id)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(store.bank.transactions({ limit: 3, before: 8, account: null })).toEqual(all.slice(4, 7));
  const ofPeople = store.bank.transactions({ limit: 200, before: null, account: "people" });
  const ofBots = all.filter(
    ({ kind, entries }) => kind !== "round" && entries.every(({ profile }) => profile === null),
  );
  expect(ofBots.length).toBeGreaterThan(0);
  expect(ofPeople).toEqual(all.filter((transaction) => !ofBots.includes(transaction)));
  const ofAnn = store.bank.transactions({ limit: 2, before: null, account: "profile:ann" });
  expect(ofAnn.map(({ id, kind }) => [id, kind])).toEqual([
    [11, "cash-out"],
    [3, "buy-in"],
  ]);
  expect(
    store.bank.transactions({ limit: 2, before: 3, account: "profile:ann" }).map(({ id }) => id),
  ).toEqual([1]);
  expect(all.find(({ kind }) => kind === "round")).toMatchObject({
    table: "t",
    round: 5,
    entries: [
      { name: "ben", profile: "ben", amount: -1 },
      { profile: null, amount: 0 },
      { name: "ann", profile: "ann", amount: 1, balance: 1005 },
    ],
  });
});

test("H-5 the chart of a profile goes by bank and tables together, with few points, the first and the last exact", () => {
  const store = atTable();
  for (let count = 1; count <= 40; count += 1)
    play(store, "t", {
      chips: [count % 2 === 0 ? -10 : 11, 0, count % 2 === 0 ? 10 : -11],
      at: evening + count * 100,
    });
  cashOut(store, "t", "p0");
  const whole = store.bank.balances("ann", 200);
  expect(whole).toHaveLength(41);
  expect(whole.slice(0, 3)).toEqual([
    { at: evening, chips: 10_000 },
    { at: evening + 100, chips: 10_011 },
    { at: evening + 200, chips: 10_001 },
  ]);
  expect(whole.at(-1)).toEqual({ at: evening + 4000, chips: 10_020 });
  for (const points of [2, 3, 7, 40]) {
    const thinned = store.bank.balances("ann", points);
    expect(thinned.length).toBeLessThanOrEqual(points);
    expect(thinned.length).toBeGreaterThan(points / 2);
    expect([thinned[0], thinned.at(-1)]).toEqual([whole[0], whole.at(-1)]);
    for (const point of thinned) expect(whole).toContainEqual(point);
  }
});
