// Explains why a data folder cannot be opened, and what can be done.

import { accessSync, constants, existsSync, lstatSync, readlinkSync, statSync } from "node:fs";
import { dirname } from "node:path";
import type { Said } from "#shared/text/said.ts";
import { asStoreError, saysOfStore, StoreError } from "./storeError.ts";

function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Codes with which SQLite and the system refuse to write to or open a file. */
const sqliteDenials = [3, 8, 10, 14, 23];
const systemDenials = ["EACCES", "EPERM", "EROFS"];

function denied(error: unknown, file: string): Said | null {
  const { code = "", errcode = 0 } = ((error as Error).cause ?? error) as Readonly<{
    code?: string;
    errcode?: number;
  }>;
  if (!systemDenials.includes(code) && !sqliteDenials.includes(errcode & 0xff)) return null;
  const folder = dirname(file);
  if (!existsSync(folder))
    return saysOfStore("noFolder", { folder, nearest: nearestThatIs(folder) });
  if (!mayWrite(folder)) return saysOfStore("closedFolder", { folder, file });
  return existsSync(file) && !mayWrite(file) ? saysOfStore("closedFile", { file }) : null;
}

const nearestThatIs = (path: string): string =>
  existsSync(path) || dirname(path) === path ? path : nearestThatIs(dirname(path));

function inTheWay(file: string): Said | null {
  const folder = dirname(file);
  const nearest = nearestThatIs(folder);
  if (!statSync(nearest, { throwIfNoEntry: false })?.isDirectory())
    return saysOfStore("folderIsFile", { folder, nearest });
  if (existsSync(file))
    return statSync(file).isDirectory() ? saysOfStore("fileIsFolder", { file }) : null;
  if (!lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) return null;
  return saysOfStore("deadLink", { file, target: readlinkSync(file) });
}

/** Returns the StoreError for a path that cannot hold a database; null if it could. */
export function misplaced(file: string, cause?: unknown): StoreError | null {
  try {
    const said = inTheWay(file);
    return said === null ? null : new StoreError("store-failed", said, { cause });
  } catch {
    // The path cannot even be examined: the original error says why.
    return null;
  }
}

const fullDisk = (file: string, cause: unknown): StoreError =>
  new StoreError("store-full", saysOfStore("fullDisk", { file }), { cause });

export function openingError(error: unknown, file: string): StoreError {
  const { code, message, said: problem } = asStoreError(error);
  const wrongPlace = misplaced(file, error);
  if (wrongPlace) return wrongPlace;
  const because = (said: Said): StoreError => new StoreError(code, said, { cause: error });
  const denial = denied(error, file);
  if (denial !== null)
    return new StoreError(
      "store-read-only",
      saysOfStore("readOnly", { problem: denial, detail: message }),
      { cause: error },
    );
  if ((error as { readonly code?: string }).code === "ENOSPC") return fullDisk(file, error);
  switch (code) {
    case "store-full":
      return fullDisk(file, error);
    case "store-locked":
      return because(saysOfStore("inUse", { folder: dirname(file) }));
    case "store-corrupt":
      return because(saysOfStore("damagedFile", { file, problem }));
    case "store-emptied":
      return because(saysOfStore("emptiedFile", { file, problem }));
    case "store-newer":
    case "store-older":
      return because(saysOfStore("otherVersion", { file, problem }));
    case "store-foreign":
      return because(saysOfStore("foreignFile", { file, problem }));
    default:
      return because(
        message.includes(file) ? problem : saysOfStore("notOpened", { file, problem }),
      );
  }
}
