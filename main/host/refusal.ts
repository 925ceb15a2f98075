// How does the host say no?

import { StoreError } from '#main/store/storeError.ts';
import type { Refusal } from '#shared/protocol/messages.ts';
import type { TableRequest } from '#shared/protocol/schema.ts';
import type { Stage } from '#shared/protocol/table.ts';
import { takes } from './stageChart.ts';

export const refusal = (code: string, words: string): Refusal => ({ ok: false, error: { code, key: 'host.words', args: { words } } });

/** Why this cannot be asked at the stage that the table is at; null where it can. */
export function untimely(stage: Stage, request: TableRequest): Refusal | null {
  if (takes(stage, request)) return null;
  if (request === 'move' || request === 'hint') return refusal('C-11', 'No round is being played.');
  // H-10
  if (stage !== 'playing') return refusal('stopped', 'This session is over: open a new table to play on.');
  return refusal('not-now', request === 'ready' ? 'A round is being played: the next begins after it.' : 'A round is being played: wait until it is over.');
}

/**
 * C-9 for the store: nothing was changed, and the error says why. Other errors are thrown on; so is a conflict, where
 * what is stored is something else and has to be read anew.
 */
export function storeRefusal(error: unknown): Refusal {
  if (error instanceof StoreError && error.code !== 'store-conflict') return refusal(error.code, error.message);
  throw error;
}
