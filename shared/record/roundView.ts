import type { Public } from "#shared/contract/json.ts";
import type { Viewer } from "#shared/contract/seats.ts";
import { refereeLines, type RefereeLine } from "./referee.ts";
import type { ReadRecord } from "./roundRecord.ts";

const roundViewFormat = "round-view/1";

/**
 * A finished round as one viewer saw it, as JSON (`*.round-view.json`). It cannot be continued or
 * dealt again: it has no deck, seed or list of moves.
 *
 * - `game`, `options` (all of them, defaults filled in) and `seats` (the players' names) as in a
 * `round/1`.
 * - `viewer`: the viewer's seat, or `"spectator"`.
 * - `lines`: exactly what `referee --seat N` prints for the record: the deal (`step` 0), then one
 * line for each entry of its moves; lines hidden from the viewer hold only their `step`.
 */
export interface RoundView {
  readonly format: typeof roundViewFormat;
  readonly game: string;
  readonly options: Public;
  readonly seats: readonly string[];
  readonly viewer: Viewer;
  readonly lines: readonly RefereeLine[];
}

export const roundViewHead = (
  { game, record, start }: ReadRecord,
  viewer: Viewer,
): Omit<RoundView, "lines"> => ({
  format: roundViewFormat,
  game: game.id,
  options: start.options,
  seats: record.seats,
  viewer,
});

/** Throws a RecordError if the record cannot be dealt. */
export const roundView = (read: ReadRecord, viewer: Viewer): RoundView => ({
  ...roundViewHead(read, viewer),
  lines: [...refereeLines(read, viewer)],
});
