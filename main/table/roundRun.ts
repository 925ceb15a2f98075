// How is one round conducted: its chart, what was kept of it, and how many views each viewer has
// had?

import { createActor, type Actor } from "xstate";
import type { BegunRound } from "#main/store/roundStore.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import type { AnyGame, AnyRound } from "#shared/contract/game.ts";
import type {
  ChartEmitted,
  ChartEvent,
  FloorLeft,
  GameMachine,
  Patience,
} from "#shared/contract/machine.ts";
import { commonly, forbidden, type RuleError } from "#shared/contract/outcome.ts";
import type { Move, Seated } from "#shared/contract/round.ts";
import type { Seat, Viewer } from "#shared/contract/seats.ts";
import { notices } from "#shared/contract/view.ts";
import { openWindow } from "#shared/contract/windows.ts";
import { machineOf } from "#shared/games/machines.ts";
import { replay, type AnyStep } from "#shared/record/replay.ts";
import type { ReadRecord } from "#shared/record/roundRecord.ts";
import type { CommonText } from "#shared/text/en/index.ts";
import { SaidError, saying } from "#shared/text/said.ts";
import type { Clock } from "#main/base/clock.ts";

export type Moved = Extract<ChartEmitted, { readonly type: "moved" }>;

export const recordedMove = ({ seat, move, auto }: Moved): Seated<Move> => ({
  seat,
  ...move,
  ...(auto && { auto: true as const }),
});

/** `isHeld`: nothing is made yet, but it will be when the response window may close. */
type Tried =
  | { readonly ok: true; readonly isHeld: boolean; readonly moves: readonly Moved[] }
  | { readonly ok: false; readonly error: RuleError };

interface Parts {
  readonly clock: Clock;
  readonly patience: Patience;
  readonly floorLeft: FloorLeft;
  /** Told of the moves that time made the chart make. */
  readonly onTimeOut: (moves: readonly Moved[]) => void;
}

/** Did others only choose, while the seat has not yet? A new question begins with no choices. */
const isStillAsked = (before: AnyRound["sealed"], after: AnyRound["sealed"], seat: Seat): boolean =>
  before !== null &&
  after !== null &&
  after.choices.size > before.choices.size &&
  after.from.includes(seat) &&
  !after.choices.has(seat);

/** Why a table cannot be set up again. */
export const saysOfBroken = saying<CommonText["broken"]>("broken");

/** A record whose own moves cannot be replayed: it was damaged, or the rules have changed. */
export class ReplayError extends SaidError {
  override readonly name = "ReplayError";
}

/**
 * The chart goes ahead; what it did counts only when it was kept. `keep` after it was stored, or
 * `takeBack` when it could not be: then the chart starts anew from what was kept.
 */
export class RoundRun {
  readonly game: AnyGame;
  readonly #seats: number;
  readonly #parts: Parts;
  readonly #views = new Map<Viewer, number>();
  readonly #askedSince = new Map<Seat, number>();
  #step: AnyStep;
  #moves = 0;
  #chart: Actor<GameMachine> | null = null;
  #emitted: ChartEmitted[] = [];
  /**
   * When the seats' default moves are due, by elapsed time, as the chart was told last; null =
   * never.
   */
  #told: { readonly round: AnyRound; readonly due: Map<Seat, number | null> } | null = null;
  #fault: Error | null = null;

  /** Deals the record and makes its moves. Throws a ReplayError or RecordError. */
  constructor(read: ReadRecord, parts: Parts) {
    this.game = read.game;
    this.#seats = read.start.seats;
    this.#parts = parts;
    const lines = replay(read);
    this.#step = lines.next().value!.step;
    for (const { number, step, error } of lines) {
      if (error) throw new ReplayError(saysOfBroken("illegalMove", { number, code: error.code }));
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

  /** Is nothing more asked of the seat in this round? */
  isDone(seat: Seat): boolean {
    const { facts } = this.round;
    return facts.left.includes(seat) || this.game.isDone(facts, seat);
  }

  /** How many moves were kept. */
  get moves(): number {
    return this.#moves;
  }

  /**
   * The number of the newest view that this viewer was, or would have been, sent: hidden steps
   * leave no gap.
   */
  viewNumber(viewer: Viewer): number {
    return this.#views.get(viewer) ?? 0;
  }

  /**
   * The view since which the seat has been asked what it is asked now: that others have chosen
   * meanwhile makes no difference to its choice.
   */
  askedSince(seat: Seat): number {
    return this.#askedSince.get(seat) ?? 0;
  }

  /** Seats whose passes wait until the response window may close. */
  get held(): readonly Seat[] {
    return this.#chart?.getSnapshot().context.table.held?.map(({ seat }) => seat) ?? [];
  }

  /**
   * Does this move, about to be kept, only let the response window pass? That is neither a time-out
   * nor coming back (C-6).
   */
  isPass({ move }: Moved): boolean {
    return this.game.windows?.letsPass[this.game.phase(this.round)] === move.type;
  }

  /**
   * What the chart makes of a move: nothing of it counts before `keep`. `auto`: it is not the
   * player's own.
   */
  tryMove(seat: Seat, move: Move, auto = false): Tried {
    const emitted = this.#send({ ...move, seat, ...(auto && { auto }) });
    const refused = emitted.find((event) => event.type === "refused");
    if (refused) return { ok: false, error: refused.error };
    const moves = emitted.filter((event) => event.type === "moved");
    const isHeld = emitted.some((event) => event.type === "held");
    if (moves.length === 0 && !isHeld)
      return { ok: false, error: forbidden("C-11", commonly("notNow")) };
    return { ok: true, isHeld, moves };
  }

  /** One move that was stored: now it counts. */
  keep({ accepted, move }: Moved): void {
    // What was only said, and moved no card, is no reason to look at one's own question anew.
    this.#advance(
      accepted,
      this.game.outOfTurn?.moves.includes(move.type) === true &&
        accepted.round.zones === this.round.zones,
    );
  }

  /** The moves since the last `keep` could not be stored; passes that were held are gone too. */
  takeBack(): void {
    this.#startChart();
  }

  /** The host changed its mind about how long it waits for a seat. */
  clocksChanged(): void {
    if (!this.isOver && !this.#waitsRightly()) this.#send({ type: "clocks.changed" });
  }

  stop(): void {
    this.#chart?.stop();
    this.#chart = null;
  }

  #advance(step: AnyStep, isAside = false): void {
    const before = this.#step.round.sealed;
    this.#step = step;
    this.#moves += 1;
    const viewers: readonly Viewer[] = [...Array(this.#seats).keys(), "spectator"];
    for (const viewer of viewers)
      if (notices(step, viewer)) this.#views.set(viewer, this.viewNumber(viewer) + 1);
    for (let seat = 0; seat < this.#seats && !isAside; seat += 1)
      if (!isStillAsked(before, step.round.sealed, seat))
        this.#askedSince.set(seat, this.viewNumber(seat));
  }

  #dueAt(seat: Seat): number | null {
    const ms = this.#parts.patience(this.round, seat);
    return ms === null ? null : this.#parts.clock.elapsed() + ms;
  }

  /** Would the chart learn nothing new? A response window has more times than the seats'. */
  #waitsRightly(): boolean {
    const { game, round } = this;
    const told = this.#told;
    return (
      told?.round === round &&
      openWindow(game, round) === null &&
      game
        .toAct(round)
        .every((seat) => told.due.has(seat) && told.due.get(seat) === this.#dueAt(seat))
    );
  }

  /** How long the chart waits for the seat, which is kept in mind. */
  #patience(round: AnyRound, seat: Seat): number | null {
    const { patience, clock } = this.#parts;
    const ms = patience(round, seat);
    if (this.#told?.round !== round) this.#told = { round, due: new Map() };
    this.#told.due.set(seat, ms === null ? null : clock.elapsed() + ms);
    return ms;
  }

  #startChart(): void {
    this.stop();
    const { floorLeft } = this.#parts;
    const patience: Patience = (round, seat) => this.#patience(round, seat);
    const chart = createActor(machineOf(this.game.id), {
      clock: this.#chartClock(),
      input: { round: this.round, patience, floorLeft },
    });
    this.#chart = chart;
    this.#emitted = [];
    chart.on("moved", (event) => void this.#emitted.push(event));
    chart.on("held", (event) => void this.#emitted.push(event));
    chart.on("refused", (event) => void this.#emitted.push(event));
    // Without an observer of errors XState would throw them where nobody can catch them.
    chart.subscribe({
      error: (error: unknown) =>
        (this.#fault = error instanceof Error ? error : new Error(String(error))),
    });
    chart.start();
    this.#take();
  }

  /** The chart's own timers report what they led to. */
  #chartClock() {
    const { clock, onTimeOut } = this.#parts;
    return {
      setTimeout: (callback: () => void, ms: number) =>
        clock.setTimeout(() => {
          callback();
          const moves = this.#take().filter((event) => event.type === "moved");
          if (moves.length > 0) onTimeOut(moves);
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

/**
 * H-37: has the player left the round that goes on, and sat down again since? They have no part in
 * it any more.
 */
export const isOut = (
  run: RoundRun,
  { gone, seat }: Pick<StoredPlayer, "gone" | "seat">,
): boolean => !gone && seat !== null && run.round.facts.left.includes(seat);

/**
 * Is what was replayed the round that the table stands at, and as far as it says? Throws a
 * ReplayError.
 */
export function refuseOtherRound(
  { stage, roundNumber }: StoredTable,
  latest: BegunRound | null,
  run: RoundRun | null,
): void {
  if ((latest?.number ?? 0) !== roundNumber)
    throw new ReplayError(saysOfBroken("roundMissing", { round: roundNumber }));
  if (run && run.isOver === (stage === "playing"))
    throw new ReplayError(saysOfBroken("otherLength", { round: roundNumber }));
}
