// Is what a data folder holds in order – file, books, tables, tournaments, rounds –, without anything in it being changed?

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
import { tournamentAudit } from './tournamentAudit.ts';

export interface FileAudit extends AuditReport {
  /** How many were replayed. */
  readonly rounds: number;
}

/**
 * A Cardtable may be at work on it, and is not waited for, nor does it wait. SQLite may lay its two empty side files beside
 * the file. `onRound` is told how many rounds were gone through by now. Throws a StoreError when there are no books, or when they cannot be read.
 */
export function auditedFile(dataFolder: string, onRound: (rounds: number) => void = () => undefined): FileAudit {
  const database = opened(join(dataFolder, storeFile));
  try {
    // Ledger, tables and tournaments of one moment: from one to the next they would contradict each other.
    const { file, ledger, tables, tournaments } = database.atOneMoment(() => ({ file: fileAudit(database), ledger: ledgerAudit(database), tables: tableAudit(database), tournaments: tournamentAudit(database) }));
    const { rounds, problems } = roundAudit(database, onRound);
    return { ...ledger, rounds, problems: [...file, ...ledger.problems, ...tables, ...tournaments, ...problems] };
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
