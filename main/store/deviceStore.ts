// The owner's devices and the keys that identify them (H-38).

import type { Database, Row } from "./database.ts";
import { columns, text, whole } from "./rows.ts";

export interface StoredDevice {
  readonly id: string;
  /** Hash of the key. */
  readonly hash: string;
  readonly name: string;
  /** ms since 1970, UTC. */
  readonly madeAt: number;
  readonly usedAt: number;
}

export interface DeviceStore {
  /** Durable. */
  add(device: StoredDevice): void;
  find(hash: string): StoredDevice | null;
  /** Last used first. */
  list(): readonly StoredDevice[];
  /** Not durable: the last moment may be lost. */
  use(id: string, at: number): void;
  /** Durable. False if there is none. */
  remove(id: string): boolean;
}

const listed = "id, hash, name, made_at, used_at";
export const deviceOf: (row: Row) => StoredDevice = columns({
  id: text,
  hash: text,
  name: text,
  madeAt: whole,
  usedAt: whole,
});

export const deviceStore = (database: Database): DeviceStore => ({
  add: ({ id, hash, name, madeAt, usedAt }) =>
    void database.keep(
      `INSERT INTO devices (${listed}) VALUES (?, ?, ?, ?, ?)`,
      id,
      hash,
      name,
      madeAt,
      usedAt,
    ),
  find: (hash) => {
    const row = database.get(`SELECT ${listed} FROM devices WHERE hash = ?`, hash);
    return row && deviceOf(row);
  },
  list: () =>
    database
      .all(`SELECT ${listed} FROM devices ORDER BY used_at DESC, made_at DESC, id`)
      .map(deviceOf),
  use: (id, at) => void database.run("UPDATE devices SET used_at = ? WHERE id = ?", at, id),
  remove: (id) => database.keep("DELETE FROM devices WHERE id = ?", id) > 0,
});
