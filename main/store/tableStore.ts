import type { Public } from "#shared/contract/json.ts";
import type { HeldHonours, Position, Stage } from "#shared/protocol/table.ts";
import type { Database, Row } from "./database.ts";
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
export interface Carried {
  readonly carry: Public;
  readonly seats: readonly string[];
  /**
   * Points in this session's rounds of the game, by player id; a table of an older version has
   * none.
   */
  readonly points?: { readonly [player: string]: number };
}

export interface StoredTable {
  readonly id: string;
  /** Shared by all of its tables. */
  readonly session: StoredSession;
  /** The position of the present or last round; before the first, of that one. */
  readonly position: Position;
  readonly honours: HeldHonours;
  /** The state after each game's last round at this table. */
  readonly carried: { readonly [game: string]: Carried };
  readonly stage: Stage;
  readonly roundNumber: number;
  readonly revision: number;
  /** The players at the table, in order of registration (C-2). */
  readonly players: readonly StoredPlayer[];
}

export interface TableStore {
  /** Tables that are not closed, newest first. */
  openIds(): readonly string[];
  /** Throws a StoreError `store-corrupt`. */
  load(id: string): StoredTable | null;
  /**
   * Reads what is still readable and uses defaults for the rest, so that the table can be closed,
   * not played.
   */
  salvage(id: string): StoredTable | null;
  revision(id: string): number | null;
  /** Adds its session too if that is not stored yet. */
  add(table: StoredTable): void;
  /**
   * Stores `after`, whose revision is one above `before`'s, with its players but without its
   * session. Throws a StoreError `store-conflict` unless `before` is what is stored.
   */
  replace(before: StoredTable, after: StoredTable): void;
  /**
   * As `replace`, for a salvaged table that closes: stores all its players, but overwrites nothing
   * else that is damaged.
   */
  closeSalvaged(after: StoredTable): void;
}

const plain = columns({ id: text, stage: text<Stage>, roundNumber: whole, revision: whole });
const readTable = (
  row: Row,
  session: StoredSession,
  players: readonly Row[],
  read: ReadColumn,
): StoredTable => ({
  ...plain(row),
  session,
  position: read<Position>(row["position"], "position", { entry: 0, round: 0 }),
  honours: read<HeldHonours>(row["honours"], "honours", { titles: {}, button: null }),
  carried: read<StoredTable["carried"]>(row["carried"], "carried", {}),
  players: players.map((player) => readPlayer(player, read)),
});

function load(database: Database, id: string, read: ReadColumn): StoredTable | null {
  const row = database.get("SELECT * FROM tables WHERE id = ?", id);
  const session = row && loadSession(database, text(row["session_id"]), read);
  return (
    session &&
    readTable(
      row,
      session,
      database.all("SELECT * FROM players WHERE table_id = ? ORDER BY place", id),
      read,
    )
  );
}

/** The columns that can change, in the order of the statements below. */
const changing = ({ position, honours, carried, stage, roundNumber, revision }: StoredTable) => [
  JSON.stringify(position),
  JSON.stringify(honours),
  JSON.stringify(carried),
  stage,
  roundNumber,
  revision,
];

const savePlayers = (
  database: Database,
  { id: table, session, players }: StoredTable,
  before: readonly StoredPlayer[] = [],
): void =>
  players.forEach((player, place) => {
    if (player !== before[place])
      savePlayer(database, { session: session.id, table, place }, player);
  });

function add(database: Database, table: StoredTable): void {
  const { id, session } = table;
  if (!database.get("SELECT 1 FROM sessions WHERE id = ?", session.id))
    addSession(database, session);
  database.run(
    "INSERT INTO tables (position, honours, carried, stage, round_number, revision, id, session_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    ...changing(table),
    id,
    session.id,
  );
  savePlayers(database, table);
}

/** Most moves change only the revision of the table's row. */
const kept: readonly (keyof StoredTable)[] = [
  "position",
  "honours",
  "carried",
  "stage",
  "roundNumber",
];
const isUnchanged = (before: StoredTable, after: StoredTable): boolean =>
  kept.every((key) => after[key] === before[key]);

function changed(database: Database, before: StoredTable, after: StoredTable): number {
  if (isUnchanged(before, after))
    return database.run(
      "UPDATE tables SET revision = ? WHERE id = ? AND revision = ?",
      after.revision,
      after.id,
      before.revision,
    );
  return database.run(
    "UPDATE tables SET position = ?, honours = ?, carried = ?, stage = ?, round_number = ?, revision = ? WHERE id = ? AND revision = ?",
    ...changing(after),
    after.id,
    before.revision,
  );
}

function replace(database: Database, before: StoredTable, after: StoredTable): void {
  refuseConflict(changed(database, before, after), before);
  if (after.players !== before.players) savePlayers(database, after, before.players);
}

function closeSalvaged(database: Database, after: StoredTable): void {
  const before = { id: after.id, revision: after.revision - 1 };
  refuseConflict(
    database.run(
      "UPDATE tables SET stage = 'closed', revision = ? WHERE id = ? AND revision = ?",
      after.revision,
      before.id,
      before.revision,
    ),
    before,
  );
  savePlayers(database, after);
}

function refuseConflict(
  changes: number,
  { id, revision }: Pick<StoredTable, "id" | "revision">,
): void {
  if (changes !== 1)
    throw new StoreError("store-conflict", saysOfStore("otherRevision", { table: id, revision }));
}

const open = `SELECT tables.id FROM tables JOIN sessions ON sessions.id = session_id WHERE stage <> 'closed'
  ORDER BY opened_at DESC, sessions.number DESC, tables.number DESC`;

export function tableStore(database: Database): TableStore {
  return {
    openIds: () => database.all(open).map((row) => text(row["id"])),
    load: (id) => load(database, id, inWhole(id)),
    salvage: (id) => load(database, id, asFarAsItIs),
    revision: (id) => {
      const row = database.get("SELECT revision FROM tables WHERE id = ?", id);
      return row && whole(row["revision"]);
    },
    add: (table) => add(database, table),
    replace: (before, after) => replace(database, before, after),
    closeSalvaged: (after) => closeSalvaged(database, after),
  };
}
