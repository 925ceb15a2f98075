import {
  closeSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Database } from "./database.ts";
import { misplaced, openingError } from "./openingError.ts";
import { closeFile, closeFolder, fileMode } from "./ownerOnly.ts";
import { asStoreError, saysOfStore, StoreError } from "./storeError.ts";

export const storeFile = "cardtable.sqlite";
export const lockFile = "cardtable.lock";

const codeOf = (error: unknown): unknown => (error as { readonly code?: unknown }).code;

/** SQLite keeps the newest changes in the first of them. */
const sideFiles = ["-wal", "-shm"];

/**
 * An empty database was truncated, and one that is missing beside its side files was taken away;
 * SQLite would start a new one over what can perhaps still be saved. Throws a StoreError
 * `store-emptied`.
 */
export function refuseEmptied(file: string): void {
  const left = sideFiles.map((side) => `${file}${side}`).filter((path) => existsSync(path));
  if (!existsSync(file)) {
    if (left.length > 0)
      throw new StoreError(
        "store-emptied",
        saysOfStore("takenAway", { files: left.map((path) => basename(path)) }),
      );
  } else if (statSync(file).isFile() && statSync(file).size === 0) {
    throw new StoreError("store-emptied", saysOfStore("emptied"));
  }
}

/** How long a start waits, in ms, for another process that is just releasing the lock. */
const patienceMs = 1000;

/**
 * Reserves the data folder for one process. Only SQLite's lock on the empty file is used, which
 * ends with the process however that ends. The file is separate from the books, so that those can
 * be read while they are written.
 */
class FolderLock {
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
    if (codeOf(error) !== "EEXIST") throw error;
    closeFile(file);
  }
}

const draftsOf = (file: string): string => `${basename(file)}.new-`;

/** Another process that starts at the same moment may have been quicker. */
function putInPlace(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (error) {
    // A disk without hard links.
    if (codeOf(error) !== "EEXIST" && !existsSync(file)) renameSync(draft, file);
  }
}

/**
 * Creates the file under another name first, so that an interrupted start leaves no empty file
 * under this one.
 */
function makeNew(file: string): void {
  const draft = join(dirname(file), `${draftsOf(file)}${process.pid}`);
  const remove = (): void => {
    for (const path of [draft, ...sideFiles.map((side) => `${draft}${side}`)])
      rmSync(path, { force: true });
  };
  remove();
  try {
    // SQLite gives its side files the mode of the file.
    closeSync(openSync(draft, "w", fileMode));
    new Database(draft).close();
    putInPlace(draft, file);
  } finally {
    remove();
  }
}

function removeDrafts(file: string): void {
  for (const name of readdirSync(dirname(file)))
    if (name.startsWith(draftsOf(file))) rmSync(join(dirname(file), name), { force: true });
}

/**
 * Opens or creates the file, and closes folder and files to other users. The lock reserves the
 * folder for this process until it is released. Throws the error it meets.
 */
export function openFile(file: string) {
  // Through a dead link SQLite would create a new database where the old one is only temporarily
  // unreachable.
  const wrongPlace = misplaced(file);
  if (wrongPlace) throw wrongPlace;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeFolder(dirname(file));
  refuseEmptied(file);
  if (!existsSync(file)) makeNew(file);
  const lock = new FolderLock(dirname(file));
  try {
    const database = new Database(file);
    for (const side of ["", ...sideFiles]) closeFile(`${file}${side}`);
    removeDrafts(file);
    return { database, lock };
  } catch (error) {
    lock.release();
    throw error;
  }
}
