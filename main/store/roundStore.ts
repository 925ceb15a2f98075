// Rounds, move by move, and their results (RR, H-4).

import type { BotLevel } from "#shared/bots/bot.ts";
import type { RoundResult, Seated, Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Announced } from "#shared/protocol/table.ts";
import type {
  HeadToHead,
  RoundFilters,
  StoredRound,
  PlayedSession,
} from "#shared/protocol/history.ts";
import type { HouseAsk, TableAsk } from "#shared/protocol/schema.ts";
import type { RoundRecord } from "#shared/record/roundRecord.ts";
import { isPractice } from "./dailyStore.ts";
import type { Database, Row } from "./database.ts";
import { finishedRounds, nameOfRound, ownFilters, roundFilters } from "./roundHistory.ts";
import { headToHead, storedSessions } from "./sessionHistory.ts";
import { columns, flag, maybe, text, whole } from "./rows.ts";
import { storedJson } from "./storedJson.ts";
import { saysOfStore, StoreError } from "./storeError.ts";

/** `number` counts a table's rounds from 1. */
export interface RoundKey {
  readonly table: string;
  readonly number: number;
}

export interface BegunRound {
  readonly number: number;
  /** Includes all moves stored so far. */
  readonly record: RoundRecord;
  readonly result: RoundResult | null;
}

export interface RoundText {
  readonly number: number;
  readonly record: string;
  readonly moves: readonly { readonly number: number; readonly move: string }[];
  readonly result: string | null;
}

export interface SeatResult {
  readonly seat: Seat;
  readonly player: string;
  readonly profile: string | null;
  readonly name: string;
  readonly bot: BotLevel | null;
  readonly won: boolean;
  /** Titles that the round gave the player (H-8). */
  readonly titles: readonly string[];
  readonly chips: number | null;
  /** Null where the game counts none. */
  readonly points: number | null;
}

export interface WholeRound {
  readonly id: number;
  readonly table: string;
  readonly number: number;
  readonly game: string;
  readonly record: RoundRecord;
  /** When each move was made; like the other times in ms since 1970, UTC. */
  readonly movesAt: readonly number[];
  readonly beganAt: number;
  readonly endedAt: number;
  readonly result: RoundResult;
  readonly seats: readonly {
    readonly name: string;
    readonly profile: string | null;
    readonly bot: BotLevel | null;
  }[];
}

export interface EndedRound extends RoundKey {
  /** ms since 1970, UTC. */
  readonly at: number;
  readonly seats: readonly {
    readonly seat: Seat;
    readonly player: string;
    readonly place: number;
    readonly won: boolean;
    readonly chips: number | null;
    readonly points: number | null;
  }[];
}

export interface RoundStore {
  /** Does not store the record's moves. */
  begin(round: RoundKey, record: RoundRecord, at: number): void;
  /** `first` is the number of the first of these moves, counted from 1. */
  addMoves(round: RoundKey, first: number, moves: readonly Seated<Move>[], at: number): void;
  finish(round: RoundKey, result: RoundResult, seats: readonly SeatResult[], at: number): void;
  /** Finished rounds of a table after this number, oldest first. */
  endedAfter(table: string, number: number): readonly EndedRound[];
  /** The newest round of a table. Throws a StoreError `store-corrupt` where it cannot be read. */
  latest(table: string): BegunRound | null;
  /** The newest round, unparsed. */
  latestText(table: string): RoundText | null;
  /**
   * A page of what was announced in a round by moves of this type, oldest first, without the newest
   * `skip`.
   */
  said(round: RoundKey, type: string, page: TableAsk<"announced">): Announced;
  /**
   * Finished rounds, last ended first. `profile`: whose seat is returned; `of`: only rounds of this
   * profile; `before`: a round's id.
   */
  finished(
    page: HouseAsk<"rounds"> & { readonly profile: string; readonly of?: string | null },
  ): readonly StoredRound[];
  filters(of?: string | null): RoundFilters;
  /** Null for an unfinished round too. */
  find(id: number): WholeRound | null;
  /**
   * Sessions, newest first, without those that closed before a round was finished. `of`: only those
   * in which this profile had a seat.
   */
  sessions(page: HouseAsk<"sessions"> & { readonly of?: string | null }): readonly PlayedSession[];
  /** H-5: one row per opponent, the most frequent first. */
  headToHead(profile: string): readonly HeadToHead[];
}

const notStored = ({ table, number }: RoundKey): StoreError =>
  new StoreError(
    "store-conflict",
    saysOfStore("notStored", { what: saysOfStore("round", { table, round: number }) }),
  );

/** Throws a StoreError `store-conflict` if the round is not stored. */
export function storedRoundId(database: Database, key: RoundKey): number {
  const row = database.get(
    "SELECT id FROM rounds WHERE table_id = ? AND number = ?",
    key.table,
    key.number,
  );
  if (!row) throw notStored(key);
  return whole(row["id"]);
}

function addMoves(
  database: Database,
  key: RoundKey,
  first: number,
  moves: readonly Seated<Move>[],
  at: number,
): void {
  moves.forEach((move, index) => {
    const added = database.run(
      "INSERT INTO moves (round_id, number, move, made_at) SELECT id, ?, ?, ? FROM rounds WHERE table_id = ? AND number = ?",
      first + index,
      JSON.stringify(move),
      at,
      key.table,
      key.number,
    );
    if (added !== 1) throw notStored(key);
  });
}

function finish(
  database: Database,
  key: RoundKey,
  result: RoundResult,
  seats: readonly SeatResult[],
  at: number,
): void {
  const round = storedRoundId(database, key);
  const isForNothing = isPractice(database, key.table);
  const game = text(
    database.get(
      "UPDATE rounds SET ended_at = ?, result = ? WHERE id = ? RETURNING game",
      at,
      JSON.stringify(result),
      round,
    )?.["game"],
  );
  for (const { seat, player, profile, name, bot, won, titles, chips, points } of seats) {
    const place = result.places.findIndex((shared) => shared.includes(seat)) + 1;
    database.run(
      `INSERT INTO results (round_id, seat, player_id, profile_id, name, bot, won, titles, place, chips, points, ended_at, game, table_id, practice, merit, achieved)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      round,
      seat,
      player,
      profile,
      name,
      bot,
      won ? 1 : 0,
      JSON.stringify(titles),
      place,
      chips,
      points,
      at,
      game,
      key.table,
      ...(isForNothing ? [1, 0, "[]"] : [0, null, null]),
    );
  }
}

/** Throws a StoreError `store-corrupt`. */
export function recordOf(row: Row, moves: readonly Row[]): RoundRecord {
  const start = storedJson<RoundRecord>(row["record"], saysOfStore("record", nameOfRound(row)));
  return { ...start, moves: moves.map((move, at) => readMove(row, move, at + 1)) };
}

function readMove(round: Row, { number, move }: Row, expected: number): unknown {
  if (number !== expected)
    throw new StoreError(
      "store-corrupt",
      saysOfStore("missing", {
        what: saysOfStore("move", { ...nameOfRound(round), move: expected }),
      }),
    );
  return storedJson(move, saysOfStore("move", { ...nameOfRound(round), move: whole(number) }));
}

export const movesOf = (database: Database, round: number): readonly Row[] =>
  database.all("SELECT number, move, made_at FROM moves WHERE round_id = ? ORDER BY number", round);

export const resultOf = (row: Row): RoundResult | null =>
  row["result"] === null
    ? null
    : storedJson(row["result"], saysOfStore("result", nameOfRound(row)));

const newest = (database: Database, table: string): Row | null =>
  database.get("SELECT * FROM rounds WHERE table_id = ? ORDER BY number DESC LIMIT 1", table);

function latest(database: Database, table: string): BegunRound | null {
  const row = newest(database, table);
  return (
    row && {
      number: whole(row["number"]),
      record: recordOf(row, movesOf(database, whole(row["id"]))),
      result: resultOf(row),
    }
  );
}

function latestText(database: Database, table: string): RoundText | null {
  const row = newest(database, table);
  if (!row) return null;
  const moves = movesOf(database, whole(row["id"])).map(columns({ number: whole, move: text }));
  return { ...columns({ number: whole, record: text, result: maybe(text) })(row), moves };
}

const wholeRound = columns({
  id: whole,
  number: whole,
  game: text,
  beganAt: whole,
  endedAt: whole,
});

function find(database: Database, id: number): WholeRound | null {
  const row = database.get("SELECT * FROM rounds WHERE id = ? AND ended_at IS NOT NULL", id);
  if (!row) return null;
  const moves = movesOf(database, id);
  return {
    ...wholeRound(row),
    table: text(row["table_id"]),
    record: recordOf(row, moves),
    movesAt: moves.map((move) => whole(move["made_at"])),
    result: storedJson<RoundResult>(row["result"], saysOfStore("result", nameOfRound(row))),
    seats: database
      .all(
        "SELECT name, profile_id AS profile, bot FROM results WHERE round_id = ? ORDER BY seat",
        id,
      )
      .map(columns({ name: text, profile: maybe(text), bot: maybe(text<BotLevel>) })),
  };
}

const seatOf = columns({
  seat: whole,
  player: text,
  place: whole,
  won: flag,
  chips: maybe(whole),
  points: maybe(whole),
});

function endedAfter(database: Database, table: string, number: number): readonly EndedRound[] {
  return database
    .all(
      "SELECT id, number, ended_at FROM rounds WHERE table_id = ? AND number > ? AND ended_at IS NOT NULL ORDER BY number",
      table,
      number,
    )
    .map((row) => ({
      table,
      number: whole(row["number"]),
      at: whole(row["ended_at"]),
      seats: database
        .all(
          "SELECT seat, player_id AS player, place, won, chips, points FROM results WHERE round_id = ? ORDER BY seat",
          whole(row["id"]),
        )
        .map(seatOf),
    }));
}

function said(
  database: Database,
  key: RoundKey,
  type: string,
  { skip, limit }: TableAsk<"announced">,
): Announced {
  const isSaid = "round_id = ? AND json_extract(move, '$.type') = ?";
  const round = storedRoundId(database, key);
  const count = whole(
    database.get(`SELECT count(*) AS said FROM moves WHERE ${isSaid}`, round, type)?.["said"],
  );
  const lines = database
    .all(
      `SELECT json_extract(move, '$.seat') AS seat, json_extract(move, '$.text') AS text, made_at AS at FROM moves WHERE ${isSaid} ORDER BY number DESC LIMIT ? OFFSET ?`,
      round,
      type,
      limit,
      skip,
    )
    .toReversed();
  return {
    first: Math.max(0, count - skip - lines.length),
    lines: lines.map(columns({ seat: whole, text, at: whole })),
  };
}

export function roundStore(database: Database): RoundStore {
  return {
    begin: ({ table, number }, record, at) => {
      const { moves: _moves, ...start } = record;
      database.run(
        "INSERT INTO rounds (table_id, number, game, record, began_at) VALUES (?, ?, ?, ?, ?)",
        table,
        number,
        record.game,
        JSON.stringify(start),
        at,
      );
    },
    addMoves: (round, first, moves, at) => addMoves(database, round, first, moves, at),
    finish: (round, result, seats, at) => finish(database, round, result, seats, at),
    endedAfter: (table, number) => endedAfter(database, table, number),
    latest: (table) => latest(database, table),
    latestText: (table) => latestText(database, table),
    said: (round, type, page) => said(database, round, type, page),
    finished: (page) => finishedRounds(database, page),
    filters: (of = null) => (of === null ? roundFilters(database) : ownFilters(database, of)),
    find: (id) => find(database, id),
    sessions: (page) => storedSessions(database, page),
    headToHead: (profile) => headToHead(database, profile),
  };
}
