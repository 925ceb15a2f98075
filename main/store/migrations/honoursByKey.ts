// How does a file of version 5 come to keep honours by their keys, whatever a game calls them
// (H-8)?

export const honoursByKey = `
-- The titles that the round gave the seat, as a list; how often a player had which in a session, by title.
ALTER TABLE results ADD COLUMN titles TEXT NOT NULL DEFAULT '[]';
UPDATE results SET titles = CASE WHEN king = 1 AND bastard = 1 THEN '["king","bastard"]' WHEN king = 1 THEN '["king"]' ELSE '["bastard"]' END
  WHERE king = 1 OR bastard = 1;
DROP INDEX results_by_profile;
ALTER TABLE results DROP COLUMN king;
ALTER TABLE results DROP COLUMN bastard;
CREATE INDEX results_by_profile ON results (profile_id, round_id, place, chips, titles, points) WHERE profile_id IS NOT NULL;

ALTER TABLE players ADD COLUMN titles TEXT NOT NULL DEFAULT '{}';
UPDATE players SET titles = json_patch('{}', json_object('king', nullif(kings, 0), 'bastard', nullif(bastards, 0)));
ALTER TABLE players DROP COLUMN kings;
ALTER TABLE players DROP COLUMN bastards;

-- By title, the player who holds it.
UPDATE tables SET honours = json_object(
  'titles', json_patch('{}', json_object('king', honours ->> '$.king', 'bastard', honours ->> '$.bastard')), 'button', honours ->> '$.button');
`;
