// A data folder belongs to one process at a time, and to nobody once that has ended.

import { closeSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openingError } from "./openingError.ts";
import { closeFile, fileMode } from "./ownerOnly.ts";
import { asStoreError, StoreError } from "./storeError.ts";

export const lockFile = "cardtable.lock";

/** How long a start waits for another process that is just letting go. */
const patienceMs = 1000;

/**
 * The file stays empty for ever: only SQLite's lock on it is wanted, which goes with this process
 * however it ends. It lies beside the books, so that those can be read while they are written.
 */
export class FolderLock {
  readonly #sqlite: DatabaseSync;

  /** Throws a StoreError: `store-locked` where another Cardtable has the folder. */
  constructor(dataFolder: string) {
    const file = join(dataFolder, lockFile);
    makeClosed(file);
    this.#sqlite = new DatabaseSync(file, { timeout: patienceMs });
    try {
      // In memory: else a journal would lie beside it.
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

/** It has no bytes that could be damaged: what has some was put there by somebody. */
function namedError(error: unknown, file: string): StoreError {
  const stored = asStoreError(error);
  return stored.code === "store-corrupt"
    ? new StoreError("store-failed", openingError(error, file).said, { cause: error })
    : stored;
}

/** One that is there is not opened here: to close it would end this process's own lock on it. */
function makeClosed(file: string): void {
  try {
    closeSync(openSync(file, "wx", fileMode));
  } catch (error) {
    if ((error as { readonly code?: string }).code !== "EEXIST") throw error;
    closeFile(file);
  }
}
