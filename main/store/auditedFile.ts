// Are the books in a data folder right, without anything in it being changed?

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { AuditReport } from './bankStore.ts';
import { Database } from './database.ts';
import { ledgerAudit } from './ledgerAudit.ts';
import { migrations } from './migrations.ts';
import { openingError } from './openingError.ts';
import { refuseEmptied, storeFile } from './storeFile.ts';
import { StoreError } from './storeError.ts';

/**
 * SQLite may lay its two empty side files beside the file. Throws a StoreError when there are no books, or when they
 * cannot be read: `store-locked` while a Cardtable runs on them.
 */
export function auditedFile(dataFolder: string): AuditReport {
  const file = join(dataFolder, storeFile);
  const database = opened(file);
  try {
    return ledgerAudit(database);
  } finally {
    database.close();
  }
}

function opened(file: string): Database {
  try {
    refuseEmptied(file);
    if (!existsSync(file)) throw new StoreError('store-failed', `there is no ${storeFile} in ${dirname(file)}`);
    return new Database(file, migrations, true);
  } catch (error) {
    throw openingError(error, file);
  }
}
