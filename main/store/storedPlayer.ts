import type { BotLevel } from "#shared/bots/bot.ts";
import type { Seat } from "#shared/contract/seats.ts";
import type { TitleCounts } from "#shared/protocol/table.ts";
import type { Database, Row } from "./database.ts";
import { columns, flag, maybe, text, whole } from "./rows.ts";
import type { ReadColumn } from "./sessionStore.ts";
import { saysOfStore, StoreError } from "./storeError.ts";

/**
 * A player's row belongs to the session and is at one table at most, so the end of a round changes
 * no row of another table.
 */
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
  /** Rounds won, in all games. */
  readonly wins: number;
  readonly titles: TitleCounts;
  readonly rounds: number;
  /** From this session's rounds; null before the first round that counts points. */
  readonly points: number | null;
  /** The stack: the ledger's balance of the player's seat. */
  readonly chips: number;
  /** Chips brought from the bank so far, and chips cashed out (H-10). */
  readonly bought: number;
  readonly cashedOut: number;
  /**
   * H-37: the part of `cashedOut` that the player brought back; the rest is what they left with.
   */
  readonly broughtBack: number;
  /** Asks not to be dealt in. */
  readonly sitsOut: boolean;
  /** The rest of the time bank (H-12). */
  readonly bankMs: number;
}

const plain = columns({
  id: text,
  name: text,
  avatar: text,
  bot: maybe(text<BotLevel>),
  gone: flag,
  seat: maybe(whole),
  wins: whole,
  rounds: whole,
  points: maybe(whole),
  chips: whole,
  bought: whole,
  cashedOut: whole,
  broughtBack: whole,
  sitsOut: flag,
  bankMs: whole,
});
export const readPlayer = (row: Row, read: ReadColumn): StoredPlayer => ({
  ...plain(row),
  profile: maybe(text)(row["profile_id"]),
  titles: read<TitleCounts>(row["titles"], "titles", {}),
});

interface TablePlace {
  readonly session: string;
  readonly table: string | null;
  /** The order of registration at the table (C-2). */
  readonly place: number;
}

/**
 * Throws a StoreError `store-conflict` where the row is at another table: only the session moves
 * it.
 */
export function savePlayer(
  database: Database,
  { session, table, place }: TablePlace,
  player: StoredPlayer,
): void {
  const {
    id,
    profile,
    name,
    avatar,
    bot,
    gone,
    seat,
    wins,
    titles,
    rounds,
    points,
    chips,
    bought,
    cashedOut,
    broughtBack,
    sitsOut,
    bankMs,
  } = player;
  const changes = database.run(
    `INSERT INTO players (session_id, id, table_id, place, profile_id, name, avatar, bot, gone, seat, wins, titles, rounds, points, chips, bought, cashed_out, brought_back, sits_out, bank_ms)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (session_id, id) DO UPDATE SET table_id = excluded.table_id, place = excluded.place, profile_id = excluded.profile_id, name = excluded.name, avatar = excluded.avatar,
       bot = excluded.bot, gone = excluded.gone, seat = excluded.seat, wins = excluded.wins, titles = excluded.titles, rounds = excluded.rounds, points = excluded.points,
       chips = excluded.chips, bought = excluded.bought, cashed_out = excluded.cashed_out, brought_back = excluded.brought_back, sits_out = excluded.sits_out, bank_ms = excluded.bank_ms
     WHERE players.table_id IS NULL OR players.table_id = excluded.table_id`,
    session,
    id,
    table,
    place,
    profile,
    name,
    avatar,
    bot,
    gone ? 1 : 0,
    seat,
    wins,
    JSON.stringify(titles),
    rounds,
    points,
    chips,
    bought,
    cashedOut,
    broughtBack,
    sitsOut ? 1 : 0,
    Math.round(bankMs),
  );
  if (changes !== 1)
    throw new StoreError("store-conflict", saysOfStore("elsewhere", { player: id }));
}
