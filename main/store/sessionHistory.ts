// How did the sessions at this host go, player by player (H-5, H-10)?

import type { BotLevel } from '#shared/bots/bot.ts';
import type { SessionPlayer, StoredSession } from '#shared/protocol/messages.ts';
import type { Database, Row } from './database.ts';
import type { RoundStore } from './roundStore.ts';
import { storedForms } from './storedForms.ts';
import { formedJsonOr } from './storedJson.ts';

/** Once anybody at the table has points, who has none has 0. */
const readPlayer = (row: Row, countsPoints: boolean): SessionPlayer => ({
  name: String(row['name']),
  avatar: String(row['avatar']),
  bot: row['bot'] as BotLevel | null,
  profile: row['profile_id'] as string | null,
  rounds: Number(row['rounds']),
  wins: Number(row['wins']),
  titles: formedJsonOr<SessionPlayer['titles']>(row['titles'], storedForms.titles, {}),
  profit: row['bought'] === 0 ? null : Number(row['chips']) + Number(row['cashed_out']) - Number(row['bought']),
  points: countsPoints ? Number(row['points'] ?? 0) : null,
});

function readSession(database: Database, row: Row): StoredSession {
  const table = String(row['id']);
  const games = database.all('SELECT game, count(*) AS rounds FROM rounds WHERE table_id = ? AND ended_at IS NOT NULL GROUP BY game', table);
  const last = database.get('SELECT ended_at FROM rounds WHERE table_id = ? AND ended_at IS NOT NULL ORDER BY number DESC LIMIT 1', table);
  // Who was at the table for no round and is not there any more has nothing to show.
  const players = database.all('SELECT * FROM players WHERE table_id = ? AND (rounds > 0 OR bought > 0 OR gone = 0) ORDER BY place', table);
  return {
    table,
    id: Number(row['number']),
    openedAt: Number(row['opened_at']),
    endedAt: last && Number(last['ended_at']),
    isOpen: row['stage'] !== 'stopped' && row['stage'] !== 'closed',
    games: games.map(({ game }) => String(game)),
    rounds: games.reduce((sum, { rounds }) => sum + Number(rounds), 0),
    players: players.map((player) => readPlayer(player, players.some(({ points }) => points !== null))),
  };
}

export function storedSessions(database: Database, { limit, before, of = null }: Parameters<RoundStore['sessions']>[0]): readonly StoredSession[] {
  return database
    .all(
      `SELECT number, id, opened_at, stage FROM tables
       WHERE number < ? ${of === null ? '' : 'AND EXISTS (SELECT 1 FROM players WHERE table_id = tables.id AND profile_id = ?)'} AND (stage <> 'closed' OR EXISTS (SELECT 1 FROM rounds WHERE table_id = tables.id AND ended_at IS NOT NULL))
       ORDER BY number DESC LIMIT ?`,
      before ?? Number.MAX_SAFE_INTEGER, ...(of === null ? [] : [of]), limit,
    )
    .map((row) => readSession(database, row));
}
