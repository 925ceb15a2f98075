// A file comes to know by which request a table, a tournament, entrants or an evening were made, so
// that the same request makes them once.

export const onceDone = `
CREATE TABLE once_done (
  -- Made by whoever asked, at random.
  key TEXT NOT NULL PRIMARY KEY,
  -- Of what was asked for, and by whom: a hash.
  asked TEXT NOT NULL,
  -- The id of what was made.
  made TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`;
