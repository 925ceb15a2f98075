// Which tables are there, who sits at them, and whose secret opens which seat?

import type { BotLevel } from '#shared/bots/bot.ts';
import type { Public } from '#shared/contract/json.ts';
import type { Seat } from '#shared/contract/seats.ts';
import { standardSettings, type Rotation, type TableSettings } from '#shared/protocol/schema.ts';
import type { HeldHonours, Position, Stage, TableLan, TitleCounts } from '#shared/protocol/table.ts';
import type { Database, Row } from './database.ts';
import { storedForms, type StoredColumn } from './storedForms.ts';
import { formedJson, formedJsonOr } from './storedJson.ts';
import { saysOfStore, StoreError } from './storeError.ts';

export interface StoredPlayer {
  readonly id: string;
  /** Null for bots. */
  readonly profile: string | null;
  readonly name: string;
  readonly avatar: string;
  readonly bot: BotLevel | null;
  readonly gone: boolean;
  /** In the present or last round. */
  readonly seat: Seat | null;
  /** Rounds won, of whatever game. */
  readonly wins: number;
  readonly titles: TitleCounts;
  readonly rounds: number;
  /** Of this session's rounds; null before the first that counts them. */
  readonly points: number | null;
  /** The stack: what the ledger says of the player's seat. */
  readonly chips: number;
  /** Chips brought from the bank and taken back to it so far (H-10). */
  readonly bought: number;
  readonly cashedOut: number;
  /** Wishes not to be dealt in. */
  readonly sitsOut: boolean;
  /** What is left of the time bank (H-12). */
  readonly bankMs: number;
}

/** What a game's next round at this table starts from, with the players who had the seats that it speaks of. */
export interface Carried {
  readonly carry: Public;
  /** Player ids by seat. */
  readonly seats: readonly string[];
}

export interface StoredLan extends Omit<TableLan, 'swaps' | 'watching' | 'muted' | 'mutedWatching'> {
  /** H-17: profiles; who leaves and comes again stays muted. */
  readonly muted: readonly string[];
  /** H-17: profiles that were sent away for good. */
  readonly banned: readonly string[];
  /** H-14: it is open no more; what was decided about people still holds when it is opened again. */
  readonly closed?: true;
}

export interface StoredTable {
  readonly id: string;
  readonly rotation: Rotation;
  /** Of the present or last round; before the first, of that one. */
  readonly position: Position;
  readonly honours: HeldHonours;
  /** By game: of its last round at this table. */
  readonly carried: { readonly [game: string]: Carried };
  /** The session ends with the present round (H-10). */
  readonly stopping: boolean;
  readonly settings: TableSettings;
  readonly owner: string;
  readonly stage: Stage;
  readonly roundNumber: number;
  readonly revision: number;
  readonly openedAt: number;
  /** How people of the network come in; null: they do not. */
  readonly lan: StoredLan | null;
  /** In order of registration (C-2). */
  readonly players: readonly StoredPlayer[];
}

/** The secret that opens a seat. */
export interface SeatToken {
  readonly hash: string;
  readonly table: string;
  readonly player: string;
  readonly issuedAt: number;
  /**
   * Made by a restarted host, which knows no secret but by its hash, to hand its own player back in. It takes the place
   * of the reissued one that was never used, and of no other: a secret that somebody holds stays good.
   */
  readonly reissued?: boolean;
}

export interface TableStore {
  /** Tables that are not closed, newest first. */
  openIds(): readonly string[];
  /** Throws a StoreError `store-corrupt` where it cannot be read. */
  load(id: string): StoredTable | null;
  /** As much of a table as can still be read, with first values for the rest: to be closed, not to be played at. */
  salvage(id: string): StoredTable | null;
  /** Null when there is no such table. */
  revision(id: string): number | null;
  add(table: StoredTable): void;
  /** Stores `after`, whose revision is one above `before`'s. Throws a StoreError `store-conflict` unless `before` is what is stored. */
  replace(before: StoredTable, after: StoredTable): void;
  /** As `replace` for a salvaged table that closes: all its players are stored, but nothing else over what is damaged. */
  closeSalvaged(after: StoredTable): void;
  /** Lets the holder of the secret with this hash into the player's seat. */
  addToken(token: SeatToken): void;
  /** Whose seat this secret opens; null where it opens none. */
  playerOf(table: string, hash: string): string | null;
  /** Whose seat is taken with this secret at this moment; null where it opens none. */
  takenWith(table: string, hash: string, at: number): string | null;
}

/** Of the reissued secrets with which a seat was taken, so many are kept: those used last. */
const reissuedKept = 8;

/** How the JSON of a column is read; it gets the column's name, and what stands in for one that is damaged. */
type ReadColumn = <T>(text: unknown, column: StoredColumn, standIn: T) => T;

const readPlayer = (row: Row, read: ReadColumn): StoredPlayer => ({
  id: String(row['id']),
  profile: row['profile_id'] as string | null,
  name: String(row['name']),
  avatar: String(row['avatar']),
  bot: row['bot'] as BotLevel | null,
  gone: row['gone'] === 1,
  seat: row['seat'] as number | null,
  wins: Number(row['wins']),
  titles: read<TitleCounts>(row['titles'], 'titles', {}),
  rounds: Number(row['rounds']),
  points: row['points'] as number | null,
  chips: Number(row['chips']),
  bought: Number(row['bought']),
  cashedOut: Number(row['cashed_out']),
  sitsOut: row['sits_out'] === 1,
  bankMs: Number(row['bank_ms']),
});

const readTable = (row: Row, players: readonly Row[], read: ReadColumn): StoredTable => ({
  id: String(row['id']),
  rotation: read<Rotation>(row['rotation'], 'rotation', []),
  position: read<Position>(row['position'], 'position', { entry: 0, round: 0 }),
  honours: read<HeldHonours>(row['honours'], 'honours', { titles: {}, button: null }),
  carried: read<StoredTable['carried']>(row['carried'], 'carried', {}),
  stopping: row['stopping'] === 1,
  settings: read<TableSettings>(row['settings'], 'settings', standardSettings),
  owner: String(row['owner']),
  stage: row['stage'] as Stage,
  roundNumber: Number(row['round_number']),
  revision: Number(row['revision']),
  openedAt: Number(row['opened_at']),
  lan: row['lan'] === null ? null : read<StoredLan | null>(row['lan'], 'lan', null),
  players: players.map((player) => readPlayer(player, read)),
});

function load(database: Database, id: string, read: ReadColumn): StoredTable | null {
  const row = database.get('SELECT * FROM tables WHERE id = ?', id);
  return row && readTable(row, database.all('SELECT * FROM players WHERE table_id = ? ORDER BY place', id), read);
}

function savePlayer(database: Database, table: string, place: number, player: StoredPlayer): void {
  const { id, profile, name, avatar, bot, gone, seat, wins, titles, rounds, points, chips, bought, cashedOut, sitsOut, bankMs } = player;
  database.run(
    `INSERT OR REPLACE INTO players (table_id, id, place, profile_id, name, avatar, bot, gone, seat,
       wins, titles, rounds, points, chips, bought, cashed_out, sits_out, bank_ms)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    table, id, place, profile, name, avatar, bot, gone ? 1 : 0, seat, wins, JSON.stringify(titles), rounds, points, chips, bought, cashedOut, sitsOut ? 1 : 0, Math.round(bankMs),
  );
}

/** What may change of a table, in the order of the statements below. */
const changing = ({ rotation, position, honours, carried, stopping, settings, owner, lan, stage, roundNumber, revision }: StoredTable) => [
  JSON.stringify(rotation), JSON.stringify(position), JSON.stringify(honours), JSON.stringify(carried), stopping ? 1 : 0,
  JSON.stringify(settings), owner, lan && JSON.stringify(lan), stage, roundNumber, revision,
];

function add(database: Database, table: StoredTable): void {
  const { id, openedAt, players } = table;
  database.run(
    `INSERT INTO tables (rotation, position, honours, carried, stopping, settings, owner, lan, stage, round_number, revision, id, opened_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...changing(table), id, openedAt,
  );
  players.forEach((player, place) => savePlayer(database, id, place, player));
}

/** Of most moves the table keeps nothing but that there was one. */
const isUnchanged = (before: StoredTable, after: StoredTable): boolean =>
  (Object.keys(after) as (keyof StoredTable)[]).every((key) => key === 'revision' || key === 'players' || after[key] === before[key]);

function changed(database: Database, before: StoredTable, after: StoredTable): number {
  if (isUnchanged(before, after)) return database.run('UPDATE tables SET revision = ? WHERE id = ? AND revision = ?', after.revision, after.id, before.revision);
  return database.run(
    `UPDATE tables SET rotation = ?, position = ?, honours = ?, carried = ?, stopping = ?, settings = ?, owner = ?, lan = ?, stage = ?, round_number = ?, revision = ?
     WHERE id = ? AND revision = ?`,
    ...changing(after), after.id, before.revision,
  );
}

function replace(database: Database, before: StoredTable, after: StoredTable): void {
  refuseConflict(changed(database, before, after), before);
  if (after.players !== before.players) savePlayers(database, before, after);
}

function closeSalvaged(database: Database, after: StoredTable): void {
  const before = { id: after.id, revision: after.revision - 1 };
  refuseConflict(database.run("UPDATE tables SET stage = 'closed', revision = ? WHERE id = ? AND revision = ?", after.revision, before.id, before.revision), before);
  after.players.forEach((player, place) => savePlayer(database, after.id, place, player));
}

function refuseConflict(changes: number, { id, revision }: Pick<StoredTable, 'id' | 'revision'>): void {
  if (changes !== 1) throw new StoreError('store-conflict', saysOfStore('otherRevision', { table: id, revision }));
}

function savePlayers(database: Database, before: StoredTable, after: StoredTable): void {
  after.players.forEach((player, place) => {
    if (player !== before.players[place]) savePlayer(database, after.id, place, player);
  });
}

function addToken(database: Database, { hash, table, player, issuedAt, reissued = false }: SeatToken): void {
  if (reissued) {
    database.run(
      `DELETE FROM seat_tokens WHERE table_id = ?1 AND player_id = ?2 AND reissued = 1 AND hash NOT IN
         (SELECT hash FROM seat_tokens WHERE table_id = ?1 AND player_id = ?2 AND reissued = 1 AND used_at IS NOT NULL ORDER BY used_at DESC, issued_at DESC LIMIT ?3)`,
      table, player, reissuedKept,
    );
  }
  database.run('INSERT INTO seat_tokens (hash, table_id, player_id, issued_at, reissued) VALUES (?, ?, ?, ?, ?)', hash, table, player, issuedAt, reissued ? 1 : 0);
}

const playerOf = (database: Database, table: string, hash: string): string | null =>
  (database.get('SELECT player_id FROM seat_tokens WHERE table_id = ? AND hash = ?', table, hash)?.['player_id'] ?? null) as string | null;

function takenWith(database: Database, table: string, hash: string, at: number): string | null {
  const row = database.get('SELECT player_id, reissued FROM seat_tokens WHERE table_id = ? AND hash = ?', table, hash);
  if (!row) return null;
  if (row['reissued'] === 1) noteUse(database, hash, at);
  return String(row['player_id']);
}

/** Nobody is turned away because it cannot be written down just now which secret he came with. */
function noteUse(database: Database, hash: string, at: number): void {
  try {
    database.run('UPDATE seat_tokens SET used_at = ? WHERE hash = ?', at, hash);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
  }
}

export function tableStore(database: Database): TableStore {
  return {
    openIds: () => database.all("SELECT id FROM tables WHERE stage <> 'closed' ORDER BY opened_at DESC, number DESC").map((row) => String(row['id'])),
    load: (id) => load(database, id, (text, column) => formedJson(text, storedForms[column], saysOfStore('table', { table: id, part: column }))),
    salvage: (id) => load(database, id, (text, column, standIn) => formedJsonOr(text, storedForms[column], standIn)),
    revision: (id) => {
      const row = database.get('SELECT revision FROM tables WHERE id = ?', id);
      return row && Number(row['revision']);
    },
    add: (table) => add(database, table),
    replace: (before, after) => replace(database, before, after),
    closeSalvaged: (after) => closeSalvaged(database, after),
    addToken: (token) => addToken(database, token),
    playerOf: (table, hash) => playerOf(database, table, hash),
    takenWith: (table, hash, at) => takenWith(database, table, hash, at),
  };
}
