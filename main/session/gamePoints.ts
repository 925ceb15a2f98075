// Points in one game of a session, apart from those in the other games of the rotation (CE-13,
// GR-17).

import type { StoredTable } from "#main/store/tableStore.ts";

/** By player id; players without points are left out. */
export type GamePoints = { readonly [player: string]: number };

const allPoints = ({ players }: StoredTable): GamePoints =>
  Object.fromEntries(players.flatMap(({ id, points }) => (points === null ? [] : [[id, points]])));

/** Sessions begun before points were kept per game have only the overall sum. */
export function pointsIn(table: StoredTable, game: string): GamePoints {
  const last = table.carried[game];
  return last ? (last.points ?? allPoints(table)) : {};
}

export const pointsAfter = (
  before: GamePoints,
  round: readonly { readonly player: string; readonly points: number | null }[],
): GamePoints => ({
  ...before,
  ...Object.fromEntries(
    round.flatMap(({ player, points }) =>
      points === null ? [] : [[player, (before[player] ?? 0) + points]],
    ),
  ),
});
