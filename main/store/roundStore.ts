// Rounds, move by move, and their results (RR, H-4).

import type { BotKind } from "#shared/bots/bot.ts";
import type { RoundResult, Seated, Move } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { Announced } from "#shared/protocol/table.ts";
import type { TableAsk } from "#shared/protocol/schema.ts";
import type { DealState } from "#shared/protocol/history.ts";
import type { DealVerdict } from "#shared/protocol/deal.ts";
import type { RoundRecord } from "#shared/record/roundRecord.ts";
import type { DealPlan, Hex, OpenedSecret } from "#shared/verifiedDeal/transcript.ts";
import { isPractice } from "./achievementStore.ts";
import type { Database } from "./database.ts";
import { dealState, nameOfRound, roundHistory } from "./roundHistory.ts";
import { closedCardsOf, sealedOf } from "./sealedRows.ts";
import { columns, flag, maybe, storedJson, text, whole, type Row } from "./rows.ts";
import { saysOfStore, StoreError } from "./storeError.ts";

/** `number` counts a table's rounds from 1. */
export type RoundKey = Readonly<{
  table: string;
  number: number;
}>;

export type SeatResult = Readonly<{
  seat: Seat;
  player: string;
  profile: string | null;
  name: string;
  bot: BotKind | null;
  won: boolean;
  /** Titles that the round gave the player (H-8). */
  titles: readonly string[];
  chips: number | null;
  /** Null where the game counts none. */
  points: number | null;
}>;

/** What the host keeps of a verified deal (H-18). */
export type StoredDeal = Readonly<{
  plan: DealPlan;
  /** The host's own. */
  secret: Hex;
  secrets: readonly OpenedSecret[];
}>;

export type RoundStore = ReturnType<typeof roundStore>;

const notStored = ({ table, number }: RoundKey): StoreError =>
  new StoreError(
    "store-conflict",
    saysOfStore("notStored", { what: saysOfStore("round", { table, round: number }) }),
  );

/** Throws a StoreError `store-conflict` if the round is not stored. */
export function storedRoundId(database: Database, key: RoundKey): number {
  const { table, number } = key;
  const id = database.value(
    whole,
    "SELECT id FROM rounds WHERE table_id = ? AND number = ?",
    table,
    number,
  );
  if (id === null) throw notStored(key);
  return id;
}

function finish(
  database: Database,
  key: RoundKey,
  result: RoundResult,
  seats: readonly SeatResult[],
  endedAt: number,
): void {
  const roundId = storedRoundId(database, key);
  database.update("rounds", { endedAt, result }, { id: roundId });
  const game = database.value(text, "SELECT game FROM rounds WHERE id = ?", roundId);
  const isForNothing = isPractice(database, key.table);
  for (const { player, profile, ...own } of seats)
    database.insert("results", {
      ...own,
      roundId,
      playerId: player,
      profileId: profile,
      place: result.places.findIndex((shared) => shared.includes(own.seat)) + 1,
      endedAt,
      game,
      tableId: key.table,
      practice: isForNothing,
      merit: isForNothing ? 0 : null,
      achieved: isForNothing ? [] : null,
    });
}

/** Throws a StoreError `store-corrupt`. */
export function recordOf(row: Row, moves: readonly Row[]): RoundRecord {
  const start = storedJson<RoundRecord>(row["record"], saysOfStore("record", nameOfRound(row)));
  return { ...start, moves: moves.map((move, at) => readMove(row, move, at + 1)) };
}

function readMove(round: Row, { number, move }: Row, expected: number): unknown {
  const what = saysOfStore("move", { ...nameOfRound(round), move: expected });
  if (number !== expected) throw new StoreError("store-corrupt", saysOfStore("missing", { what }));
  return storedJson(move, what);
}

export const movesOf = (database: Database, round: number): readonly Row[] =>
  database.all("SELECT number, move, made_at FROM moves WHERE round_id = ? ORDER BY number", round);

export const resultOf = (row: Row): RoundResult | null =>
  row["result"] === null
    ? null
    : storedJson(row["result"], saysOfStore("result", nameOfRound(row)));

const newest = (database: Database, table: string): Row | null =>
  database.get("SELECT * FROM rounds WHERE table_id = ? ORDER BY number DESC LIMIT 1", table);

function latest(database: Database, table: string) {
  const row = newest(database, table);
  return (
    row && {
      number: whole(row["number"]),
      /** Includes all moves stored so far. */
      record: recordOf(row, movesOf(database, whole(row["id"]))),
      result: resultOf(row),
      deal: dealOf(row),
      sealed: sealedOf(database, row),
    }
  );
}
export type BegunRound = NonNullable<ReturnType<typeof latest>>;

/** Throws a StoreError `store-corrupt`. */
export const dealOf = (row: Row): StoredDeal | null =>
  row["deal"] === null ? null : storedJson(row["deal"], saysOfStore("deal", nameOfRound(row)));

export type DealtRecord = Readonly<{ deal: StoredDeal; record: RoundRecord }>;

/**
 * Finished rounds of a table with a verified deal, oldest first. One that cannot be read is left
 * out: its deal stays closed, and the audit names it.
 */
const dealt = (database: Database, table: string): readonly DealtRecord[] =>
  database
    .all(
      "SELECT * FROM rounds WHERE table_id = ? AND deal IS NOT NULL AND ended_at IS NOT NULL ORDER BY number",
      table,
    )
    .flatMap((row) => readable(database, row) ?? []);

function readable(database: Database, row: Row): DealtRecord | null {
  try {
    const deal = dealOf(row);
    return deal && { deal, record: recordOf(row, movesOf(database, whole(row["id"]))) };
  } catch (error) {
    if (error instanceof StoreError) return null;
    throw error;
  }
}

const textOf = columns({ number: whole, record: text, result: maybe(text) });
const moveText = columns({ number: whole, move: text });

function latestText(database: Database, table: string) {
  const row = newest(database, table);
  return row && { ...textOf(row), moves: movesOf(database, whole(row["id"])).map(moveText) };
}
export type RoundText = NonNullable<ReturnType<typeof latestText>>;

/** ms since 1970, UTC, like the other times. */
const wholeRound = columns({
  ...{ number: whole, game: text, beganAt: whole, endedAt: whole },
  dealState: maybe(text<DealState>),
});

function find(database: Database, id: number) {
  const row = database.get(
    `SELECT *, ${dealState} AS deal_state FROM rounds WHERE id = ? AND ended_at IS NOT NULL`,
    id,
  );
  if (!row) return null;
  const moves = movesOf(database, id);
  return {
    ...wholeRound(row),
    id,
    table: text(row["table_id"]),
    closedCards: closedCardsOf(row),
    record: recordOf(row, moves),
    /** When each move was made. */
    movesAt: moves.map((move) => whole(move["made_at"])),
    result: storedJson<RoundResult>(row["result"], saysOfStore("result", nameOfRound(row))),
    seats: database
      .all(
        "SELECT name, profile_id AS profile, bot FROM results WHERE round_id = ? ORDER BY seat",
        id,
      )
      .map(columns({ name: text, profile: maybe(text), bot: maybe(text<BotKind>) })),
  };
}
export type WholeRound = NonNullable<ReturnType<typeof find>>;

const seatOf = columns({
  seat: whole,
  player: text,
  place: whole,
  won: flag,
  chips: maybe(whole),
  points: maybe(whole),
});

function endedAfter(database: Database, table: string, number: number) {
  return database
    .all(
      "SELECT id, number, ended_at FROM rounds WHERE table_id = ? AND number > ? AND ended_at IS NOT NULL ORDER BY number",
      table,
      number,
    )
    .map((row) => ({
      table,
      number: whole(row["number"]),
      /** ms since 1970, UTC. */
      at: whole(row["ended_at"]),
      seats: database
        .all(
          "SELECT seat, player_id AS player, place, won, chips, points FROM results WHERE round_id = ? ORDER BY seat",
          whole(row["id"]),
        )
        .map(seatOf),
    }));
}
export type EndedRound = ReturnType<typeof endedAfter>[number];

function said(
  database: Database,
  key: RoundKey,
  type: string,
  { skip, limit }: TableAsk<"announced">,
): Announced {
  const isSaid = "FROM moves WHERE round_id = ? AND json_extract(move, '$.type') = ?";
  const round = storedRoundId(database, key);
  const count = whole(database.value(whole, `SELECT count(*) ${isSaid}`, round, type));
  const lines = database
    .all(
      `SELECT json_extract(move, '$.seat') AS seat, json_extract(move, '$.text') AS text, made_at AS at ${isSaid} ORDER BY number DESC LIMIT ? OFFSET ?`,
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

export const roundStore = (database: Database) => ({
  ...roundHistory(database),
  /** Does not store the record's moves. */
  begin: (
    { table, number }: RoundKey,
    { moves: _moves, ...record }: RoundRecord,
    at: number,
    deal: StoredDeal | null = null,
  ) =>
    void database.insert("rounds", {
      tableId: table,
      number,
      game: record.game,
      record,
      beganAt: at,
      deal,
    }),
  /** Those whose deal can be checked (H-18). */
  dealt: (table: string) => dealt(database, table),
  /** A fault that a player's program has found stands (H-18). */
  judge: (key: RoundKey, { player, fault }: DealVerdict) =>
    void database.run(
      "INSERT INTO deal_verdicts (round_id, player_id, fault) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET fault = coalesce(deal_verdicts.fault, excluded.fault)",
      storedRoundId(database, key),
      player,
      fault && JSON.stringify(fault),
    ),
  /** `first` is the number of the first of these moves, counted from 1. */
  addMoves: (key: RoundKey, first: number, moves: readonly Seated<Move>[], at: number): void =>
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
    }),
  finish: (key: RoundKey, result: RoundResult, seats: readonly SeatResult[], at: number) =>
    finish(database, key, result, seats, at),
  /** Finished rounds of a table after this number, oldest first. */
  endedAfter: (table: string, number: number) => endedAfter(database, table, number),
  /** The newest round of a table. Throws a StoreError `store-corrupt` where it cannot be read. */
  latest: (table: string) => latest(database, table),
  /** The newest round, unparsed. */
  latestText: (table: string) => latestText(database, table),
  /**
   * A page of what was announced in a round by moves of this type, oldest first, without the newest
   * `skip`.
   */
  said: (key: RoundKey, type: string, page: TableAsk<"announced">) =>
    said(database, key, type, page),
  /** Null for an unfinished round too. */
  find: (id: number) => find(database, id),
});
