// Which rounds were played, move by move, and how did they end (RR, H-4)?

import type { Result, Seated, Move } from '#shared/game/round.ts';
import type { Seat } from '#shared/game/seats.ts';
import type { StoredRound } from '#shared/protocol/messages.ts';
import type { RoundRecord } from '#shared/record/roundRecord.ts';
import type { Database, Row } from './database.ts';
import { StoreError } from './storeError.ts';

/** Which round: a table's first is number 1. */
export interface RoundKey {
  readonly table: string;
  readonly number: number;
}

export interface BegunRound {
  readonly number: number;
  /** With all moves stored so far. */
  readonly record: RoundRecord;
  readonly result: Result | null;
}

/** How one seat's player fared. */
export interface SeatResult {
  readonly seat: Seat;
  readonly player: string;
  readonly profile: string | null;
  readonly first: boolean;
  readonly last: boolean;
  readonly chips: number | null;
}

export interface RoundStore {
  /** The record's moves are not stored by this. */
  begin(round: RoundKey, record: RoundRecord, at: number): void;
  /** `first` is the number of the first of these moves, counted from 1. */
  addMoves(round: RoundKey, first: number, moves: readonly Seated<Move>[], at: number): void;
  finish(round: RoundKey, result: Result, seats: readonly SeatResult[], at: number): void;
  /** The newest round of a table. */
  latest(table: string): BegunRound | null;
  /** Finished rounds, newest first; `profile` says whose seat is wanted. */
  finished(page: { readonly limit: number; readonly before: number | null; readonly profile: string }): readonly StoredRound[];
}

function idOf(database: Database, { table, number }: RoundKey): number {
  const row = database.get('SELECT id FROM rounds WHERE table_id = ? AND number = ?', table, number);
  if (!row) throw new StoreError('store-conflict', `round ${number} of table ${table} is not stored`);
  return Number(row['id']);
}

function addMoves(database: Database, key: RoundKey, first: number, moves: readonly Seated<Move>[], at: number): void {
  const round = idOf(database, key);
  moves.forEach((move, index) => {
    database.run('INSERT INTO moves (round_id, number, move, made_at) VALUES (?, ?, ?, ?)', round, first + index, JSON.stringify(move), at);
  });
}

function finish(database: Database, key: RoundKey, result: Result, seats: readonly SeatResult[], at: number): void {
  const round = idOf(database, key);
  database.run('UPDATE rounds SET ended_at = ?, result = ? WHERE id = ?', at, JSON.stringify(result), round);
  for (const { seat, player, profile, first, last, chips } of seats) {
    database.run(
      'INSERT INTO results (round_id, seat, player_id, profile_id, first, last, chips) VALUES (?, ?, ?, ?, ?, ?, ?)',
      round, seat, player, profile, first ? 1 : 0, last ? 1 : 0, chips,
    );
  }
}

function latest(database: Database, table: string): BegunRound | null {
  const row = database.get('SELECT id, number, record, result FROM rounds WHERE table_id = ? ORDER BY number DESC LIMIT 1', table);
  if (!row) return null;
  const moves = database.all('SELECT move FROM moves WHERE round_id = ? ORDER BY number', Number(row['id']));
  return {
    number: Number(row['number']),
    record: { ...(JSON.parse(String(row['record'])) as RoundRecord), moves: moves.map(({ move }) => JSON.parse(String(move)) as unknown) },
    result: row['result'] === null ? null : (JSON.parse(String(row['result'])) as Result),
  };
}

const readFinished = (row: Row): StoredRound => ({
  id: Number(row['id']),
  game: String(row['game']),
  endedAt: Number(row['ended_at']),
  players: (JSON.parse(String(row['record'])) as RoundRecord).seats,
  seat: row['seat'] as number | null,
  result: JSON.parse(String(row['result'])) as Result,
});

export function roundStore(database: Database): RoundStore {
  return {
    begin: ({ table, number }, record, at) => {
      const { moves: _moves, ...start } = record;
      database.run('INSERT INTO rounds (table_id, number, game, record, began_at) VALUES (?, ?, ?, ?, ?)', table, number, record.game, JSON.stringify(start), at);
    },
    addMoves: (round, first, moves, at) => addMoves(database, round, first, moves, at),
    finish: (round, result, seats, at) => finish(database, round, result, seats, at),
    latest: (table) => latest(database, table),
    finished: ({ limit, before, profile }) =>
      database
        .all(
          `SELECT id, game, ended_at, record, result,
             (SELECT seat FROM results WHERE round_id = rounds.id AND profile_id = ?) AS seat
           FROM rounds WHERE ended_at IS NOT NULL AND id < ? ORDER BY id DESC LIMIT ?`,
          profile, before ?? Number.MAX_SAFE_INTEGER, limit,
        )
        .map(readFinished),
  };
}
