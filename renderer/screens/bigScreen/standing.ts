// In which order do people stand on the screen for the room, and by what?

import { sessionResult } from '#renderer/screens/table/result/sessionResult.ts';
import type { TablePlayer, TableState } from '#shared/protocol/table.ts';

/** What an evening is counted by: chips, else points, else rounds won. */
export type Measure = 'chips' | 'points' | 'wins';

export interface Standing {
  /** 1 is first; those who have as much share it. */
  readonly place: number;
  readonly player: TablePlayer;
  readonly amount: number;
  /** Null where nothing is played for. */
  readonly profit: number | null;
}

/** Everybody who is still there, best first, as when the session ended now (H-10). */
export function standingsOf({ players }: Pick<TableState, 'players'>): { readonly measure: Measure; readonly rows: readonly Standing[] } {
  const present = sessionResult(players).filter(({ player }) => !player.gone);
  const measure = present.some(({ chips }) => chips !== null) ? 'chips' : present.some(({ player }) => (player.points ?? 0) > 0) ? 'points' : 'wins';
  const rows = present.map(({ player, chips, profit }) => ({ player, profit, amount: { chips: chips ?? 0, points: player.points ?? 0, wins: player.wins }[measure] }));
  return { measure, rows: rows.map((row) => ({ ...row, place: 1 + rows.filter(({ amount }) => amount > row.amount).length })) };
}
