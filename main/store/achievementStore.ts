// The points and achievements of profiles' rounds, rounds that are not counted yet, and attempts at
// the deals of the day (H-34).

import { z } from "zod";
import type { BotKind } from "#shared/bots/bot.ts";
import type { Move, RoundResult, Seated } from "#shared/contract/round.ts";
import type { RoundRecord } from "#shared/record/roundRecord.ts";
import type { Stage } from "#shared/protocol/table.ts";
import type { Database } from "./database.ts";
import { columns, flag, formedJsonOr, maybe, storedJson, text, whole, type Row } from "./rows.ts";
import { nameOfRound } from "./roundHistory.ts";
import { tournamentTables } from "./sessionStore.ts";
import { saysOfStore, StoreError } from "./storeError.ts";

export type RoundAchievements = Readonly<{
  round: number;
  /** Null where the round could not be read: then the game's own points count. */
  points: number | null;
  achieved: readonly string[];
}>;

/** Sorts rounds by when they ended, in ms since 1970, UTC. */
const placeOf = columns({ endedAt: whole, id: whole });
export type RoundPlace = ReturnType<typeof placeOf>;

export type AchievementStore = ReturnType<typeof achievementStore>;

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
  "SELECT ended_at, round_id AS id FROM results INDEXED BY results_uncounted WHERE profile_id = ? AND achieved IS NULL ORDER BY ended_at, round_id LIMIT 1";

const never: RoundPlace = { endedAt: Number.MAX_SAFE_INTEGER, id: 0 };

const playedColumns = columns({
  game: text,
  won: flag,
  place: whole,
  chips: maybe(whole),
  points: whole,
  endedAt: whole,
});
const readPlayed = (row: Row) => ({
  ...playedColumns(row),
  id: whole(row["round_id"]),
  titles: listOf(row, "titles"),
});
export type StatisticsRow = Readonly<ReturnType<typeof readPlayed>>;

function readUncounted(database: Database, profile: string, row: Row) {
  const id = whole(row["id"]);
  const name = nameOfRound(row);
  const seat = whole(row["seat"]);
  /** The player's own and all players' leaves. */
  const moves: readonly Seated<Move>[] = database
    .all(ownMoves, id, seat)
    .map(({ move }, at) => storedJson(move, saysOfStore("move", { ...name, move: at + 1 })));
  return {
    id,
    game: text(row["game"]),
    seat,
    record: storedJson<Omit<RoundRecord, "moves">>(row["record"], saysOfStore("record", name)),
    result: storedJson<RoundResult>(row["result"], saysOfStore("result", name)),
    titles: storedJson<readonly string[]>(row["titles"], saysOfStore("result", name)),
    seats: database
      .all("SELECT profile_id AS profile, bot FROM results WHERE round_id = ? ORDER BY seat", id)
      .map(columns({ profile: maybe(text), bot: maybe(text<BotKind>) })),
    moves,
    /** Rounds won in a row up to and including this one, 24 at most; 0 if it was not won. */
    winsInARow: flag(row["won"]) ? winsInARow(database, profile, row) : 0,
    /** ms since 1970, UTC. */
    endedAt: whole(row["ended_at"]),
    /** The day of the deal of the day; null for another round. */
    dealOfTheDay: maybe(whole)(row["day"]),
    inTournament: flag(row["in_tournament"]),
  };
}
export type UncountedRound = Readonly<ReturnType<typeof readUncounted>>;

type UncountedRow = RoundPlace & { readonly round: UncountedRound | null };

function readable(database: Database, profile: string, row: Row): UncountedRound | null {
  try {
    return readUncounted(database, profile, row);
  } catch (error) {
    if (error instanceof StoreError) return null;
    throw error;
  }
}

/** Discards all counts if another edition made any, or if they cannot be read. */
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
    database.update("results", { achieved: null }, { profileId: profile, practice: 0 });
  });
}

export const achievementStore = (database: Database) => ({
  /** At most `most` uncounted rounds, oldest first; a round that cannot be read is null. */
  uncounted: (profile: string, most: number): readonly UncountedRow[] =>
    database
      .all(uncountedRows, profile, most)
      .map((row) => ({ ...placeOf(row), round: readable(database, profile, row) })),
  left: (profile: string) =>
    database.value(
      whole,
      "SELECT count(*) FROM results WHERE profile_id = ? AND achieved IS NULL",
      profile,
    ) ?? 0,
  counts: (profile: string, edition: string) =>
    database.value(
      text,
      "SELECT counts FROM counts WHERE profile_id = ? AND edition = ?",
      profile,
      edition,
    ),
  keep: (
    profileId: string,
    edition: string,
    counts: string,
    rounds: readonly RoundAchievements[],
  ): void =>
    database.atOnce(() => {
      database.insert("counts", { profileId, edition, counts }, "OR REPLACE");
      for (const { round: roundId, points: merit, achieved } of rounds)
        database.update("results", { merit, achieved }, { roundId, profileId });
    }),
  forgetOthers: (profile: string, edition: string) => forgetOthers(database, profile, edition),
  /**
   * The round with this number at the table; null if the profile was not in it or it is not
   * counted.
   */
  ofRound: (profile: string, table: string, number: number) =>
    database.first(
      (row) => ({ points: whole(row["points"]), achieved: listOf(row, "achieved") }),
      `SELECT coalesce(merit, points, 0) AS points, achieved FROM results JOIN rounds ON rounds.id = round_id
       WHERE rounds.table_id = ? AND rounds.number = ? AND profile_id = ? AND practice = 0 AND achieved IS NOT NULL`,
      table,
      number,
      profile,
    ),
  reached: (profile: string) =>
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
  /**
   * At most `most` counted rounds, oldest first, without practice: from the one after `after`, or
   * the first, up to the first uncounted one.
   */
  played: (profile: string, after: RoundPlace | null, most: number): readonly StatisticsRow[] => {
    const before = database.first(placeOf, firstUncounted, profile) ?? never;
    return database
      .all(played, profile, after?.endedAt ?? 0, after?.id ?? 0, before.endedAt, before.id, most)
      .map(readPlayed);
  },
});

export const isPractice = (database: Database, table: string): boolean =>
  database.has("SELECT 1 FROM daily_deals WHERE table_id = ? AND practice = 1", table);

const tried = `
  SELECT daily_deals.table_id AS "table", practice, stage, rounds.id AS round
  FROM daily_deals JOIN tables ON tables.id = daily_deals.table_id
    LEFT JOIN rounds ON rounds.table_id = daily_deals.table_id AND rounds.number = 1 AND rounds.ended_at IS NOT NULL
  WHERE daily_deals.profile_id = ? AND day = ? ORDER BY practice, tables.number DESC LIMIT ?`;

const tryOf = columns({
  table: text,
  practice: flag,
  stage: text<Stage>,
  /** The stored round; null until it is over, and for good if the table was closed before. */
  round: maybe(whole),
});
export type DailyTry = ReturnType<typeof tryOf>;

export interface StoredDaily extends Pick<DailyTry, "table" | "practice"> {
  readonly profile: string;
  /** Days since 1970 by the host's calendar. */
  readonly day: number;
}

export const dailyStore = (database: Database) => ({
  /**
   * Throws a StoreError if this is not practice and the profile has already tried that day's deal.
   */
  add: ({ table: tableId, profile: profileId, day, practice }: StoredDaily) =>
    void database.insert("daily_deals", { tableId, profileId, day, practice }),
  /** At most `most` attempts: the one that counts, then the others, newest first. */
  tries: (profile: string, day: number, most: number) =>
    database.all(tried, profile, day, most).map(tryOf),
});
