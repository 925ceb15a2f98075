// A file comes to know screens for the room by lasting keys (H-39).

export const screens = `
CREATE TABLE screens (
  id TEXT NOT NULL PRIMARY KEY,
  -- Of its key, which is nowhere but on the screen.
  hash TEXT NOT NULL UNIQUE,
  -- The session that it shows, of a table or a tournament; null: whatever is on.
  session TEXT,
  -- What the device said that it is; empty where it said nothing that is known.
  name TEXT NOT NULL,
  -- The address from which it came last.
  address TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  used_at INTEGER NOT NULL,
  -- It is kept after that, so that the screen can be told.
  removed_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX screens_of_session ON screens (session, address);
`;
