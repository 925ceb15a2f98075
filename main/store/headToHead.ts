// How has a profile fared against each of those it met (H-5)?

import type { BotLevel } from "#shared/bots/bot.ts";
import type { HeadToHead } from "#shared/protocol/history.ts";
import type { Database } from "./database.ts";
import { tournamentTables } from "./sessionStore.ts";

/**
 * Bots of a level are one opponent: a round counts once against all of them, as ahead when more of
 * them came behind the profile than before it. Shared places (C-14) are neither ahead nor behind.
 */
const meetings = `
  SELECT opponent, level, count(*) AS rounds, sum(lead > 0) AS ahead, sum(lead < 0) AS behind, sum(chips) AS chips FROM (
    SELECT coalesce(other.profile_id, '') AS opponent, coalesce(other.bot, '') AS level, iif(own.table_id IN (${tournamentTables}), NULL, own.chips) AS chips,
      sum((other.place > own.place) - (other.place < own.place)) AS lead
    FROM results AS own JOIN results AS other ON other.round_id = own.round_id AND other.seat <> own.seat
    WHERE own.profile_id = ? AND other.profile_id IS NOT own.profile_id AND (other.profile_id IS NOT NULL OR other.bot IS NOT NULL)
    GROUP BY own.round_id, opponent, level
  ) GROUP BY opponent, level ORDER BY rounds DESC, opponent = '', opponent, level`;

export function headToHead(database: Database, profile: string): readonly HeadToHead[] {
  return database.all(meetings, profile).map((row) => {
    const id = String(row["opponent"]);
    const known = database.get("SELECT name, avatar FROM profiles WHERE id = ?", id);
    return {
      opponent: known
        ? { profile: id, name: String(known["name"]), avatar: String(known["avatar"]) }
        : { bots: String(row["level"]) as BotLevel },
      rounds: Number(row["rounds"]),
      ahead: Number(row["ahead"]),
      behind: Number(row["behind"]),
      chips: Number(row["chips"] ?? 0),
    };
  });
}
