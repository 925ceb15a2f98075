// A table's life: asleep while nobody is there, so that no time runs, awake, and closing.

import { assign, setup } from "xstate";

type LifeEvent =
  | { readonly type: "wake" }
  | { readonly type: "sleep" }
  /** `fault`: why the table cannot go on; null if it closes regularly. */
  | { readonly type: "close"; readonly fault: unknown }
  | { readonly type: "stop" };

export const tableChart = setup({
  types: {
    context: {} as { readonly table: { readonly fault: unknown } },
    events: {} as LifeEvent,
  },
  // The answer to the request that closed the table goes out first.
  delays: { farewell: 0 },
  actions: {
    keepFault: assign(({ event }) =>
      event.type === "close" ? { table: { fault: event.fault } } : {},
    ),
  },
}).createMachine({
  id: "table",
  context: { table: { fault: null } },
  initial: "open",
  states: {
    open: {
      // No time runs until somebody is there, after a restart too.
      initial: "asleep",
      states: { asleep: { on: { wake: "awake" } }, awake: { on: { sleep: "asleep" } } },
      on: { close: { target: "closing", actions: "keepFault" }, stop: "stopped" },
    },
    closing: { after: { farewell: "closed" }, on: { stop: "stopped" } },
    closed: { type: "final" },
    stopped: { type: "final" },
  },
});
