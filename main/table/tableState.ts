// What does everyone at a table see of the table itself?

import type { StoredTable } from '#main/store/tableStore.ts';
import type { Stage, TableLan, TablePlayer, TableState } from '#shared/protocol/table.ts';
import type { Attendance } from './attendance.ts';
import { present } from './seating.ts';
import type { Swaps } from './swaps.ts';
import { isForChips } from '#main/session/chipMoves.ts';
import { placeAhead, sitsOut } from '#main/session/dealtIn.ts';
import type { RoundRun } from './roundRun.ts';
import { isLastRound } from '#main/session/sessionEnd.ts';
import { takes } from '#main/session/stageChart.ts';
import type { TurnClocks } from './turnClocks.ts';

interface Parts {
  readonly table: StoredTable;
  readonly attendance: Attendance;
  readonly clocks: TurnClocks;
  readonly swaps: Swaps;
  /** The present or last round. */
  readonly run: RoundRun | null;
}

/** Of the present or last round; before the first, of that one. */
export const gameAt = ({ rotation, position }: StoredTable): string => rotation[position.entry]?.game ?? rotation[0]?.game ?? '';

const isEnded = (stage: Stage): boolean => stage === 'stopped' || stage === 'closed';

/** Field by field: neither tokens nor profiles nor a round's secrets are in it. */
export function tableView({ table, attendance, clocks, swaps, run }: Parts): TableState {
  const { id, rotation, position, honours, stopping, settings, stage, owner, roundNumber } = table;
  const isForStakes = isForChips(table);
  const awaitsReady = takes(stage, 'ready');
  const countsPoints = table.players.some(({ points }) => points !== null);
  const players = table.players.map((player): TablePlayer => ({
    id: player.id,
    name: player.name,
    avatar: player.avatar,
    bot: player.bot,
    presence: attendance.presence(player),
    seat: player.seat,
    gone: player.gone,
    wins: player.wins,
    titles: player.titles,
    rounds: player.rounds,
    points: countsPoints ? (player.points ?? 0) : null,
    chips: isForStakes ? player.chips : null,
    bought: player.bought,
    cashedOut: player.cashedOut,
    sitsOut: isEnded(stage) ? null : sitsOut(table, player),
    ready: awaitsReady && !player.gone && attendance.isReady(player),
  }));
  const hasNext = !stopping && !isEnded(stage) && !isLastRound(table);
  // A rotation that was changed since does not name the last round's game any more.
  const entry = rotation[position.entry];
  return {
    id, game: run?.game.id ?? entry?.game ?? '', options: run?.round.options ?? entry?.options ?? {},
    rotation, position, next: hasNext ? placeAhead(table) : null, honours, stopping, settings, stage, players, owner, roundNumber, lan: lanView({ table, attendance, swaps }),
    clocks: stage === 'playing' ? clocks.shown() : [],
    lastResult: stage === 'playing' ? null : (run?.round.facts.result ?? null),
  };
}

/** Without those who were sent away; null where it is not open. */
export function lanView({ table, attendance, swaps }: Pick<Parts, 'table' | 'attendance' | 'swaps'>): TableLan | null {
  if (!table.lan || table.lan.closed) return null;
  const { code, seats, fill, spectators, listed, locked, muted } = table.lan;
  const sitting = present(table);
  const names = attendance.watchers.flatMap(({ profile, name }) => (name === null || sitting.some((player) => player.profile === profile) ? [] : [name]));
  return { code, seats, fill, spectators, listed, locked, muted, swaps: swaps.wishes, watching: [...new Set(names)] };
}
