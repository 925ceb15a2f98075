// Reads which rule numbers the help pages and the page of the house define, and which the sources
// and tests cite.

import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(resolve(root, file), "utf8");

/** The numbers of a page's list of rules, in order: a rule is one entry that opens with `**KB-1**`. */
export const definedOn = (page: string): readonly string[] =>
  [...read(page).matchAll(/^- \*\*([A-Z]+\d?-\d+)\*\* \S/gm)].map(([, number = ""]) => number);

export const gamePage = (game: string): string => `shared/games/${game}/text/help.en.md`;
export const housePage = "shared/HOUSE.md";

/** Every file of ours that may cite a rule. */
const sources = (): readonly string[] =>
  globSync("{shared,main,renderer,test}/**/*.{ts,tsx,css,md}", { cwd: root });

/**
 * Where each number is cited for the first time. `letters` are those of our pages: "UTF-8" cites
 * nothing.
 */
export function citations(letters: readonly string[]): ReadonlyMap<string, string> {
  const pattern = new RegExp(`\\b(?:${letters.join("|")})-\\d+\\b`, "g");
  const first = new Map<string, string>();
  for (const file of sources())
    for (const [number] of read(file).matchAll(pattern))
      if (!first.has(number)) first.set(number, file);
  return first;
}
