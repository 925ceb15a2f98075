// What is stored of a table after moves were made, or after somebody left for good?

import type { StoredPlayer, StoredTable } from '#main/store/tableStore.ts';
import type { AnyRound } from '#shared/game/game.ts';
import type { Seat } from '#shared/game/seats.ts';
import type { Moved } from './roundRun.ts';
import { scored } from './score.ts';

/** Somebody's departure: where he owned the table, the next person does. */
export function withoutPlayers(table: StoredTable, gone: (player: StoredPlayer) => boolean): StoredTable {
  const players = table.players.map((player) => (gone(player) && !player.gone ? { ...player, gone: true } : player));
  const people = players.filter(({ bot, gone: isGone }) => !bot && !isGone);
  const owner = people.some(({ id }) => id === table.owner) ? table.owner : (people[0]?.id ?? table.owner);
  return { ...table, players, owner };
}

export const hasPeople = ({ players }: StoredTable): boolean => players.some(({ bot, gone }) => !bot && !gone);

/** C-5: who makes the move `leave` is gone from the table too. */
const leavers = (moves: readonly Moved[]): readonly Seat[] => moves.filter(({ move }) => move.type === 'leave').map(({ seat }) => seat);

/** The table after these moves; `overdrawnMs` is what each mover takes from his time bank (H-12). */
export function tableAfter(table: StoredTable, moves: readonly Moved[], round: AnyRound, overdrawnMs: (seat: Seat) => number): StoredTable {
  const left = leavers(moves);
  const movers = new Set(moves.map(({ seat }) => seat));
  const players = table.players.map((player) => {
    const spent = player.seat !== null && movers.has(player.seat) ? overdrawnMs(player.seat) : 0;
    return spent > 0 ? { ...player, bankMs: player.bankMs - spent } : player;
  });
  const moved = withoutPlayers({ ...table, players }, ({ seat }) => seat !== null && left.includes(seat));
  return round.facts.result ? { ...moved, stage: 'between', players: scored(moved.players, round) } : moved;
}
