// Checks that the house keeps the clock for real cards to the second, even when its process ends
// (H-6).

import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { clockRequests } from "#main/house/clockRequests.ts";
import { openStore } from "#main/store/store.ts";
import { storeFile } from "#main/store/storeFile.ts";
import type { HouseAsk } from "#shared/protocol/schema.ts";
import { testFolder } from "#test/host/support/testHost.ts";
import { SimulatedClock } from "#test/host/support/simulatedClock.ts";
import { testStore } from "#test/store/support/testStore.ts";

const visitor = { role: "owner", profile: "ann" } as const;
const plan: HouseAsk<"planRoomClock">["plan"] = {
  name: "Friday",
  stages: [
    { kind: "level", small: 25, big: 50, ante: 0, minutes: 10 },
    { kind: "break", minutes: 5 },
    { kind: "level", small: 50, big: 100, ante: 100, minutes: 10 },
  ],
  chips: [
    { value: 25, colour: "green" },
    { value: 100, colour: null },
  ],
};
const minute = 60_000;

function desk(store = testStore(), time = new SimulatedClock()) {
  const { roomClock, planRoomClock, moveRoomClock } = clockRequests({ store, clock: time });
  const value = <T>(answer: Readonly<{ ok: true; value: T }> | { readonly ok: false }): T => {
    if (!answer.ok) throw new Error("refused");
    return answer.value;
  };
  /** As a page does that is open. */
  const watched = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= 5_000) {
      await time.advance(Math.min(left, 5_000));
      roomClock(visitor, {});
    }
  };
  return {
    time,
    watched,
    look: () => value(roomClock(visitor, {})),
    plan: (anew: boolean, wanted = plan) => value(planRoomClock(visitor, { plan: wanted, anew })),
    move: (action: HouseAsk<"moveRoomClock">["action"]) => moveRoomClock(visitor, { action }),
  };
}

test("H-6 there is no clock before one is set up; then it stands at its beginning", () => {
  const at = desk();
  expect(at.look()).toBeNull();
  expect(at.move("start")).toMatchObject({
    ok: false,
    error: { code: "no-clock", key: "chipBank.noClock" },
  });
  expect(at.plan(false)).toEqual({ ...plan, at: 0, spent: 0, isGoing: false, away: null });
});

test("H-6 it goes while it is looked at, level after level, and its plan can be changed meanwhile", async () => {
  const at = desk();
  at.plan(true);
  expect(at.move("start")).toMatchObject({ ok: true, value: { isGoing: true } });
  await at.watched(12 * minute);
  expect(at.look()).toMatchObject({ at: 1, spent: 2 * minute, away: null });
  expect(at.plan(false, { ...plan, name: "Final" })).toMatchObject({
    name: "Final",
    at: 1,
    spent: 2 * minute,
    isGoing: true,
  });
  expect(at.plan(true)).toMatchObject({ at: 0, spent: 0, isGoing: false });
});

test("H-6 a host that was killed and is there again at once has lost no second", async () => {
  const folder = testFolder();
  const store = openStore(folder);
  const before = desk(store);
  before.plan(true);
  before.move("start");
  await before.watched(4 * minute);
  // Nothing is done in good order: what is stored is all there is.
  store.close();
  await before.time.advance(7_000);
  expect(desk(testStore(folder), before.time).look()).toMatchObject({
    at: 0,
    spent: 4 * minute + 7_000,
    isGoing: true,
    away: null,
  });
});

test("H-6 after a long time without a host the clock has gone on, says so, and gives the time back if that is wished", async () => {
  const at = desk();
  at.plan(true);
  at.move("start");
  await at.watched(4 * minute);
  await at.time.advance(9 * minute);
  expect(at.look()).toMatchObject({ at: 1, spent: 3 * minute, away: 9 * minute });
  await at.watched(minute);
  expect(at.look()).toMatchObject({ at: 1, spent: 4 * minute, away: 9 * minute });
  expect(at.move("takeBack")).toMatchObject({
    value: { at: 0, spent: 5 * minute, isGoing: true, away: null },
  });
  await at.time.advance(2 * minute);
  expect(at.look()).toMatchObject({ away: 2 * minute });
  expect(at.move("goOn")).toMatchObject({ value: { at: 0, spent: 7 * minute, away: null } });
});

test("H-6 a clock that stands may be left alone for as long as one likes", async () => {
  const at = desk();
  at.plan(true);
  at.move("start");
  await at.watched(minute);
  at.move("pause");
  await at.time.advance(999 * minute);
  expect(at.look()).toMatchObject({ at: 0, spent: minute, isGoing: false, away: null });
});

test("H-6 a clock that was set up before chips had colours goes on with chips without", () => {
  const folder = testFolder();
  const store = openStore(folder);
  desk(store).plan(true);
  store.close();
  const file = new DatabaseSync(join(folder, storeFile));
  file.exec("UPDATE room_clock SET clock = json_set(clock, '$.chips', json('[25, 100]'))");
  file.close();
  expect(desk(testStore(folder)).look()).toMatchObject({
    name: "Friday",
    chips: [
      { value: 25, colour: null },
      { value: 100, colour: null },
    ],
  });
});
