import { openedView } from "#shared/contract/openedView.ts";
import type { Eyes, Replay, ReplayLine } from "#shared/protocol/replay.ts";
import { replay, viewedLine, type ReplayedLine } from "#shared/record/replay.ts";
import type { ReadRecord } from "#shared/record/roundRecord.ts";

/**
 * Lines per part: each line is a whole view to be sent, and a round of usual length is one part.
 */
export const usualPart = 1000;

export type Circumstances = Pick<Replay, "players" | "stored" | "eyes" | "offered"> & {
  /** When each move was made, in ms since 1970; empty where unknown. */
  readonly movesAt: readonly number[];
};

/** Lines kept so that the next part need not be replayed from the deal. */
export interface Bookmarks {
  before(line: number): ReplayedLine | null;
  keep(line: ReplayedLine): void;
}

export const noBookmarks: Bookmarks = { before: () => null, keep: () => undefined };

export function partsOf(
  { record: { moves } }: ReadRecord,
  size = usualPart,
): { readonly count: number; readonly of: number } {
  const count = moves.length + 1;
  return { count, of: Math.ceil(count / size) };
}

/**
 * Returns the whole as one part. The caller has checked `mayOpen`. Throws a RecordError if the
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
 * Writes one part as JSON, piece by piece; a piece is empty while there is nothing to write yet. As
 * `replayOf`.
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
  line: ReplayedLine,
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

const viewThrough = (eyes: Eyes, game: ReadRecord["game"], line: ReplayedLine) =>
  eyes === "all" ? openedView(game, line.step) : viewedLine(game, line, eyes);
