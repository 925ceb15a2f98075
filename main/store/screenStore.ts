// Screens for the room (H-39).

import type { Database } from "./database.ts";
import { columns, maybe, text, whole } from "./rows.ts";

export interface StoredScreen {
  readonly id: string;
  /** Hash of the key. */
  readonly hash: string;
  /** The session that it shows; null: whatever is being played. */
  readonly session: string | null;
  readonly name: string;
  /** The last one. */
  readonly address: string;
  /** ms since 1970, UTC. */
  readonly madeAt: number;
  readonly usedAt: number;
  /** Null while its key is valid. */
  readonly removedAt: number | null;
}

export interface ScreenStore {
  /** Durable. */
  add(screen: StoredScreen): void;
  /** Finds removed ones too. */
  find(hash: string): StoredScreen | null;
  /** Screens with valid keys, last used first. */
  list(): readonly StoredScreen[];
  /** Not durable: the last moment may be lost. */
  use(id: string, address: string, at: number): void;
  /** Durable. False where no valid key has this id. */
  remove(id: string, at: number): boolean;
  forget(before: number): void;
}

const listed = "id, hash, session, name, address, made_at, used_at, removed_at";
const screenOf = columns({
  id: text,
  hash: text,
  session: maybe(text),
  name: text,
  address: text,
  madeAt: whole,
  usedAt: whole,
  removedAt: maybe(whole),
});

export const screenStore = (database: Database): ScreenStore => ({
  add: ({ id, hash, session, name, address, madeAt, usedAt, removedAt }) =>
    void database.keep(
      `INSERT INTO screens (${listed}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      hash,
      session,
      name,
      address,
      madeAt,
      usedAt,
      removedAt,
    ),
  find: (hash) => {
    const row = database.get(`SELECT ${listed} FROM screens WHERE hash = ?`, hash);
    return row && screenOf(row);
  },
  list: () =>
    database
      .all(
        `SELECT ${listed} FROM screens WHERE removed_at IS NULL ORDER BY used_at DESC, made_at DESC, id`,
      )
      .map(screenOf),
  use: (id, address, at) =>
    void database.run("UPDATE screens SET used_at = ?, address = ? WHERE id = ?", at, address, id),
  remove: (id, at) =>
    database.keep("UPDATE screens SET removed_at = ? WHERE id = ? AND removed_at IS NULL", at, id) >
    0,
  forget: (before) =>
    void database.run("DELETE FROM screens WHERE used_at < ? OR removed_at < ?", before, before),
});
