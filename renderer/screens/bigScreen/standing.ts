// In which order do people stand on the screen for the room, and by what?

import { sessionResult } from "#renderer/screens/table/result/sessionResult.ts";
import type { TablePlayer, TableState } from "#shared/protocol/table.ts";

/** What an evening is counted by: chips, else points, else rounds won. */
export type Measure = "chips" | "points" | "wins";

export interface Standing {
  /** 1 is first; those who have as much share it. Null for those who have left. */
  readonly place: number | null;
  readonly player: TablePlayer;
  readonly amount: number;
  /** Null where nothing is played for. */
  readonly profit: number | null;
}

/**
 * Best first, as when the session ended now (H-10); then those who have left and won or lost
 * something, so that what all have won adds up to nothing (H-37).
 */
export function standingsOf({ players }: Pick<TableState, "players">): {
  readonly measure: Measure;
  readonly rows: readonly Standing[];
} {
  const all = sessionResult(players).filter(
    ({ player, profit }) => !player.gone || (profit !== null && profit !== 0),
  );
  const present = all.filter(({ player }) => !player.gone);
  const measure = present.some(({ chips }) => chips !== null)
    ? "chips"
    : present.some(({ player }) => (player.points ?? 0) > 0)
      ? "points"
      : "wins";
  const rows = all.map(({ player, chips, profit }) => ({
    player,
    profit,
    amount: { chips: chips ?? 0, points: player.points ?? 0, wins: player.wins }[measure],
  }));
  const placeOf = (amount: number): number =>
    1 + rows.filter((other) => !other.player.gone && other.amount > amount).length;
  return {
    measure,
    rows: rows.map((row) => ({ ...row, place: row.player.gone ? null : placeOf(row.amount) })),
  };
}
