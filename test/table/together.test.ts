// Checks what becomes of a table while its move waits to be stored with those of others.

import { expect, test, vi } from "vitest";
import { View } from "#shared/contract/view.ts";
import { seatedTable, sitDown, toAct } from "#test/host/support/seatedTable.ts";
import { openTable, testHost } from "#test/host/support/testHost.ts";
import { faultyStore } from "#test/host/support/faultyStore.ts";
import { openStore } from "#main/store/store.ts";

/** A host whose moments pass when the test says so. */
function moments() {
  const waiting: (() => void)[] = [];
  return {
    later: (callback: () => void) => void waiting.push(callback),
    pass: () => {
      for (const moment of waiting.splice(0)) moment();
    },
  };
}

test("a move is shown and answered when it is stored, and not before", async () => {
  const { later, pass } = moments();
  const seated = await seatedTable({ people: 3 }, { later });
  const people = await sitDown(seated);
  const acting = toAct(people);
  const views = people.map((person) => person.views.length);
  let isAnswered = false;
  const answered = acting.move(acting.firstLegal()).then((answer) => {
    isAnswered = true;
    return answer;
  });
  await seated.clock.advance(0);
  expect(seated.store.rounds.latest("seated")?.record.moves).toEqual([]);
  expect([isAnswered, people.map((person) => person.views.length)]).toEqual([false, views]);
  pass();
  expect(seated.store.rounds.latest("seated")?.record.moves).toHaveLength(1);
  expect(people.map((person) => person.views.length)).toEqual(views.map((count) => count + 1));
  expect(await answered).toEqual({ ok: true, value: null });
});

test("moves at two tables are one transaction", async () => {
  const { later, pass } = moments();
  const transactions: number[] = [];
  let depth = 0;
  const { house, clock } = await testHost({
    later,
    openStore: (folder) => {
      const store = openStore(folder);
      return {
        ...store,
        atOnce: (work, durable) => {
          if (depth === 0) transactions.push(0);
          depth += 1;
          try {
            return store.atOnce(work, durable);
          } finally {
            depth -= 1;
          }
        },
      };
    },
  });
  const tables = [
    await openTable(house, { bots: ["easy"] }),
    await openTable(house, { bots: ["easy"] }),
  ];
  for (const { owner } of tables) await owner.ready();
  const acting = tables.map(({ owner }) => owner);
  for (let tries = 0; tries < 50 && !acting.every(({ isToAct }) => isToAct); tries += 1) {
    await clock.advance(1);
    pass();
  }
  transactions.length = 0;
  const answers = Promise.all(acting.map((owner) => owner.move(owner.firstLegal())));
  pass();
  expect(await answers).toEqual([
    { ok: true, value: null },
    { ok: true, value: null },
  ]);
  expect(transactions).toHaveLength(1);
});

test("whoever does something else at the table finds the move made: a second one answers a view that is old by then", async () => {
  const { later } = moments();
  const seated = await seatedTable({ people: 3 }, { later });
  const people = await sitDown(seated);
  const acting = toAct(people);
  const first = acting.move(acting.firstLegal());
  const again = await acting.move(acting.firstLegal());
  expect(again).toMatchObject({ ok: false, error: { code: "stale" } });
  expect(await first).toEqual({ ok: true, value: null });
});

test("a move that waits to be stored came in time: his clock ends, and makes no other for him", async () => {
  const { later } = moments();
  const seated = await seatedTable(
    { people: 2, settings: { turnSeconds: 10, timeBankSeconds: 0 } },
    { later },
  );
  const people = await sitDown(seated);
  const acting = toAct(people);
  await seated.clock.advance(9_999);
  const moved = acting.move(acting.firstLegal());
  await seated.clock.advance(1);
  expect(await moved).toEqual({ ok: true, value: null });
  const { moves } = seated.store.rounds.latest("seated")!.record;
  expect(moves).toHaveLength(1);
  expect(moves[0]).not.toHaveProperty("auto");
});

test("a move that cannot be stored with the others is refused, and the table stands where it stood", async () => {
  const { later, pass } = moments();
  let faults = 0;
  const seated = await seatedTable(
    { people: 3 },
    {
      later,
      openStore: (folder) => {
        const store = openStore(folder);
        const failing = faultyStore(store, { at: 0, times: 9, when: "before" });
        return {
          ...store,
          atOnce: (work, durable) =>
            faults-- > 0 ? failing.atOnce(work, durable) : store.atOnce(work, durable),
        };
      },
    },
  );
  const people = await sitDown(seated);
  const acting = toAct(people);
  const before = acting.view;
  faults = 1;
  const refused = acting.move(acting.firstLegal());
  pass();
  expect(await refused).toMatchObject({ ok: false, error: { code: "store-full" } });
  expect(acting.view).toBe(before);
  const taken = acting.move(acting.firstLegal());
  pass();
  expect(await taken).toEqual({ ok: true, value: null });
});

test("rules that throw when a move is told cost that table its answer, and no other table anything", async () => {
  const { later, pass } = moments();
  const { house, clock, log } = await testHost({ later });
  const tables = [
    await openTable(house, { bots: ["easy"] }),
    await openTable(house, { bots: ["easy"] }),
  ];
  for (const { owner } of tables) await owner.ready();
  const owners = tables.map(({ owner }) => owner);
  for (let tries = 0; tries < 50 && !owners.every(({ isToAct }) => isToAct); tries += 1) {
    await clock.advance(1);
    pass();
  }
  vi.spyOn(View, "of").mockImplementationOnce(() => {
    throw new Error("a mistake in the views");
  });
  const moved = owners.map((owner) => owner.move(owner.firstLegal()));
  pass();
  expect(await Promise.all(moved)).toMatchObject([
    { ok: false, error: { code: "fault" } },
    { ok: true, value: null },
  ]);
  expect(log.join()).toMatch(/a mistake in the views/);
  const [first] = owners;
  for (let tries = 0; tries < 50 && !first!.isToAct; tries += 1) {
    await clock.advance(1);
    pass();
  }
  const again = first!.move(first!.firstLegal());
  pass();
  expect(await again).toEqual({ ok: true, value: null });
});

test("a table that stops has stored what waited", async () => {
  const { later } = moments();
  const seated = await seatedTable({ people: 2 }, { later });
  const people = await sitDown(seated);
  const acting = toAct(people);
  const moved = acting.move(acting.firstLegal());
  await seated.host.close();
  expect(await moved).toEqual({ ok: true, value: null });
  const store = openStore(seated.dataFolder);
  expect(store.rounds.latest("seated")?.record.moves).toHaveLength(1);
  store.close();
});
