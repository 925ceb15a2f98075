// In which order do the players of a session stand in its results (H-10)?

import type { SessionPlayer } from "#shared/protocol/history.ts";

/**
 * By profit where something was played for, then by points and by rounds won; who is even stays in
 * order of seats.
 */
export const ranked = (players: readonly SessionPlayer[]): readonly SessionPlayer[] =>
  players.toSorted(
    (one, other) =>
      (other.profit ?? 0) - (one.profit ?? 0) ||
      (other.points ?? 0) - (one.points ?? 0) ||
      other.wins - one.wins,
  );
