// Devices and the keys that identify them: the owner's (H-38), screens for the room (H-39), and those
// admitted by a tournament's PIN, with the people who direct it besides the house's owner (H-35).

import type { Database } from "./database.ts";
import { columns, maybe, text, whole } from "./rows.ts";

const ofDevice = {
  id: text,
  /** Of the key. */
  hash: text,
  name: text,
  /** ms since 1970, UTC. */
  madeAt: whole,
  usedAt: whole,
};
const deviceOf = columns(ofDevice);
type StoredDevice = ReturnType<typeof deviceOf>;

const lastUsedFirst = "ORDER BY used_at DESC, made_at DESC, id";

/** Every change is durable, except the moment of the last use, which may be lost. */
export const deviceStore = (database: Database) => ({
  add: (device: StoredDevice) => database.durably(() => database.insert("devices", device)),
  find: (hash: string) => database.first(deviceOf, "SELECT * FROM devices WHERE hash = ?", hash),
  list: () => database.all(`SELECT * FROM devices ${lastUsedFirst}`).map(deviceOf),
  use: (id: string, at: number) => void database.update("devices", { usedAt: at }, { id }),
  /** False if there is none. */
  remove: (id: string) =>
    database.durably(() => database.run("DELETE FROM devices WHERE id = ?", id)) > 0,
});

const screenOf = columns({
  ...ofDevice,
  /** The session that it shows; null: whatever is being played. */
  session: maybe(text),
  /** The last one. */
  address: text,
  /** Null while its key is valid. */
  removedAt: maybe(whole),
});
export type StoredScreen = ReturnType<typeof screenOf>;

/** As `deviceStore`. */
export const screenStore = (database: Database) => ({
  add: (screen: StoredScreen) => database.durably(() => database.insert("screens", screen)),
  /** Finds removed ones too. */
  find: (hash: string) => database.first(screenOf, "SELECT * FROM screens WHERE hash = ?", hash),
  /** Those with valid keys. */
  list: () =>
    database.all(`SELECT * FROM screens WHERE removed_at IS NULL ${lastUsedFirst}`).map(screenOf),
  use: (id: string, address: string, at: number) =>
    void database.update("screens", { usedAt: at, address }, { id }),
  /** False where no valid key has this id. */
  remove: (id: string, at: number) =>
    database.durably(() =>
      database.run("UPDATE screens SET removed_at = ? WHERE id = ? AND removed_at IS NULL", at, id),
    ) > 0,
  forget: (before: number) =>
    void database.run("DELETE FROM screens WHERE used_at < ? OR removed_at < ?", before, before),
});

/** Who directs by name. */
const directorNames = (database: Database) => ({
  /** Profiles in the order in which they were named. */
  named: (tournament: string) =>
    database
      .all(
        "SELECT profile_id FROM tournament_directors WHERE tournament_id = ? ORDER BY named_at, profile_id",
        tournament,
      )
      .map((row) => text(row["profile_id"])),
  isNamed: (tournament: string, profile: string) =>
    database.has(
      "SELECT 1 FROM tournament_directors WHERE tournament_id = ? AND profile_id = ?",
      tournament,
      profile,
    ),
  name: (tournamentId: string, profileId: string, namedAt: number) =>
    database.durably(() =>
      database.insert("tournament_directors", { tournamentId, profileId, namedAt }, "OR IGNORE"),
    ),
  takeBack: (tournament: string, profile: string) =>
    void database.durably(() =>
      database.run(
        "DELETE FROM tournament_directors WHERE tournament_id = ? AND profile_id = ?",
        tournament,
        profile,
      ),
    ),
});

/** By scrypt; `wrong` counts wrong tries. */
const pinOf = columns({ salt: text, hash: text, wrong: whole });

const directorPins = (database: Database) => ({
  pin: (tournament: string) =>
    database.first(pinOf, "SELECT * FROM director_pins WHERE tournament_id = ?", tournament),
  /** Replaces the PIN and resets the wrong tries; null removes it. */
  keepPin: (
    tournamentId: string,
    pin: Pick<ReturnType<typeof pinOf>, "salt" | "hash"> | null,
  ): void =>
    database.durably(() => {
      database.run("DELETE FROM director_pins WHERE tournament_id = ?", tournamentId);
      if (pin) database.insert("director_pins", { tournamentId, ...pin, wrong: 0 });
    }),
  wrongPin: (tournament: string) =>
    void database.durably(() =>
      database.run(
        "UPDATE director_pins SET wrong = wrong + 1 WHERE tournament_id = ?",
        tournament,
      ),
    ),
});

const directorDeviceOf = columns({ ...ofDevice, tournament: text });

const directorDevices = (database: Database) => ({
  addDevice: ({ tournament, ...device }: ReturnType<typeof directorDeviceOf>) =>
    database.durably(() =>
      database.insert("director_devices", { ...device, tournamentId: tournament }),
    ),
  device: (hash: string) =>
    database.first(
      directorDeviceOf,
      "SELECT *, tournament_id AS tournament FROM director_devices WHERE hash = ?",
      hash,
    ),
  devices: (tournament: string) =>
    database
      .all(`SELECT * FROM director_devices WHERE tournament_id = ? ${lastUsedFirst}`, tournament)
      .map(deviceOf),
  useDevice: (id: string, at: number) =>
    void database.update("director_devices", { usedAt: at }, { id }),
  /** False where there is none. */
  removeDevice: (tournament: string, id: string) =>
    database.durably(() =>
      database.run(
        "DELETE FROM director_devices WHERE tournament_id = ? AND id = ?",
        tournament,
        id,
      ),
    ) > 0,
});

const ended =
  "tournament_id = ?1 OR (?1 IS NULL AND tournament_id IN (SELECT id FROM tournaments WHERE phase NOT IN ('registering', 'running')))";

/** As `deviceStore`. */
export const directorStore = (database: Database) => ({
  ...directorNames(database),
  ...directorPins(database),
  ...directorDevices(database),
  /** Removes PINs and devices of this tournament, or of all that are over. */
  dropEnded: (tournament: string | null = null): void =>
    database.durably(() => {
      for (const table of ["director_pins", "director_devices"])
        database.run(`DELETE FROM ${table} WHERE ${ended}`, tournament);
    }),
});
