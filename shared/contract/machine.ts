// Builds a game's state chart from what each phase takes. The chart keeps time and holds no rules.

import { enqueueActions, setup } from "xstate";
import { movesIn, phasesOf, type AnyGame, type AnyRound } from "./game.ts";
import { commonly, forbidden, type RuleError } from "./outcome.ts";
import type { Move, Seated } from "./round.ts";
import type { Seat } from "./seats.ts";
import { judged, madeInOrder, type Holding, type Judgement, type Made } from "./windows.ts";

/**
 * The ms that the table waits for a seat before its default move; null: forever. Asked again
 * whenever a phase is entered and after `clocks.changed`.
 */
export type Patience = (round: AnyRound, seat: Seat) => number | null;

/**
 * The ms for which the open response window may not close yet; 0 when it may. Asked again like
 * `Patience`, and at each pass.
 */
export type FloorLeft = (round: AnyRound) => number;

/**
 * All of a chart's data is under one context key: with twenty or more top-level keys it would be
 * three times slower.
 */
export interface ChartData extends Holding {
  readonly patience: Patience;
  /** Absent where windows may close at once. */
  readonly floorLeft?: FloorLeft;
}

export type ChartEvent = Seated<Move> | { readonly type: "clocks.changed" };

type Moved = { readonly type: "moved" } & Made;
export type ChartEmitted =
  | Moved
  /** A pass that is made once the window's floor is over, unless the window ends before. */
  | Readonly<{ type: "held"; seat: Seat }>
  | Readonly<{ type: "refused"; seat: Seat; error: RuleError }>;

/** In ms, about 24.8 days: the longest delay that setTimeout takes. */
const longestDelay = 2 ** 31 - 1;

const waitFor = ({ round, patience }: ChartData, seat: Seat) =>
  Math.min(patience(round, seat) ?? longestDelay, longestDelay);
const floorOf = ({ round, floorLeft }: ChartData) =>
  Math.min(floorLeft?.(round) ?? 0, longestDelay);

/** Returns the seats with the shortest wait of the phase; none if everyone may wait forever. */
function seatsOutOfTime(game: AnyGame, table: ChartData): readonly Seat[] {
  const waits = game.toAct(table.round).map((seat) => ({ seat, ms: waitFor(table, seat) }));
  const shortest = Math.min(...waits.map(({ ms }) => ms));
  return shortest === longestDelay
    ? []
    : waits.filter(({ ms }) => ms === shortest).map(({ seat }) => seat);
}

/** Makes the default moves of all seats out of time, one after the other, after the held passes. */
function defaultMoves(game: AnyGame, table: ChartData): readonly Made[] {
  const made = [...madeInOrder(game, table)];
  for (const seat of seatsOutOfTime(game, table)) {
    const round = made.at(-1)?.accepted.round ?? table.round;
    if (!game.toAct(round).includes(seat) || made.some((other) => other.seat === seat)) continue;
    const move = game.defaultMove(round, seat);
    const accepted = game.apply(round, seat, move, true);
    if (accepted.ok) made.push({ seat, move, auto: true, accepted });
  }
  return made;
}

type Judge = (table: ChartData, event: Seated<Move>) => Judgement;

/** Caches the last judgement, since a guard and then an action ask about the same event. */
function judgeOf(game: AnyGame): Judge {
  let last: Readonly<{
    table: ChartData;
    event: Seated<Move>;
    judgement: Judgement;
  }> | null = null;
  return (table, event) => {
    if (last?.event !== event || last.table !== table)
      last = { table, event, judgement: judged(game, table, event) };
    return last.judgement;
  };
}

const tableAfter = (
  table: ChartData,
  made: readonly Made[],
  held: readonly Seated<Move>[],
): { readonly table: ChartData } => ({
  table: { ...table, round: made.at(-1)?.accepted.round ?? table.round, held },
});

type Asked = Readonly<{
  context: { readonly table: ChartData };
  event: ChartEvent;
}>;

const delaysOf = (game: AnyGame) => ({
  patience: ({ context: { table } }: Asked) =>
    Math.max(
      0,
      Math.min(longestDelay, ...game.toAct(table.round).map((seat) => waitFor(table, seat))),
    ),
  // Held passes may be waiting for a floor that has been lifted since.
  floor: ({ context: { table } }: Asked) =>
    floorOf(table) || (table.held?.length ? 0 : longestDelay),
});

const guardsOf = (game: AnyGame, judge: Judge) => ({
  isLegal: ({ context, event }: Asked) => isMove(event) && judge(context.table, event).ok,
  isEarly: ({ context, event }: Asked) =>
    floorOf(context.table) > 0 && isMove(event) && judge(context.table, event).ok,
  isFromSeat: ({ event }: Asked) => isMove(event),
  isPhase: ({ context }: Asked, { phase }: { readonly phase: string }) =>
    game.phase(context.table.round) === phase,
});

function conductorOf(game: AnyGame) {
  const judge = judgeOf(game);
  return setup({
    types: {
      context: {} as { readonly table: ChartData },
      input: {} as ChartData,
      events: {} as ChartEvent,
      emitted: {} as ChartEmitted,
    },
    delays: delaysOf(game),
    guards: guardsOf(game, judge),
    actions: {
      applyMove: enqueueActions(({ context: { table }, event, enqueue }) => {
        if (!isMove(event)) return;
        const judgement = judge(table, event);
        if (!judgement.ok) return;
        enqueue.assign(tableAfter(table, judgement.made, judgement.held));
        for (const made of judgement.made) enqueue.emit({ type: "moved", ...made });
      }),
      hold: enqueueActions(({ context: { table }, event, enqueue }) => {
        if (!isMove(event)) return;
        enqueue.assign({ table: { ...table, held: [...(table.held ?? []), event] } });
        enqueue.emit({ type: "held", seat: event.seat });
      }),
      makeHeld: enqueueActions(({ context: { table }, enqueue }) => {
        const moves = madeInOrder(game, table);
        for (const made of moves) enqueue.emit({ type: "moved", ...made });
        enqueue.assign(tableAfter(table, moves, []));
      }),
      applyDefaultMoves: enqueueActions(({ context: { table }, enqueue }) => {
        const moves = defaultMoves(game, table);
        for (const made of moves) enqueue.emit({ type: "moved", ...made });
        enqueue.assign(tableAfter(table, moves, []));
      }),
      refuse: enqueueActions(({ context, event, enqueue }) => {
        if (!isMove(event)) return;
        const judgement = judge(context.table, event);
        const error = judgement.ok ? forbidden("C-11", commonly("notNow")) : judgement.error;
        enqueue.emit({ type: "refused", seat: event.seat, error });
      }),
    },
  });
}

const isMove = (event: ChartEvent): event is Seated<Move> => "seat" in event;

const taken = { guard: "isLegal", target: "settle", actions: "applyMove" } as const;

const waits = {
  after: { patience: { target: "settle", actions: "applyDefaultMoves" } },
} as const;

/** The move that passes in a response window is held as long as the window may not close. */
const heldOrTaken = [{ guard: "isEarly", actions: "hold" }, taken] as const;

/** Both delays are what is left, so entering the phase again prolongs neither. */
const waitsInWindow = {
  after: { floor: { target: "settle", actions: "makeHeld" }, ...waits.after },
} as const;

const settleInto = (phases: readonly string[]) => ({
  always: phases.map((phase) => ({
    guard: { type: "isPhase" as const, params: { phase } },
    target: phase,
  })),
});

/** At the root: leaving, clocks, and the only place where moves are refused. */
const anywhere = {
  leave: { guard: "isLegal", target: ".settle", actions: "applyMove" },
  "clocks.changed": { target: ".settle" },
  // Without the guard '*' would also catch xstate's own done events.
  "*": { guard: "isFromSeat", actions: "refuse" },
} as const;

function waitingFor(game: AnyGame, phase: string) {
  const letsPass = game.windows?.letsPass[phase];
  const on = Object.fromEntries(
    movesIn(game.takes, phase).map((type) => [type, type === letsPass ? heldOrTaken : taken]),
  );
  return { on, ...(letsPass === undefined ? waits : waitsInWindow) };
}

/** Builds one flat chart: a state per phase, the last one final, and `settle` between them. */
export function chartOf(game: AnyGame) {
  const phases = phasesOf(game);
  const waiting = phases.slice(0, -1).map((phase) => [phase, waitingFor(game, phase)] as const);
  const over = phases.slice(-1).map((phase) => [phase, { type: "final" as const }] as const);
  return conductorOf(game).createMachine({
    id: game.id,
    context: ({ input }) => ({ table: input }),
    initial: "settle",
    states: {
      settle: settleInto(phases),
      ...Object.fromEntries(waiting),
      ...Object.fromEntries(over),
    },
    on: anywhere,
  });
}

export type GameMachine = ReturnType<typeof chartOf>;
