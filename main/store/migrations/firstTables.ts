// What did a file of version 1 look like? Released: never changed.

export const firstTables = `
CREATE TABLE profiles (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  -- The name as names are compared (H-1).
  name_key TEXT NOT NULL UNIQUE,
  avatar TEXT NOT NULL,
  made_at INTEGER NOT NULL
) STRICT;

CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  game TEXT NOT NULL,
  options TEXT NOT NULL,
  settings TEXT NOT NULL,
  owner TEXT NOT NULL,
  stage TEXT NOT NULL CHECK (stage IN ('waiting', 'playing', 'between', 'closed')),
  round_number INTEGER NOT NULL,
  -- Counts the changes: a change is only made to the revision it was worked out from.
  revision INTEGER NOT NULL,
  opened_at INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_by_stage ON tables (stage, opened_at);

CREATE TABLE players (
  table_id TEXT NOT NULL REFERENCES tables (id),
  id TEXT NOT NULL,
  -- Order of registration (C-2).
  place INTEGER NOT NULL,
  profile_id TEXT REFERENCES profiles (id),
  name TEXT NOT NULL,
  avatar TEXT NOT NULL,
  bot TEXT,
  gone INTEGER NOT NULL,
  seat INTEGER,
  firsts INTEGER NOT NULL,
  lasts INTEGER NOT NULL,
  rounds INTEGER NOT NULL,
  chips INTEGER NOT NULL CHECK (chips >= 0),
  bank_ms INTEGER NOT NULL,
  PRIMARY KEY (table_id, id)
) STRICT, WITHOUT ROWID;

CREATE TABLE seat_tokens (
  hash TEXT PRIMARY KEY,
  table_id TEXT NOT NULL,
  player_id TEXT NOT NULL,
  issued_at INTEGER NOT NULL,
  FOREIGN KEY (table_id, player_id) REFERENCES players (table_id, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_tokens_by_player ON seat_tokens (table_id, player_id, issued_at);

CREATE TABLE rounds (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  table_id TEXT NOT NULL REFERENCES tables (id),
  number INTEGER NOT NULL,
  game TEXT NOT NULL,
  -- The round record (RR) without its moves.
  record TEXT NOT NULL,
  began_at INTEGER NOT NULL,
  ended_at INTEGER,
  result TEXT,
  UNIQUE (table_id, number)
) STRICT;
CREATE INDEX rounds_ended ON rounds (id) WHERE ended_at IS NOT NULL;

CREATE TABLE moves (
  round_id INTEGER NOT NULL REFERENCES rounds (id),
  number INTEGER NOT NULL,
  move TEXT NOT NULL,
  made_at INTEGER NOT NULL,
  PRIMARY KEY (round_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE results (
  round_id INTEGER NOT NULL REFERENCES rounds (id),
  seat INTEGER NOT NULL,
  player_id TEXT NOT NULL,
  profile_id TEXT REFERENCES profiles (id),
  first INTEGER NOT NULL,
  last INTEGER NOT NULL,
  -- Gain or loss; null where nothing was played for.
  chips INTEGER,
  PRIMARY KEY (round_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_profile ON results (profile_id) WHERE profile_id IS NOT NULL;
`;
