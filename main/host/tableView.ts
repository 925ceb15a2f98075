// What does everyone at a table see of the table itself?

import type { StoredTable } from '#main/store/tableStore.ts';
import type { Result } from '#shared/game/round.ts';
import type { TablePlayer, TableState } from '#shared/protocol/table.ts';
import type { Attendance } from './attendance.ts';
import type { TurnClocks } from './turnClocks.ts';

interface Parts {
  readonly table: StoredTable;
  readonly attendance: Attendance;
  readonly clocks: TurnClocks;
  /** Is anything played for (C-8)? */
  readonly forChips: boolean;
  readonly lastResult: Result | null;
}

/** Field by field: neither tokens nor profiles nor a round's secrets are in it. */
export function tableView({ table, attendance, clocks, forChips, lastResult }: Parts): TableState {
  const { id, game, options, settings, stage, owner, roundNumber } = table;
  const players = table.players.map((player): TablePlayer => ({
    id: player.id,
    name: player.name,
    avatar: player.avatar,
    bot: player.bot,
    presence: attendance.presence(player),
    seat: player.seat,
    gone: player.gone,
    firsts: player.firsts,
    lasts: player.lasts,
    rounds: player.rounds,
    chips: forChips ? player.chips : null,
    ready: stage !== 'playing' && !player.gone && attendance.isReady(player),
  }));
  const isPlaying = stage === 'playing';
  return { id, game, options, settings, stage, players, owner, roundNumber, clocks: isPlaying ? clocks.shown() : [], lastResult: stage === 'between' ? lastResult : null };
}
