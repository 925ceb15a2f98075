// What do the charts of all games have in common? A chart says which phase takes which move and all that has to do
// with time; it asks the game's functions for every rule and holds none.

import { enqueueActions, setup } from 'xstate';
import type { AnyGame, AnyRound } from './game.ts';
import type { Accepted, Outcome, RuleError } from './outcome.ts';
import type { Move, Seated } from './round.ts';
import type { Seat } from './seats.ts';

/**
 * How long, in ms, the table waits for a seat before its default move is made; null waits for ever. Asked anew
 * whenever a phase is entered, and again after `clocks.changed`.
 */
export type Patience = (round: AnyRound, seat: Seat) => number | null;

/** All the data of a chart lies under one key: twenty top-level keys or more would be three times slower. */
export interface Table {
  readonly round: AnyRound;
  readonly patience: Patience;
}

export type ChartEvent = Seated<Move> | { readonly type: 'clocks.changed' };

type Moved = { readonly type: 'moved'; readonly seat: Seat; readonly move: Move; readonly auto: boolean; readonly accepted: Accepted<AnyRound> };
export type ChartEmitted =
  | Moved
  | { readonly type: 'refused'; readonly seat: Seat; readonly error: RuleError };

/** setTimeout takes no longer delay, about 24.8 days. */
const longestDelay = 2 ** 31 - 1;

const waitFor = ({ round, patience }: Table, seat: Seat): number => Math.min(patience(round, seat) ?? longestDelay, longestDelay);

/** Seats whose time is up when the shortest wait of the phase has passed; none where everyone may wait for ever. */
function seatsOutOfTime(game: AnyGame, table: Table): readonly Seat[] {
  const waits = game.toAct(table.round).map((seat) => ({ seat, ms: waitFor(table, seat) }));
  const shortest = Math.min(...waits.map(({ ms }) => ms));
  return shortest === longestDelay ? [] : waits.filter(({ ms }) => ms === shortest).map(({ seat }) => seat);
}

/** What the default moves of all whose time is up come to, one after the other. */
function defaultMoves(game: AnyGame, table: Table): readonly Moved[] {
  const made: Moved[] = [];
  let { round } = table;
  for (const seat of seatsOutOfTime(game, table)) {
    if (!game.toAct(round).includes(seat)) continue;
    const move = game.defaultMove(round, seat);
    const accepted = game.apply(round, seat, move);
    if (!accepted.ok) continue;
    round = accepted.round;
    made.push({ type: 'moved', seat, move, auto: true, accepted });
  }
  return made;
}

/** A guard asks the rules and then an action does, of the very same event: they judge it once. */
function judgeOf(game: AnyGame): (round: AnyRound, event: Seated<Move>) => Outcome<AnyRound> {
  let last: { readonly round: AnyRound; readonly event: Seated<Move>; readonly outcome: Outcome<AnyRound> } | null = null;
  return (round, event) => {
    if (last?.event !== event || last.round !== round) last = { round, event, outcome: game.apply(round, event.seat, moveIn(event)) };
    return last.outcome;
  };
}

/** The named guards, actions and delays that every game's chart is wired from. */
export function conductorOf(game: AnyGame) {
  const judge = judgeOf(game);
  return setup({
    types: {
      context: {} as { readonly table: Table },
      input: {} as Table,
      events: {} as ChartEvent,
      emitted: {} as ChartEmitted,
    },
    delays: {
      patience: ({ context: { table } }) => Math.max(0, Math.min(longestDelay, ...game.toAct(table.round).map((seat) => waitFor(table, seat)))),
    },
    guards: {
      isLegal: ({ context, event }) => isMove(event) && judge(context.table.round, event).ok,
      isFromSeat: ({ event }) => isMove(event),
      isPhase: ({ context }, { phase }: { readonly phase: string }) => game.phase(context.table.round) === phase,
    },
    actions: {
      applyMove: enqueueActions(({ context: { table }, event, enqueue }) => {
        if (!isMove(event)) return;
        const accepted = judge(table.round, event);
        if (!accepted.ok) return;
        enqueue.assign({ table: { ...table, round: accepted.round } });
        enqueue.emit({ type: 'moved', seat: event.seat, move: moveIn(event), auto: false, accepted });
      }),
      applyDefaultMoves: enqueueActions(({ context: { table }, enqueue }) => {
        const made = defaultMoves(game, table);
        for (const moved of made) enqueue.emit(moved);
        enqueue.assign({ table: { ...table, round: made.at(-1)?.accepted.round ?? table.round } });
      }),
      refuse: enqueueActions(({ context, event, enqueue }) => {
        if (!isMove(event)) return;
        const outcome = judge(context.table.round, event);
        const error = outcome.ok ? { code: 'C-11', message: 'This move cannot be made now.' } : outcome.error;
        enqueue.emit({ type: 'refused', seat: event.seat, error });
      }),
    },
  });
}

const isMove = (event: ChartEvent): event is Seated<Move> => 'seat' in event;

/** The game's own move, without what the host stamped on it. */
function moveIn({ seat: _seat, auto: _auto, ...move }: Seated<Move>): Move {
  return move;
}

/** A transition for a move that the phase takes. */
export const takes = { guard: 'isLegal', target: 'settle', actions: 'applyMove' } as const;

/** Transitions of every phase that waits for seats: default moves when the time is up, and clocks that were reset. */
export const waits = {
  after: { patience: { target: 'settle', actions: 'applyDefaultMoves' } },
} as const;

/** The transient state between two phases: on to the phase that the round is in. */
export const settleInto = <P extends string>(phases: readonly P[]) => ({
  always: phases.map((phase) => ({ guard: { type: 'isPhase' as const, params: { phase } }, target: phase })),
});

/** At the root of every chart: leaving, clocks, and the one place where moves are refused. */
export const anywhere = {
  leave: { guard: 'isLegal', target: '.settle', actions: 'applyMove' },
  'clocks.changed': { target: '.settle' },
  // Without the guard '*' would also eat xstate's own done events.
  '*': { guard: 'isFromSeat', actions: 'refuse' },
} as const;
