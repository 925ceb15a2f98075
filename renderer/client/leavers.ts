// Players of the displayed round who have left the table since.

import type { TableState } from "#shared/protocol/table.ts";

/**
 * A tournament's table drops the row of a player who is out or was moved; until the next round the
 * seat still shows them.
 */
export function withLeavers(before: TableState | null, now: TableState): TableState {
  if (before?.roundNumber !== now.roundNumber) return now;
  const leavers = before.players.filter(
    ({ id, seat }) => seat !== null && !now.players.some((player) => player.id === id),
  );
  return leavers.length === 0
    ? now
    : {
        ...now,
        players: [
          ...now.players,
          ...leavers.map((player) => ({ ...player, gone: true, sitsOut: null })),
        ],
      };
}
