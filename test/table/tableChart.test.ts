// Checks that a table sleeps, wakes, closes and stops as its chart says.

import { describe, expect, test } from "vitest";
import type { EventFrom, SnapshotFrom } from "xstate";
import { begun, sentTo, tableChart, type Led } from "#main/table/core/charts.ts";

type Life = Led<SnapshotFrom<typeof tableChart>, EventFrom<typeof tableChart>>;

const events = {
  wake: (life: Life) => sentTo(tableChart, life.chart, { type: "wake" }),
  sleep: (life: Life) => sentTo(tableChart, life.chart, { type: "sleep" }),
  close: (life: Life) => sentTo(tableChart, life.chart, { type: "close", fault: "fault" }),
  stop: (life: Life) => sentTo(tableChart, life.chart, { type: "stop" }),
  time: (life: Life) => {
    const [wait] = life.waits ?? [];
    return wait ? sentTo(tableChart, life.chart, wait.event) : life;
  },
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

function after(path: readonly Event[]): string {
  const begin: Life = begun(tableChart, undefined);
  const { value } = path.reduce((life, event) => events[event](life), begin).chart;
  return typeof value === "string" ? value : value.open;
}

describe.each(Object.keys(states) as (keyof typeof states)[])("a table that is %s", (state) => {
  test("is reached", () => {
    expect(after(states[state].by)).toBe(state);
  });

  test.each(Object.keys(events) as Event[])("on %s", (event) => {
    expect(after([...states[state].by, event])).toBe(states[state][event]);
  });
});

test("a table that closes keeps what was wrong, and waits for nothing but its farewell", () => {
  const closing = events.close(begun(tableChart, undefined));
  expect(closing.chart.context.table.fault).toBe("fault");
  expect(closing.waits).toMatchObject([{ ms: 0 }]);
  expect(events.stop(closing).waits).toEqual([]);
});
