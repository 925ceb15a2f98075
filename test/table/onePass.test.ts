// Checks how often a table's clocks are set for one move.

import { expect, test, vi } from "vitest";
import { seatedTable, sitDown, toAct } from "#test/host/support/seatedTable.ts";
import { SimulatedClock } from "#test/host/support/simulatedClock.ts";

test("a move sets the clock of whoever is next once, and his time bank’s: the chart knows by then how long he has", async () => {
  const clock = new SimulatedClock();
  const seated = await seatedTable({ people: 3, settings: { turnSeconds: 30 } }, { clock });
  const people = await sitDown(seated);
  const set = vi.spyOn(clock, "setTimeout");
  for (let moves = 0; moves < 4; moves += 1) {
    const acting = toAct(people);
    await clock.advance(2_500);
    set.mockClear();
    expect(await acting.move(acting.firstLegal())).toEqual({ ok: true, value: null });
    expect(set.mock.calls.map(([, ms]) => ms).toSorted((one, other) => one - other)).toEqual([
      30_000, 60_000,
    ]);
  }
});

test("a clock that was foreseen is the one that is shown: from the move on, not from when it was stored", async () => {
  const clock = new SimulatedClock();
  const waiting: (() => void)[] = [];
  const seated = await seatedTable(
    { people: 3, settings: { turnSeconds: 30, timeBankSeconds: 0 } },
    { clock, later: (callback) => void waiting.push(callback) },
  );
  const people = await sitDown(seated);
  const acting = toAct(people);
  const moved = acting.move(acting.firstLegal());
  await clock.advance(5);
  for (const moment of waiting.splice(0)) moment();
  await moved;
  expect(people[0]!.table.clocks).toMatchObject([{ leftMs: 29_995, fullMs: 30_000 }]);
  const next = toAct(people);
  const views = next.views.length;
  await clock.advance(29_994);
  expect(next.views).toHaveLength(views);
  await clock.advance(1);
  expect(next.views.length).toBeGreaterThan(views);
});
