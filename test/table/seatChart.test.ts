// Checks that a player is here, dropped, away or gone as the chart says, whatever happens in
// whatever state (C-6).

import { describe, expect, test } from "vitest";
import { createActor, type EventFrom } from "xstate";
import type { Connection } from "#main/base/ports.ts";
import { seatChart } from "#main/table/core/charts.ts";
import { SimulatedClock } from "#test/host/support/simulatedClock.ts";

const keepMs = 60_000;
const connection: Connection = {
  sendTable: () => {},
  sendClocks: () => {},
  sendView: () => {},
  sendChat: () => {},
  sendDeal: () => {},
  sendSealed: () => {},
  end: () => {},
};

type Happens = EventFrom<typeof seatChart>["type"] | "time";
const happenings = [
  "arrive",
  "drop",
  "keep",
  "timeOut",
  "act",
  "ready",
  "unready",
  "leave",
  "time",
] as const satisfies readonly Happens[];

/**
 * The state, then whether the person has a connection, their time-outs in a row, and since when
 * they have been missing.
 */
async function after(path: readonly Happens[]): Promise<string> {
  const clock = new SimulatedClock();
  const seat = createActor(seatChart, {
    clock,
    input: { keepMs: () => keepMs, elapsed: () => clock.elapsed() },
  }).start();
  await clock.advance(5);
  for (const type of path) {
    if (type === "time") await clock.advance(keepMs);
    else seat.send(type === "arrive" ? { type, connection } : { type });
  }
  const {
    value,
    context: { person },
  } = seat.getSnapshot();
  const words = typeof value === "string" ? value : Object.entries(value).flat().join(" ");
  return `${words}: ${person.connection ? "connected" : "alone"} ${person.timeOuts} ${person.missingSince ?? "here"}`;
}

const twice = ["timeOut", "timeOut"] as const;
const late = keepMs + 5;

/**
 * What leads to each state, what is to be seen there, and what of each happening, in their order.
 */
const states: {
  readonly [name: string]: readonly [by: readonly Happens[], seen: string, next: readonly string[]];
} = {
  "here idle": [
    ["arrive"],
    "here idle: connected 0 here",
    [
      "here idle: connected 0 here",
      "dropped kept: alone 0 5",
      "here idle: connected 0 here",
      "here idle: connected 1 here",
      "here idle: connected 0 here",
      "here ready: connected 0 here",
      "here idle: connected 0 here",
      "gone: connected 0 here",
      "here idle: connected 0 here",
    ],
  ],
  "here idle, timed out twice": [
    ["arrive", ...twice],
    "here idle: connected 2 here",
    [
      "here idle: connected 0 here",
      "dropped kept: alone 2 5",
      "here idle: connected 2 here",
      "away connected: connected 3 5",
      "here idle: connected 0 here",
      "here ready: connected 2 here",
      "here idle: connected 2 here",
      "gone: connected 2 here",
      "here idle: connected 2 here",
    ],
  ],
  "here ready": [
    ["arrive", "ready"],
    "here ready: connected 0 here",
    [
      "here ready: connected 0 here",
      "dropped kept: alone 0 5",
      "here ready: connected 0 here",
      "here ready: connected 1 here",
      "here ready: connected 0 here",
      "here ready: connected 0 here",
      "here idle: connected 0 here",
      "gone: connected 0 here",
      "here ready: connected 0 here",
    ],
  ],
  "dropped expected": [
    [],
    "dropped expected: alone 0 here",
    [
      "here idle: connected 0 here",
      "dropped expected: alone 0 here",
      "dropped kept: alone 0 5",
      "dropped expected: alone 1 here",
      "dropped expected: alone 0 here",
      "dropped expected: alone 0 here",
      "dropped expected: alone 0 here",
      "gone: alone 0 here",
      "dropped expected: alone 0 here",
    ],
  ],
  "dropped expected, timed out twice": [
    twice,
    "dropped expected: alone 2 here",
    [
      "here idle: connected 0 here",
      "dropped expected: alone 2 here",
      "dropped kept: alone 2 5",
      "away absent: alone 3 5",
      "dropped expected: alone 0 here",
      "dropped expected: alone 2 here",
      "dropped expected: alone 2 here",
      "gone: alone 2 here",
      "dropped expected: alone 2 here",
    ],
  ],
  "dropped kept": [
    ["keep", "timeOut", "timeOut"],
    "dropped kept: alone 2 5",
    [
      "here idle: connected 0 here",
      "dropped kept: alone 2 5",
      "dropped kept: alone 2 5",
      "away absent: alone 3 5",
      "dropped kept: alone 0 5",
      "dropped kept: alone 2 5",
      "dropped kept: alone 2 5",
      "gone: alone 2 5",
      `away absent: alone 2 ${late}`,
    ],
  ],
  "away connected": [
    ["arrive", ...twice, "timeOut"],
    "away connected: connected 3 5",
    [
      "here idle: connected 0 here",
      "away absent: alone 3 5",
      "away connected: connected 3 5",
      "away connected: connected 3 5",
      "here idle: connected 0 here",
      "away connected: connected 3 5",
      "away connected: connected 3 5",
      "gone: connected 3 here",
      "away connected: connected 3 5",
    ],
  ],
  "away absent": [
    ["keep", "time"],
    `away absent: alone 0 ${late}`,
    [
      "here idle: connected 0 here",
      `away absent: alone 0 ${late}`,
      `away absent: alone 0 ${late}`,
      `away absent: alone 0 ${late}`,
      "dropped expected: alone 0 here",
      `away absent: alone 0 ${late}`,
      `away absent: alone 0 ${late}`,
      "gone: alone 0 here",
      `away absent: alone 0 ${late}`,
    ],
  ],
};

describe.each(Object.entries(states))("C-6 %s", (_name, [by, seen, next]) => {
  test("is reached", async () => {
    expect(await after(by)).toBe(seen);
  });

  test.each(happenings.map((happens, at) => [happens, next[at]] as const))(
    "on %s: %s",
    async (happens, expected) => {
      expect(await after([...by, happens])).toBe(expected);
    },
  );
});

test("C-6 waiting anew begins the keep time anew; whoever comes back ends it", async () => {
  const clock = new SimulatedClock();
  const seat = createActor(seatChart, {
    clock,
    input: { keepMs: () => keepMs, elapsed: () => clock.elapsed() },
  }).start();
  seat.send({ type: "keep" });
  await clock.advance(keepMs - 1);
  seat.send({ type: "keep" });
  await clock.advance(keepMs - 1);
  expect(seat.getSnapshot().matches("dropped")).toBe(true);
  seat.send({ type: "arrive", connection });
  expect(clock.pending).toBe(0);
  await clock.advance(keepMs);
  expect(seat.getSnapshot().matches("here")).toBe(true);
});

test("a seat that is gone takes nothing more, and leaves no timer", () => {
  const clock = new SimulatedClock();
  const seat = createActor(seatChart, {
    clock,
    input: { keepMs: () => keepMs, elapsed: () => clock.elapsed() },
  }).start();
  seat.send({ type: "keep" });
  expect(clock.pending).toBe(1);
  seat.send({ type: "leave" });
  expect(seat.getSnapshot()).toMatchObject({ value: "gone", status: "done" });
  expect(clock.pending).toBe(0);
});
