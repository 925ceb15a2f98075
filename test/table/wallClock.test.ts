// Sets the host's wall clock in the middle of things, and checks that nothing waits longer or
// shorter: only dates differ.

import { describe, expect, onTestFinished, test, vi } from "vitest";
import { systemClock } from "#main/base/clock.ts";
import { Client } from "#test/host/support/client.ts";
import { asked, leftMs, ok, opened, pass, phase } from "#test/host/support/openWindow.ts";
import { playUntil, seatedTable, sitDown, toAct } from "#test/host/support/seatedTable.ts";
import { SimulatedClock } from "#test/host/support/simulatedClock.ts";
import { testHost } from "#test/host/support/testHost.ts";

const hour = 3_600_000;

describe.each([
  ["back", -hour],
  ["forward", hour],
] as const)("a wall clock that is set %s an hour", (_way, shift) => {
  test("H-12 in the middle of a turn changes neither what is shown of it nor when its default move comes", async () => {
    const seated = await seatedTable({
      people: 3,
      settings: { turnSeconds: 10, timeBankSeconds: 0 },
    });
    const people = await sitDown(seated);
    const slow = toAct(people);
    const seat = slow.view.seen.viewer as number;
    await seated.clock.advance(4000);
    seated.clock.shiftWall(shift);
    // Whoever goes makes the host look at its clocks anew.
    seated.door.depart(people.find((person) => person !== slow)!.connection);
    expect(slow.table.clocks).toEqual([{ seat, leftMs: 6000, fullMs: 10_000, bank: false }]);
    expect(Client.arrive(seated.door).table.clocks).toEqual(slow.table.clocks);
    await seated.clock.advance(5999);
    expect(slow.isToAct).toBe(true);
    await seated.clock.advance(1);
    expect(slow.isToAct).toBe(false);
    expect(slow.view.happened[0]).toMatchObject({ type: "played", seat });
  });

  test("H-12 takes nothing from a time bank and gives it nothing, nor does a restart of the host", async () => {
    const seated = await seatedTable({
      people: 2,
      settings: { turnSeconds: 20, timeBankSeconds: 30 },
    });
    const people = await sitDown(seated);
    const slow = toAct(people);
    const place = people.indexOf(slow);
    await seated.clock.advance(10_000);
    seated.clock.shiftWall(shift);
    await seated.clock.advance(22_000);
    expect(Client.arrive(seated.door).table.clocks).toMatchObject([
      { leftMs: 18_000, fullMs: 30_000, bank: true },
    ]);
    expect(await slow.move(slow.firstLegal())).toMatchObject({ ok: true });
    const bankOf = (): number => seated.store.tables.load("seated")!.players[place]!.bankMs;
    expect(bankOf()).toBe(18_000);
    await playUntil(
      seated,
      people.filter((person) => person !== slow),
      () => slow.isToAct,
    );
    await seated.host.close();
    // A process that starts counts its time from nought.
    const { house, clock } = await testHost({
      dataFolder: seated.dataFolder,
      clock: new SimulatedClock(seated.clock.now() + shift),
    });
    const back = Client.arrive(house.table("seated")!, seated.tokens[place]);
    expect(back.table.clocks).toMatchObject([{ leftMs: 20_000, fullMs: 20_000, bank: false }]);
    await clock.advance(37_999);
    expect(back.isToAct).toBe(true);
    await clock.advance(1);
    expect(back.isToAct).toBe(false);
  });

  test("C-6 leaves a dropped seat its thirty seconds", async () => {
    const seated = await seatedTable({ people: 3, settings: { keepSeconds: 40 } });
    const people = await sitDown(seated);
    const gone = toAct(people);
    const seat = gone.view.seen.viewer as number;
    seated.door.depart(gone.connection);
    await seated.clock.advance(10_000);
    seated.clock.shiftWall(shift);
    const watcher = Client.arrive(seated.door);
    expect(watcher.table.clocks).toEqual([{ seat, leftMs: 20_000, fullMs: 30_000, bank: false }]);
    seated.door.depart(people.find((person) => person !== gone)!.connection);
    await seated.clock.advance(19_999);
    expect(watcher.views.length).toBe(1);
    await seated.clock.advance(1);
    expect(watcher.view.happened[0]).toMatchObject({ seat });
  });

  test("NE-20 moves neither floor nor end of a response window", async () => {
    const table = await opened();
    await table.at(1000);
    const held = asked(table.people[3]!.move(pass));
    table.clock.shiftWall(shift);
    expect(leftMs(Client.arrive(table.door))).toEqual([4000, 4000, 4000, 4000]);
    await table.clock.advance(499);
    expect(held.value).toBe(null);
    await table.clock.advance(1);
    expect(held.value).toEqual(ok);
    await table.clock.advance(3499);
    expect(phase(table)).toBe("respond");
    await table.clock.advance(1);
    expect(phase(table)).not.toBe("respond");
  });

  test("is what is stored as a date", async () => {
    const seated = await seatedTable({ people: 2 });
    seated.clock.shiftWall(shift);
    const from = seated.clock.now();
    const people = await sitDown(seated);
    await seated.clock.advance(7000);
    await playUntil(seated, people, () => people[0]!.table.stage === "between");
    const [stored] = seated.store.rounds.finished({ limit: 1, before: null, profile: "person-1" });
    const { beganAt, movesAt, endedAt } = seated.store.rounds.find(stored!.id)!;
    expect([beganAt, movesAt[0], endedAt]).toEqual([from, from + 7000, from + 7000]);
    expect(from).toBe(Date.UTC(2026, 0, 1) + shift);
  });

  test("leaves the time that the host itself counts as it is", () => {
    vi.useFakeTimers({ toFake: ["Date", "performance", "setTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const [from, date] = [systemClock.elapsed(), systemClock.now()];
    vi.advanceTimersByTime(1000);
    vi.setSystemTime(date + 1000 + shift);
    vi.advanceTimersByTime(1000);
    expect([systemClock.elapsed() - from, systemClock.now() - date]).toEqual([2000, 2000 + shift]);
  });
});
