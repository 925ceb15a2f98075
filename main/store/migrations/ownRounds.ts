// Somebody's own rounds are found in the order in which they ended, by an index that holds all they
// are filtered by (H-4, H-40).

export const ownRounds = `
CREATE INDEX results_of_profile ON results (profile_id, ended_at, round_id, game, table_id) WHERE profile_id IS NOT NULL;
`;
