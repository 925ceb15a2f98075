// Which finished rounds pass the filters of the history (H-4)? Answered from indexes that hold all that is filtered by.

import type { Result } from '#shared/contract/round.ts';
import type { RoundFilters, StoredRound } from '#shared/protocol/messages.ts';
import type { RoundRecord } from '#shared/record/roundRecord.ts';
import type { Database, Row } from './database.ts';
import type { RoundStore } from './roundStore.ts';
import { storedJson } from './storedJson.ts';
import { saysOfStore } from './storeError.ts';

type Page = Parameters<RoundStore['finished']>[0];
type Condition = readonly [sql: string, ...values: readonly (string | number)[]];

/** `rounds` and `results` have the same columns for these, but for the round's id. */
function conditions(database: Database, { before, game = null, table = null, player = null, from = null, to = null }: Page, id: string): readonly Condition[] {
  const last = before === null ? null : database.get('SELECT ended_at FROM rounds WHERE id = ?', before);
  const wanted: readonly (Condition | null)[] = [
    player === null ? ['ended_at IS NOT NULL'] : ['name = ?', player],
    game !== null ? ['game = ?', game] : null,
    table !== null ? ['table_id = ?', table] : null,
    from !== null ? ['ended_at >= ?', from] : null,
    to !== null ? ['ended_at < ?', to] : null,
    before !== null ? [`(ended_at, ${id}) < (?, ?)`, Number(last?.['ended_at'] ?? 0), before] : null,
  ];
  return wanted.filter((condition) => condition !== null);
}

/** The page's rounds, newest first. A name that stands at two seats of a round finds it once. */
function idsOf(database: Database, page: Page): readonly number[] {
  const [source, id] = typeof page.player === 'string' ? ['results INDEXED BY results_by_name', 'round_id'] : ['rounds', 'id'];
  const where = conditions(database, page, id);
  return database
    .all(
      `SELECT DISTINCT ended_at, ${id} AS id FROM ${source} WHERE ${where.map(([sql]) => sql).join(' AND ')} ORDER BY ended_at DESC, ${id} DESC LIMIT ?`,
      ...where.flatMap(([, ...values]) => values), page.limit,
    )
    .map((row) => Number(row['id']));
}

/** By which a round is named in errors. */
export const nameOfRound = (row: Row): { readonly table: string; readonly round: number } => ({ table: String(row['table_id']), round: Number(row['number']) });

const readRound = (row: Row): StoredRound => ({
  id: Number(row['id']),
  game: String(row['game']),
  table: String(row['table_id']),
  number: Number(row['number']),
  endedAt: Number(row['ended_at']),
  players: storedJson<RoundRecord>(row['record'], saysOfStore('record', nameOfRound(row))).seats,
  seat: row['seat'] as number | null,
  result: storedJson<Result>(row['result'], saysOfStore('result', nameOfRound(row))),
});

export function finishedRounds(database: Database, page: Page): readonly StoredRound[] {
  return idsOf(database, page).flatMap((id) => {
    const row = database.get('SELECT *, (SELECT seat FROM results WHERE round_id = rounds.id AND profile_id = ?) AS seat FROM rounds WHERE id = ?', page.profile, id);
    return row ? [readRound(row)] : [];
  });
}

/** Leaps from name to name along the index, for every round has several of few names. */
const names = `
  WITH RECURSIVE names (name) AS (
    SELECT min(name) FROM results
    UNION ALL SELECT (SELECT min(name) FROM results WHERE name > names.name) FROM names WHERE name IS NOT NULL
  ) SELECT name FROM names WHERE name IS NOT NULL`;

export function roundFilters(database: Database): RoundFilters {
  const played = database.all(
    `SELECT table_id, game, rounds, opened_at, tables.number FROM
       (SELECT table_id, game, count(*) AS rounds FROM rounds WHERE ended_at IS NOT NULL GROUP BY table_id, game) JOIN tables ON tables.id = table_id
     ORDER BY tables.number DESC`,
  );
  const tables = Map.groupBy(played, (row) => String(row['table_id']));
  return {
    games: [...new Set(played.map((row) => String(row['game'])))].toSorted(),
    tables: [...tables].map(([id, games]) => ({ id, openedAt: Number(games[0]?.['opened_at']), rounds: games.reduce((sum, row) => sum + Number(row['rounds']), 0) })),
    players: database.all(names).map((row) => String(row['name'])),
  };
}
