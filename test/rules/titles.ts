// Collects the titles of the tests: the sentences that they say they prove.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

// test('…'), it.each(…)('…'), test.for<…>([…])('…'): a title is the first text in parentheses after
// the word; where a table of cases stands between, the text that opens the next parentheses.
// Template titles count with their fixed words.
const plain =
  /\b(?:test|it)(?:\.(?:only|concurrent|sequential|fails|slow))?\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs;
const ofTables = /\]\s*(?:as const\s*)?\)\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs;
const ofLists =
  /\b(?:test|it)\.(?:for|each)(?:<[^(]*>)?\([^()[\]]*\)\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs;

/** The titles of the tests in a source text. `skip` and `todo` prove nothing and are left out. */
export function titlesIn(source: string): readonly string[] {
  return [plain, ofTables, ofLists].flatMap((pattern) =>
    [...source.matchAll(pattern)].map((match) => (match[2] ?? "").replaceAll(/\\(.)/g, "$1")),
  );
}

/** The titles of all tests below a folder: vitest's `*.test.ts`, Playwright's `*.spec.ts`. */
export function titlesBelow(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.(test|spec)\.tsx?$/.test(file),
  );
  return files.flatMap((file) => titlesIn(readFileSync(join(folder, file), "utf8")));
}

/**
 * The rule numbers that a title cites: "KB-8", and each of "KB-1…KB-3" is not – a range proves no
 * single rule.
 */
export const citedIn = (title: string): readonly string[] =>
  [...title.replaceAll(/[A-Z]+\d?-\d+…[A-Z]+\d?-\d+/g, "").matchAll(/\b[A-Z]+\d?-\d+\b/g)].map(
    ([number]) => number,
  );
