// The people who direct a tournament besides the owner of the house (H-35).

import type { Database } from './database.ts';

export interface DirectorStore {
  /** Profiles, the first named first. */
  named(tournament: string): readonly string[];
  isNamed(tournament: string, profile: string): boolean;
  /** On the disk before it returns. */
  name(tournament: string, profile: string, at: number): void;
  /** On the disk before it returns. */
  takeBack(tournament: string, profile: string): void;
}

export const directorStore = (database: Database): DirectorStore => ({
  named: (tournament) => database.all('SELECT profile_id FROM tournament_directors WHERE tournament_id = ? ORDER BY named_at, profile_id', tournament).map((row) => String(row['profile_id'])),
  isNamed: (tournament, profile) => database.get('SELECT 1 FROM tournament_directors WHERE tournament_id = ? AND profile_id = ?', tournament, profile) !== null,
  name: (tournament, profile, at) =>
    database.atOnce(() => void database.run('INSERT OR IGNORE INTO tournament_directors (tournament_id, profile_id, named_at) VALUES (?, ?, ?)', tournament, profile, at), true),
  takeBack: (tournament, profile) => database.atOnce(() => void database.run('DELETE FROM tournament_directors WHERE tournament_id = ? AND profile_id = ?', tournament, profile), true),
});
