// The charts of a table and of a seat, and how a chart runs as a pure function: an event leads to
// the next state and the actions as data.

import {
  assign,
  createActor,
  createMachine,
  setup,
  type AnyActorScope,
  type AnyStateMachine,
  type EventFrom,
  type InputFrom,
  type SnapshotFrom,
} from "xstate";

/** A stand-in actor: the charts themselves never run. */
const nobody = createActor(createMachine({}));

type Action = Parameters<AnyActorScope["actionExecutor"]>[0];

const scopeInto = (actions: Action[]): AnyActorScope => ({
  self: nobody,
  id: nobody.id,
  sessionId: nobody.sessionId,
  logger: () => {},
  defer: () => {},
  system: nobody.system,
  stopChild: () => {},
  emit: () => {},
  actionExecutor: (action) => void actions.push(action),
});

export type Wait<E> = Readonly<{
  name: string;
  ms: number;
  event: E;
}>;

/** `waits`: those of the state entered; null if no state with waits was entered or left. */
export type Led<S, E> = Readonly<{
  chart: S;
  waits: readonly Wait<E>[] | null;
  emitted: readonly unknown[];
}>;

export function begun<M extends AnyStateMachine>(
  machine: M,
  input: InputFrom<M>,
): Led<SnapshotFrom<M>, EventFrom<M>> {
  const actions: Action[] = [];
  return led(machine.getInitialSnapshot(scopeInto(actions), input) as SnapshotFrom<M>, actions);
}

/** Throws what the chart's guards and actions throw. */
export function sentTo<M extends AnyStateMachine>(
  machine: M,
  chart: SnapshotFrom<M>,
  event: EventFrom<M>,
): Led<SnapshotFrom<M>, EventFrom<M>> {
  const actions: Action[] = [];
  const scope = scopeInto(actions);
  return led(machine.transition(chart, event, scope) as SnapshotFrom<M>, actions);
}

function led<S, E>(chart: S, actions: readonly Action[]): Led<S, E> {
  const { status, error } = chart as Readonly<{ status: string; error: unknown }>;
  if (status === "error") throw error;
  const waits: Wait<E>[] = [];
  const emitted: unknown[] = [];
  let isElsewhere = false;
  for (const { type, params } of actions) {
    if (type === "xstate.cancel") isElsewhere = true;
    if (type === "xstate.emit") emitted.push((params as { readonly event: unknown }).event);
    if (type !== "xstate.raise") continue;
    isElsewhere = true;
    const { id, delay, event } = params as { id: string; delay: number; event: E };
    waits.push({ name: id, ms: delay, event });
  }
  return { chart, waits: isElsewhere ? waits : null, emitted };
}

type LifeEvent =
  | { readonly type: "wake" }
  | { readonly type: "sleep" }
  /** `fault`: why the table cannot go on; null if it closes regularly. */
  | Readonly<{ type: "close"; fault: unknown }>
  | { readonly type: "stop" };

/** A table's life: asleep while nobody is there, so that no time runs, awake, and closing. */
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

/** C-6: this many time-outs in a row make a seat away. */
const timeOutsAllowed = 3;

type SeatInput = Readonly<{
  keepMs: () => number;
  elapsed: () => number;
}>;

interface Person extends SeatInput {
  readonly connection: unknown;
  /** In a row. */
  readonly timeOuts: number;
  /** The elapsed time at which they last dropped or went away; null while they are here. */
  readonly missingSince: number | null;
}

type SeatEvent =
  | Readonly<{ type: "arrive"; connection: unknown }>
  | { readonly type: "drop" }
  /** The table's time runs again: from now on they are waited for. */
  | { readonly type: "keep" }
  | { readonly type: "timeOut" }
  | { readonly type: "act" }
  | { readonly type: "ready" }
  | { readonly type: "unready" }
  | { readonly type: "leave" };

const isLast = { type: "isLastTimeOut", params: { allowed: timeOutsAllowed } } as const;

/** A player's presence: here, dropped, away, or gone for good (C-6). */
export const seatChart = setup({
  types: {
    context: {} as { readonly person: Person },
    input: {} as SeatInput,
    events: {} as SeatEvent,
  },
  delays: { keepMs: ({ context: { person } }) => person.keepMs() },
  guards: {
    isLastTimeOut: ({ context: { person } }, { allowed }: { readonly allowed: number }) =>
      person.timeOuts + 1 >= allowed,
  },
  actions: {
    connect: assign(({ context: { person }, event }) =>
      event.type === "arrive"
        ? { person: { ...person, connection: event.connection, timeOuts: 0, missingSince: null } }
        : {},
    ),
    disconnect: assign(({ context: { person } }) => ({ person: { ...person, connection: null } })),
    countTimeOut: assign(({ context: { person } }) => ({
      person: { ...person, timeOuts: person.timeOuts + 1 },
    })),
    forgetTimeOuts: assign(({ context: { person } }) => ({ person: { ...person, timeOuts: 0 } })),
    miss: assign(({ context: { person } }) => ({
      person: { ...person, missingSince: person.elapsed() },
    })),
    missNoMore: assign(({ context: { person } }) => ({
      person: { ...person, missingSince: null },
    })),
  },
}).createMachine({
  id: "seat",
  context: ({ input }) => ({
    person: { ...input, connection: null, timeOuts: 0, missingSince: null },
  }),
  // Nothing of this is stored: after a restart everybody has to come back anyway.
  initial: "dropped",
  states: {
    here: {
      initial: "idle",
      states: { idle: { on: { ready: "ready" } }, ready: { on: { unready: "idle" } } },
      on: {
        // H-15: another connection of the same player changes nothing else.
        arrive: { actions: "connect" },
        drop: { target: "dropped.kept", actions: "disconnect" },
        timeOut: [
          { guard: isLast, target: "away.connected", actions: "countTimeOut" },
          { actions: "countTimeOut" },
        ],
        act: { actions: "forgetTimeOuts" },
      },
    },
    dropped: {
      initial: "expected",
      states: {
        /** Since the table was set up, or since they were away: no time is counted. */
        expected: {},
        kept: { entry: "miss", after: { keepMs: "#seat.away.absent" } },
      },
      on: {
        keep: ".kept",
        timeOut: [
          { guard: isLast, target: "away.absent", actions: "countTimeOut" },
          { actions: "countTimeOut" },
        ],
        act: { actions: "forgetTimeOuts" },
        arrive: { target: "here", actions: "connect" },
      },
    },
    away: {
      entry: "miss",
      exit: "missNoMore",
      initial: "absent",
      states: {
        connected: {
          on: {
            act: { target: "#seat.here", actions: "forgetTimeOuts" },
            drop: { target: "absent", actions: "disconnect" },
          },
        },
        absent: { on: { act: { target: "#seat.dropped", actions: "forgetTimeOuts" } } },
      },
      on: { arrive: { target: "here", actions: "connect" } },
    },
    gone: { type: "final" },
  },
  on: { leave: ".gone" },
});
