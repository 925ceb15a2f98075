// What is a person told whose data folder cannot be opened: which file, which folder, and what can be done?

import { accessSync, constants, existsSync, lstatSync, readlinkSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { asStoreError, StoreError } from './storeError.ts';

const another = 'or use another data folder (--data FOLDER, or CARDTABLE_DATA=FOLDER)';
const anew = (file: string): string => `move ${file} and its side files (-wal, -shm) elsewhere, and Cardtable begins anew`;

function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** SQLite's and the system's ways to say that something may not be written to, or not even opened. */
const sqliteDenials = [3, 8, 10, 14, 23];
const systemDenials = ['EACCES', 'EPERM', 'EROFS'];

/** What may not be written to; null where that is not it. */
function denied(error: unknown, file: string): string | null {
  const { code = '', errcode = 0 } = ((error as Error).cause ?? error) as { readonly code?: string; readonly errcode?: number };
  if (!systemDenials.includes(code) && !sqliteDenials.includes(errcode & 0xff)) return null;
  const folder = dirname(file);
  if (!existsSync(folder)) return `the data folder ${folder} is not there and cannot be made, for ${nearestThatIs(folder)} may not be written to`;
  if (!mayWrite(folder)) return `the data folder ${folder} may not be written to, and ${file} needs files beside it`;
  return existsSync(file) && !mayWrite(file) ? `the file ${file} may not be written to` : null;
}

const nearestThatIs = (path: string): string => (existsSync(path) || dirname(path) === path ? path : nearestThatIs(dirname(path)));

/** What stands in the way of file or folder, in words; null where nothing does. */
function inTheWay(file: string): string | null {
  const folder = dirname(file);
  const nearest = nearestThatIs(folder);
  if (!statSync(nearest, { throwIfNoEntry: false })?.isDirectory()) return `the data folder cannot be ${folder}, for ${nearest} is a file; move that elsewhere, ${another}`;
  if (existsSync(file)) return statSync(file).isDirectory() ? `${file} is a folder, not a database; move it elsewhere, and Cardtable begins anew; ${another}` : null;
  if (!lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) return null;
  return `${file} is a link to ${readlinkSync(file)}, where nothing is; put the database back there, or remove the link, and Cardtable begins anew`;
}

/** The StoreError for a path at which no database can be; null where there could be one. */
export function misplaced(file: string, cause?: unknown): StoreError | null {
  try {
    const words = inTheWay(file);
    return words === null ? null : new StoreError('store-failed', words, { cause });
  } catch {
    // It cannot even be looked at: what was met says why.
    return null;
  }
}

const fullDisk = (file: string, cause: unknown): StoreError =>
  new StoreError('store-full', `the disk that ${file} is on is full, and nothing was changed; make room on it, ${another}`, { cause });

/** A StoreError that names the file, in one sentence or two; `error` is whatever was thrown. */
export function openingError(error: unknown, file: string): StoreError {
  const { code, message } = asStoreError(error);
  const wrongPlace = misplaced(file, error);
  if (wrongPlace) return wrongPlace;
  const said = (words: string): StoreError => new StoreError(code, words, { cause: error });
  const denial = denied(error, file);
  if (denial !== null) return new StoreError('store-read-only', `${denial}; give yourself the right to write there, ${another} (${message})`, { cause: error });
  if ((error as { readonly code?: string }).code === 'ENOSPC') return fullDisk(file, error);
  switch (code) {
    case 'store-full': return fullDisk(file, error);
    case 'store-locked': return said(`another Cardtable is using this data folder, ${dirname(file)}; close it first, ${another}`);
    case 'store-corrupt': return said(`${file}: ${message}. Put a copy from a backup in its place; or ${anew(file)}`);
    case 'store-emptied': return said(`${file}: ${message}; or ${anew(file)}`);
    case 'store-newer': case 'store-older': return said(`${file}: ${message}`);
    case 'store-foreign': return said(`${file}: ${message}; move it elsewhere, ${another}`);
    default: return said(message.includes(file) ? message : `${file} could not be opened: ${message}`);
  }
}
