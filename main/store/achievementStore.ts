// The points and achievements of profiles' rounds, and rounds that are not counted yet (H-34).

import { z } from "zod";
import type { BotLevel } from "#shared/bots/bot.ts";
import type { Move, RoundResult, Seated } from "#shared/contract/round.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { RoundRecord } from "#shared/record/roundRecord.ts";
import type { Database, Row } from "./database.ts";
import { columns, flag, maybe, text, whole } from "./rows.ts";
import { nameOfRound } from "./roundHistory.ts";
import { tournamentTables } from "./sessionStore.ts";
import { formedJsonOr, storedJson } from "./storedJson.ts";
import { saysOfStore, StoreError } from "./storeError.ts";

export interface UncountedRound {
  readonly id: number;
  readonly game: string;
  readonly record: Omit<RoundRecord, "moves">;
  readonly seat: Seat;
  readonly seats: readonly { readonly profile: string | null; readonly bot: BotLevel | null }[];
  /** The player's own moves and all players' leaves. */
  readonly moves: readonly Seated<Move>[];
  readonly result: RoundResult;
  readonly titles: readonly string[];
  /** Rounds won in a row up to and including this one, 24 at most; 0 if it was not won. */
  readonly winsInARow: number;
  /** ms since 1970, UTC. */
  readonly endedAt: number;
  /** The day of the deal of the day; null for another round. */
  readonly dealOfTheDay: number | null;
  readonly inTournament: boolean;
}

export interface RoundAchievements {
  readonly round: number;
  /** Null where the round could not be read: then the game's own points count. */
  readonly points: number | null;
  readonly achieved: readonly string[];
}

/** Sorts rounds by when they ended. */
export interface RoundPlace {
  /** ms since 1970, UTC. */
  readonly endedAt: number;
  readonly id: number;
}

export interface StatisticsRow extends RoundPlace {
  readonly game: string;
  readonly won: boolean;
  readonly place: number;
  readonly chips: number | null;
  readonly points: number;
  readonly titles: readonly string[];
}

export interface AchievementStore {
  /** At most `most` uncounted rounds, oldest first; a round that cannot be read is null. */
  uncounted(
    profile: string,
    most: number,
  ): readonly (RoundPlace & { readonly round: UncountedRound | null })[];
  left(profile: string): number;
  counts(profile: string, edition: string): string | null;
  keep(
    profile: string,
    edition: string,
    counts: string,
    rounds: readonly RoundAchievements[],
  ): void;
  /** Discards all counts if another edition made any, or if they cannot be read. */
  forgetOthers(profile: string, edition: string): void;
  /**
   * The round with this number at the table; null if the profile was not in it or it is not
   * counted.
   */
  ofRound(
    profile: string,
    table: string,
    number: number,
  ): (Pick<RoundAchievements, "achieved"> & { readonly points: number }) | null;
  reached(profile: string): readonly {
    readonly round: number;
    readonly at: number;
    readonly achieved: readonly string[];
  }[];
  /**
   * At most `most` counted rounds, oldest first, without practice: from the one after `after`, or
   * the first, up to the first uncounted one.
   */
  played(profile: string, after: RoundPlace | null, most: number): readonly StatisticsRow[];
}

/** Practice counts for nothing. */
const uncountedRows = `
  SELECT rounds.id, rounds.game, rounds.table_id, rounds.number, rounds.record, rounds.result, seat, won, titles, results.ended_at,
    (SELECT day FROM daily_deals WHERE daily_deals.table_id = rounds.table_id) AS day,
    rounds.table_id IN (${tournamentTables}) AS in_tournament
  FROM results INDEXED BY results_uncounted JOIN rounds ON rounds.id = results.round_id
  WHERE results.profile_id = ? AND achieved IS NULL ORDER BY results.ended_at, results.round_id LIMIT ?`;

const ownMoves = `SELECT move FROM moves WHERE round_id = ? AND (json_extract(move, '$.seat') = ? OR json_extract(move, '$.type') = 'leave') ORDER BY number`;

/** Nothing asks for a longer winning streak, and the rows before every round are read for it. */
const longestRow = 24;
const lastOnes = `
  SELECT won FROM results INDEXED BY results_in_time WHERE profile_id = ? AND practice = 0 AND (ended_at, round_id) <= (?, ?)
  ORDER BY ended_at DESC, round_id DESC LIMIT ${longestRow}`;

function winsInARow(database: Database, profile: string, { ended_at: at, id }: Row): number {
  const last = database.all(lastOnes, profile, at ?? 0, id ?? 0);
  const lost = last.findIndex(({ won }) => won === 0);
  return lost < 0 ? last.length : lost;
}

const names = z.array(z.string());
export const countsForm = z.strictObject({
  numbers: z.record(z.string(), z.number()),
  different: z.record(z.string(), names),
  days: z.record(z.string(), z.array(z.number().int())),
});
const listOf = (row: Row, column: string): readonly string[] =>
  row[column] === "[]" ? [] : formedJsonOr<readonly string[]>(row[column], names, []);

const played = `
  SELECT round_id, game, won, place, iif(table_id IN (${tournamentTables}), NULL, chips) AS chips, coalesce(merit, points, 0) AS points, titles, ended_at FROM results INDEXED BY results_in_time
  WHERE profile_id = ?1 AND practice = 0 AND (ended_at, round_id) > (?2, ?3) AND (ended_at, round_id) < (?4, ?5) ORDER BY ended_at, round_id LIMIT ?6`;

const firstUncounted =
  "SELECT ended_at, round_id FROM results INDEXED BY results_uncounted WHERE profile_id = ? AND achieved IS NULL ORDER BY ended_at, round_id LIMIT 1";

const never: RoundPlace = { endedAt: Number.MAX_SAFE_INTEGER, id: 0 };

const maybeWhole = maybe(whole);
const readPlayed = (row: Row): StatisticsRow => ({
  id: whole(row["round_id"]),
  game: text(row["game"]),
  won: flag(row["won"]),
  place: whole(row["place"]),
  chips: maybeWhole(row["chips"]),
  points: whole(row["points"]),
  titles: listOf(row, "titles"),
  endedAt: whole(row["ended_at"]),
});

function playedAfter(
  database: Database,
  profile: string,
  after: RoundPlace | null,
  most: number,
): readonly StatisticsRow[] {
  const next = database.get(firstUncounted, profile);
  const before = next ? { endedAt: whole(next["ended_at"]), id: whole(next["round_id"]) } : never;
  return database
    .all(played, profile, after?.endedAt ?? 0, after?.id ?? 0, before.endedAt, before.id, most)
    .map(readPlayed);
}

function readUncounted(database: Database, profile: string, row: Row): UncountedRound {
  const id = whole(row["id"]);
  const name = nameOfRound(row);
  const seat = whole(row["seat"]);
  return {
    id,
    game: text(row["game"]),
    seat,
    record: storedJson(row["record"], saysOfStore("record", name)),
    result: storedJson(row["result"], saysOfStore("result", name)),
    titles: storedJson(row["titles"], saysOfStore("result", name)),
    seats: database
      .all("SELECT profile_id AS profile, bot FROM results WHERE round_id = ? ORDER BY seat", id)
      .map(columns({ profile: maybe(text), bot: maybe(text<BotLevel>) })),
    moves: database
      .all(ownMoves, id, seat)
      .map(({ move }, at) => storedJson(move, saysOfStore("move", { ...name, move: at + 1 }))),
    winsInARow: flag(row["won"]) ? winsInARow(database, profile, row) : 0,
    endedAt: whole(row["ended_at"]),
    dealOfTheDay: maybeWhole(row["day"]),
    inTournament: flag(row["in_tournament"]),
  };
}

function readable(database: Database, profile: string, row: Row): UncountedRound | null {
  try {
    return readUncounted(database, profile, row);
  } catch (error) {
    if (error instanceof StoreError) return null;
    throw error;
  }
}

function keep(
  database: Database,
  profile: string,
  edition: string,
  counts: string,
  rounds: readonly RoundAchievements[],
): void {
  database.atOnce(() => {
    database.run(
      "INSERT OR REPLACE INTO counts (profile_id, edition, counts) VALUES (?, ?, ?)",
      profile,
      edition,
      counts,
    );
    for (const { round, points, achieved } of rounds) {
      database.run(
        "UPDATE results SET merit = ?, achieved = ? WHERE round_id = ? AND profile_id = ?",
        points,
        JSON.stringify(achieved),
        round,
        profile,
      );
    }
  });
}

function forgetOthers(database: Database, profile: string, edition: string): void {
  const kept = database.get("SELECT edition, counts FROM counts WHERE profile_id = ?", profile);
  if (
    !kept ||
    (kept["edition"] === edition &&
      formedJsonOr<unknown>(kept["counts"], countsForm, null) !== null)
  )
    return;
  database.atOnce(() => {
    database.run("DELETE FROM counts WHERE profile_id = ?", profile);
    database.run(
      "UPDATE results SET achieved = NULL WHERE profile_id = ? AND practice = 0",
      profile,
    );
  });
}

export function achievementStore(database: Database): AchievementStore {
  return {
    uncounted: (profile, most) =>
      database.all(uncountedRows, profile, most).map((row) => ({
        id: whole(row["id"]),
        endedAt: whole(row["ended_at"]),
        round: readable(database, profile, row),
      })),
    left: (profile) =>
      whole(
        database.get(
          "SELECT count(*) AS rounds FROM results WHERE profile_id = ? AND achieved IS NULL",
          profile,
        )?.["rounds"],
      ),
    counts: (profile, edition) =>
      maybe(text)(
        database.get(
          "SELECT counts FROM counts WHERE profile_id = ? AND edition = ?",
          profile,
          edition,
        )?.["counts"] ?? null,
      ),
    keep: (profile, edition, counts, rounds) => keep(database, profile, edition, counts, rounds),
    forgetOthers: (profile, edition) => forgetOthers(database, profile, edition),
    ofRound: (profile, table, number) => {
      const row = database.get(
        `SELECT coalesce(merit, points, 0) AS points, achieved FROM results JOIN rounds ON rounds.id = round_id
         WHERE rounds.table_id = ? AND rounds.number = ? AND profile_id = ? AND practice = 0 AND achieved IS NOT NULL`,
        table,
        number,
        profile,
      );
      return row && { points: whole(row["points"]), achieved: listOf(row, "achieved") };
    },
    reached: (profile) =>
      database
        .all(
          "SELECT round_id, ended_at, achieved FROM results WHERE profile_id = ? AND achieved <> '[]' ORDER BY ended_at, round_id",
          profile,
        )
        .map((row) => ({
          round: whole(row["round_id"]),
          at: whole(row["ended_at"]),
          achieved: listOf(row, "achieved"),
        })),
    played: (profile, after, most) => playedAfter(database, profile, after, most),
  };
}
