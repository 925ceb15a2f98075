import type { Public } from "#shared/contract/json.ts";
import type { Viewer } from "#shared/contract/seats.ts";
import { refereeLines, type RefereeLine } from "./referee.ts";
import type { ReadRecord } from "./roundRecord.ts";

const roundViewFormat = "round-view/1";

/**
 * A finished round as one viewer was sent it, as JSON (`*.round-view.json`). It cannot be played on
 * or dealt again: there is no deck, no seed and no list of moves in it.
 *
 * - `game`, `options` (all of them, defaults filled in) and `seats` (the players' names) as in a
 * `round/1`.
 * - `viewer`: the seat through whose eyes it is, or `"spectator"`.
 * - `lines`: exactly what `referee --seat N` prints for the record, one line after the deal (`step`
 * 0) and one for each entry of its moves; lines of which the viewer may know nothing hold their
 * `step` alone.
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

/** Throws a RecordError when the record cannot be dealt. */
export const roundView = (read: ReadRecord, viewer: Viewer): RoundView => ({
  ...roundViewHead(read, viewer),
  lines: [...refereeLines(read, viewer)],
});
