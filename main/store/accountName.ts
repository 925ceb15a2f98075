// What is the holder of an account called?

import type { Database } from './database.ts';

/** `profile:<id>` and `seat:<table>:<player>` by the names of today; an account whose holder is not stored by its own. */
export function accountName(database: Database, account: string): string {
  if (account === 'mint') return 'Mint';
  if (account === 'bots') return 'Bots';
  const [kind, first = '', second = ''] = account.split(':');
  const row = kind === 'profile'
    ? database.get('SELECT name FROM profiles WHERE id = ?', first)
    : database.get('SELECT name FROM players WHERE table_id = ? AND id = ?', first, second);
  return row ? String(row['name']) : account;
}
