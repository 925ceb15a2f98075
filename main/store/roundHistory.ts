// Finished rounds and sessions as the history shows them (H-4, H-5, H-10), found by indexes that
// cover all filters, and a profile's results against each opponent.

import type { BotKind } from "#shared/bots/bot.ts";
import { characterNamed, characters } from "#shared/bots/characters.ts";
import type { RoundResult } from "#shared/contract/round.ts";
import type {
  DealState,
  HeadToHead,
  PlayedSession,
  RoundFilters,
  SessionPlayer,
  StoredRound,
} from "#shared/protocol/history.ts";
import type { HouseAsk } from "#shared/protocol/schema.ts";
import type { RoundRecord } from "#shared/record/roundRecord.ts";
import type { Database } from "./database.ts";
import { profileFace } from "./profileFace.ts";
import { columns, formedJsonOr, maybe, storedJson, text, whole, type Row } from "./rows.ts";
import { storedForms, tournamentTables } from "./sessionStore.ts";
import { saysOfStore } from "./storeError.ts";

/** `profile`: whose seat is returned; `of`: only rounds of this profile; `before`: a round's id. */
type Page = HouseAsk<"rounds"> & Readonly<{ profile: string; of?: string | null }>;
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
export function pageQuery(database: Database, page: Page): Condition {
  const [source, id] = sourceOf(page);
  const where = conditions(database, page, id);
  const sql = `SELECT DISTINCT ended_at, ${id} AS id FROM ${source} WHERE ${where.map(([condition]) => condition).join(" AND ")} ORDER BY ended_at DESC, ${id} DESC LIMIT ?`;
  return [sql, ...where.flatMap(([, ...values]) => values), page.limit];
}

export const nameOfRound = (row: Row): Readonly<{ table: string; round: number }> => ({
  table: text(row["table_id"]),
  round: whole(row["number"]),
});

const roundColumns = columns({
  id: whole,
  game: text,
  number: whole,
  endedAt: whole,
  seat: maybe(whole),
  deal: maybe(text<DealState>),
  closedCards: whole,
});
/**
 * H-18: what people's programs said of the deal, or the host saw of a sealed one (H-51); null where it
 * was neither verified nor sealed with a fault.
 */
export const dealState = `CASE
  WHEN json_extract(sealed, '$.fault') IS NOT NULL THEN 'fault'
  WHEN deal IS NULL THEN NULL
  WHEN EXISTS (SELECT 1 FROM deal_verdicts WHERE round_id = rounds.id AND fault IS NOT NULL) THEN 'fault'
  WHEN EXISTS (SELECT 1 FROM deal_verdicts WHERE round_id = rounds.id) THEN 'fits'
  ELSE 'open' END`;
/** H-51: how many cards nobody turned up; none in a round that was not dealt sealed. */
const closedCards = "coalesce(json_extract(sealed, '$.closed'), 0)";
const readRound = (row: Row): StoredRound => ({
  ...roundColumns(row),
  table: text(row["table_id"]),
  players: storedJson<RoundRecord>(row["record"], saysOfStore("record", nameOfRound(row))).seats,
  result: storedJson<RoundResult>(row["result"], saysOfStore("result", nameOfRound(row))),
});

/** Jumps from name to name along the index: there are few names, but each has many rows. */
const names = `
  WITH RECURSIVE names (name) AS (
    SELECT min(name) FROM results
    UNION ALL SELECT (SELECT min(name) FROM results WHERE name > names.name) FROM names WHERE name IS NOT NULL
  ) SELECT name FROM names WHERE name IS NOT NULL`;
const ownNames =
  "SELECT DISTINCT name FROM results WHERE round_id IN (SELECT round_id FROM results WHERE profile_id = ?) ORDER BY name";

const playedAt = (counted: string): string =>
  `SELECT table_id, game, rounds, opened_at FROM (${counted}) JOIN tables ON tables.id = table_id JOIN sessions ON sessions.id = session_id ORDER BY sessions.number DESC, tables.number`;
const allPlayed = playedAt(
  "SELECT table_id, game, count(*) AS rounds FROM rounds WHERE ended_at IS NOT NULL GROUP BY table_id, game",
);
const ownPlayed = playedAt(
  "SELECT table_id, game, count(DISTINCT round_id) AS rounds FROM results WHERE profile_id = ? GROUP BY table_id, game",
);

function filters(database: Database, of: string | null): RoundFilters {
  const played = of === null ? database.all(allPlayed) : database.all(ownPlayed, of);
  const players = of === null ? database.all(names) : database.all(ownNames, of);
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

const playerColumns = columns({
  name: text,
  avatar: text,
  bot: maybe(text<BotKind>),
  profileId: maybe(text),
  rounds: whole,
  wins: whole,
  chips: whole,
  bought: whole,
  cashedOut: whole,
  points: maybe(whole),
});

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

const tablesOf = "SELECT id FROM tables WHERE session_id = ?";

function readSession(database: Database, row: Row): PlayedSession {
  const session = text(row["id"]);
  const games = database.all(
    `SELECT game, count(*) AS rounds FROM rounds WHERE table_id IN (${tablesOf}) AND ended_at IS NOT NULL GROUP BY game`,
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
  const countsPoints = players.some(({ points }) => points !== null);
  return {
    table: text(tables[0]?.["id"] ?? session),
    id: whole(row["number"]),
    openedAt: whole(row["opened_at"]),
    endedAt: database.value(
      maybe(whole),
      `SELECT max(ended_at) FROM rounds WHERE table_id IN (${tablesOf})`,
      session,
    ),
    isOpen: tables.some(({ stage }) => stage !== "stopped" && stage !== "closed"),
    games: games.map(({ game }) => text(game)),
    rounds: games.reduce((sum, { rounds }) => sum + whole(rounds), 0),
    players: players.map((player) => readPlayer(player, countsPoints, row["tournament"] !== null)),
  };
}

const sessionsFor = (of: string | null): string =>
  `SELECT number, id, opened_at, tournament FROM sessions
   WHERE number < ? ${of === null ? "" : "AND EXISTS (SELECT 1 FROM players WHERE session_id = sessions.id AND profile_id = ?)"}
     AND EXISTS (SELECT 1 FROM tables WHERE session_id = sessions.id AND (stage <> 'closed' OR EXISTS (SELECT 1 FROM rounds WHERE table_id = tables.id AND ended_at IS NOT NULL)))
   ORDER BY number DESC LIMIT ?`;

const characterNames = characters.map(({ name }) => `'${name}'`).join(", ");

/**
 * A character is an opponent at whatever level; the other bots of a level are one: a round counts
 * once against all of them, as ahead if more of them placed behind the profile than before it.
 * Shared places (C-14) count for neither.
 */
const meetings = `
  SELECT opponent, level, character, count(*) AS rounds, sum(lead > 0) AS ahead, sum(lead < 0) AS behind, coalesce(sum(chips), 0) AS chips FROM (
    SELECT coalesce(other.profile_id, '') AS opponent, iif(other.name IN (${characterNames}), '', coalesce(other.bot, '')) AS level,
      iif(other.bot IS NOT NULL AND other.name IN (${characterNames}), other.name, '') AS character, iif(own.table_id IN (${tournamentTables}), NULL, own.chips) AS chips,
      sum((other.place > own.place) - (other.place < own.place)) AS lead
    FROM results AS own JOIN results AS other ON other.round_id = own.round_id AND other.seat <> own.seat
    WHERE own.profile_id = ? AND other.profile_id IS NOT own.profile_id AND (other.profile_id IS NOT NULL OR other.bot IS NOT NULL)
    GROUP BY own.round_id, opponent, level, character
  ) GROUP BY opponent, level, character ORDER BY rounds DESC, opponent = '', opponent, level, character`;

const meeting = columns({
  opponent: text,
  level: text<BotKind>,
  character: text,
  rounds: whole,
  ahead: whole,
  behind: whole,
  chips: whole,
});

/** A finished round as ratings count it. */
export type RatedRound = Readonly<{
  id: number;
  game: string;
  /** ms since 1970. */
  endedAt: number;
  /** Empty for a deal of the day that had been tried before. */
  seats: readonly Readonly<{ profile: string | null; bot: BotKind | null; place: number }>[];
}>;

const rated = `
  SELECT ended.id, ended.game, ended.ended_at, profile_id AS profile, bot, place
  FROM (SELECT id, game, ended_at FROM rounds WHERE ended_at IS NOT NULL AND (ended_at, id) > (?, ?) ORDER BY ended_at, id LIMIT ?) AS ended
  LEFT JOIN results ON round_id = ended.id AND practice = 0 ORDER BY ended.ended_at, ended.id, seat`;
const ratedRound = columns({ id: whole, game: text, endedAt: whole });
const ratedSeat = columns({ profile: maybe(text), bot: maybe(text<BotKind>), place: whole });

function ratedRounds(rows: readonly Row[]): readonly RatedRound[] {
  return [...Map.groupBy(rows, ({ id }) => whole(id)).values()].map((ofRound) => ({
    ...ratedRound(ofRound[0]!),
    seats: ofRound.flatMap((row) => (row["place"] === null ? [] : [ratedSeat(row)])),
  }));
}

export type RoundHistory = ReturnType<typeof roundHistory>;

export const roundHistory = (database: Database) => ({
  /** Finished rounds, last ended first. */
  finished: (page: Page): readonly StoredRound[] =>
    database.all(...pageQuery(database, page)).flatMap(({ id }) => {
      const round = database.first(
        readRound,
        `SELECT id, game, number, ended_at, table_id, record, result, ${dealState} AS deal, ${closedCards} AS closed_cards, (SELECT seat FROM results WHERE round_id = rounds.id AND profile_id = ?) AS seat FROM rounds WHERE id = ?`,
        page.profile,
        whole(id),
      );
      return round ? [round] : [];
    }),
  filters: (of: string | null = null) => filters(database, of),
  /**
   * Sessions, newest first, without those that closed before a round was finished. `of`: only those
   * in which this profile had a seat.
   */
  sessions: ({
    limit,
    before,
    of = null,
  }: HouseAsk<"sessions"> & { readonly of?: string | null }): readonly PlayedSession[] =>
    database
      .all(sessionsFor(of), before ?? Number.MAX_SAFE_INTEGER, ...(of === null ? [] : [of]), limit)
      .map((row) => readSession(database, row)),
  /** At most so many finished rounds after this one, in the order in which they ended. */
  ratedAfter: (
    { endedAt, id }: Pick<RatedRound, "endedAt" | "id">,
    most: number,
  ): readonly RatedRound[] => ratedRounds(database.all(rated, endedAt, id, most)),
  /** How many rounds are finished. */
  ratedCount: (): number =>
    database.value(whole, "SELECT count(*) FROM rounds WHERE ended_at IS NOT NULL") ?? 0,
  /** H-5: one row per opponent, the most frequent first. */
  headToHead: (profile: string): readonly HeadToHead[] =>
    database.all(meetings, profile).map((row) => {
      const { opponent: id, level, character: name, ...met } = meeting(row);
      const known = profileFace(database, id);
      const character = characterNamed(name);
      if (known) return { opponent: { profile: id, ...known }, ...met };
      const opponent = character ? { character: name, avatar: character.avatar } : { bots: level };
      return { opponent, ...met };
    }),
});
