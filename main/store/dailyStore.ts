// Attempts at the deals of the day (H-34).

import type { Stage } from "#shared/protocol/table.ts";
import type { Database } from "./database.ts";
import { columns, flag, maybe, text, whole } from "./rows.ts";

export interface StoredDaily {
  readonly table: string;
  readonly profile: string;
  /** Days since 1970 by the host's calendar. */
  readonly day: number;
  readonly practice: boolean;
}

export interface DailyTry extends Pick<StoredDaily, "table" | "practice"> {
  readonly stage: Stage;
  /** The stored round; null until it is over, and for good if the table was closed before. */
  readonly round: number | null;
}

export interface DailyStore {
  /**
   * Throws a StoreError if this is not practice and the profile has already tried that day's deal.
   */
  add(daily: StoredDaily): void;
  /** At most `most` attempts: the one that counts, then the others, newest first. */
  tries(profile: string, day: number, most: number): readonly DailyTry[];
}

export const isPractice = (database: Database, table: string): boolean =>
  database.get("SELECT 1 FROM daily_deals WHERE table_id = ? AND practice = 1", table) !== null;

const tried = `
  SELECT daily_deals.table_id AS "table", practice, stage, rounds.id AS round
  FROM daily_deals JOIN tables ON tables.id = daily_deals.table_id
    LEFT JOIN rounds ON rounds.table_id = daily_deals.table_id AND rounds.number = 1 AND rounds.ended_at IS NOT NULL
  WHERE daily_deals.profile_id = ? AND day = ? ORDER BY practice, tables.number DESC LIMIT ?`;

const tryOf = columns({
  table: text,
  practice: flag,
  stage: text<Stage>,
  round: maybe(whole),
});

export const dailyStore = (database: Database): DailyStore => ({
  add: ({ table, profile, day, practice }) => {
    database.run(
      "INSERT INTO daily_deals (table_id, profile_id, day, practice) VALUES (?, ?, ?, ?)",
      table,
      profile,
      day,
      practice ? 1 : 0,
    );
  },
  tries: (profile, day, most) => database.all(tried, profile, day, most).map(tryOf),
});
