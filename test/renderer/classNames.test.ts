// Every class that a part of a page asks of its styles is there: one that is not would be written
// as "undefined", or mean nothing.

import { globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const styleImport = /import (\w+) from "([^"]+\.module\.css)"/g;

const styleFile = (from: string, name: string): string =>
  name.startsWith("#") ? join(root, name.slice(1)) : join(dirname(from), name);

const files = (kind: string): readonly string[] => globSync(join(root, `renderer/**/*.${kind}`));
const isIn = (sheet: string, name: string): boolean =>
  new RegExp(String.raw`\.${name}(?![\w-])`).test(sheet);

/** Of a module's own styles, by name, and where a module takes a class of another's. */
const askedOfModules = files("tsx").flatMap((file) => {
  const source = readFileSync(file, "utf8");
  return [...source.matchAll(styleImport)].flatMap(([, styles = "", name = ""]) =>
    // Which one `styles[kind]` means is known only on the page: `fresh.spec.ts` looks there.
    [...source.matchAll(new RegExp(String.raw`\b${styles}(?:\.|\[")(\w+)`, "g"))].map(
      ([, asked = ""]) => ({ file, asked, sheet: styleFile(file, name) }),
    ),
  );
});

const composes = /composes: ([^;]+) from (?:"([^"]+)"|global)/g;
const shared = join(root, "renderer/ui/styles/shared.css");

const askedOfOthers = files("css").flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(composes)].flatMap(([, names = "", from]) =>
    names.split(" ").map((asked) => ({
      file,
      asked,
      sheet: from === undefined ? shared : styleFile(file, from),
    })),
  ),
);

/** `className="…"`, and the words of `className={`…`}` with those that it chooses among. */
const named = /className="([^"]+)"|className=\{`([^`]+)`\}/g;
const chosen = /\$\{[^}]*\}/g;
const wordsOf = (template: string): string =>
  [
    template.replace(chosen, " "),
    ...[...template.matchAll(chosen)].flatMap(([choice]) =>
      [...choice.matchAll(/[?:] "([^"]*)"/g)].map(([, name = ""]) => name),
    ),
  ].join(" ");

const askedByName = files("tsx").flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(named)].flatMap(([, names = "", template = ""]) =>
    `${names} ${wordsOf(template)}`
      .split(" ")
      .filter((asked) => asked !== "")
      .map((asked) => ({ file, asked, sheet: shared })),
  ),
);

describe("styles", () => {
  it.each([
    ["of a module's own", askedOfModules, 900],
    ["of another module or the shared ones", askedOfOthers, 100],
    ["of the shared ones in the markup", askedByName, 100],
  ])("H-28 have every class that is asked %s", (_, asked, atLeast) => {
    expect(asked.length).toBeGreaterThan(atLeast);
    const missing = asked.filter(
      ({ asked: name, sheet }) => !isIn(readFileSync(sheet, "utf8"), name),
    );
    expect(
      missing.map(({ file, asked: name }) => `${file.slice(root.length + 1)}: ${name}`),
    ).toEqual([]);
  });
});
