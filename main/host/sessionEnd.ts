// When does a session end, and how does everyone leave it with his chips (H-10, FD-14)?

import type { StoredTable } from '#main/store/tableStore.ts';
import { cashedOut, isForChips, type Paid } from './chipMoves.ts';
import { isDecided } from './dealtIn.ts';

const joined = (first: readonly Paid['postings'][number][], { table, postings }: Paid): Paid => ({ table, postings: [...first, ...postings] });

/** The session is over: everybody takes his chips back to the bank, and no round follows. */
export const stopped = (table: StoredTable): Paid => cashedOut({ ...table, stage: 'stopped', stopping: false }, () => true);

/**
 * A changed table with what follows from the change: who is gone, and in no running round, has his chips back; a session
 * that was to be stopped after this round, or that is decided, is over.
 */
export function settled({ table, postings }: Paid): Paid {
  const isPlaying = table.stage === 'playing';
  const paid = joined(postings, cashedOut(table, ({ gone, seat }) => gone && !(isPlaying && seat !== null)));
  if (paid.table.stage !== 'between') return paid;
  const isOver = paid.table.stopping || (isForChips(paid.table) && isDecided(paid.table));
  return isOver ? joined(paid.postings, stopped(paid.table)) : paid;
}
