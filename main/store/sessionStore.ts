import { z } from "zod";
import {
  openingSchema,
  rotationSchema,
  standardSettings,
  tableSettingsSchema,
  type Rotation,
  type TableSettings,
} from "#shared/protocol/schema.ts";
import type { TableLan } from "#shared/protocol/table.ts";
import type { Database } from "./database.ts";
import { columns, flag, formedJson, formedJsonOr, maybe, text, whole } from "./rows.ts";
import { readPlayer, savePlayer, type StoredPlayer } from "./storedPlayer.ts";
import { saysOfStore, StoreError } from "./storeError.ts";

const count = z.number().int().min(0);
/** JSON columns of sessions, tables and players. */
export const storedForms = {
  rotation: rotationSchema,
  position: z.strictObject({ entry: count, round: count }),
  honours: z.strictObject({
    titles: z.record(z.string(), z.string()),
    button: z.string().nullable(),
  }),
  carried: z.record(
    z.string(),
    z.strictObject({
      carry: z.record(z.string(), z.unknown()),
      seats: z.array(z.string()),
      waiting: z.array(z.string()).exactOptional(),
      points: z.record(z.string(), z.number().int()).exactOptional(),
    }),
  ),
  settings: tableSettingsSchema,
  lan: openingSchema.extend({
    code: z.string(),
    locked: z.boolean(),
    muted: z.array(z.string()),
    banned: z.array(z.string()),
    closed: z.literal(true).exactOptional(),
  }),
  titles: z.record(z.string(), count),
} as const satisfies { readonly [column: string]: z.ZodType };
type StoredColumn = keyof typeof storedForms;

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

/** The secret that opens a player's seat. */
export type SeatToken = Readonly<{
  hash: string;
  session: string;
  player: string;
  issuedAt: number;
  /**
   * Made by a restarted host, which knows secrets only by their hashes, to let its own player back
   * in. It replaces reissued secrets that were never used, and used ones beyond `reissuedKept`;
   * others stay valid.
   */
  reissued?: boolean;
}>;

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
  /** The tournament whose own chips are played for; null for an evening with chips of the bank. */
  tournament: maybe(text),
  /** It ends with the present round (H-10). */
  stopping: flag,
  /** The player who owns the tables; null if no player does. */
  owner: maybe(text),
  openedAt: whole,
  revision: whole,
});

/** The state that the tables of an evening or a tournament share. */
export interface StoredSession extends ReturnType<typeof plain> {
  readonly rotation: Rotation;
  readonly settings: TableSettings;
  /** How people of the network join; null: they cannot. */
  readonly lan: StoredLan | null;
}

export const loadSession = (
  database: Database,
  id: string,
  read: ReadColumn,
): StoredSession | null =>
  database.first(
    (row) => ({
      ...plain(row),
      rotation: read<Rotation>(row["rotation"], "rotation", []),
      settings: read<TableSettings>(row["settings"], "settings", standardSettings),
      lan: row["lan"] === null ? null : read<StoredLan | null>(row["lan"], "lan", null),
    }),
    "SELECT * FROM sessions WHERE id = ?",
    id,
  );

const changing = ({ rotation, settings, stopping, owner, lan, revision }: StoredSession) => ({
  rotation,
  settings,
  stopping,
  owner,
  lan,
  revision,
});

export function addSession(database: Database, session: StoredSession): void {
  const { id, tournament, openedAt } = session;
  database.insert("sessions", { ...changing(session), id, tournament, openedAt });
}

function addToken(
  database: Database,
  { hash, session, player, issuedAt, reissued = false }: SeatToken,
): void {
  if (reissued)
    database.run(
      `DELETE FROM seat_tokens WHERE session_id = ?1 AND player_id = ?2 AND reissued = 1 AND hash NOT IN
         (SELECT hash FROM seat_tokens WHERE session_id = ?1 AND player_id = ?2 AND reissued = 1 AND used_at IS NOT NULL ORDER BY used_at DESC, issued_at DESC LIMIT ?3)`,
      session,
      player,
      reissuedKept,
    );
  const token = { hash, sessionId: session, playerId: player, issuedAt, reissued };
  database.insert("seat_tokens", token);
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
    database.update("seat_tokens", { usedAt: at }, { hash });
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
  }
}

const ofTable = columns({ id: text, tournament: maybe(text) });

export type SessionStore = ReturnType<typeof sessionStore>;

export const sessionStore = (database: Database) => ({
  /** Null when there is none. Throws a StoreError `store-corrupt` where it cannot be read. */
  load: (id: string) => loadSession(database, id, inWhole(id)),
  add: (session: StoredSession) => addSession(database, session),
  /**
   * Stores `after`, whose revision is one above `before`'s. Throws a StoreError `store-conflict`
   * unless `before` is what is stored.
   */
  replace: ({ id, revision }: StoredSession, after: StoredSession): void => {
    if (database.update("sessions", changing(after), { id, revision }) !== 1)
      throw new StoreError(
        "store-conflict",
        saysOfStore("otherSession", { session: id, revision }),
      );
  },
  revision: (id: string) => database.value(whole, "SELECT revision FROM sessions WHERE id = ?", id),
  atNone: (id: string): readonly StoredPlayer[] =>
    database
      .all("SELECT * FROM players WHERE session_id = ? AND table_id IS NULL ORDER BY id", id)
      .map((row) => readPlayer(row, inWhole(id))),
  putAtNone: (session: string, players: readonly StoredPlayer[]): void =>
    players.forEach((player) => {
      database.update("players", { tableId: null }, { sessionId: session, id: player.id });
      savePlayer(database, { session, table: null, place: 0 }, player);
    }),
  /** Oldest first. */
  openTables: (id: string) =>
    database
      .all("SELECT id FROM tables WHERE session_id = ? AND stage <> 'closed' ORDER BY number", id)
      .map((row) => text(row["id"])),
  /**
   * The session of a table; `tournament` is null for an evening. Works even where the rest of the
   * session cannot be read. Null where there is no such table.
   */
  ofTable: (table: string) =>
    database.first(
      ofTable,
      "SELECT sessions.id, tournament FROM tables JOIN sessions ON sessions.id = session_id WHERE tables.id = ?",
      table,
    ),
  /** The table of each player who is or was in the session; null for one who is at none. */
  places: (id: string): ReadonlyMap<string, string | null> =>
    new Map(
      database
        .all("SELECT id, table_id FROM players WHERE session_id = ?", id)
        .map((row) => [text(row["id"]), maybe(text)(row["table_id"])]),
    ),
  addToken: (token: SeatToken) => addToken(database, token),
  playerOf: (session: string, hash: string) =>
    database.value(
      text,
      "SELECT player_id FROM seat_tokens WHERE session_id = ? AND hash = ?",
      session,
      hash,
    ),
  /** As `playerOf`, but records the use of a reissued secret. */
  takenWith: (session: string, hash: string, at: number) => takenWith(database, session, hash, at),
});
