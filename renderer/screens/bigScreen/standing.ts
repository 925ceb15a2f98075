import { sessionResult } from "#renderer/screens/table/result/sessionResult.ts";
import type { TablePlayer, TableState } from "#shared/protocol/table.ts";

/** The measure that ranks a session: chips, else points, else rounds won. */
export type Measure = "chips" | "points" | "wins";

export interface ScreenStanding {
  /** From 1; equal amounts share a place. Null for players who left. */
  readonly place: number | null;
  readonly player: TablePlayer;
  readonly amount: number;
  /** Null where nothing is played for. */
  readonly profit: number | null;
}

/**
 * Ranks as if the session ended now (H-10). Players who left follow if they won or lost something,
 * so that all profits add up to zero (H-37).
 */
export function standingsOf({ players }: Pick<TableState, "players">): {
  readonly measure: Measure;
  readonly rows: readonly ScreenStanding[];
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
