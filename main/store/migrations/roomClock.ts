// How does a file come to keep the clock of a tournament with real cards (H-6)?

export const roomClock = `
CREATE TABLE room_clock (
  -- There is one.
  only INTEGER NOT NULL PRIMARY KEY CHECK (only = 1),
  -- JSON: its plan, and where it stood when it was last set.
  clock TEXT NOT NULL,
  -- ms since 1970, UTC: when somebody looked at it last; null while it stands.
  seen_at INTEGER,
  -- While it went nobody looked at it for so long; null where that was said, or there was no such time.
  away_from INTEGER,
  away_to INTEGER
) STRICT;
`;
