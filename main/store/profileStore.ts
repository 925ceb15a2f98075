// Which profiles are there, and what have they won (H-1)?

import type { Profile } from '#shared/protocol/messages.ts';
import { grantChips, type BankStore } from './bankStore.ts';
import type { Database, Row } from './database.ts';
import { StoreError } from './storeError.ts';

export interface ProfileStore {
  /** Oldest first. */
  list(): readonly Profile[];
  find(id: string): Profile | null;
  /** Whose the house was last; the oldest where none was chosen yet, null where there is none. */
  lastUsed(): Profile | null;
  /** The house is this one's now. */
  use(id: string, at: number): void;
  /** With its grant (H-2). Throws a StoreError `name-taken` when another profile has the name (H-1). */
  add(profile: { readonly id: string; readonly name: string; readonly avatar: string; readonly madeAt: number }): void;
  /** Throws a StoreError `name-taken` when another profile has the name (H-1). */
  change(id: string, profile: { readonly name: string; readonly avatar: string }): void;
}

/** Profiles in one pass over their results; `where` narrows them down. */
const selection = (where: string): string => `
  SELECT profiles.id, profiles.name, avatar, count(results.profile_id) AS rounds, coalesce(sum(king), 0) AS king, coalesce(sum(bastard), 0) AS bastard,
    (SELECT balance FROM entries WHERE account = 'profile:' || profiles.id ORDER BY transaction_id DESC LIMIT 1) AS chips
  FROM profiles LEFT JOIN results ON results.profile_id = profiles.id ${where} GROUP BY profiles.id ORDER BY made_at, profiles.id`;

/** Two names are the same when they look the same: case and the way accents are written do not count. */
const keyOf = (name: string): string => name.normalize('NFKC').toLowerCase();

const read = (row: Row): Profile => ({
  id: String(row['id']), name: String(row['name']), avatar: String(row['avatar']),
  rounds: Number(row['rounds']), king: Number(row['king']), bastard: Number(row['bastard']), chips: Number(row['chips']),
});

export function profileStore(database: Database, bank: BankStore): ProfileStore {
  const refuseTaken = (name: string, id: string): void => {
    const taken = database.get('SELECT id FROM profiles WHERE name_key = ? AND id <> ?', keyOf(name), id);
    if (taken) throw new StoreError('name-taken', `Another profile is called "${name}" already: choose another name (H-1).`);
  };
  return {
    list: () => database.all(selection('')).map(read),
    find: (id) => {
      const row = database.get(selection('WHERE profiles.id = ?'), id);
      return row && read(row);
    },
    lastUsed: () => {
      const row = database.get('SELECT id FROM profiles ORDER BY used_at DESC, made_at, id LIMIT 1');
      const found = row && database.get(selection('WHERE profiles.id = ?'), String(row['id']));
      return found && read(found);
    },
    use: (id, at) => {
      if (database.run('UPDATE profiles SET used_at = ? WHERE id = ?', at, id) === 0) throw new StoreError('store-conflict', `there is no profile ${id}`);
    },
    add: ({ id, name, avatar, madeAt }) =>
      database.atOnce(() => {
        refuseTaken(name, id);
        database.run('INSERT INTO profiles (id, name, name_key, avatar, made_at) VALUES (?, ?, ?, ?, ?)', id, name, keyOf(name), avatar, madeAt);
        bank.post({ kind: 'grant', entries: [{ account: 'mint', amount: -grantChips }, { account: `profile:${id}`, amount: grantChips }] }, madeAt);
      }, true),
    change: (id, { name, avatar }) =>
      database.atOnce(() => {
        refuseTaken(name, id);
        const changes = database.run('UPDATE profiles SET name = ?, name_key = ?, avatar = ? WHERE id = ?', name, keyOf(name), avatar, id);
        if (changes === 0) throw new StoreError('store-conflict', `there is no profile ${id}`);
      }),
  };
}
