import { peekAll } from "#shared/cards/faceDown.ts";
import type { AnyGame, AnyRound } from "#shared/contract/game.ts";
import type { Public } from "#shared/contract/json.ts";
import type { Viewer } from "#shared/contract/seats.ts";
import type { AnySeen } from "#shared/contract/seen.ts";
import { sentence } from "#shared/games/texts.ts";
import { replay, viewedLine, type ReplayedLine } from "./replay.ts";
import type { ReadRecord } from "./roundRecord.ts";

/** One printed line; its JSON is the referee's output (RR). */
export type RefereeLine = {
  readonly step: number;
  readonly ok?: boolean;
  readonly [key: string]: unknown;
};

/**
 * Yields every line of a record as `'all'` or one viewer sees it. Throws a RecordError at the deal.
 */
export function* refereeLines(read: ReadRecord, eyes: Viewer | "all"): Generator<RefereeLine> {
  for (const line of replay(read))
    yield eyes === "all" ? wholeLine(read.game, line) : viewersLine(read.game, line, eyes);
}

/** Always in English, since records and their lines are compared and sent around. */
const verdict = ({ number, error }: ReplayedLine) => ({
  step: number,
  ok: error === null,
  ...(error && { error: { code: error.code, message: sentence(error) } }),
});

function wholeLine(game: AnyGame, line: ReplayedLine): RefereeLine {
  const { round, happened } = line.step;
  const toAct = game.toAct(round);
  const first = toAct[0];
  return {
    ...verdict(line),
    phase: game.phase(round),
    toAct,
    legal: first === undefined ? [] : game.legal(round, first),
    events: happened.map(({ only, ...told }) => ({
      ...told,
      ...(only?.cards && { cards: peekAll(only.cards) }),
      ...(only?.text !== undefined && { text: only.text }),
    })),
    state: wholeState(game, round),
  };
}

function wholeState(game: AnyGame, round: AnyRound): Public {
  const { hands, stock, pile, removed } = round.zones;
  return {
    hands: hands.map(peekAll),
    stock: peekAll(stock),
    pile,
    removed: peekAll(removed),
    ...round.facts,
    ...game.views.hiddenState?.(round),
  };
}

function viewersLine(game: AnyGame, line: ReplayedLine, viewer: Viewer): RefereeLine {
  const view = viewedLine(game, line, viewer);
  if (!view) return { step: line.number };
  const { seen, happened } = view;
  return {
    ...verdict(line),
    phase: seen.phase,
    toAct: seen.toAct,
    legal: seen.legal,
    events: happened,
    state: viewersState(game, seen),
  };
}

/** Returns what a seat sees, in the fields of `state`. */
export function viewersState(game: AnyGame, seen: AnySeen): Public {
  const { hands, stock, pile, removed, known, chosen, facts } = seen;
  return {
    hands,
    stock,
    pile,
    removed,
    ...facts,
    ...game.views.ownState?.(seen),
    ...(known.length > 0 && { known }),
    ...(chosen !== null && { chosen }),
  };
}

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
export type RoundView = Readonly<{
  format: typeof roundViewFormat;
  game: string;
  options: Public;
  seats: readonly string[];
  viewer: Viewer;
  lines: readonly RefereeLine[];
}>;

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
