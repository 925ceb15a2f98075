// How does a file of version 4 come to tell a seat's own secrets from those that a restarted host
// made anew?

export const reissuedTokens = `
-- What an older file holds may be anybody's own: it stays good.
ALTER TABLE seat_tokens ADD COLUMN reissued INTEGER NOT NULL DEFAULT 0;
-- When somebody last took the seat with it; kept of reissued ones only.
ALTER TABLE seat_tokens ADD COLUMN used_at INTEGER;
`;
