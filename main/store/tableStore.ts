// Which tables are there, who sits at them, and whose secret opens which seat?

import type { BotLevel } from '#shared/bots/bot.ts';
import type { Public } from '#shared/game/json.ts';
import type { Seat } from '#shared/game/seats.ts';
import type { Rotation, TableSettings } from '#shared/protocol/schema.ts';
import type { HeldHonours, Position, Stage, TitleCounts } from '#shared/protocol/table.ts';
import type { Database, Row } from './database.ts';
import { StoreError } from './storeError.ts';

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
  /** Of this session's rounds (CE-13); null before the first that counts them. */
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
  /** In order of registration (C-2). */
  readonly players: readonly StoredPlayer[];
}

export interface TableStore {
  /** Tables that are not closed, newest first. */
  openIds(): readonly string[];
  load(id: string): StoredTable | null;
  /** Null when there is no such table. */
  revision(id: string): number | null;
  add(table: StoredTable): void;
  /** Stores `after`, whose revision is one above `before`'s. Throws a StoreError `store-conflict` unless `before` is what is stored. */
  replace(before: StoredTable, after: StoredTable): void;
  /** Lets the holder of the secret with this hash into the player's seat; the player's oldest secrets give way. */
  addToken(token: { readonly hash: string; readonly table: string; readonly player: string; readonly issuedAt: number }): void;
  /** Whose secret it is. */
  playerOf(table: string, hash: string): string | null;
}

/** A secret is made when a seat is taken and when a restarted host hands its own player back in. */
const tokensKept = 8;

const readPlayer = (row: Row): StoredPlayer => ({
  id: String(row['id']),
  profile: row['profile_id'] as string | null,
  name: String(row['name']),
  avatar: String(row['avatar']),
  bot: row['bot'] as BotLevel | null,
  gone: row['gone'] === 1,
  seat: row['seat'] as number | null,
  wins: Number(row['wins']),
  titles: JSON.parse(String(row['titles'])) as TitleCounts,
  rounds: Number(row['rounds']),
  points: row['points'] as number | null,
  chips: Number(row['chips']),
  bought: Number(row['bought']),
  cashedOut: Number(row['cashed_out']),
  sitsOut: row['sits_out'] === 1,
  bankMs: Number(row['bank_ms']),
});

const readTable = (row: Row, players: readonly Row[]): StoredTable => ({
  id: String(row['id']),
  rotation: JSON.parse(String(row['rotation'])) as Rotation,
  position: JSON.parse(String(row['position'])) as Position,
  honours: JSON.parse(String(row['honours'])) as HeldHonours,
  carried: JSON.parse(String(row['carried'])) as StoredTable['carried'],
  stopping: row['stopping'] === 1,
  settings: JSON.parse(String(row['settings'])) as TableSettings,
  owner: String(row['owner']),
  stage: row['stage'] as Stage,
  roundNumber: Number(row['round_number']),
  revision: Number(row['revision']),
  openedAt: Number(row['opened_at']),
  players: players.map(readPlayer),
});

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
const changing = ({ rotation, position, honours, carried, stopping, settings, owner, stage, roundNumber, revision }: StoredTable) => [
  JSON.stringify(rotation), JSON.stringify(position), JSON.stringify(honours), JSON.stringify(carried), stopping ? 1 : 0,
  JSON.stringify(settings), owner, stage, roundNumber, revision,
];

function add(database: Database, table: StoredTable): void {
  const { id, openedAt, players } = table;
  database.run(
    `INSERT INTO tables (rotation, position, honours, carried, stopping, settings, owner, stage, round_number, revision, id, opened_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ...changing(table), id, openedAt,
  );
  players.forEach((player, place) => savePlayer(database, id, place, player));
}

function replace(database: Database, before: StoredTable, after: StoredTable): void {
  const changes = database.run(
    `UPDATE tables SET rotation = ?, position = ?, honours = ?, carried = ?, stopping = ?, settings = ?, owner = ?, stage = ?, round_number = ?, revision = ?
     WHERE id = ? AND revision = ?`,
    ...changing(after), after.id, before.revision,
  );
  if (changes !== 1) throw new StoreError('store-conflict', `table ${after.id} is not stored as it was at revision ${before.revision}`);
  after.players.forEach((player, place) => {
    if (player !== before.players[place]) savePlayer(database, after.id, place, player);
  });
}

export function tableStore(database: Database): TableStore {
  return {
    openIds: () => database.all("SELECT id FROM tables WHERE stage <> 'closed' ORDER BY opened_at DESC, number DESC").map((row) => String(row['id'])),
    load: (id) => {
      const row = database.get('SELECT * FROM tables WHERE id = ?', id);
      return row && readTable(row, database.all('SELECT * FROM players WHERE table_id = ? ORDER BY place', id));
    },
    revision: (id) => {
      const row = database.get('SELECT revision FROM tables WHERE id = ?', id);
      return row && Number(row['revision']);
    },
    add: (table) => add(database, table),
    replace: (before, after) => replace(database, before, after),
    addToken: ({ hash, table, player, issuedAt }) => {
      database.run('INSERT INTO seat_tokens (hash, table_id, player_id, issued_at) VALUES (?, ?, ?, ?)', hash, table, player, issuedAt);
      database.run(
        `DELETE FROM seat_tokens WHERE table_id = ? AND player_id = ? AND hash NOT IN
           (SELECT hash FROM seat_tokens WHERE table_id = ? AND player_id = ? ORDER BY hash = ? DESC, issued_at DESC LIMIT ?)`,
        table, player, table, player, hash, tokensKept,
      );
    },
    playerOf: (table, hash) => {
      const row = database.get('SELECT player_id FROM seat_tokens WHERE table_id = ? AND hash = ?', table, hash);
      return row && String(row['player_id']);
    },
  };
}
