import { chmodSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { sep } from "node:path";

const folderMode = 0o700;
export const fileMode = 0o600;

/**
 * On Windows the access lists of the user's folders keep others out; a mode only means "read-only"
 * there.
 */
const hasModes = process.platform !== "win32";

const isAroundHome = (folder: string): boolean =>
  `${homedir()}${sep}`.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);
const isSticky = (mode: number): boolean => (mode & 0o1000) !== 0;

/** Removes excess permissions; a file that is missing or not ours to change is left as it is. */
function tighten(
  path: string,
  wanted: number,
  isSpared: (mode: number) => boolean = () => false,
): void {
  if (!hasModes) return;
  try {
    const { mode } = statSync(path);
    if ((mode & 0o777 & ~wanted) !== 0 && !isSpared(mode)) chmodSync(path, mode & wanted);
  } catch {
    // Somebody else's folder, or a disk without modes: its owner decides who may read it.
  }
}

/**
 * Closes a data folder to other users, even one that an older Cardtable left open: records hold
 * every hand, the ledger everybody's chips, and secrets open seats (C-7, H-2, H-15). A shared
 * folder – with the sticky bit like /tmp, or the home folder – stays as it is; the files in it are
 * closed all the same.
 */
export const closeFolder = (folder: string): void =>
  tighten(folder, folderMode, (mode) => isSticky(mode) || isAroundHome(folder));

export const closeFile = (file: string): void => tighten(file, fileMode);
