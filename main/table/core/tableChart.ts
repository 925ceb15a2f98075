// Is anybody at a table, so that its time runs – and how does it close?

import { assign, setup } from "xstate";

type LifeEvent =
  | { readonly type: "wake" }
  | { readonly type: "sleep" }
  /** `fault`: what is wrong where the table cannot go on, else null. */
  | { readonly type: "close"; readonly fault: unknown }
  | { readonly type: "stop" };

export const tableChart = setup({
  types: {
    context: {} as { readonly table: { readonly fault: unknown } },
    events: {} as LifeEvent,
  },
  // The answer to whoever closed it goes out first.
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
      // Nobody's time runs until somebody is there, after a restart too.
      initial: "asleep",
      states: { asleep: { on: { wake: "awake" } }, awake: { on: { sleep: "asleep" } } },
      on: { close: { target: "closing", actions: "keepFault" }, stop: "stopped" },
    },
    closing: { after: { farewell: "closed" }, on: { stop: "stopped" } },
    closed: { type: "final" },
    /** As it stands: it will be there again when the host starts. */
    stopped: { type: "final" },
  },
});
