// Finished rounds that match the filters of the history (H-4), found by indexes that cover all
// filters.

import type { RoundResult } from "#shared/contract/round.ts";
import type { RoundFilters, StoredRound } from "#shared/protocol/history.ts";
import type { RoundRecord } from "#shared/record/roundRecord.ts";
import type { Database, Row } from "./database.ts";
import type { RoundStore } from "./roundStore.ts";
import { columns, maybe, text, whole } from "./rows.ts";
import { storedJson } from "./storedJson.ts";
import { saysOfStore } from "./storeError.ts";

type Page = Parameters<RoundStore["finished"]>[0];
type Condition = readonly [sql: string, ...values: readonly (string | number)[]];

/**
 * `rounds` and `results` share these columns except the round's id. The unary `+` makes SQLite test
 * the other player's name on the round's own few rows; by the index on names it would read all of
 * that player's rounds each time.
 */
function conditions(
  database: Database,
  { before, of = null, game = null, table = null, player = null, from = null, to = null }: Page,
  id: string,
): readonly Condition[] {
  const last =
    before === null ? null : database.get("SELECT ended_at FROM rounds WHERE id = ?", before);
  const wanted: readonly (Condition | null)[] = [
    of !== null
      ? ["profile_id = ?", of]
      : player === null
        ? ["ended_at IS NOT NULL"]
        : ["name = ?", player],
    of !== null && player !== null
      ? [
          "EXISTS (SELECT 1 FROM results AS other WHERE other.round_id = results.round_id AND +other.name = ?)",
          player,
        ]
      : null,
    game !== null ? ["game = ?", game] : null,
    table !== null ? ["table_id = ?", table] : null,
    from !== null ? ["ended_at >= ?", from] : null,
    to !== null ? ["ended_at < ?", to] : null,
    before !== null ? [`(ended_at, ${id}) < (?, ?)`, whole(last?.["ended_at"] ?? 0), before] : null,
  ];
  return wanted.filter((condition) => condition !== null);
}

function sourceOf({ of = null, player }: Page): readonly [source: string, id: string] {
  if (of !== null) return ["results INDEXED BY results_of_profile", "round_id"];
  return typeof player === "string"
    ? ["results INDEXED BY results_by_name", "round_id"]
    : ["rounds", "id"];
}

/** A round is found once even if two of its seats have the name. */
export function pageQuery(
  database: Database,
  page: Page,
): readonly [sql: string, ...values: readonly (string | number)[]] {
  const [source, id] = sourceOf(page);
  const where = conditions(database, page, id);
  const sql = `SELECT DISTINCT ended_at, ${id} AS id FROM ${source} WHERE ${where.map(([condition]) => condition).join(" AND ")} ORDER BY ended_at DESC, ${id} DESC LIMIT ?`;
  return [sql, ...where.flatMap(([, ...values]) => values), page.limit];
}

const idsOf = (database: Database, page: Page): readonly number[] =>
  database.all(...pageQuery(database, page)).map((row) => whole(row["id"]));

export const nameOfRound = (row: Row): { readonly table: string; readonly round: number } => ({
  table: text(row["table_id"]),
  round: whole(row["number"]),
});

const plain = columns({ id: whole, game: text, number: whole, endedAt: whole, seat: maybe(whole) });
const readRound = (row: Row): StoredRound => ({
  ...plain(row),
  table: text(row["table_id"]),
  players: storedJson<RoundRecord>(row["record"], saysOfStore("record", nameOfRound(row))).seats,
  result: storedJson<RoundResult>(row["result"], saysOfStore("result", nameOfRound(row))),
});

export function finishedRounds(database: Database, page: Page): readonly StoredRound[] {
  return idsOf(database, page).flatMap((id) => {
    const row = database.get(
      "SELECT *, (SELECT seat FROM results WHERE round_id = rounds.id AND profile_id = ?) AS seat FROM rounds WHERE id = ?",
      page.profile,
      id,
    );
    return row ? [readRound(row)] : [];
  });
}

/** Jumps from name to name along the index: there are few names, but each has many rows. */
const names = `
  WITH RECURSIVE names (name) AS (
    SELECT min(name) FROM results
    UNION ALL SELECT (SELECT min(name) FROM results WHERE name > names.name) FROM names WHERE name IS NOT NULL
  ) SELECT name FROM names WHERE name IS NOT NULL`;

function filtersOf(played: readonly Row[], players: readonly Row[]): RoundFilters {
  const tables = Map.groupBy(played, (row) => text(row["table_id"]));
  return {
    games: [...new Set(played.map((row) => text(row["game"])))].toSorted(),
    tables: [...tables].map(([id, games]) => ({
      id,
      openedAt: whole(games[0]?.["opened_at"]),
      rounds: games.reduce((sum, row) => sum + whole(row["rounds"]), 0),
    })),
    players: players.map((row) => text(row["name"])),
  };
}

const playedAt = (counted: string): string =>
  `SELECT table_id, game, rounds, opened_at FROM (${counted}) JOIN tables ON tables.id = table_id JOIN sessions ON sessions.id = session_id ORDER BY sessions.number DESC, tables.number`;

export function roundFilters(database: Database): RoundFilters {
  const played = database.all(
    playedAt(
      "SELECT table_id, game, count(*) AS rounds FROM rounds WHERE ended_at IS NOT NULL GROUP BY table_id, game",
    ),
  );
  return filtersOf(played, database.all(names));
}

export function ownFilters(database: Database, profile: string): RoundFilters {
  const played = database.all(
    playedAt(
      "SELECT table_id, game, count(DISTINCT round_id) AS rounds FROM results WHERE profile_id = ? GROUP BY table_id, game",
    ),
    profile,
  );
  return filtersOf(
    played,
    database.all(
      "SELECT DISTINCT name FROM results WHERE round_id IN (SELECT round_id FROM results WHERE profile_id = ?) ORDER BY name",
      profile,
    ),
  );
}
