// Every class that a part of a page asks of its styles is there: one that is not would be written
// as "undefined".

import { globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const styleImport = /import (\w+) from '([^']+\.module\.css)'/g;

const styleFile = (from: string, name: string): string =>
  name.startsWith("#") ? join(root, name.slice(1)) : join(dirname(from), name);

/**
 * By name, `styles.bar`; which one `styles[kind]` means is known only on the page, where
 * `fresh.spec.ts` looks at it.
 */
function missingIn(file: string): readonly string[] {
  const source = readFileSync(file, "utf8");
  return [...source.matchAll(styleImport)].flatMap(([, styles = "", name = ""]) => {
    const sheet = readFileSync(styleFile(file, name), "utf8");
    const asked = new Set(
      [...source.matchAll(new RegExp(String.raw`\b${styles}(?:\.|\[')(\w+)`, "g"))].map(
        ([, one = ""]) => one,
      ),
    );
    return [...asked]
      .filter((one) => !new RegExp(String.raw`\.${one}(?![\w-])`).test(sheet))
      .map((one) => `${file.slice(root.length + 1)}: ${one}`);
  });
}

describe("styles", () => {
  it("H-28 have every class that is asked of them", () => {
    const files = globSync(join(root, "renderer/**/*.tsx"));
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap(missingIn)).toEqual([]);
  });
});
