// How does a file of version 9 come to keep what rounds bring besides chips, and which were deals
// of the day (H-34)?

export const merits = `
-- Points towards the level, and which achievements were reached by the round, as a list; null: not counted yet.
ALTER TABLE results ADD COLUMN merit INTEGER;
ALTER TABLE results ADD COLUMN achieved TEXT;
-- 1: of a deal of the day that its player had tried before. It counts for nothing.
ALTER TABLE results ADD COLUMN practice INTEGER NOT NULL DEFAULT 0;

DROP INDEX results_by_profile;
CREATE INDEX results_by_profile ON results (profile_id, round_id, place, chips, titles, points, merit, practice) WHERE profile_id IS NOT NULL;
CREATE INDEX results_uncounted ON results (profile_id, ended_at, round_id) WHERE profile_id IS NOT NULL AND achieved IS NULL;
CREATE INDEX results_achieving ON results (profile_id) WHERE profile_id IS NOT NULL AND achieved <> '[]';
-- Statistics are answered from this alone.
CREATE INDEX results_in_time ON results (profile_id, ended_at, round_id, won, game, place, chips, titles, points, merit) WHERE profile_id IS NOT NULL AND practice = 0;

-- What is counted over somebody's rounds so far. Of another edition, it is counted anew.
CREATE TABLE counts (
  profile_id TEXT NOT NULL PRIMARY KEY REFERENCES profiles (id),
  edition TEXT NOT NULL,
  counts TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Tables at which a deal of the day is played. Whoever opens one has tried that day's.
CREATE TABLE daily_deals (
  table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
  profile_id TEXT NOT NULL REFERENCES profiles (id),
  -- Days since 1970, as the host's calendar had them.
  day INTEGER NOT NULL,
  practice INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX daily_deals_tried ON daily_deals (profile_id, day) WHERE practice = 0;
CREATE INDEX daily_deals_by_day ON daily_deals (profile_id, day);
`;
