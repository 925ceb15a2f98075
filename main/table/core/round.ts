// One running round: its chart, the moves made, and how many views each viewer has had.

import type { EventFrom, SnapshotFrom } from "xstate";
import type { BegunRound } from "#main/store/roundStore.ts";
import type { StoredPlayer } from "#main/store/storedPlayer.ts";
import type { StoredTable } from "#main/store/tableStore.ts";
import type { AnyGame, AnyRound } from "#shared/contract/game.ts";
import type { ChartEmitted, FloorLeft, GameMachine, Patience } from "#shared/contract/machine.ts";
import { commonly, forbidden, type RuleError } from "#shared/contract/outcome.ts";
import type { Move, Seated } from "#shared/contract/round.ts";
import type { Seat, Viewer } from "#shared/contract/seats.ts";
import { notices } from "#shared/contract/view.ts";
import { machineOf } from "#shared/games/machines.ts";
import { replay, type AnyStep } from "#shared/record/replay.ts";
import type { ReadRecord } from "#shared/record/roundRecord.ts";
import type { CommonText } from "#shared/text/en/index.ts";
import { SaidError, saying } from "#shared/text/said.ts";
import { begun, sentTo, type Led } from "./charts.ts";

export type Moved = Extract<ChartEmitted, { readonly type: "moved" }>;
type Chart = SnapshotFrom<GameMachine>;
export type TimeOut = EventFrom<GameMachine>;

export const recordedMove = ({ seat, move, auto }: Moved): Seated<Move> => ({
  seat,
  ...move,
  ...(auto && { auto: true as const }),
});

/** Plain data, so an attempt that is not kept leaves no trace. */
export type RoundRun = Readonly<{
  game: AnyGame;
  step: AnyStep;
  moves: number;
  /** Its cards are the host's guess: nobody is shown more of them than spectators are (H-51). */
  isSealed: boolean;
  /** How many steps were hidden from each viewer; those leave no gap in the numbers of views. */
  hidden: ReadonlyMap<Viewer, number>;
  /**
   * By seat: the view since which it has had its present question. Choices of others meanwhile do
   * not change it.
   */
  askedSince: readonly number[];
  chart: Chart;
  timeOuts: readonly Readonly<{ isFloor: boolean; event: TimeOut }>[];
}>;

export type Waits = Readonly<{
  patience: Patience;
  floorLeft: FloorLeft;
}>;

/** `isHeld`: the move is made only when the response window may close. */
type Tried =
  | Readonly<{
      ok: true;
      isHeld: boolean;
      moves: readonly Moved[];
      run: RoundRun;
    }>
  | Readonly<{ ok: false; error: RuleError }>;

export const saysOfBroken = saying<CommonText["broken"]>("broken");

/** A record whose own moves cannot be replayed: it was damaged, or the rules have changed. */
export class ReplayError extends SaidError {
  override readonly name = "ReplayError";
}

/** The number of the newest view that the viewer was, or would have been, sent. */
export const viewNumber = (
  { moves, hidden }: Pick<RoundRun, "moves" | "hidden">,
  viewer: Viewer,
): number => moves - (hidden.get(viewer) ?? 0);
export const isOver = ({ step }: RoundRun): boolean => step.round.facts.result !== null;

export const isDone = ({ game, step: { round } }: RoundRun, seat: Seat): boolean =>
  round.facts.left.includes(seat) || game.isDone(round.facts, seat);

/** Returns the seats whose passes wait until the response window may close. */
export const heldIn = ({ chart }: RoundRun): readonly Seat[] =>
  chart.context.table.held?.map(({ seat }) => seat) ?? [];

/**
 * Whether this move, about to be kept, only lets the response window pass. That is neither a
 * time-out nor coming back (C-6).
 */
export const isPass = ({ game, step: { round } }: RoundRun, { move }: Moved): boolean =>
  game.windows?.letsPass[game.phase(round)] === move.type;

/**
 * H-37: whether the player left the running round and has sat down again since. They have no part
 * in it any more.
 */
export const isOut = (
  { step }: RoundRun,
  { gone, seat }: Pick<StoredPlayer, "gone" | "seat">,
): boolean => !gone && seat !== null && step.round.facts.left.includes(seat);

/** Throws a ReplayError or RecordError. */
export function replayed(read: ReadRecord): RoundRun {
  const lines = replay(read);
  const { step } = lines.next().value!;
  const { game } = read;
  let run = runOf(game, step, false);
  for (const { number, step: next, error } of lines) {
    if (error) throw new ReplayError(saysOfBroken("illegalMove", { number, code: error.code }));
    run = advanced(run, next, false);
  }
  return rechart(run);
}

const runOf = (game: AnyGame, step: AnyStep, isSealed: boolean): RoundRun =>
  rechart({ game, step, moves: 0, isSealed, hidden: new Map(), askedSince: [] });

/** A sealed round after the deal and these steps (H-51). */
export const sealedRun = (game: AnyGame, dealt: AnyStep, moved: readonly AnyStep[]): RoundRun =>
  rechart(moved.reduce((run, step) => advanced(run, step, false), runOf(game, dealt, true)));

/** `auto`: the move is not the player's own. */
export function tried(run: RoundRun, seat: Seat, move: Move, waits: Waits, auto = false): Tried {
  const event = { ...move, seat, ...(auto && { auto }) } as TimeOut;
  const { run: after, emitted } = conducted(run, event, waits);
  const refused = emitted.find(({ type }) => type === "refused");
  if (refused?.type === "refused") return { ok: false, error: refused.error };
  const moves = emitted.filter((each) => each.type === "moved");
  const isHeld = emitted.some(({ type }) => type === "held");
  return moves.length > 0 || isHeld
    ? { ok: true, isHeld, moves, run: after }
    : { ok: false, error: forbidden("C-11", commonly("notNow")) };
}

export function timedOut(run: RoundRun, event: TimeOut, waits: Waits) {
  const { run: after, emitted } = conducted(run, event, waits);
  return { run: after, moves: emitted.filter((each) => each.type === "moved") };
}

/** Adds one stored move. A message that moved no card changes no question. */
export const kept = (run: RoundRun, { accepted, move }: Moved): RoundRun =>
  advanced(
    run,
    accepted,
    run.game.outOfTurn?.moves.includes(move.type) === true &&
      accepted.round.zones === run.step.round.zones,
  );

const forEver: Waits = { patience: () => null, floorLeft: () => 0 };

/** Restarts the chart from what was kept; held passes are dropped. */
export function rechart(run: Omit<RoundRun, "chart" | "timeOuts">): RoundRun {
  const input = { round: run.step.round, ...forEver };
  const { chart, waits } = begun(machineOf(run.game.id), input);
  return { ...run, chart, timeOuts: timeOutsOf(waits ?? []) };
}

/**
 * Returns when the chart is to be sent its time-outs, in ms from now; those that never happen are
 * left out.
 */
export function dueIn(
  { game, step: { round }, chart, timeOuts }: RoundRun,
  { patience, floorLeft }: Waits,
): readonly Readonly<{ ms: number; event: TimeOut }>[] {
  return timeOuts.flatMap(({ isFloor, event }) => {
    const ms = isFloor
      ? // Passes may be held because of a floor that has been lifted meanwhile.
        floorLeft(round) || (chart.context.table.held?.length ? 0 : Infinity)
      : Math.min(...game.toAct(round).map((seat) => patience(round, seat) ?? Infinity));
    return ms === Infinity ? [] : [{ ms: Math.max(0, ms), event }];
  });
}

/**
 * Throws a ReplayError if the replayed round is not the one that the table is at, or not as long.
 */
export function refuseOtherRound(
  { stage, roundNumber }: StoredTable,
  latest: BegunRound | null,
  run: RoundRun | null,
): void {
  if ((latest?.number ?? 0) !== roundNumber)
    throw new ReplayError(saysOfBroken("roundMissing", { round: roundNumber }));
  if (run && isOver(run) === (stage === "playing"))
    throw new ReplayError(saysOfBroken("otherLength", { round: roundNumber }));
}

/**
 * Whether only others have chosen, and this seat not yet. A new question begins with no choices.
 */
const isStillAsked = (before: AnyRound["sealed"], after: AnyRound["sealed"], seat: Seat): boolean =>
  before !== null &&
  after !== null &&
  after.choices.size > before.choices.size &&
  after.from.includes(seat) &&
  !after.choices.has(seat);

function advanced(run: RoundRun, step: AnyStep, isAside: boolean): RoundRun {
  const before = run.step.round.sealed;
  const now = { moves: run.moves + 1, hidden: hiddenAfter(run, step) };
  const askedSince = isAside
    ? run.askedSince
    : step.round.zones.hands.map((_, seat) =>
        isStillAsked(before, step.round.sealed, seat)
          ? (run.askedSince[seat] ?? 0)
          : viewNumber(now, seat),
      );
  return { ...run, ...now, step, askedSince };
}

function hiddenAfter({ hidden }: RoundRun, step: AnyStep): RoundRun["hidden"] {
  if (step.noticedBy === undefined) return hidden;
  const seats = step.round.zones.hands.map((_, seat) => seat);
  const after = new Map(hidden);
  for (const viewer of ["spectator", ...seats] as const)
    if (!notices(step, viewer)) after.set(viewer, (after.get(viewer) ?? 0) + 1);
  return after;
}

const timeOutsOf = (waits: NonNullable<Led<Chart, TimeOut>["waits"]>): RoundRun["timeOuts"] =>
  waits.map(({ name, event }) => ({ isFloor: name.startsWith("xstate.after.floor"), event }));

/**
 * Ignores the delays of the chart itself: `dueIn` computes them once the clocks know of the move.
 */
function conducted(run: RoundRun, event: TimeOut, now: Waits) {
  const { table } = run.chart.context;
  const before = { ...run.chart, context: { table: { ...table, ...now } } } as Chart;
  const { chart: after, waits, emitted } = sentTo(machineOf(run.game.id), before, event);
  // The waits of this moment would keep its whole step, and through it every step before.
  const chart = { ...after, context: { table: { ...after.context.table, ...forEver } } } as Chart;
  return {
    run: { ...run, chart, timeOuts: waits ? timeOutsOf(waits) : run.timeOuts },
    emitted: emitted as readonly ChartEmitted[],
  };
}
