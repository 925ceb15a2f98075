// How many points has each player in one game of this session (CE-13, GR-17)? What other games of
// the rotation brought is not among them.

import type { StoredTable } from "#main/store/tableStore.ts";

/** By player id; who has none is not in it. */
export type GamePoints = { readonly [player: string]: number };

const allPoints = ({ players }: StoredTable): GamePoints =>
  Object.fromEntries(players.flatMap(({ id, points }) => (points === null ? [] : [[id, points]])));

/**
 * A session that was begun before each game's points were kept apart knows the sum of all alone.
 */
export function pointsIn(table: StoredTable, game: string): GamePoints {
  const last = table.carried[game];
  return last ? (last.points ?? allPoints(table)) : {};
}

/** With those of one more round. */
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
