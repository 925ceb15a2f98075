// How does a file of version 10 come to keep when its books were checked last, and what was found
// (H-2)?

export const bookChecks = `
CREATE TABLE book_check (
  -- There is one: the last.
  only INTEGER NOT NULL PRIMARY KEY CHECK (only = 1),
  -- ms since 1970, UTC: when it began.
  at INTEGER NOT NULL,
  -- JSON: what was gone through, and what is wrong.
  found TEXT NOT NULL
) STRICT;
`;
