// Recognises a build of the present sources by the stamp that a complete build leaves behind.

import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The lockfile stands for the packages that are wanted, npm's own for those that are installed. */
const sources = [
  "electron.vite.config.ts",
  "package.json",
  "package-lock.json",
  "node_modules/.package-lock.json",
  "tsconfig.json",
  "assets",
  "main",
  "renderer",
  "shared",
];
const results = ["out/main", "out/preload", "out/renderer"];

const stampFile = (project: string): string => join(project, "out", "built-from");
const lockFile = (project: string): string => join(project, "out", "build.lock");

/** ms; a lock goes with its process, however that ends. */
const patienceMs = 15 * 60_000;

export const fingerprint = (project: string): string =>
  stampOf(hashOf(project, sources), hashOf(project, results));

const stampOf = (ofSources: string, ofResults: string): string => `${ofSources}\n${ofResults}\n`;

/** Hashes names and contents, but no times. */
function hashOf(project: string, parts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const name of parts.flatMap((part) => [part, ...filesIn(project, part)])) {
    const content = contentOf(join(project, name));
    hash.update(`${name}\0${content?.length ?? "missing"}\0`);
    if (content) hash.update(content);
  }
  return hash.digest("hex");
}

const filesIn = (project: string, folder: string): readonly string[] =>
  entriesOf(join(project, folder))
    .map((name) => join(folder, name))
    .toSorted();

function entriesOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" });
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(codeOf(error) ?? "")) return [];
    throw error;
  }
}

/** Returns null for a folder and for a missing file. */
function contentOf(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch (error) {
    if (["ENOENT", "EISDIR"].includes(codeOf(error) ?? "")) return null;
    throw error;
  }
}

const codeOf = (error: unknown): string | undefined => (error as { readonly code?: string }).code;

/** False also after an interrupted build or a change in out/. */
export function isUpToDate(project: string): boolean {
  return contentOf(stampFile(project))?.toString() === fingerprint(project);
}

/**
 * One process at a time: a second one waits and finds the work done. The stamp is removed before
 * the build and written after it succeeded, so an interrupted build never counts. Resolves with
 * false if `build` did.
 */
export async function bringUpToDate(
  project: string,
  build: () => Promise<boolean>,
): Promise<boolean> {
  mkdirSync(join(project, "out"), { recursive: true });
  const lock = new DatabaseSync(lockFile(project), { timeout: patienceMs });
  try {
    lock.exec("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE");
    if (isUpToDate(project)) return true;
    rmSync(stampFile(project), { force: true });
    const begun = hashOf(project, sources);
    if (!(await build())) return false;
    // Sources that changed during the build may or may not be in it: the old ones' stamp makes the
    // next start build again.
    writeFileSync(`${stampFile(project)}.new`, stampOf(begun, hashOf(project, results)));
    renameSync(`${stampFile(project)}.new`, stampFile(project));
    return true;
  } finally {
    lock.close();
  }
}
