// How does a file of version 3 come to keep points, looks and the end of a match (H-1, H-10)?

export const pointsAndLooks = `
-- Of the round; null where its game counts none. No round of an older file counted any.
ALTER TABLE results ADD COLUMN points INTEGER;
DROP INDEX results_by_profile;
CREATE INDEX results_by_profile ON results (profile_id, round_id, place, chips, king, bastard, points) WHERE profile_id IS NOT NULL;
-- Of the session; null until the player was in a round that counts them.
ALTER TABLE players ADD COLUMN points INTEGER;

ALTER TABLE profiles ADD COLUMN back TEXT NOT NULL DEFAULT 'burgundy';
ALTER TABLE profiles ADD COLUMN felt TEXT NOT NULL DEFAULT 'emerald';

UPDATE tables SET settings = json_set(settings, '$.lastRound', NULL);
`;
