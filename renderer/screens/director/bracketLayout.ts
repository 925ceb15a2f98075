// Where does each match of a bracket stand, and how do the lines between them run?

import type { BracketMatch } from "#shared/protocol/tournament.ts";

/**
 * In columns and lines from the upper left: a column is a round, a line as high as a match with its
 * distance to the next.
 */
export interface PlacedMatch {
  readonly match: BracketMatch;
  readonly column: number;
  /** Of its middle. */
  readonly y: number;
}

/** From the right side of one match to a side of the one that its winner goes on to. */
export interface Connection {
  readonly from: PlacedMatch;
  readonly to: PlacedMatch;
  /** 0 the upper, 1 the lower. */
  readonly side: 0 | 1;
  /** Has somebody gone along it? */
  readonly isDecided: boolean;
}

export interface BracketLayout {
  /** The round of the first column. */
  readonly first: number;
  readonly columns: number;
  readonly lines: number;
  readonly matches: readonly PlacedMatch[];
  readonly connections: readonly Connection[];
}

/** The match for third place hangs so far below the final: no line of the tree is there. */
const belowFinal = 1.25;

const isDrawn = (match: BracketMatch): boolean => !match.isBye && !match.isThirdPlace;

/**
 * The two matches on whose winners a match waits, the upper one first; fewer where somebody had a
 * bye, or begins here.
 */
export function feeders(
  match: BracketMatch,
  byId: ReadonlyMap<string, BracketMatch>,
  first: number,
): readonly { readonly side: 0 | 1; readonly match: BracketMatch }[] {
  return ([0, 1] as const).flatMap((side) => {
    const from = match.from[side];
    const feeder = from === null ? undefined : byId.get(from);
    return feeder && isDrawn(feeder) && feeder.round >= first ? [{ side, match: feeder }] : [];
  });
}

/** The rounds that a bracket has, as numbers. */
export const roundsOf = (matches: readonly BracketMatch[]): readonly number[] =>
  [...new Set(matches.filter((match) => !match.isBye).map(({ round }) => round))].toSorted(
    (one, other) => one - other,
  );

/** The first round in which anything is still to be decided; the last where nothing is. */
export function presentRound(matches: readonly BracketMatch[]): number {
  const open = matches
    .filter(({ winner, isBye }) => winner === null && !isBye)
    .map(({ round }) => round);
  return open.length > 0 ? Math.min(...open) : Math.max(0, ...matches.map(({ round }) => round));
}

/**
 * From round `first` on. Whoever comes from the upper side of a match stands above who comes from
 * its lower side, all the way down, so that no two lines cross; a match stands in the middle of the
 * two that lead to it.
 */
export function layBracket(matches: readonly BracketMatch[], first = 1): BracketLayout {
  const byId = new Map(matches.map((match) => [match.id, match]));
  const drawn = matches.filter((match) => isDrawn(match) && match.round >= first);
  const firstColumn = Math.min(...drawn.map(({ round }) => round));
  const placed: PlacedMatch[] = [];
  const connections: Connection[] = [];
  let lines = 0;
  const place = (match: BracketMatch): PlacedMatch => {
    const before = feeders(match, byId, first).map(({ side, match: feeder }) => ({
      side,
      from: place(feeder),
    }));
    const ys = before.map(({ from }) => from.y);
    const y = ys.length === 0 ? lines + 0.5 : ys.reduce((sum, one) => sum + one, 0) / ys.length;
    if (ys.length === 0) lines += 1;
    const to: PlacedMatch = { match, column: match.round - firstColumn, y };
    placed.push(to);
    for (const { side, from } of before)
      connections.push({ from, to, side, isDecided: from.match.winner !== null });
    return to;
  };
  const led = new Set(drawn.flatMap(({ from }) => from));
  const roots = drawn.filter(({ id }) => !led.has(id)).map(place);
  for (const match of matches.filter(({ isThirdPlace }) => isThirdPlace)) {
    const final = roots.at(-1);
    if (!final) continue;
    const y = final.y + belowFinal;
    placed.push({ match, column: final.column, y });
    lines = Math.max(lines, y + 0.5);
  }
  return {
    first: firstColumn,
    columns: 1 + Math.max(-1, ...placed.map(({ column }) => column)),
    lines,
    matches: placed,
    connections,
  };
}
