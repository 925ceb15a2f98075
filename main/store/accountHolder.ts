// Whose is an account, and what is its holder called?

import type { Database } from './database.ts';

interface Holder {
  readonly name: string;
  /** Null for bots, the mint and tournaments. */
  readonly profile: string | null;
}

/** `profile:<id>` and `seat:<session>:<player>` by the names of today; an account whose holder is not stored by its own. */
export function accountHolder(database: Database, account: string): Holder {
  if (account === 'mint') return { name: 'Mint', profile: null };
  if (account === 'bots') return { name: 'Bots', profile: null };
  const [kind, first = '', second = ''] = account.split(':');
  if (kind === 'tournament') return { name: 'Tournament', profile: null };
  if (kind === 'stacks') return { name: 'Tournament chips', profile: null };
  const row = kind === 'profile'
    ? database.get('SELECT name, id AS profile_id FROM profiles WHERE id = ?', first)
    : database.get('SELECT name, profile_id FROM players WHERE session_id = ? AND id = ?', first, second);
  return row ? { name: String(row['name']), profile: row['profile_id'] as string | null } : { name: account, profile: null };
}
