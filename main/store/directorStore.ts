// People who direct a tournament besides the house's owner, and devices admitted by its PIN (H-35,
// H-38).

import { deviceOf, type StoredDevice } from "./deviceStore.ts";
import type { Database } from "./database.ts";
import { columns, text, whole } from "./rows.ts";

/** The scrypt hash, and the number of wrong tries. */
export interface StoredPin {
  readonly salt: string;
  readonly hash: string;
  readonly wrong: number;
}

export interface DirectorDevice extends StoredDevice {
  readonly tournament: string;
}

/** Who directs by name. */
interface DirectorNames {
  /** Profiles in the order in which they were named. */
  named(tournament: string): readonly string[];
  isNamed(tournament: string, profile: string): boolean;
  /** Durable. */
  name(tournament: string, profile: string, at: number): void;
  /** Durable. */
  takeBack(tournament: string, profile: string): void;
}

interface DirectorPins {
  pin(tournament: string): StoredPin | null;
  /** Replaces the PIN and resets the wrong tries; null removes it. Durable. */
  keepPin(tournament: string, pin: Pick<StoredPin, "salt" | "hash"> | null): void;
  /** Counts a wrong try. Durable. */
  wrongPin(tournament: string): void;
}

interface DirectorDevices {
  /** Durable. */
  addDevice(device: DirectorDevice): void;
  device(hash: string): DirectorDevice | null;
  /** Last used first. */
  devices(tournament: string): readonly StoredDevice[];
  /** Not durable: the last moment may be lost. */
  useDevice(id: string, at: number): void;
  /** Durable. False where there is none. */
  removeDevice(tournament: string, id: string): boolean;
}

export interface DirectorStore extends DirectorNames, DirectorPins, DirectorDevices {
  /** Removes PINs and devices of this tournament, or of all that are over. Durable. */
  dropEnded(tournament?: string): void;
}

const listed = "id, hash, name, made_at, used_at";
const ended =
  "tournament_id = ?1 OR (?1 IS NULL AND tournament_id IN (SELECT id FROM tournaments WHERE phase NOT IN ('registering', 'running')))";

const pinOf = columns({ salt: text, hash: text, wrong: whole });

const directorNames = (database: Database): DirectorNames => ({
  named: (tournament) =>
    database
      .all(
        "SELECT profile_id FROM tournament_directors WHERE tournament_id = ? ORDER BY named_at, profile_id",
        tournament,
      )
      .map((row) => text(row["profile_id"])),
  isNamed: (tournament, profile) =>
    database.get(
      "SELECT 1 FROM tournament_directors WHERE tournament_id = ? AND profile_id = ?",
      tournament,
      profile,
    ) !== null,
  name: (tournament, profile, at) =>
    void database.keep(
      "INSERT OR IGNORE INTO tournament_directors (tournament_id, profile_id, named_at) VALUES (?, ?, ?)",
      tournament,
      profile,
      at,
    ),
  takeBack: (tournament, profile) =>
    void database.keep(
      "DELETE FROM tournament_directors WHERE tournament_id = ? AND profile_id = ?",
      tournament,
      profile,
    ),
});

const directorPins = (database: Database): DirectorPins => ({
  pin: (tournament) => {
    const row = database.get(
      "SELECT salt, hash, wrong FROM director_pins WHERE tournament_id = ?",
      tournament,
    );
    return row && pinOf(row);
  },
  keepPin: (tournament, pin) =>
    database.atOnce(() => {
      database.run("DELETE FROM director_pins WHERE tournament_id = ?", tournament);
      if (pin)
        database.run(
          "INSERT INTO director_pins (tournament_id, salt, hash, wrong) VALUES (?, ?, ?, 0)",
          tournament,
          pin.salt,
          pin.hash,
        );
    }, true),
  wrongPin: (tournament) =>
    void database.keep(
      "UPDATE director_pins SET wrong = wrong + 1 WHERE tournament_id = ?",
      tournament,
    ),
});

const directorDevices = (database: Database): DirectorDevices => ({
  addDevice: ({ tournament, id, hash, name, madeAt, usedAt }) =>
    void database.keep(
      `INSERT INTO director_devices (tournament_id, ${listed}) VALUES (?, ?, ?, ?, ?, ?)`,
      tournament,
      id,
      hash,
      name,
      madeAt,
      usedAt,
    ),
  device: (hash) => {
    const row = database.get(
      `SELECT tournament_id, ${listed} FROM director_devices WHERE hash = ?`,
      hash,
    );
    return row && { tournament: text(row["tournament_id"]), ...deviceOf(row) };
  },
  devices: (tournament) =>
    database
      .all(
        `SELECT ${listed} FROM director_devices WHERE tournament_id = ? ORDER BY used_at DESC, made_at DESC, id`,
        tournament,
      )
      .map(deviceOf),
  useDevice: (id, at) =>
    void database.run("UPDATE director_devices SET used_at = ? WHERE id = ?", at, id),
  removeDevice: (tournament, id) =>
    database.keep(
      "DELETE FROM director_devices WHERE tournament_id = ? AND id = ?",
      tournament,
      id,
    ) > 0,
});

export const directorStore = (database: Database): DirectorStore => ({
  ...directorNames(database),
  ...directorPins(database),
  ...directorDevices(database),
  dropEnded: (tournament) =>
    database.atOnce(() => {
      for (const table of ["director_pins", "director_devices"])
        database.run(`DELETE FROM ${table} WHERE ${ended}`, tournament ?? null);
    }, true),
});
