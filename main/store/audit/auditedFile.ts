// Is what a data folder holds in order – file, books, tables, rounds –, without anything in it being changed?

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AuditReport } from '../bankStore.ts';
import { Database } from '../database.ts';
import { fileAudit } from './fileAudit.ts';
import { ledgerAudit } from './ledgerAudit.ts';
import { migrations } from '../migrations.ts';
import { misplaced, openingError } from '../openingError.ts';
import { roundAudit } from './roundAudit.ts';
import { refuseEmptied, storeFile } from '../storeFile.ts';
import { saysOfStore, StoreError } from '../storeError.ts';
import { tableAudit } from './tableAudit.ts';

export interface FileAudit extends AuditReport {
  /** How many were replayed. */
  readonly rounds: number;
}

/**
 * SQLite may lay its two empty side files beside the file. Throws a StoreError when there are no books, or when they
 * cannot be read: `store-locked` while a Cardtable runs on them.
 */
export function auditedFile(dataFolder: string): FileAudit {
  const file = join(dataFolder, storeFile);
  const database = opened(file);
  try {
    const file = fileAudit(database);
    const { accounts, transactions, problems } = ledgerAudit(database);
    const tables = tableAudit(database);
    const rounds = roundAudit(database);
    return { accounts, transactions, rounds: rounds.rounds, problems: [...file, ...problems, ...tables, ...rounds.problems] };
  } finally {
    database.close();
  }
}

function opened(file: string): Database {
  try {
    refuseEmptied(file);
    if (existsSync(file)) return new Database(file, migrations, true);
  } catch (error) {
    throw openingError(error, file);
  }
  throw misplaced(file) ?? new StoreError('store-failed', saysOfStore('notThere', { file: storeFile, folder: dirname(file) }));
}
