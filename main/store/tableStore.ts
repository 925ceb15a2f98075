import type { Public } from "#shared/contract/json.ts";
import type { HeldHonours, Position, Stage } from "#shared/protocol/table.ts";
import type { Database } from "./database.ts";
import { columns, text, whole } from "./rows.ts";
import {
  addSession,
  asFarAsItIs,
  inWhole,
  loadSession,
  type ReadColumn,
  type StoredSession,
} from "./sessionStore.ts";
import { readPlayer, savePlayer, type StoredPlayer } from "./storedPlayer.ts";
import { saysOfStore, StoreError } from "./storeError.ts";

/**
 * The start of a game's next round at this table, with the players who had the seats it refers to.
 */
export type Carried = Readonly<{
  carry: Public;
  seats: readonly string[];
  /**
   * The players whom the carry counts after the seats: those who wait, in the order of their turns.
   */
  waiting?: readonly string[];
  /**
   * Points in this session's rounds of the game, by player id; a table of an older version has
   * none.
   */
  points?: { readonly [player: string]: number };
}>;

const plain = columns({ id: text, stage: text<Stage>, roundNumber: whole, revision: whole });

export interface StoredTable extends ReturnType<typeof plain> {
  /** Shared by all of its tables. */
  readonly session: StoredSession;
  /** The position of the present or last round; before the first, of that one. */
  readonly position: Position;
  readonly honours: HeldHonours;
  /** The state after each game's last round at this table. */
  readonly carried: { readonly [game: string]: Carried };
  /** The players at the table, in order of registration (C-2). */
  readonly players: readonly StoredPlayer[];
}

function load(database: Database, id: string, read: ReadColumn): StoredTable | null {
  const row = database.get("SELECT * FROM tables WHERE id = ?", id);
  const session = row && loadSession(database, text(row["session_id"]), read);
  return (
    session && {
      ...plain(row),
      session,
      position: read<Position>(row["position"], "position", { entry: 0, round: 0 }),
      honours: read<HeldHonours>(row["honours"], "honours", { titles: {}, button: null }),
      carried: read<StoredTable["carried"]>(row["carried"], "carried", {}),
      players: database
        .all("SELECT * FROM players WHERE table_id = ? ORDER BY place", id)
        .map((player) => readPlayer(player, read)),
    }
  );
}

const savePlayers = (
  database: Database,
  { id: table, session, players }: StoredTable,
  before: readonly StoredPlayer[] = [],
): void =>
  players.forEach((player, place) => {
    if (player !== before[place])
      savePlayer(database, { session: session.id, table, place }, player);
  });

const changing = ["position", "honours", "carried", "stage", "roundNumber"] as const;

function change(
  database: Database,
  { id, revision }: Pick<StoredTable, "id" | "revision">,
  changes: object,
): void {
  if (database.update("tables", changes, { id, revision }) !== 1)
    throw new StoreError("store-conflict", saysOfStore("otherRevision", { table: id, revision }));
}

const open = `SELECT tables.id FROM tables JOIN sessions ON sessions.id = session_id WHERE stage <> 'closed'
  ORDER BY opened_at DESC, sessions.number DESC, tables.number DESC`;

export const tableStore = (database: Database) => ({
  /** Tables that are not closed, newest first. */
  openIds: () => database.all(open).map((row) => text(row["id"])),
  /** Throws a StoreError `store-corrupt`. */
  load: (id: string) => load(database, id, inWhole(id)),
  /**
   * Reads what is still readable and uses defaults for the rest, so that the table can be closed,
   * not played.
   */
  salvage: (id: string) => load(database, id, asFarAsItIs),
  revision: (id: string) => database.value(whole, "SELECT revision FROM tables WHERE id = ?", id),
  /** Adds its session too if that is not stored yet. */
  add: (table: StoredTable): void => {
    const { id, session, position, honours, carried, stage, roundNumber, revision } = table;
    if (!database.has("SELECT 1 FROM sessions WHERE id = ?", session.id))
      addSession(database, session);
    const state = { position, honours, carried, stage, roundNumber, revision };
    database.insert("tables", { id, sessionId: session.id, ...state });
    savePlayers(database, table);
  },
  /**
   * Stores `after`, whose revision is one above `before`'s, with its players but without its
   * session; most moves change only the revision of the table's row. Throws a StoreError
   * `store-conflict` unless `before` is what is stored.
   */
  replace: (before: StoredTable, after: StoredTable): void => {
    const changed = changing.filter((key) => after[key] !== before[key]);
    const changes = Object.fromEntries(changed.map((key) => [key, after[key]]));
    change(database, before, { ...changes, revision: after.revision });
    if (after.players !== before.players) savePlayers(database, after, before.players);
  },
  /**
   * As `replace`, for a salvaged table that closes: stores all its players, but overwrites nothing
   * else that is damaged.
   */
  closeSalvaged: (after: StoredTable): void => {
    const { id, revision } = after;
    change(database, { id, revision: revision - 1 }, { stage: "closed", revision });
    savePlayers(database, after);
  },
});
