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
import { Database } from "./database.ts";
import { FolderLock } from "./folderLock.ts";
import { misplaced } from "./openingError.ts";
import { closeFile, closeFolder, fileMode } from "./ownerOnly.ts";
import { saysOfStore, StoreError } from "./storeError.ts";

export const storeFile = "cardtable.sqlite";

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

const draftsOf = (file: string): string => `${basename(file)}.new-`;

/** Another process that starts at the same moment may have been quicker. */
function putInPlace(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (error) {
    const { code } = error as { readonly code?: string };
    // A disk without hard links.
    if (code !== "EEXIST" && !existsSync(file)) renameSync(draft, file);
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

interface OpenFile {
  readonly database: Database;
  /** Reserves the folder for this process until it is released. */
  readonly lock: FolderLock;
}

/**
 * Opens or creates the file, and closes folder and files to other users. Throws the error it meets.
 */
export function openFile(file: string): OpenFile {
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
