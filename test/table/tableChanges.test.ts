// Checks that changes of several tables are stored together, and that none of them is lost or
// announced too soon.

import { expect, onTestFinished, test } from "vitest";
import { newTable } from "#main/session/sessionState.ts";
import { openStore, type Store } from "#main/store/store.ts";
import { StoreError } from "#main/store/storeError.ts";
import { sqliteTables, TableChanges } from "#main/table/tableStore.ts";
import { eveningOf } from "#test/host/support/eveningOf.ts";
import { faultyStore, type Fault } from "#test/host/support/faultyStore.ts";
import { SimulatedClock } from "#test/host/support/simulatedClock.ts";
import { kings, testFolder } from "#test/host/support/testHost.ts";

const names = ["ann", "ben", "cy", "dora"];

/**
 * A store whose transactions are counted, with a table for each name, and changes whose moment has
 * passed when the test says so.
 */
function grouped(fault: Fault | null = null) {
  const real = openStore(testFolder());
  onTestFinished(() => real.close());
  const laid = new Map(names.map((id) => [id, newTable(eveningOf(id, kings()), id)]));
  for (const table of laid.values()) real.tables.add(table);
  const faulty = faultyStore(real, fault);
  const transactions: boolean[] = [];
  let depth = 0;
  const atOnce: Store["atOnce"] = (work, durable = false) => {
    if (depth === 0) transactions.push(durable);
    depth += 1;
    try {
      return faulty.atOnce(work, durable);
    } finally {
      depth -= 1;
    }
  };
  const moments: (() => void)[] = [];
  const changes = new TableChanges(
    sqliteTables({ ...real, atOnce }, new SimulatedClock()),
    (callback) => void moments.push(callback),
  );
  const told: (readonly [string, unknown])[] = [];
  return {
    changes,
    told,
    transactions,
    stored: (): readonly string[] => names.filter((id) => real.tables.revision(id) === 1),
    /** Changes the table of this name, from what is stored or from what never was. */
    add: (id: string, { durable = false, isOther = false } = {}) => {
      const before = { ...laid.get(id)!, revision: isOther ? 5 : 0 };
      const after = { ...before, revision: before.revision + 1 };
      const entries = [
        { account: "mint", amount: -1 },
        { account: "bots", amount: 1 },
      ] as const;
      const postings = durable ? [{ kind: "buy-in", entries } as const] : [];
      changes.add({ before, change: { after, postings }, isSoon: true, paid: null }, (why) =>
        told.push([id, why && ("error" in why ? why.error : why)]),
      );
    },
    pass: () => {
      for (const moment of moments.splice(0)) moment();
    },
  };
}

test("what comes at the same moment is one transaction, and nobody is told before it is stored", () => {
  const { add, told, transactions, stored, pass } = grouped();
  for (const name of ["ann", "ben", "cy"]) add(name);
  expect([told, stored()]).toEqual([[], []]);
  pass();
  expect(stored()).toEqual(["ann", "ben", "cy"]);
  expect(told).toEqual([
    ["ann", null],
    ["ben", null],
    ["cy", null],
  ]);
  expect(transactions).toEqual([false]);
  add("dora");
  pass();
  expect(transactions).toEqual([false, false]);
});

test("one that must outlive a power cut makes the whole durable", () => {
  const { add, transactions, pass } = grouped();
  add("ann");
  add("ben", { durable: true });
  pass();
  expect(transactions).toEqual([true]);
});

test("what cannot be stored is told so, and the others are stored without it", () => {
  const { add, told, stored, pass } = grouped();
  add("ann");
  add("cy", { isOther: true });
  add("ben");
  pass();
  expect(stored()).toEqual(["ann", "ben"]);
  expect(told).toMatchObject([
    ["ann", null],
    ["cy", { code: "store-conflict" }],
    ["ben", null],
  ]);
});

test("where the transaction fails as a whole, each is stored by itself, as if it had come alone", () => {
  const { add, told, transactions, stored, pass } = grouped({ at: 0, times: 1, when: "before" });
  add("ann", { durable: true });
  add("ben");
  pass();
  expect(stored()).toEqual(["ann", "ben"]);
  expect(told).toEqual([
    ["ann", null],
    ["ben", null],
  ]);
  expect(transactions).toEqual([true, true, false]);
});

test("where nothing can be stored, each is told why", () => {
  const { add, told, stored, pass } = grouped({ at: 0, times: 9, when: "before" });
  add("ann");
  add("ben");
  pass();
  expect(stored()).toEqual([]);
  expect(told).toEqual([
    ["ann", expect.any(StoreError)],
    ["ben", expect.any(StoreError)],
  ]);
});

test("whoever cannot wait for the moment has it stored now; the moment then finds nothing to do", () => {
  const { changes, add, told, transactions, pass } = grouped();
  add("ann");
  changes.flush();
  expect(told).toEqual([["ann", null]]);
  pass();
  expect(transactions).toHaveLength(1);
});
