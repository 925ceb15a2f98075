// In which order do people stand on the screen for the room, and by what?

import type { TablePlayer, TableState } from '#shared/protocol/table.ts';

/** What an evening is counted by: chips won, else points, else rounds won. */
export type Measure = 'chips' | 'points' | 'wins';

export interface Standing {
  /** 1 is first; those who have as much share it. */
  readonly place: number;
  readonly player: TablePlayer;
  readonly amount: number;
}

export function measureOf(players: readonly TablePlayer[]): Measure {
  if (players.some(({ bought }) => bought > 0)) return 'chips';
  return players.some(({ points }) => points !== null) ? 'points' : 'wins';
}

/** The stack is what everybody looks at; who has bought in twice has twice to lose, so the profit decides (H-10). */
const profit = ({ chips, bought, cashedOut }: TablePlayer): number => (chips ?? 0) + cashedOut - bought;

const worth: { readonly [M in Measure]: (player: TablePlayer) => number } = { chips: profit, points: ({ points }) => points ?? 0, wins: ({ wins }) => wins };

/** Everybody who is still there, best first; those who have as much stay as they sit. */
export function standingsOf({ players }: Pick<TableState, 'players'>): { readonly measure: Measure; readonly rows: readonly Standing[] } {
  const present = players.filter(({ gone }) => !gone);
  const measure = measureOf(present);
  const ranked = present.map((player) => ({ player, amount: worth[measure](player) })).toSorted((one, other) => other.amount - one.amount);
  return { measure, rows: ranked.map((row) => ({ ...row, place: 1 + ranked.filter(({ amount }) => amount > row.amount).length })) };
}

/** Chairs that nobody has, or a bot that gives it up. */
export const freeChairs = ({ players, lan }: Pick<TableState, 'players' | 'lan'>): number =>
  Math.max(0, (lan?.seats ?? 0) - players.filter(({ gone, bot }) => !gone && bot === null).length);
