// How did the sessions at this host go, player by player (H-5, H-10)?

import type { BotLevel } from "#shared/bots/bot.ts";
import type { SessionPlayer, PlayedSession } from "#shared/protocol/history.ts";
import type { Database, Row } from "./database.ts";
import type { RoundStore } from "./roundStore.ts";
import { storedForms } from "./storedForms.ts";
import { formedJsonOr } from "./storedJson.ts";

/** Once anybody has points, who has none has 0. A tournament's own chips are nobody's profit. */
const readPlayer = (row: Row, countsPoints: boolean, isTournament: boolean): SessionPlayer => ({
  name: String(row["name"]),
  avatar: String(row["avatar"]),
  bot: row["bot"] as BotLevel | null,
  profile: row["profile_id"] as string | null,
  rounds: Number(row["rounds"]),
  wins: Number(row["wins"]),
  titles: formedJsonOr<SessionPlayer["titles"]>(row["titles"], storedForms.titles, {}),
  profit:
    row["bought"] === 0 || isTournament
      ? null
      : Number(row["chips"]) + Number(row["cashed_out"]) - Number(row["bought"]),
  points: countsPoints ? Number(row["points"] ?? 0) : null,
});

const tablesOf = "SELECT id FROM tables WHERE session_id = ?";

function readSession(database: Database, row: Row): PlayedSession {
  const session = String(row["id"]);
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
  // Who was at the table for no round and is not there any more has nothing to show.
  const players = database.all(
    `SELECT * FROM players WHERE session_id = ? AND (rounds > 0 OR bought > 0 OR gone = 0)
     ORDER BY (SELECT number FROM tables WHERE tables.id = table_id), place`,
    session,
  );
  return {
    table: String(tables[0]?.["id"] ?? session),
    id: Number(row["number"]),
    openedAt: Number(row["opened_at"]),
    endedAt: (last?.["ended_at"] ?? null) as number | null,
    isOpen: tables.some(({ stage }) => stage !== "stopped" && stage !== "closed"),
    games: games.map(({ game }) => String(game)),
    rounds: games.reduce((sum, { rounds }) => sum + Number(rounds), 0),
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
