// Who else on this machine may read what is kept? Nobody.

import { chmodSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { sep } from "node:path";

const folderMode = 0o700;
export const fileMode = 0o600;

/**
 * Windows keeps others out by the access lists of the person's own folders; a mode there only says
 * "read-only". So nothing is done there.
 */
const hasModes = process.platform !== "win32";

/** The home folder, or one around it: others than Cardtable live there. */
const isAroundHome = (folder: string): boolean =>
  `${homedir()}${sep}`.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);
const isSticky = (mode: number): boolean => (mode & 0o1000) !== 0;

/**
 * Takes from a mode what is there too much; a file that is not there, or is not ours to change, is
 * left as it is.
 */
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
    // Somebody else's folder, or a disk without modes: whoever lends it decides who may read it.
  }
}

/**
 * Records hold every hand, the ledger everybody's chips, and secrets open seats (C-7, H-2, H-15): a
 * data folder is closed to other people, also one that an older Cardtable left open. A folder that
 * many share by its nature – with the sticky bit, as /tmp has it, or the person's home – is not
 * ours to close; what we put there is closed all the same.
 */
export const closeFolder = (folder: string): void =>
  tighten(folder, folderMode, (mode) => isSticky(mode) || isAroundHome(folder));

export const closeFile = (file: string): void => tighten(file, fileMode);
