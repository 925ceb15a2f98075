// How does the host say no?

import { StoreError } from '#main/store/storeError.ts';
import type { Refusal } from '#shared/protocol/messages.ts';

export const refusal = (code: string, words: string): Refusal => ({ ok: false, error: { code, key: 'host.words', args: { words } } });

/** H-10: after a session was stopped. */
export const sessionOver = refusal('stopped', 'This session is over: open a new table to play on.');

/**
 * C-9 for the store: nothing was changed, and the error says why. Other errors are thrown on; so is a conflict, where
 * what is stored is something else and has to be read anew.
 */
export function storeRefusal(error: unknown): Refusal {
  if (error instanceof StoreError && error.code !== 'store-conflict') return refusal(error.code, error.message);
  throw error;
}
