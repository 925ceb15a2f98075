// A file comes to know the PIN of a tournament's director, and the devices that it let in (H-38).

export const directorDevices = `
CREATE TABLE director_pins (
  tournament_id TEXT NOT NULL PRIMARY KEY REFERENCES tournaments (id),
  salt TEXT NOT NULL,
  -- What scrypt makes of it.
  hash TEXT NOT NULL,
  -- Tries that were wrong, from all devices together.
  wrong INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE director_devices (
  id TEXT NOT NULL PRIMARY KEY,
  tournament_id TEXT NOT NULL REFERENCES tournaments (id),
  -- Of its key, which is nowhere but on the device.
  hash TEXT NOT NULL UNIQUE,
  -- What the device said that it is; empty where it said nothing that is known.
  name TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  used_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`;
