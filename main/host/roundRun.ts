// How is one round conducted: its chart, what was kept of it, and how many views each viewer has had?

import { createActor, type Actor } from 'xstate';
import type { AnyGame, AnyRound } from '#shared/game/game.ts';
import type { ChartEmitted, ChartEvent, Patience } from '#shared/game/machine.ts';
import type { RuleError } from '#shared/game/outcome.ts';
import type { Move, Seated } from '#shared/game/round.ts';
import type { Seat, Viewer } from '#shared/game/seats.ts';
import { notices } from '#shared/game/view.ts';
import { machineOf, type GameMachine } from '#shared/games/machines.ts';
import { replay, type AnyStep } from '#shared/record/replay.ts';
import type { ReadRecord } from '#shared/record/roundRecord.ts';
import type { Clock } from './clock.ts';

export type Moved = Extract<ChartEmitted, { readonly type: 'moved' }>;

export const recordedMove = ({ seat, move, auto }: Moved): Seated<Move> => ({ seat, ...move, ...(auto && { auto: true as const }) });

/** A record whose own moves cannot be replayed: it was damaged, or the rules have changed. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
}

/**
 * The chart goes ahead; what it did counts only when it was kept. `keep` after it was stored, or `takeBack` when it
 * could not be: then the chart starts anew from what was kept.
 */
export class RoundRun {
  readonly game: AnyGame;
  readonly #seats: number;
  readonly #clock: Clock;
  readonly #patience: Patience;
  readonly #onTimeOut: (moves: readonly Moved[]) => void;
  readonly #views = new Map<Viewer, number>();
  #step: AnyStep;
  #moves = 0;
  #chart: Actor<GameMachine> | null = null;
  #emitted: ChartEmitted[] = [];
  #fault: Error | null = null;

  /** Deals the record and makes its moves. `onTimeOut` is told of the default moves that time made the chart make. Throws a ReplayError or RecordError. */
  constructor(read: ReadRecord, parts: { readonly clock: Clock; readonly patience: Patience; readonly onTimeOut: (moves: readonly Moved[]) => void }) {
    this.game = read.game;
    this.#seats = read.start.seats;
    this.#clock = parts.clock;
    this.#patience = parts.patience;
    this.#onTimeOut = parts.onTimeOut;
    const lines = replay(read);
    this.#step = lines.next().value!.step;
    for (const { number, step, error } of lines) {
      if (error) throw new ReplayError(`move ${number} of the stored round is not legal: ${error.code}`);
      this.#advance(step);
    }
    this.#startChart();
  }

  get round(): AnyRound {
    return this.#step.round;
  }

  /** The newest step that was kept. */
  get step(): AnyStep {
    return this.#step;
  }

  get isOver(): boolean {
    return this.round.facts.result !== null;
  }

  /** How many moves were kept. */
  get moves(): number {
    return this.#moves;
  }

  /** The number of the newest view that this viewer was, or would have been, sent: hidden steps leave no gap. */
  viewNumber(viewer: Viewer): number {
    return this.#views.get(viewer) ?? 0;
  }

  /** What the chart makes of a move: nothing of it counts before `keep`. */
  tryMove(seat: Seat, move: Move): { readonly ok: true; readonly moves: readonly Moved[] } | { readonly ok: false; readonly error: RuleError } {
    const emitted = this.#send({ ...move, seat });
    const refused = emitted.find((event) => event.type === 'refused');
    if (refused) return { ok: false, error: refused.error };
    const moves = emitted.filter((event) => event.type === 'moved');
    if (moves.length === 0) return { ok: false, error: { code: 'C-11', message: 'This move cannot be made now.' } };
    return { ok: true, moves };
  }

  /** One move that was stored: now it counts. */
  keep({ accepted }: Moved): void {
    this.#advance(accepted);
  }

  /** The moves since the last `keep` could not be stored. */
  takeBack(): void {
    this.#startChart();
  }

  /** The host changed its mind about how long it waits for a seat. */
  clocksChanged(): void {
    if (!this.isOver) this.#send({ type: 'clocks.changed' });
  }

  stop(): void {
    this.#chart?.stop();
    this.#chart = null;
  }

  #advance(step: AnyStep): void {
    this.#step = step;
    this.#moves += 1;
    const viewers: readonly Viewer[] = [...Array(this.#seats).keys(), 'spectator'];
    for (const viewer of viewers) if (notices(step, viewer)) this.#views.set(viewer, this.viewNumber(viewer) + 1);
  }

  #startChart(): void {
    this.stop();
    const chart = createActor(machineOf(this.game.id), { clock: this.#chartClock(), input: { round: this.round, patience: this.#patience } });
    this.#chart = chart;
    this.#emitted = [];
    chart.on('moved', (event) => void this.#emitted.push(event));
    chart.on('refused', (event) => void this.#emitted.push(event));
    // Without an observer of errors XState would throw them where nobody can catch them.
    chart.subscribe({ error: (error: unknown) => (this.#fault = error instanceof Error ? error : new Error(String(error))) });
    chart.start();
    this.#take();
  }

  /** The chart's own timers report what they led to. */
  #chartClock() {
    const clock = this.#clock;
    return {
      setTimeout: (callback: () => void, ms: number) =>
        clock.setTimeout(() => {
          callback();
          const moves = this.#take().filter((event) => event.type === 'moved');
          if (moves.length > 0) this.#onTimeOut(moves);
        }, ms),
      clearTimeout: (id: unknown) => clock.clearTimeout(id),
    };
  }

  #send(event: ChartEvent): readonly ChartEmitted[] {
    this.#chart?.send(event);
    return this.#take();
  }

  #take(): readonly ChartEmitted[] {
    const emitted = this.#emitted;
    this.#emitted = [];
    const fault = this.#fault;
    this.#fault = null;
    if (fault) throw fault;
    return emitted;
  }
}
