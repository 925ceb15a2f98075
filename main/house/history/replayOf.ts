// What the replayer gets of a record, through given eyes.

import { openedView } from "#shared/contract/openedView.ts";
import type { Eyes, Replay, ReplayLine } from "#shared/protocol/replay.ts";
import { replay, type Line } from "#shared/record/replay.ts";
import type { ReadRecord } from "#shared/record/roundRecord.ts";
import { viewedLine } from "#shared/record/viewedLine.ts";

/** A round of usual length is one part: each line is a whole view to be sent. */
export const usualPart = 1000;

/** What is known of a round besides its record. */
export type Circumstances = Pick<Replay, "players" | "stored" | "eyes" | "offered"> & {
  /** When each move was made, in ms since 1970; empty where it is not known. */
  readonly movesAt: readonly number[];
};

/**
 * Lines that are remembered, so that a part is not played from the deal on when the one before it
 * was made already.
 */
export interface Bookmarks {
  /** The last of them that comes before this line. */
  before(line: number): Line | null;
  keep(line: Line): void;
}

export const noBookmarks: Bookmarks = { before: () => null, keep: () => undefined };

/** How many lines there are, the deal among them, and in how many parts. */
export function partsOf(
  { record: { moves } }: ReadRecord,
  size = usualPart,
): { readonly count: number; readonly of: number } {
  const count = moves.length + 1;
  return { count, of: Math.ceil(count / size) };
}

/**
 * The whole of it as one part. Who calls this has asked `mayOpen`. Throws a RecordError where the
 * record cannot be dealt.
 */
export function replayOf(read: ReadRecord, circumstances: Circumstances): Replay {
  const { count } = partsOf(read);
  const lines = Array.from(replay(read), (line) => replayLine(read, line, circumstances));
  return { ...headOf(read, circumstances, { number: 1, of: 1, size: count }), lines };
}

function headOf(
  read: ReadRecord,
  { movesAt: _inLines, ...known }: Circumstances,
  part: Replay["part"],
): Omit<Replay, "lines"> {
  return {
    ...known,
    game: read.game.id,
    options: read.start.options,
    count: partsOf(read).count,
    part,
  };
}

export interface WantedPart {
  /** From 1 to `partsOf(…).of`. */
  readonly number: number;
  readonly size?: number;
  readonly bookmarks?: Bookmarks;
}

/**
 * One part of a replay as JSON, piece by piece; a piece is empty while nothing is to be written
 * yet. As `replayOf`.
 */
export function* replayText(
  read: ReadRecord,
  circumstances: Circumstances,
  { number, size = usualPart, bookmarks = noBookmarks }: WantedPart,
): Generator<string> {
  const [first, end] = [(number - 1) * size, number * size];
  const head = headOf(read, circumstances, { number, of: partsOf(read, size).of, size });
  for (const line of replay(read, bookmarks.before(first))) {
    if (line.number < first) yield "";
    else
      yield `${line.number === first ? `${JSON.stringify(head).slice(0, -1)},"lines":[` : ","}${JSON.stringify(replayLine(read, line, circumstances))}`;
    if ((line.number + 1) % size === 0) bookmarks.keep(line);
    if (line.number + 1 === end) break;
  }
  yield "]}";
}

function replayLine(
  { game }: ReadRecord,
  line: Line,
  { eyes, movesAt, stored }: Circumstances,
): ReplayLine {
  const view = viewThrough(eyes, game, line);
  if (!view) return { number: line.number, view: null, seat: null, at: null, error: null };
  const { seen, happened } = view;
  return {
    number: line.number,
    view: { seen, happened },
    seat: line.seat,
    at: movesAt[line.number - 1] ?? stored?.beganAt ?? null,
    error: line.error,
  };
}

const viewThrough = (eyes: Eyes, game: ReadRecord["game"], line: Line) =>
  eyes === "all" ? openedView(game, line.step) : viewedLine(game, line, eyes);
