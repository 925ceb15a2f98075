import type { AnyGame, AnyRound } from "#shared/contract/game.ts";
import { forbidden, type RuleError } from "#shared/contract/outcome.ts";
import type { Move } from "#shared/contract/round.ts";
import type { Seat, Viewer } from "#shared/contract/seats.ts";
import { notices, View, type RoundStep } from "#shared/contract/view.ts";
import type { Said } from "#shared/text/said.ts";
import { firstStep } from "./firstStep.ts";
import { dealRecord, saysOfRecord, type ReadRecord } from "./roundRecord.ts";

export type AnyStep = RoundStep;

/**
 * Line `number` of a replay: 0 is the deal, n is entry n of `moves` (from 1). A refused move leaves
 * `step` unchanged.
 */
export type ReplayedLine = Readonly<{
  number: number;
  /** Null for the deal and for an entry that names no seat. */
  seat: Seat | null;
  step: AnyStep;
  error: RuleError | null;
}>;

/**
 * Deals and plays a record, or continues from its line `after`. Throws a RecordError at the deal;
 * illegal moves yield lines like others.
 */
export function* replay(
  read: ReadRecord,
  after: ReplayedLine | null = null,
): Generator<ReplayedLine, undefined> {
  const {
    game,
    record: { moves },
  } = read;
  const from = after ?? { number: 0, seat: null, step: firstStep(dealRecord(read)), error: null };
  if (!after) yield from;
  let { step } = from;
  for (let number = from.number + 1; number <= moves.length; number += 1) {
    const made = makeMove(game, step.round, moves[number - 1]);
    step = made.error ? { round: step.round, happened: [] } : made.step;
    yield { number, seat: made.seat, step, error: made.error };
  }
}

type Made =
  | Readonly<{ seat: Seat | null; error: RuleError }>
  | Readonly<{ seat: Seat; step: AnyStep; error: null }>;

export function makeMove(game: AnyGame, round: AnyRound, entry: unknown): Made {
  const read = readEntry(game, entry, round.zones.hands.length);
  if (!read.ok) return { seat: read.seat, error: forbidden("C-13", read.problem) };
  const outcome = game.apply(round, read.seat, read.move, read.auto);
  return outcome.ok
    ? { seat: read.seat, step: outcome, error: null }
    : { seat: read.seat, error: outcome.error };
}

type ReadEntry =
  | Readonly<{ ok: true; seat: Seat; move: Move; auto: boolean }>
  | Readonly<{ ok: false; seat: Seat | null; problem: Said }>;

/** Splits seat and `auto` from an entry; the rest is the game's move. */
export function readEntry(game: AnyGame, entry: unknown, seats: number): ReadEntry {
  if (typeof entry !== "object" || entry === null || Array.isArray(entry))
    return { ok: false, seat: null, problem: saysOfRecord("notAMove") };
  const { seat, auto, ...move } = entry as { readonly [key: string]: unknown };
  if (typeof seat !== "number" || !Number.isInteger(seat) || seat < 0 || seat >= seats)
    return { ok: false, seat: null, problem: saysOfRecord("noSeat", { seats }) };
  if (auto !== undefined && auto !== true)
    return { ok: false, seat, problem: saysOfRecord("auto") };
  const read = game.readMove(move);
  return read.ok
    ? { ok: true, seat, move: read.move, auto: auto === true }
    : { ok: false, seat, problem: read.problem };
}

/**
 * Returns null for another seat's illegal move and for a hidden step: the viewer may then know only
 * that the line exists (C-9).
 */
export function viewedLine(game: AnyGame, line: ReplayedLine, viewer: Viewer): View | null {
  const hidden = line.error
    ? line.seat === null || line.seat !== viewer
    : !notices(line.step, viewer);
  return hidden ? null : View.of(game, line.step, viewer);
}
