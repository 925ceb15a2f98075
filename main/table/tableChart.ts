// Is anybody at a table, so that its time runs – and how does it close?

import { assign, createActor, setup, type Actor } from "xstate";
import type { Clock } from "#main/base/clock.ts";

type TableEvent =
  | { readonly type: "wake" }
  | { readonly type: "sleep" }
  /** `fault`: what is wrong where the table cannot go on, else null. */
  | { readonly type: "close"; readonly fault: unknown }
  | { readonly type: "stop" };

export const tableChart = setup({
  types: {
    context: {} as { readonly table: { readonly fault: unknown } },
    events: {} as TableEvent,
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

interface Parts {
  readonly clock: Clock;
  /** Called once, when the table has closed by itself and not been stopped. */
  readonly onClosed: (fault: unknown) => void;
}

/** The chart of one table. */
export class TableLife {
  readonly #chart: Actor<typeof tableChart>;

  constructor({ clock, onClosed }: Parts) {
    const timed = {
      setTimeout: (callback: () => void, ms: number) =>
        clock.setTimeout(() => {
          callback();
          onClosed(this.#chart.getSnapshot().context.table.fault);
        }, ms),
      clearTimeout: (id: unknown) => clock.clearTimeout(id),
    };
    this.#chart = createActor(tableChart, { clock: timed }).start();
  }

  get isOpen(): boolean {
    return typeof this.#chart.getSnapshot().value === "object";
  }

  /** Nobody is there, not even to watch: the table waits as it stands. */
  get isAsleep(): boolean {
    const { value } = this.#chart.getSnapshot();
    return typeof value === "object" && value.open === "asleep";
  }

  wake(): void {
    this.#tell({ type: "wake" });
  }

  sleep(): void {
    this.#tell({ type: "sleep" });
  }

  close(fault: unknown): void {
    this.#tell({ type: "close", fault });
  }

  /** The host ends. */
  stop(): void {
    this.#tell({ type: "stop" });
  }

  /** Nothing happens any more to a table that has closed or was stopped. */
  #tell(event: TableEvent): void {
    if (this.#chart.getSnapshot().status === "active") this.#chart.send(event);
  }
}
