// A player's presence: here, dropped, away, or gone for good (C-6).

import { assign, setup } from "xstate";

/** C-6: this many time-outs in a row make a seat away. */
const timeOutsAllowed = 3;

interface SeatInput {
  readonly keepMs: () => number;
  readonly elapsed: () => number;
}

interface Person extends SeatInput {
  readonly connection: unknown;
  /** In a row. */
  readonly timeOuts: number;
  /** The elapsed time at which they last dropped or went away; null while they are here. */
  readonly missingSince: number | null;
}

type SeatEvent =
  | { readonly type: "arrive"; readonly connection: unknown }
  | { readonly type: "drop" }
  /** The table's time runs again: from now on they are waited for. */
  | { readonly type: "keep" }
  | { readonly type: "timeOut" }
  | { readonly type: "act" }
  | { readonly type: "ready" }
  | { readonly type: "unready" }
  | { readonly type: "leave" };

const isLast = { type: "isLastTimeOut", params: { allowed: timeOutsAllowed } } as const;

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
