import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openingError } from "./openingError.ts";
import { closeFile, fileMode } from "./ownerOnly.ts";
import { asStoreError, StoreError } from "./storeError.ts";

export const lockFile = "cardtable.lock";

/** How long a start waits, in ms, for another process that is just releasing the lock. */
const patienceMs = 1000;

/**
 * Reserves the data folder for one process. Only SQLite's lock on the empty file is used, which
 * ends with the process however that ends. The file is separate from the books, so that those can
 * be read while they are written.
 */
export class FolderLock {
  readonly #sqlite: DatabaseSync;

  /** Throws a StoreError `store-locked` where another Cardtable has the folder. */
  constructor(dataFolder: string) {
    const file = join(dataFolder, lockFile);
    makeClosed(file);
    this.#sqlite = new DatabaseSync(file, { timeout: patienceMs });
    try {
      // In memory, so that no journal file appears.
      this.#sqlite.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
    } catch (error) {
      this.#sqlite.close();
      throw namedError(error, file);
    }
  }

  release(): void {
    if (this.#sqlite.isOpen) this.#sqlite.close();
  }
}

/** The lock file is always empty, so one with content is not damaged but a foreign file. */
function namedError(error: unknown, file: string): StoreError {
  const stored = asStoreError(error);
  return stored.code === "store-corrupt"
    ? new StoreError("store-failed", openingError(error, file).said, { cause: error })
    : stored;
}

/** An existing file is not opened: closing it would release this process's own lock on it. */
function makeClosed(file: string): void {
  try {
    closeSync(openSync(file, "wx", fileMode));
  } catch (error) {
    if ((error as { readonly code?: string }).code !== "EEXIST") throw error;
    closeFile(file);
  }
}
