import type { BotKind } from "#shared/bots/bot.ts";
import type { TitleCounts } from "#shared/protocol/table.ts";
import type { Database } from "./database.ts";
import { columnOf, columns, flag, insertion, maybe, text, whole, type Row } from "./rows.ts";
import type { ReadColumn } from "./sessionStore.ts";
import { saysOfStore, StoreError } from "./storeError.ts";

const plain = {
  id: text,
  name: text,
  avatar: text,
  bot: maybe(text<BotKind>),
  /** The id of the house's program that plays; null for others. */
  program: maybe(text),
  gone: flag,
  /** In the present or last round. */
  seat: maybe(whole),
  /** Rounds won, in all games. */
  wins: whole,
  rounds: whole,
  /** From this session's rounds; null before the first round that counts points. */
  points: maybe(whole),
  /** The stack: the ledger's balance of the player's seat. */
  chips: whole,
  /** Chips brought from the bank so far, and chips cashed out (H-10). */
  bought: whole,
  cashedOut: whole,
  /**
   * H-37: the part of `cashedOut` that the player brought back; the rest is what they left with.
   */
  broughtBack: whole,
  /** Asks not to be dealt in. */
  sitsOut: flag,
  /** The rest of the time bank (H-12). */
  bankMs: whole,
};
const readPlain = columns(plain);

/**
 * A player's row belongs to the session and is at one table at most, so the end of a round changes
 * no row of another table.
 */
export interface StoredPlayer extends ReturnType<typeof readPlain> {
  /** Null for bots. */
  readonly profile: string | null;
  readonly titles: TitleCounts;
}

export const readPlayer = (row: Row, read: ReadColumn): StoredPlayer => ({
  ...readPlain(row),
  profile: maybe(text)(row["profile_id"]),
  titles: read<TitleCounts>(row["titles"], "titles", {}),
});

type TablePlace = Readonly<{
  session: string;
  table: string | null;
  /** The order of registration at the table (C-2). */
  place: number;
}>;

/**
 * Throws a StoreError `store-conflict` where the row is at another table: only the session moves
 * it.
 */
export function savePlayer(
  database: Database,
  { session, table, place }: TablePlace,
  player: StoredPlayer,
): void {
  const { id, profile, titles, bankMs } = player;
  const names = Object.keys(plain) as (keyof typeof plain)[];
  const changing = {
    ...Object.fromEntries(names.map((name) => [name, player[name]])),
    tableId: table,
    place,
    profileId: profile,
    titles,
    bankMs: Math.round(bankMs),
  };
  const [sql, ...values] = insertion("players", { ...changing, sessionId: session, id });
  const changes = Object.keys(changing)
    .map(columnOf)
    .map((column) => `${column} = excluded.${column}`);
  const count = database.run(
    `${sql} ON CONFLICT (session_id, id) DO UPDATE SET ${changes.join(", ")}
     WHERE players.table_id IS NULL OR players.table_id = excluded.table_id`,
    ...values,
  );
  if (count !== 1) throw new StoreError("store-conflict", saysOfStore("elsewhere", { player: id }));
}
