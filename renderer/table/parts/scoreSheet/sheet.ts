// What stands on the score sheet of a match: a line for each hand, and what the end of the match
// adds?

import type { Seat } from "#shared/contract/seats.ts";

/** One hand as it was written down. */
export type Line = {
  readonly round: number;
  /** The player's id; null for a hand that nobody has won. */
  readonly winner: string | null;
  readonly points: number;
  /** How it ended, in the game's own terms. */
  readonly by: string;
  /** The match ended with it. */
  readonly ends: boolean;
};

/** What a view says of the match, by seat. */
export type Standing = {
  /** Before this hand. */
  readonly score: readonly number[];
  readonly boxes: readonly number[];
  /** Of this hand, once it is over. */
  readonly hand: {
    readonly winner: Seat | null;
    readonly points: number;
    readonly by: string;
    /** The winner gets one. */ readonly box: boolean;
  } | null;
  /** What the end of the match adds, line by line; null while it goes on. */
  readonly extras: readonly { readonly label: string; readonly points: readonly number[] }[] | null;
};

/** `winner`: the column, from 0. `total`: the winner's so far. */
export type SheetRow = {
  readonly round: number | null;
  readonly winner: number | null;
  readonly points: number;
  readonly total: number;
  readonly by: string;
};

export type Sheet = {
  /** What was played before the first line that is known, by column; null where nothing was. */
  readonly forward: readonly number[] | null;
  readonly rows: readonly SheetRow[];
  readonly boxes: readonly number[];
  readonly totals: readonly number[];
  readonly extras: Standing["extras"];
};

/**
 * Lines of the match that is played: those after the last one that ended a match, before this
 * round.
 */
function ofThisMatch(lines: readonly Line[], round: number): readonly Line[] {
  const before = lines.filter((line) => line.round < round);
  return before.slice(before.findLastIndex(({ ends }) => ends) + 1);
}

const sumFor = (lines: readonly Line[], id: string): number =>
  lines.reduce((sum, { winner, points }) => (winner === id ? sum + points : sum), 0);

/** `ids`: who sits at which seat. `isHidden`: this hand's end is not to be told yet. */
export function sheetOf(
  { score, boxes, hand, extras }: Standing,
  lines: readonly Line[],
  {
    round,
    ids,
    isHidden,
  }: { readonly round: number; readonly ids: readonly string[]; readonly isHidden: boolean },
): Sheet {
  const all = ofThisMatch(lines, round);
  // Lines that do not fit to what was scored are of another page's memory.
  const known = ids.every((id, seat) => sumFor(all, id) <= (score[seat] ?? 0)) ? all : [];
  const forward = score.map((points, seat) => points - sumFor(known, ids[seat] ?? ""));
  const totals = [...forward];
  const rowOf = (
    winner: number | null,
    its: Pick<SheetRow, "round" | "points" | "by">,
  ): SheetRow => {
    if (winner !== null) totals[winner] = (totals[winner] ?? 0) + its.points;
    return { ...its, winner, total: winner === null ? 0 : (totals[winner] ?? 0) };
  };
  const rows = known.map(({ winner, points, by, round: its }) =>
    rowOf(winner === null || !ids.includes(winner) ? null : ids.indexOf(winner), {
      points,
      by,
      round: its,
    }),
  );
  const told = isHidden ? null : hand;
  if (told) rows.push(rowOf(told.winner, { points: told.points, by: told.by, round }));
  const ended = isHidden ? null : extras;
  for (const { points } of ended ?? [])
    points.forEach((more, seat) => (totals[seat] = (totals[seat] ?? 0) + more));
  return {
    forward: forward.some((points) => points > 0) ? forward : null,
    rows,
    totals,
    extras: ended,
    boxes: boxes.map(
      (count, seat) => count + Number(told !== null && told.winner === seat && told.box),
    ),
  };
}
