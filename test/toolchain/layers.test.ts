// Do the layer rules really catch what they forbid? Each is broken on purpose: by a tree of small
// files, or a piece of source.

import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import {
  cruise,
  type ICruiseResult,
  type IForbiddenRuleType,
  type ICruiseOptions,
} from "dependency-cruiser";
import extractTSConfig from "dependency-cruiser/config-utl/extract-ts-config";
import { ESLint } from "eslint";
import { afterEach, beforeAll, describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const layers = createRequire(import.meta.url)(join(root, ".dependency-cruiser.cjs")) as {
  readonly forbidden: IForbiddenRuleType[];
  readonly options: ICruiseOptions;
};
const tsConfig = extractTSConfig(join(root, "tsconfig.json"));

const made: string[] = [];
afterEach(() => made.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** A checkout that holds these files and nothing else. */
function checkoutOf(files: { readonly [path: string]: string }): string {
  const folder = mkdtempSync(join(tmpdir(), "cardtable-layers-"));
  made.push(folder);
  for (const part of ["package.json", "tsconfig.json", "node_modules"])
    symlinkSync(join(root, part), join(folder, part));
  for (const part of ["shared", "main", "renderer", "test", "assets"])
    mkdirSync(join(folder, part));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** The breaks of rules in a checkout. */
async function breaks(files: { readonly [path: string]: string }) {
  const baseDir = checkoutOf(files);
  const { output } = await cruise(
    ["shared", "main", "renderer", "test"],
    { ...layers.options, ruleSet: { forbidden: layers.forbidden }, validate: true, baseDir },
    {},
    { tsConfig },
  );
  return (output as ICruiseResult).summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
  }));
}

/** The names of the rules that a checkout breaks. */
const broken = async (files: { readonly [path: string]: string }): Promise<readonly string[]> =>
  [...new Set((await breaks(files)).map(({ rule }) => rule))].sort();

const value = "export const x = 1;\n";
const use = (specifier: string) => `import { x } from '${specifier}';\nexport const y = x;\n`;

describe("layers", () => {
  it("let each folder stand on those beneath it", async () => {
    const found = await broken({
      "shared/cards/card.ts": value,
      "shared/contract/game.ts": use("#shared/cards/card.ts"),
      "shared/games/g/index.ts":
        "import { y } from '#shared/contract/game.ts';\nexport const z = y;\n",
      "shared/games/g/types.ts": "export type T = 1;\nexport const x = 1;\n",
      "main/base/table.ts": "import { z } from '#shared/games/g/index.ts';\nexport const t = z;\n",
      "renderer/table.ts":
        "import type { T } from '#shared/games/g/types.ts';\nimport { x } from '#shared/cards/card.ts';\nexport const t: T = x as T;\n",
    });
    expect(found).toEqual([]);
  });

  const forbidden: readonly (readonly [rule: string, from: string, to: string])[] = [
    ["Bad layering: shared/cards", "shared/cards/a.ts", "shared/contract/b.ts"],
    ["Bad layering: shared/chance", "shared/chance/a.ts", "shared/contract/b.ts"],
    ["Bad layering: shared/contract", "shared/contract/a.ts", "shared/games/b.ts"],
    ["Bad layering: shared/games", "shared/games/g/a.ts", "shared/record/b.ts"],
    ["Bad layering: games know each other", "shared/games/g/a.ts", "shared/games/h/b.ts"],
    ["Bad layering: games know each other", "shared/games/eights/a.ts", "shared/games/g/b.ts"],
    ["Bad layering: shared/record", "shared/record/a.ts", "shared/bots/b.ts"],
    ["Bad layering: shared/bots", "shared/bots/a.ts", "shared/record/b.ts"],
    ["Bad layering: shared/settings", "shared/settings/a.ts", "shared/games/b.ts"],
    ["Bad layering: shared/shell", "shared/shell/a.ts", "shared/protocol/b.ts"],
    ["Bad layering: shared/text", "shared/text/a.ts", "shared/games/b.ts"],
    ["Bad layering: shared/protocol", "shared/protocol/a.ts", "shared/games/b.ts"],
    ["Bad layering: shared", "shared/cards/a.ts", "main/base/b.ts"],
    ["Bad layering: shared", "shared/contract/a.ts", "renderer/b.ts"],
    ["Bad layering: main", "main/base/a.ts", "renderer/b.ts"],
    ["Bad layering: main", "main/base/a.ts", "test/b.ts"],
    ["Bad layering: main/store", "main/store/a.ts", "main/base/b.ts"],
    ["Bad layering: main/bots", "main/bots/a.ts", "main/table/b.ts"],
    ["Bad layering: main/(table|session)", "main/table/a.ts", "main/house/b.ts"],
    ["Bad layering: main/(table|session)", "main/session/a.ts", "main/connections/b.ts"],
    ["Bad layering: main/house", "main/house/a.ts", "main/connections/b.ts"],
    ["Bad layering: main/lan", "main/lan/a.ts", "main/connections/b.ts"],
    ["Bad layering: main/connections", "main/connections/a.ts", "main/table/b.ts"],
    ["Bad layering: renderer", "renderer/a.ts", "main/base/b.ts"],
    ["Bad layering: renderer knows a game", "renderer/a.ts", "shared/games/g/apply.ts"],
    ["Bad layering: renderer knows a game", "renderer/a.ts", "shared/record/b.ts"],
    ["Bad layering: only types of a game", "renderer/a.ts", "shared/games/g/types.ts"],
    ["Bad layering: only types of a game", "shared/text/a.ts", "shared/games/g/types.ts"],
    ["Opened views", "main/connections/a.ts", "shared/contract/openedView.ts"],
    ["Opened views", "main/house/history/houseFiles.ts", "shared/contract/openedView.ts"],
    [
      "Bad layering: the table names a part",
      "renderer/table/scene/a.ts",
      "renderer/table/parts/p/b.ts",
    ],
    [
      "Bad layering: the table names a part",
      "renderer/table/drawing/a.ts",
      "renderer/table/parts/p/b.ts",
    ],
    [
      "Bad layering: the table names a part",
      "renderer/table/desk/a.ts",
      "renderer/table/parts/p/b.ts",
    ],
    [
      "Bad layering: the table names a part",
      "renderer/table/dom/a.ts",
      "renderer/table/parts/p/b.ts",
    ],
    [
      "Bad layering: the table names a part",
      "renderer/table/Table.tsx",
      "renderer/table/parts/p/b.ts",
    ],
    ["Bad layering: a part names a game", "renderer/table/parts/p/a.ts", "renderer/games/g/b.ts"],
    ["Bad layering: host knows Electron", "main/base/a.ts", "main/electron/b.ts"],
  ];
  /** All that is forbidden, in one checkout, each import written as `specifier` says. */
  function allBreaks(specifier: (from: string, to: string) => string) {
    const files: { [path: string]: string } = {};
    for (const [at, [, from, to]] of forbidden.entries()) {
      files[to] ??= value;
      files[from] =
        `${files[from] ?? ""}import { x as x${at} } from '${specifier(from, to)}';\nexport const y${at} = x${at};\n`;
    }
    return breaks(files);
  }
  let byName: Awaited<ReturnType<typeof breaks>>;
  let byPath: typeof byName;
  beforeAll(async () => {
    byName = await allBreaks((_, to) => `#${to}`);
    byPath = await allBreaks((from, to) => "../".repeat(from.split("/").length - 1) + to);
  });
  it.each(forbidden)("%s: %s may not import %s", (rule, from, to) => {
    expect(byName).toContainEqual({ rule, from, to });
    // …nor by a relative path.
    expect(byPath).toContainEqual({ rule, from, to });
  });

  it.each(["shared/contract/a.ts", "renderer/a.ts"])("Bad layering: Node in %s", async (path) => {
    expect(
      await broken({ [path]: "import { join } from 'node:path';\nexport const x = join('a');\n" }),
    ).toContain("Bad layering: Node");
  });
  it("No cycles: not of what runs, though types may refer to each other", async () => {
    const circle = (word: string) => ({
      "main/a.ts": `import ${word} { b } from './b.ts';\nexport const a = 1;\nexport type A = typeof b;\n`,
      "main/b.ts": `import ${word} { a } from './a.ts';\nexport const b = 1;\nexport type B = typeof a;\n`,
    });
    expect(await broken(circle(""))).toContain("No cycles");
    expect(await broken(circle("type"))).toEqual([]);
  });
  it("No dead files: what no program reaches, though a test uses it", async () => {
    const tree = {
      "main/cli/start.ts": use("#main/base/used.ts"),
      "main/base/used.ts": value,
      "test/a.test.ts": use("#main/base/alone.ts"),
      "main/base/alone.ts": value,
    };
    expect(await broken(tree)).toEqual(["No dead files"]);
    expect(
      await broken({ ...tree, "main/base/used.ts": "export { x } from './alone.ts';\n" }),
    ).toEqual([]);
  });
  it("Not found: an import of nothing", async () => {
    expect(await broken({ "main/a.ts": use("#shared/none.ts") })).toContain("Not found");
  });
});

describe("lint", () => {
  const eslint = new ESLint({
    cwd: root,
    ruleFilter: ({ ruleId }) =>
      [
        "@typescript-eslint/no-restricted-imports",
        "no-restricted-globals",
        "no-restricted-properties",
        "@typescript-eslint/no-explicit-any",
        "max-lines-per-function",
        "no-restricted-syntax",
      ].includes(ruleId),
  });
  const complaints = async (filePath: string, text: string): Promise<readonly string[]> => {
    const results = await eslint.lintText(text, { filePath: join(root, filePath) });
    return results.flatMap(({ messages }) => messages.map(({ message }) => message));
  };

  const misplaced: readonly (readonly [module: string, path: string])[] = [
    ["electron", "main/base/x.ts"],
    ["electron", "main/cli/x.ts"],
    ["electron", "main/store/x.ts"],
    ["electron", "renderer/x.tsx"],
    ["electron", "shared/contract/x.ts"],
    ["pixi.js", "main/base/x.ts"],
    ["pixi.js", "main/electron/x.ts"],
    ["pixi.js", "shared/text/x.ts"],
    ["xstate", "renderer/x.ts"],
    ["xstate", "shared/games/g/apply.ts"],
    ["xstate", "shared/bots/x.ts"],
    ["xstate", "main/electron/x.ts"],
    ["react", "shared/text/x.ts"],
    ["react", "main/base/x.ts"],
  ];
  it.each(misplaced)("Bad layering: %s in %s", async (module, path) => {
    expect((await complaints(path, `import '${module}';\n`)).join()).toContain(
      `Bad layering: ${module}`,
    );
  });

  const inPlace: readonly (readonly [module: string, path: string])[] = [
    ["electron", "main/electron/x.ts"],
    ["electron", "main/preload/x.ts"],
    ["pixi.js", "renderer/x.ts"],
    ["react", "renderer/x.tsx"],
    ["xstate", "shared/contract/machine.ts"],
    ["xstate", "main/table/x.ts"],
    ["xstate", "main/session/x.ts"],
  ];
  it.each(inPlace)("lets %s into %s", async (module, path) =>
    expect(await complaints(path, `import '${module}';\n`)).toEqual([]),
  );

  it.each([
    "shared/bots/x.ts",
    "shared/protocol/x.ts",
    "main/base/x.ts",
    "main/cli/x.ts",
    "renderer/x.ts",
  ])("Bad layering: peek in %s (C-7)", async (path) => {
    expect(
      (await complaints(path, "import { peek } from '#shared/cards/faceDown.ts';\n")).join(),
    ).toContain("Bad layering: peek");
    expect(
      (await complaints(path, "import { peekAll } from '#shared/cards/faceDown.ts';\n")).join(),
    ).toContain("Bad layering: peek");
    expect(
      await complaints(path, "import { turnDown } from '#shared/cards/faceDown.ts';\n"),
    ).toEqual([]);
  });
  it.each([
    "games/normal-eights/seen.ts",
    "games/normal-eights/matching.ts",
    "games/five-card-draw/betting.ts",
    "games/exordia8/bots/x.ts",
  ])(
    "Bad layering: peek in shared/%s, which is told nothing hidden though it stands beside rules (C-7)",
    async (file) => {
      expect(
        (
          await complaints(`shared/${file}`, "import { peek } from '#shared/cards/faceDown.ts';\n")
        ).join(),
      ).toContain("Bad layering: peek");
    },
  );
  it.each([
    "shared/contract/x.ts",
    "shared/games/g/x.ts",
    "shared/games/normal-eights/apply.ts",
    "shared/record/x.ts",
  ])("lets peek into %s", async (path) => {
    expect(await complaints(path, "import { peek } from '#shared/cards/faceDown.ts';\n")).toEqual(
      [],
    );
  });

  it.each([
    "Math.random()",
    "Date.now()",
    "new Date()",
    "setTimeout(f, 1)",
    "setInterval(f, 1)",
    "queueMicrotask(f)",
    "performance.now()",
    "crypto.randomUUID()",
    "process.env",
  ])("Bad layering: %s in shared", async (source) => {
    for (const folder of ["game", "games/g", "chance", "bots", "record"]) {
      expect(
        (await complaints(`shared/${folder}/x.ts`, `export const x = ${source};\n`)).join(),
      ).toContain("Bad layering");
    }
    if (source !== "Date.now()")
      expect(await complaints("main/base/x.ts", `export const x = ${source};\n`)).toEqual([]);
  });

  it.each([
    "main/base/x.ts",
    "main/electron/x.ts",
    "renderer/client/x.ts",
    "renderer/screens/x.tsx",
  ])("Bad timing: Date.now() in %s", async (path) => {
    expect((await complaints(path, "export const x = Date.now();\n")).join()).toContain(
      "Bad timing",
    );
    expect(await complaints(path, "export const x = performance.now();\n")).toEqual([]);
  });

  it("forbids hooks of tests in a module that files of tests share", async () => {
    const hooked = "import { beforeEach } from 'vitest';\nbeforeEach(() => undefined);\n";
    expect((await complaints("test/table/x.ts", hooked)).join()).toContain("Shared modules");
    expect(await complaints("test/table/x.test.ts", hooked)).toEqual([]);
    expect(
      await complaints(
        "test/table/x.ts",
        "export const hooks = (hook: (act: () => void) => void): void => hook(() => undefined);\n",
      ),
    ).toEqual([]);
    expect((await complaints("test/table/x.ts", "export default 1;\n")).join()).toContain(
      "Exports have names",
    );
  });

  it("forbids any and functions of more than 150 lines, though no long files", async () => {
    expect((await complaints("main/base/x.ts", "export const x = 1 as any;\n")).length).toBe(1);
    const long = `export function f(): void {\n${"  void 0;\n".repeat(151)}}\n`;
    expect((await complaints("main/base/x.ts", long)).length).toBe(1);
    expect(await complaints("main/base/x.ts", "export {};\n".repeat(251))).toEqual([]);
  });
});

describe("lint by types", () => {
  const wrong: readonly (readonly [rule: string, source: string])[] = [
    ["await-thenable", "await one;"],
    ["no-array-delete", "delete numbers[0];"],
    ["no-base-to-string", "say(String(thing));"],
    ["no-duplicate-type-constituents", "export type Twice = Thing | Thing;"],
    ["no-floating-promises", "promised();"],
    ["no-for-in-array", "for (const at in numbers) say(at);"],
    ["no-implied-eval", "setTimeout('say()', 1);"],
    ["no-misused-promises", "if (promised()) say(1);"],
    ["no-redundant-type-constituents", "export type All = unknown | Thing;"],
    ["no-unnecessary-type-assertion", "say(one as number);"],
    ["no-unsafe-argument", 'count(JSON.parse("1"));'],
    ["no-unsafe-assignment", 'export const read = JSON.parse("1");'],
    ["no-unsafe-call", 'JSON.parse("1")();'],
    ["no-unsafe-enum-comparison", "say(suit === word);"],
    ["no-unsafe-member-access", 'say(JSON.parse("1").x as unknown);'],
    ["no-unsafe-return", 'export const given = (): number => JSON.parse("1");'],
    ["no-unsafe-unary-minus", "say(-word);"],
    ["only-throw-error", "export const fail = (): never => { throw word; };"],
    ["prefer-promise-reject-errors", "say(Promise.reject(word));"],
    ["require-await", "export const late = async (): Promise<number> => { return one; };"],
    ["restrict-plus-operands", "say(thing + word);"],
    ["restrict-template-expressions", "say(`${thing}`);"],
    ["switch-exhaustiveness-check", "switch (direction) { case 'up': say(1); }"],
    ["unbound-method", "export const loose = held.method;"],
  ];
  const given = [
    "interface Thing { readonly x: number }",
    "class Held { readonly x = 1; method(): number { return this.x; } }",
    "enum Suit { clubs = 'c', hearts = 'h' }",
    "declare const suit: Suit;",
    "declare const one: number;",
    "declare const word: string;",
    "declare const numbers: number[];",
    "declare const thing: Thing;",
    "declare const direction: 'up' | 'down';",
    "declare const say: (what: unknown) => void;",
    "declare const count: (what: number) => void;",
    "declare const promised: () => Promise<void>;",
    "const held = new Held();",
  ].join("\n");

  /**
   * In a checkout of its own, by the project's own configuration: the rules that each file breaks.
   */
  const found = (files: {
    readonly [path: string]: string;
  }): ReadonlyMap<string, readonly string[]> => {
    const folder = checkoutOf(files);
    symlinkSync(join(root, ".oxlintrc.json"), join(folder, ".oxlintrc.json"));
    const { stdout, error } = spawnSync(
      process.execPath,
      [join(root, "node_modules/oxlint/bin/oxlint"), "--format=json"],
      { cwd: folder, encoding: "utf8" },
    );
    if (error) throw error;
    const { diagnostics } = JSON.parse(stdout) as {
      readonly diagnostics: readonly { readonly filename: string; readonly code: string }[];
    };
    const rules = Map.groupBy(diagnostics, ({ filename }) => filename);
    return new Map(
      [...rules].map(([file, all]) => [file, [...new Set(all.map(({ code }) => code))]]),
    );
  };

  it("finds every break of every rule, and nothing where there is none", () => {
    const files = Object.fromEntries(
      wrong.map(([rule, source]) => [`main/${rule}.ts`, `${given}\n${source}\n`]),
    );
    const rules = found({
      ...files,
      "main/right.ts": `${given}\nsay(one + numbers.length);\nawait promised();\n`,
      "test/require-await.ts": files["main/require-await.ts"]!,
    });
    for (const [rule] of wrong)
      expect(rules.get(`main/${rule}.ts`), rule).toContain(`typescript(${rule})`);
    expect(rules.size).toBe(wrong.length);
  });
});
