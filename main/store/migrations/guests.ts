// How does a file of version 6 come to know guests, and by what they are known again (H-1, H-35)?

export const guests = `
-- 1: a guest's own, as whom nobody else plays.
ALTER TABLE profiles ADD COLUMN guest INTEGER NOT NULL DEFAULT 0;

CREATE TABLE guest_secrets (
  hash TEXT NOT NULL PRIMARY KEY,
  profile_id TEXT NOT NULL REFERENCES profiles (id),
  issued_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- One row: a browser that is a guest in several houses at one address tells their secrets apart by it.
CREATE TABLE house (id TEXT NOT NULL) STRICT;
INSERT INTO house (id) VALUES (lower(hex(randomblob(8))));
`;
