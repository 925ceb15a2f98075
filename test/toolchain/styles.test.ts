// Checks that a class gets all that the classes it is composed of stand on. The build does not pass on
// what those take from other files.

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const files = globSync("renderer/**/*.module.css", { cwd: root });

/** By class: the `composes` of its rule, as they are written. */
function compositions(css: string): ReadonlyMap<string, readonly string[]> {
  const rules = css.matchAll(/^\.(?<name>\w+) \{(?<body>[^}]*)\}/gmu);
  return new Map(
    [...rules].map(({ groups }) => [
      groups!["name"]!,
      [...groups!["body"]!.matchAll(/composes: (?<from>[^;]+);/gu)].map(
        (one) => one.groups!["from"]!,
      ),
    ]),
  );
}

const isElsewhere = (composition: string) => composition.includes(" from ");

function lost(css: string): readonly string[] {
  const all = compositions(css);
  return [...all].flatMap(([name, own]) =>
    own
      .filter((composition) => !isElsewhere(composition))
      .flatMap((locals) => locals.split(" "))
      .flatMap((local) => (all.get(local) ?? []).filter(isElsewhere))
      .filter((taken) => !own.includes(taken))
      .map((taken) => `.${name} needs composes: ${taken}`),
  );
}

test("a class that is composed of another takes itself what that one takes from elsewhere", () => {
  expect(files.length).toBeGreaterThan(40);
  for (const file of files) expect(lost(readFileSync(join(root, file), "utf8")), file).toEqual([]);
});

test("what is not taken would be noticed", () => {
  const css = ".one {\n  composes: row from global;\n}\n\n.two {\n  composes: one;\n}\n";
  expect(lost(css)).toEqual([".two needs composes: row from global"]);
});
