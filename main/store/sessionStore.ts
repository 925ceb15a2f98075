import { standardSettings, type Rotation, type TableSettings } from "#shared/protocol/schema.ts";
import type { TableLan } from "#shared/protocol/table.ts";
import type { Database, Row } from "./database.ts";
import { columns, flag, maybe, text, whole } from "./rows.ts";
import { readPlayer, savePlayer, type StoredPlayer } from "./storedPlayer.ts";
import { storedForms, type StoredColumn } from "./storedForms.ts";
import { formedJson, formedJsonOr } from "./storedJson.ts";
import { saysOfStore, StoreError } from "./storeError.ts";

export interface StoredLan extends Omit<
  TableLan,
  "swaps" | "watching" | "screens" | "muted" | "mutedWatching"
> {
  /** H-17: profiles; a player who leaves and returns stays muted. */
  readonly muted: readonly string[];
  /** H-17: profiles that may not return. */
  readonly banned: readonly string[];
  /**
   * H-14: no longer open to the network; decisions about people still hold when it is opened again.
   */
  readonly closed?: true;
}

/** The state that the tables of an evening or a tournament share. */
export interface StoredSession {
  readonly id: string;
  /** The tournament whose own chips are played for; null for an evening with chips of the bank. */
  readonly tournament: string | null;
  readonly rotation: Rotation;
  readonly settings: TableSettings;
  /** It ends with the present round (H-10). */
  readonly stopping: boolean;
  /** The player who owns the tables; null if no player does. */
  readonly owner: string | null;
  /** How people of the network join; null: they cannot. */
  readonly lan: StoredLan | null;
  readonly openedAt: number;
  readonly revision: number;
}

/** The secret that opens a player's seat. */
export interface SeatToken {
  readonly hash: string;
  readonly session: string;
  readonly player: string;
  readonly issuedAt: number;
  /**
   * Made by a restarted host, which knows secrets only by their hashes, to let its own player back
   * in. It replaces reissued secrets that were never used, and used ones beyond `reissuedKept`;
   * others stay valid.
   */
  readonly reissued?: boolean;
}

export interface SessionStore {
  /** Null when there is none. Throws a StoreError `store-corrupt` where it cannot be read. */
  load(id: string): StoredSession | null;
  add(session: StoredSession): void;
  /**
   * Stores `after`, whose revision is one above `before`'s. Throws a StoreError `store-conflict`
   * unless `before` is what is stored.
   */
  replace(before: StoredSession, after: StoredSession): void;
  revision(id: string): number | null;
  atNone(id: string): readonly StoredPlayer[];
  putAtNone(id: string, players: readonly StoredPlayer[]): void;
  /** Oldest first. */
  openTables(id: string): readonly string[];
  /**
   * The session of a table; `tournament` is null for an evening. Works even where the rest of the
   * session cannot be read. Null where there is no such table.
   */
  ofTable(table: string): Pick<StoredSession, "id" | "tournament"> | null;
  /** The table of each player who is or was in the session; null for one who is at none. */
  places(id: string): ReadonlyMap<string, string | null>;
  addToken(token: SeatToken): void;
  playerOf(session: string, hash: string): string | null;
  /** As `playerOf`, but records the use of a reissued secret. */
  takenWith(session: string, hash: string, at: number): string | null;
}

/** SQL for the tables whose chips are not chips of the bank. */
export const tournamentTables =
  "SELECT tables.id FROM sessions JOIN tables ON tables.session_id = sessions.id WHERE tournament IS NOT NULL";

/** Per seat; those used last are kept. */
const reissuedKept = 8;

/** Reads the JSON of a column; `standIn` may replace damaged JSON. */
export type ReadColumn = <T>(text: unknown, column: StoredColumn, standIn: T) => T;

/**
 * Throws a StoreError `store-corrupt` that names the column and the table, for a session its first
 * one.
 */
export const inWhole =
  (table: string): ReadColumn =>
  (json, column) =>
    formedJson(json, storedForms[column], saysOfStore("table", { table, part: column }));
export const asFarAsItIs: ReadColumn = (json, column, standIn) =>
  formedJsonOr(json, storedForms[column], standIn);

const plain = columns({
  id: text,
  tournament: maybe(text),
  stopping: flag,
  owner: maybe(text),
  openedAt: whole,
  revision: whole,
});
const readSession = (row: Row, read: ReadColumn): StoredSession => ({
  ...plain(row),
  rotation: read<Rotation>(row["rotation"], "rotation", []),
  settings: read<TableSettings>(row["settings"], "settings", standardSettings),
  lan: row["lan"] === null ? null : read<StoredLan | null>(row["lan"], "lan", null),
});

export function loadSession(
  database: Database,
  id: string,
  read: ReadColumn,
): StoredSession | null {
  const row = database.get("SELECT * FROM sessions WHERE id = ?", id);
  return row && readSession(row, read);
}

/** The columns that can change, in the order of the statements below. */
const changing = ({ rotation, settings, stopping, owner, lan, revision }: StoredSession) => [
  JSON.stringify(rotation),
  JSON.stringify(settings),
  stopping ? 1 : 0,
  owner,
  lan && JSON.stringify(lan),
  revision,
];

export function addSession(database: Database, session: StoredSession): void {
  const { id, tournament, openedAt } = session;
  database.run(
    "INSERT INTO sessions (rotation, settings, stopping, owner, lan, revision, id, tournament, opened_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    ...changing(session),
    id,
    tournament,
    openedAt,
  );
}

function replaceSession(database: Database, before: StoredSession, after: StoredSession): void {
  const changes = database.run(
    "UPDATE sessions SET rotation = ?, settings = ?, stopping = ?, owner = ?, lan = ?, revision = ? WHERE id = ? AND revision = ?",
    ...changing(after),
    before.id,
    before.revision,
  );
  if (changes !== 1)
    throw new StoreError(
      "store-conflict",
      saysOfStore("otherSession", { session: before.id, revision: before.revision }),
    );
}

function addToken(
  database: Database,
  { hash, session, player, issuedAt, reissued = false }: SeatToken,
): void {
  if (reissued) {
    database.run(
      `DELETE FROM seat_tokens WHERE session_id = ?1 AND player_id = ?2 AND reissued = 1 AND hash NOT IN
         (SELECT hash FROM seat_tokens WHERE session_id = ?1 AND player_id = ?2 AND reissued = 1 AND used_at IS NOT NULL ORDER BY used_at DESC, issued_at DESC LIMIT ?3)`,
      session,
      player,
      reissuedKept,
    );
  }
  database.run(
    "INSERT INTO seat_tokens (hash, session_id, player_id, issued_at, reissued) VALUES (?, ?, ?, ?, ?)",
    hash,
    session,
    player,
    issuedAt,
    reissued ? 1 : 0,
  );
}

function playerOf(database: Database, session: string, hash: string): string | null {
  const row = database.get(
    "SELECT player_id FROM seat_tokens WHERE session_id = ? AND hash = ?",
    session,
    hash,
  );
  return row && text(row["player_id"]);
}

function takenWith(database: Database, session: string, hash: string, at: number): string | null {
  const row = database.get(
    "SELECT player_id, reissued FROM seat_tokens WHERE session_id = ? AND hash = ?",
    session,
    hash,
  );
  if (!row) return null;
  if (flag(row["reissued"])) noteUse(database, hash, at);
  return text(row["player_id"]);
}

/** A player is let in even if the use of the secret cannot be written down. */
function noteUse(database: Database, hash: string, at: number): void {
  try {
    database.run("UPDATE seat_tokens SET used_at = ? WHERE hash = ?", at, hash);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
  }
}

const ofTable = columns({ id: text, tournament: maybe(text) });

export function sessionStore(database: Database): SessionStore {
  return {
    load: (id) => loadSession(database, id, inWhole(id)),
    add: (session) => addSession(database, session),
    replace: (before, after) => replaceSession(database, before, after),
    revision: (id) => {
      const row = database.get("SELECT revision FROM sessions WHERE id = ?", id);
      return row && whole(row["revision"]);
    },
    atNone: (id) =>
      database
        .all("SELECT * FROM players WHERE session_id = ? AND table_id IS NULL ORDER BY id", id)
        .map((row) => readPlayer(row, inWhole(id))),
    putAtNone: (id, players) =>
      players.forEach((player) => {
        database.run(
          "UPDATE players SET table_id = NULL WHERE session_id = ? AND id = ?",
          id,
          player.id,
        );
        savePlayer(database, { session: id, table: null, place: 0 }, player);
      }),
    openTables: (id) =>
      database
        .all("SELECT id FROM tables WHERE session_id = ? AND stage <> 'closed' ORDER BY number", id)
        .map((row) => text(row["id"])),
    ofTable: (table) => {
      const row = database.get(
        "SELECT sessions.id, tournament FROM tables JOIN sessions ON sessions.id = session_id WHERE tables.id = ?",
        table,
      );
      return row && ofTable(row);
    },
    places: (id) =>
      new Map(
        database
          .all("SELECT id, table_id FROM players WHERE session_id = ?", id)
          .map((row) => [text(row["id"]), maybe(text)(row["table_id"])]),
      ),
    addToken: (token) => addToken(database, token),
    playerOf: (session, hash) => playerOf(database, session, hash),
    takenWith: (session, hash, at) => takenWith(database, session, hash, at),
  };
}
