import type { BracketMatch } from "#shared/protocol/tournament.ts";

/**
 * A position in columns and lines from the upper left: a column is a round, a line as high as a
 * match including the gap.
 */
export type PlacedMatch = Readonly<{
  match: BracketMatch;
  column: number;
  y: number;
}>;

/** A line from the right side of a match to one side of the match that its winner plays next. */
export type Connection = Readonly<{
  from: PlacedMatch;
  to: PlacedMatch;
  /** 0 is the upper side, 1 the lower. */
  side: 0 | 1;
  isDecided: boolean;
}>;

export type BracketLayout = Readonly<{
  first: number;
  columns: number;
  lines: number;
  matches: readonly PlacedMatch[];
  connections: readonly Connection[];
}>;

/** How far below the final the third-place match stands, where no line of the tree runs. */
const belowFinal = 1.25;

const isDrawn = (match: BracketMatch): boolean => !match.isBye && !match.isThirdPlace;

/** Upper feeder first; fewer than two if a player has a bye, or the layout begins at this match. */
export function feeders(
  match: BracketMatch,
  byId: ReadonlyMap<string, BracketMatch>,
  first: number,
): readonly Readonly<{ side: 0 | 1; match: BracketMatch }>[] {
  return ([0, 1] as const).flatMap((side) => {
    const from = match.from[side];
    const feeder = from === null ? undefined : byId.get(from);
    return feeder && isDrawn(feeder) && feeder.round >= first ? [{ side, match: feeder }] : [];
  });
}

export const roundsOf = (matches: readonly BracketMatch[]): readonly number[] =>
  [...new Set(matches.filter((match) => !match.isBye).map(({ round }) => round))].toSorted(
    (one, other) => one - other,
  );

/** Returns the last round if no match is undecided. */
export function presentRound(matches: readonly BracketMatch[]): number {
  const open = matches
    .filter(({ winner, isBye }) => winner === null && !isBye)
    .map(({ round }) => round);
  return open.length > 0 ? Math.min(...open) : Math.max(0, ...matches.map(({ round }) => round));
}

/**
 * Lays out the rounds from `first` on. The upper feeder of a match always stands above its lower
 * one, so that no lines cross; a match stands halfway between its feeders.
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
