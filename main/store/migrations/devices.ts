// A file comes to know the owner's devices by lasting keys (H-38).

export const devices = `
CREATE TABLE devices (
  id TEXT NOT NULL PRIMARY KEY,
  -- Of its key, which is nowhere but on the device.
  hash TEXT NOT NULL UNIQUE,
  -- What the device said that it is; empty where it said nothing that is known.
  name TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  used_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`;
