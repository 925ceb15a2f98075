// Shows that any of the page's scripts may come first: none runs before what it needs.

import { readFileSync, readdirSync } from "node:fs";
import { basename, resolve } from "node:path";
import { expect, it } from "vitest";

const folder = resolve(import.meta.dirname, "../../out/renderer/assets");
const scripts = readdirSync(folder).filter((name) => name.endsWith(".js"));

/**
 * What must run before it: `import … from './x.js'`, and not what it asks for later on by
 * `import('./x.js')`.
 */
function neededBy(script: string): readonly string[] {
  const source = readFileSync(resolve(folder, script), "utf8");
  return [
    ...source.matchAll(
      /(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{][^'"();]*?from\s*)?(["'`])\.\/([^"'`]+)\1/g,
    ),
  ].map(([, , name]) => basename(name!));
}

it("H-25 no two scripts of the page need each other, however long the way round", () => {
  const needs = new Map(scripts.map((script) => [script, neededBy(script)]));
  expect([...needs.values()].flat().length, "imports are found at all").toBeGreaterThan(
    scripts.length / 2,
  );
  const circles: string[] = [];
  const done = new Set<string>();
  const follow = (script: string, way: readonly string[]): void => {
    if (way.includes(script)) circles.push([...way.slice(way.indexOf(script)), script].join(" → "));
    else if (!done.has(script))
      for (const next of needs.get(script) ?? []) follow(next, [...way, script]);
    done.add(script);
  };
  for (const script of scripts) follow(script, []);
  expect(circles).toEqual([]);
});
