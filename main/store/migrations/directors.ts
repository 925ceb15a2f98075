// A file comes to know who directs a tournament besides the owner of the house (H-35, H-38).

export const directors = `
CREATE TABLE tournament_directors (
  tournament_id TEXT NOT NULL REFERENCES tournaments (id),
  profile_id TEXT NOT NULL REFERENCES profiles (id),
  named_at INTEGER NOT NULL,
  PRIMARY KEY (tournament_id, profile_id)
) STRICT, WITHOUT ROWID;
`;
