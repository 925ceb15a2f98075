// The sessions at this host by player (H-5, H-10), and a profile's results against each opponent.

import type { BotLevel } from "#shared/bots/bot.ts";
import type { HeadToHead, PlayedSession, SessionPlayer } from "#shared/protocol/history.ts";
import type { Database, Row } from "./database.ts";
import type { RoundStore } from "./roundStore.ts";
import { columns, maybe, text, whole } from "./rows.ts";
import { tournamentTables } from "./sessionStore.ts";
import { storedForms } from "./storedForms.ts";
import { formedJsonOr } from "./storedJson.ts";

/** Once any player has points, one without has 0. A tournament's own chips are not profit. */
function readPlayer(row: Row, countsPoints: boolean, isTournament: boolean): SessionPlayer {
  const { profileId, chips, bought, cashedOut, points, ...player } = playerColumns(row);
  return {
    ...player,
    profile: profileId,
    titles: formedJsonOr<SessionPlayer["titles"]>(row["titles"], storedForms.titles, {}),
    profit: bought === 0 || isTournament ? null : chips + cashedOut - bought,
    points: countsPoints ? (points ?? 0) : null,
  };
}
const playerColumns = columns({
  name: text,
  avatar: text,
  bot: maybe(text<BotLevel>),
  profileId: maybe(text),
  rounds: whole,
  wins: whole,
  chips: whole,
  bought: whole,
  cashedOut: whole,
  points: maybe(whole),
});

const tablesOf = "SELECT id FROM tables WHERE session_id = ?";

function readSession(database: Database, row: Row): PlayedSession {
  const session = text(row["id"]);
  const games = database.all(
    `SELECT game, count(*) AS rounds FROM rounds WHERE table_id IN (${tablesOf}) AND ended_at IS NOT NULL GROUP BY game`,
    session,
  );
  const last = database.get(
    `SELECT max(ended_at) AS ended_at FROM rounds WHERE table_id IN (${tablesOf})`,
    session,
  );
  const tables = database.all(
    "SELECT id, stage FROM tables WHERE session_id = ? ORDER BY number",
    session,
  );
  // Leaves out a player who played no round, bought no chips and has left.
  const players = database.all(
    `SELECT * FROM players WHERE session_id = ? AND (rounds > 0 OR bought > 0 OR gone = 0)
     ORDER BY (SELECT number FROM tables WHERE tables.id = table_id), place`,
    session,
  );
  return {
    table: text(tables[0]?.["id"] ?? session),
    id: whole(row["number"]),
    openedAt: whole(row["opened_at"]),
    endedAt: maybe(whole)(last?.["ended_at"] ?? null),
    isOpen: tables.some(({ stage }) => stage !== "stopped" && stage !== "closed"),
    games: games.map(({ game }) => text(game)),
    rounds: games.reduce((sum, { rounds }) => sum + whole(rounds), 0),
    players: players.map((player) =>
      readPlayer(
        player,
        players.some(({ points }) => points !== null),
        row["tournament"] !== null,
      ),
    ),
  };
}

export function storedSessions(
  database: Database,
  { limit, before, of = null }: Parameters<RoundStore["sessions"]>[0],
): readonly PlayedSession[] {
  return database
    .all(
      `SELECT number, id, opened_at, tournament FROM sessions
       WHERE number < ? ${of === null ? "" : "AND EXISTS (SELECT 1 FROM players WHERE session_id = sessions.id AND profile_id = ?)"}
         AND EXISTS (SELECT 1 FROM tables WHERE session_id = sessions.id AND (stage <> 'closed' OR EXISTS (SELECT 1 FROM rounds WHERE table_id = tables.id AND ended_at IS NOT NULL)))
       ORDER BY number DESC LIMIT ?`,
      before ?? Number.MAX_SAFE_INTEGER,
      ...(of === null ? [] : [of]),
      limit,
    )
    .map((row) => readSession(database, row));
}

/**
 * Bots of a level are one opponent: a round counts once against all of them, as ahead if more of
 * them placed behind the profile than before it. Shared places (C-14) count for neither.
 */
const meetings = `
  SELECT opponent, level, count(*) AS rounds, sum(lead > 0) AS ahead, sum(lead < 0) AS behind, sum(chips) AS chips FROM (
    SELECT coalesce(other.profile_id, '') AS opponent, coalesce(other.bot, '') AS level, iif(own.table_id IN (${tournamentTables}), NULL, own.chips) AS chips,
      sum((other.place > own.place) - (other.place < own.place)) AS lead
    FROM results AS own JOIN results AS other ON other.round_id = own.round_id AND other.seat <> own.seat
    WHERE own.profile_id = ? AND other.profile_id IS NOT own.profile_id AND (other.profile_id IS NOT NULL OR other.bot IS NOT NULL)
    GROUP BY own.round_id, opponent, level
  ) GROUP BY opponent, level ORDER BY rounds DESC, opponent = '', opponent, level`;

const meeting = columns({
  opponent: text,
  level: text<BotLevel>,
  rounds: whole,
  ahead: whole,
  behind: whole,
  chips: maybe(whole),
});
const named = columns({ name: text, avatar: text });

export function headToHead(database: Database, profile: string): readonly HeadToHead[] {
  return database.all(meetings, profile).map((row) => {
    const { opponent: id, level, ...met } = meeting(row);
    const known = database.get("SELECT name, avatar FROM profiles WHERE id = ?", id);
    return {
      opponent: known ? { profile: id, ...named(known) } : { bots: level },
      ...met,
      chips: met.chips ?? 0,
    };
  });
}
