import { expect, onTestFinished, test } from "vitest";
import { CommitGroup } from "#main/store/commitGroup.ts";
import { openStore, type Store } from "#main/store/store.ts";
import { StoreError } from "#main/store/storeError.ts";
import { faultyStore, type Fault } from "#test/host/support/faultyStore.ts";
import { testFolder } from "#test/host/support/testHost.ts";

/**
 * A store whose transactions are counted, and a group whose moment has passed when the test says
 * so.
 */
function grouped(fault: Fault | null = null) {
  const real = openStore(testFolder());
  onTestFinished(() => real.close());
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
  const group = new CommitGroup({ atOnce }, (callback) => void moments.push(callback));
  const told: (readonly [string, unknown])[] = [];
  const stored = (): readonly string[] =>
    real.profiles
      .list()
      .map(({ id }) => id)
      .toSorted();
  return {
    group,
    told,
    transactions,
    stored,
    /** Adds a profile, whose name is its own or that of another. */
    add: (id: string, { durable = false, name = id } = {}) =>
      group.add({
        work: () => real.profiles.add({ id, name, avatar: "avatar-01", madeAt: 1 }),
        durable,
        done: (error) => void told.push([id, error]),
      }),
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
  add("another", { name: "ANN" });
  add("ben");
  pass();
  expect(stored()).toEqual(["ann", "ben"]);
  expect(told).toMatchObject([
    ["ann", null],
    ["another", { code: "name-taken" }],
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
  const { group, add, told, transactions, pass } = grouped();
  add("ann");
  group.flush();
  expect(told).toEqual([["ann", null]]);
  pass();
  expect(transactions).toHaveLength(1);
});
