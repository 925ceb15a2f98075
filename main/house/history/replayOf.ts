import { avatarAt } from "#main/bots/botNames.ts";
import type { WholeRound } from "#main/store/roundStore.ts";
import type { ReadingStore } from "#main/store/store.ts";
import { openedView } from "#shared/contract/openedView.ts";
import type { Eyes, Replay, ReplayLine } from "#shared/protocol/replay.ts";
import { replay, viewedLine, type ReplayedLine } from "#shared/record/replay.ts";
import type { ReadRecord } from "#shared/record/roundRecord.ts";

/** Avatars for unknown players, all different as far as there are enough. */
export const anyFaces = (seats: readonly unknown[]): readonly string[] =>
  seats.map((_, seat) => avatarAt(seat));

/** Returns people's present avatars, and bots' as at that table. */
export function facesAt(
  { profiles, tables }: Pick<ReadingStore, "profiles" | "tables">,
  { table, record, seats }: WholeRound,
): readonly string[] {
  const others = tables.load(table)?.players ?? [];
  const spare = anyFaces(record.seats);
  return record.seats.map((name, seat) => {
    const profile = seats[seat]?.profile ?? null;
    const face =
      profile === null
        ? others.find((player) => player.name === name)?.avatar
        : profiles.find(profile)?.avatar;
    return face ?? spare[seat]!;
  });
}

/**
 * Lines per part: each line is a whole view to be sent, and a round of usual length is one part.
 */
export const usualPart = 1000;

export type Circumstances = Pick<
  Replay,
  "players" | "stored" | "eyes" | "offered" | "practiceSeat"
> & {
  /** When each move was made, in ms since 1970; empty where unknown. */
  readonly movesAt: readonly number[];
};

/** Lines kept so that the next part need not be replayed from the deal. */
export interface Bookmarks {
  before(line: number): ReplayedLine | null;
  keep(line: ReplayedLine): void;
}

const noBookmarks: Bookmarks = { before: () => null, keep: () => undefined };

/** Never outdated: a finished round does not change. */
export class RoundBookmarks {
  readonly #rounds = new Map<number, ReplayedLine[]>();
  readonly #most: number;

  /** `most`: the number of rounds remembered, last requested first. */
  constructor(most = 4) {
    this.#most = most;
  }

  of(round: number): Bookmarks {
    const lines = this.#rounds.get(round) ?? [];
    this.#rounds.delete(round);
    this.#rounds.set(round, lines);
    if (this.#rounds.size > this.#most) this.#rounds.delete(this.#rounds.keys().next().value!);
    return {
      before: (number) =>
        lines.findLast((line) => line.number < number) ?? noBookmarks.before(number),
      keep: (line) => {
        const at = lines.findLastIndex(({ number }) => number <= line.number);
        if (lines[at]?.number !== line.number) lines.splice(at + 1, 0, line);
      },
    };
  }
}

export function partsOf(
  { record: { moves } }: ReadRecord,
  size = usualPart,
): Readonly<{ count: number; of: number }> {
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

export type WantedPart = Readonly<{
  /** From 1 to `partsOf(…).of`. */
  number: number;
  size?: number;
  bookmarks?: Bookmarks;
}>;

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
