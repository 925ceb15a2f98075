// The code speaks the words of shared/GLOSSARY.md.

import { globSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { describe, expect, test } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const glossary = readFileSync(join(root, "shared/GLOSSARY.md"), "utf8");
const sources = globSync("{shared,main,renderer}/**/*.{ts,tsx}", { cwd: root })
  .sort()
  .map((file) => ({ file, code: readFileSync(join(root, file), "utf8") }));

/** Words of no field, and the word to use instead. */
const retired: { readonly [word: string]: string } = {
  told: "event, visible event, message, answer",
  happening: "event",
  happenings: "events",
  lasting: "persistent, delta, nonBlocking",
  deed: "action",
  deeds: "actions, animations",
  merit: "achievement, progress",
  merits: "achievements",
  haste: "fast forward",
  wear: "appearance",
  looks: "appearance, tries",
  departed: "leaver, without",
  anew: "again, refetch, restart",
};

/** Names of the wire, of stored files and of catalogues, which stay as they are. */
const kept = new Set([
  ...["told", "looks", "wear", "merit", "anew", "autoPassTold"],
  ...["looksHelp", "otherDeed", "roundMeritWords"],
]);

/** Names that say nothing of what they stand for. */
const bareTypes = ["Table", "Step", "Result", "Given", "Line", "Place", "Part"];

const wordsOf = (name: string): readonly string[] =>
  (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g) ?? []).map((word) => word.toLowerCase());

const notCode =
  /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g;
const namesIn = (code: string): ReadonlySet<string> =>
  new Set(code.replace(notCode, '""').match(/[A-Za-z_$][\w$]*/g) ?? []);

/** What is wrong with a name, or nothing. */
function problemsOf(name: string): readonly string[] {
  if (kept.has(name)) return [];
  const words = wordsOf(name);
  return words.flatMap((word, at) => [
    ...(Object.hasOwn(retired, word) ? [`${name}: "${word}" – use ${retired[word]}`] : []),
    ...(word.length > 3 && word === words[at - 1] ? [`${name}: "${word}" twice`] : []),
  ]);
}

const bareTypesIn = (code: string): readonly string[] =>
  [...code.matchAll(/^(?:export )?(?:declare )?(?:type|interface|class) (\w+)/gm)]
    .map(([, name = ""]) => name)
    .filter((name) => bareTypes.includes(name));

describe("the glossary", () => {
  const entries = [...glossary.matchAll(/^- \*\*(.+?)\*\* – (.+)$/gm)].flatMap(([, names = ""]) =>
    names.split(", "),
  );

  test("has an entry for each word, on one line", () => {
    expect(entries.length).toBeGreaterThan(60);
    expect(glossary.split("\n").filter((line) => line.startsWith("- "))).toHaveLength(
      [...glossary.matchAll(/^- \*\*.+?\*\* – .+$/gm)].length,
    );
  });

  test("gives every word one meaning", () =>
    expect(entries.filter((entry, at) => entries.indexOf(entry) !== at)).toEqual([]));

  test("names only code that exists", () => {
    const names = new Set(sources.flatMap(({ code }) => [...namesIn(code)]));
    const cited = [...glossary.matchAll(/`([A-Za-z]+)`/g)].map(([, name = ""]) => name);
    expect(cited.filter((name) => !names.has(name))).toEqual([]);
  });
});

describe("a name", () => {
  test.each([
    ["toldNow", 1],
    ["RoundMerit", 1],
    ["endingEnding", 1],
    ["useDeeds", 1],
    ["told", 0],
    ["storyTeller", 0],
    ["visibleEvent", 0],
  ])("%s has %i problems", (name, count) => expect(problemsOf(name)).toHaveLength(count));

  test("is found in code, not in comments and words", () =>
    expect([...namesIn('// told\nconst a = "merits"; /* deeds */ haste(`wear`);')]).toEqual([
      "const",
      "a",
      "haste",
    ]));
});

test.each(["shared", "main", "renderer"])("%s uses no retired word", (folder) => {
  const wrong = sources
    .filter(({ file }) => file.startsWith(`${folder}/`))
    .flatMap(({ file, code }) => {
      const names = [...namesIn(code)];
      const stem = basename(file).split(".")[0] ?? "";
      return [
        ...problemsOf(stem).map((problem) => `${file}: its name, ${problem}`),
        ...names.flatMap(problemsOf).map((problem) => `${file}: ${problem}`),
        ...bareTypesIn(code).map((name) => `${file}: a type is called just ${name}`),
      ];
    });
  expect(wrong).toEqual([]);
});
