// Does a table sleep, wake, close and stop as its chart says?

import { describe, expect, test } from "vitest";
import { TableLife } from "#main/table/tableChart.ts";
import { SimulatedClock } from "#test/host/support/simulatedClock.ts";

const events = {
  wake: (life: TableLife) => life.wake(),
  sleep: (life: TableLife) => life.sleep(),
  close: (life: TableLife) => life.close("fault"),
  stop: (life: TableLife) => life.stop(),
  time: async (_life: TableLife, clock: SimulatedClock) => clock.advance(1),
} as const;
type Event = keyof typeof events;

/** What leads to each state, and where each event leads from there. */
const states = {
  asleep: {
    by: [],
    wake: "awake",
    sleep: "asleep",
    close: "closing",
    stop: "stopped",
    time: "asleep",
  },
  awake: {
    by: ["wake"],
    wake: "awake",
    sleep: "asleep",
    close: "closing",
    stop: "stopped",
    time: "awake",
  },
  closing: {
    by: ["wake", "close"],
    wake: "closing",
    sleep: "closing",
    close: "closing",
    stop: "stopped",
    time: "closed",
  },
  closed: {
    by: ["close", "time"],
    wake: "closed",
    sleep: "closed",
    close: "closed",
    stop: "closed",
    time: "closed",
  },
  stopped: {
    by: ["wake", "stop"],
    wake: "stopped",
    sleep: "stopped",
    close: "stopped",
    stop: "stopped",
    time: "stopped",
  },
} as const;

async function after(path: readonly Event[]) {
  const clock = new SimulatedClock();
  const faults: unknown[] = [];
  const life = new TableLife({ clock, onClosed: (fault) => void faults.push(fault) });
  for (const event of path) await events[event](life, clock);
  return { isOpen: life.isOpen, isAsleep: life.isAsleep, pending: clock.pending, faults };
}

/** What is to be seen of each state. */
const seen: { readonly [S in keyof typeof states]: Awaited<ReturnType<typeof after>> } = {
  asleep: { isOpen: true, isAsleep: true, pending: 0, faults: [] },
  awake: { isOpen: true, isAsleep: false, pending: 0, faults: [] },
  closing: { isOpen: false, isAsleep: false, pending: 1, faults: [] },
  closed: { isOpen: false, isAsleep: false, pending: 0, faults: ["fault"] },
  stopped: { isOpen: false, isAsleep: false, pending: 0, faults: [] },
};

describe.each(Object.keys(states) as (keyof typeof states)[])("a table that is %s", (state) => {
  test("is reached", async () => {
    expect(await after(states[state].by)).toEqual(seen[state]);
  });

  test.each(Object.keys(events) as Event[])("on %s", async (event) => {
    expect(await after([...states[state].by, event])).toEqual(seen[states[state][event]]);
  });
});
