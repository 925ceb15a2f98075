// Why could the store not do what was asked? One error class, told apart by `code`.

import { sentence } from '#shared/games/texts.ts';
import type { CommonText } from '#shared/text/en/index.ts';
import { saying, type Said } from '#shared/text/said.ts';
/**
 * `store-newer`: written by a later version of the program. `store-older`: by an earlier one, where nothing may be
 * written. `store-foreign`: some other program's database.
 * `store-corrupt`: damaged, or no database at all. `store-emptied`: of no bytes, or gone from beside its side files.
 * `store-read-only`: file or folder may not be written to. `store-locked`: another process has it open.
 * `store-full`: no room left on the disk. `store-conflict`: what is stored is not what the change was made from.
 * `store-failed`: anything else, for example a disk error. `name-taken`: another profile has the name (H-1).
 * `bank-unbalanced`: a transaction's entries do not sum to zero. `bank-short`: an account would go below zero.
 * `bank-reversed`: a transaction that is not there to be reversed, or was reversed before (H-2).
 */
export type StoreErrorCode =
  | 'store-newer' | 'store-older' | 'store-foreign' | 'store-corrupt' | 'store-emptied' | 'store-read-only' | 'store-locked' | 'store-full' | 'store-conflict' | 'store-failed'
  | 'name-taken' | 'bank-unbalanced' | 'bank-short' | 'bank-reversed';

export const saysOfStore = saying<CommonText['store']>('store');

export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreErrorCode;
  /** What reaches the screen; its English is the message. */
  readonly said: Said;

  /** `why` in words: of files and disks, for log and command line. */
  constructor(code: StoreErrorCode, why: Said | string, options?: ErrorOptions) {
    const said = typeof why === 'string' ? saysOfStore('program', { words: why }) : why;
    super(sentence(said), options);
    this.code = code;
    this.said = said;
  }
}

/** SQLite's primary result codes that mean something to the person before the screen. */
const codeOfResult: { readonly [result: number]: StoreErrorCode } = {
  5: 'store-locked', 6: 'store-locked', 11: 'store-corrupt', 13: 'store-full', 26: 'store-corrupt',
};

const wordsOf: { readonly [code in StoreErrorCode]?: string } = {
  'store-locked': 'another Cardtable is using this data folder; close it first',
  'store-corrupt': 'it is damaged or is no Cardtable database, and was left as it is',
  'store-full': 'the disk is full; nothing was changed',
};

/** The StoreError for whatever SQLite threw; a StoreError stays as it is. */
export function asStoreError(error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const { errcode, message } = error as { readonly errcode?: number; readonly message?: string };
  // The lower eight bits are the primary code; the others tell details.
  const code = codeOfResult[(errcode ?? 0) & 0xff] ?? 'store-failed';
  const words = wordsOf[code];
  return new StoreError(code, words ? `${words} (${message ?? 'no details'})` : (message ?? String(error)), { cause: error });
}
