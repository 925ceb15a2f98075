// Checks that the page starts without what only a table needs.

import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";

const built = resolve(import.meta.dirname, "../../../out/renderer");
const sourceOf = (file: string): string => readFileSync(join(built, file), "utf8");

/** A script and all that it imports before it runs. */
function withImports(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path = ""] of sourceOf(file).matchAll(
    /(?:^|;)(?:import|export)\b[^'"();]*['"](\.[^'"]+)['"]/gm,
  ))
    withImports(relative(built, resolve(built, dirname(file), path)), found);
  return found;
}

/** Stands in PixiJS alone; in React alone. */
const drawing = "uTransformMatrix";
const rendering = "onRecoverableError";

const scripts = readdirSync(join(built, "assets"))
  .filter((file) => file.endsWith(".js"))
  .map((file) => `assets/${file}`);
const holding = (files: Iterable<string>, words: string): readonly string[] =>
  [...files].filter((file) => sourceOf(file).includes(words));

test("tables, and what draws them, come when somebody sits down", () => {
  const [, script = ""] = /<script [^>]*src="\.\/([^"]+)"/.exec(sourceOf("index.html")) ?? [];
  const atStart = withImports(script);
  expect(holding(atStart, rendering)).not.toEqual([]);
  expect(holding(atStart, drawing)).toEqual([]);
  expect(holding(scripts, drawing)).not.toEqual([]);
});

test("a page starts from one script, one more holds all that a table needs, a third all other places, a fourth the game that few play, and a fifth what seals a deck", () => {
  const large = scripts.filter((file) => sourceOf(file).length > 100_000);
  expect(
    large.map((file) => /^assets\/([a-zA-Z-]+)-[\w-]{8}\.js$/.exec(file)?.[1]).toSorted(),
  ).toEqual(["eights-nomic", "index", "rooms", "seatWorker", "table"]);
  expect(holding(large, drawing)).toHaveLength(1);
});
