// How does a file of version 12 come to keep tournaments, who is in them, what is told of them, and
// structures of one's own (H-20, H-21)?

export const tournaments = `
CREATE TABLE tournaments (
  -- Counts them in the order in which they were opened.
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  -- What its tables share.
  session_id TEXT NOT NULL UNIQUE REFERENCES sessions (id),
  phase TEXT NOT NULL CHECK (phase IN ('registering', 'running', 'over', 'cancelled')),
  -- JSON: all that is known of it but its entrants.
  state TEXT NOT NULL,
  revision INTEGER NOT NULL,
  -- ms for which a host has run with it so far.
  elapsed INTEGER NOT NULL
) STRICT;
CREATE INDEX tournaments_open ON tournaments (phase, number);

CREATE TABLE entrants (
  tournament_id TEXT NOT NULL REFERENCES tournaments (id),
  -- From 0, in the order of entry.
  place INTEGER NOT NULL,
  entrant TEXT NOT NULL,
  PRIMARY KEY (tournament_id, place)
) STRICT, WITHOUT ROWID;

CREATE TABLE tournament_lines (
  tournament_id TEXT NOT NULL REFERENCES tournaments (id),
  -- From 1.
  number INTEGER NOT NULL,
  at INTEGER NOT NULL,
  said TEXT NOT NULL,
  PRIMARY KEY (tournament_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE structures (
  name TEXT NOT NULL PRIMARY KEY,
  structure TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`;
