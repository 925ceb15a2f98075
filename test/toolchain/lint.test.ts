// Each habit that the linter keeps is broken on purpose, by the project's own configuration.

import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "cardtable-lint-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The files of a checkout by their paths, with what stands in them. */
const files = new Map<string, string>();
/** What the linter says of each; filled before the first test. */
const said = new Map<string, string[]>();
/** A file of the checkout, `x` by a name of its own; what it is asked later is what it was told. */
function linted(path: string, text: string): () => readonly string[] {
  const own = path.replace(/\bx(?=\.)/, `x${files.size}`);
  files.set(own, text);
  return () => said.get(own) ?? [];
}

beforeAll(() => {
  for (const part of ["package.json", "tsconfig.json", "node_modules"])
    symlinkSync(join(root, part), join(folder, part));
  for (const part of ["oxlint.config.ts", "test/toolchain/sharedModules.ts", "shared/games"])
    cpSync(join(root, part), join(folder, part), { recursive: true });
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    if (isReal(path)) appendFileSync(join(folder, path), text);
    else writeFileSync(join(folder, path), text);
  }
  const { stdout, error } = spawnSync(
    process.execPath,
    [join(root, "node_modules/oxlint/bin/oxlint"), "--format=json", ...files.keys()],
    { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 28 },
  );
  if (error) throw error;
  const { diagnostics } = JSON.parse(stdout) as {
    readonly diagnostics: readonly Readonly<{
      filename: string;
      code: string;
      message: string;
      help?: string;
    }>[];
  };
  for (const { filename, code, message, help } of diagnostics)
    said.set(filename, [...(said.get(filename) ?? []), `${code}: ${message} ${help ?? ""}`]);
});

/** Files of the project's own, to which a line is added. */
const real = [
  "shared/games/normal-eights/seen.ts",
  "shared/games/normal-eights/plays.ts",
  "shared/games/five-card-draw/betting.ts",
  "shared/games/normal-eights/apply.ts",
];
const isReal = (path: string) => real.includes(path);

describe("packages by layer", () => {
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
  for (const [module, path] of misplaced) {
    const complaints = linted(path, `import '${module}';\n`);
    it(`Bad layering: ${module} in ${path}`, () =>
      expect(complaints().join()).toContain(`Bad layering: ${module}`));
  }

  const inPlace: readonly (readonly [module: string, path: string])[] = [
    ["electron", "main/electron/x.ts"],
    ["electron", "main/preload/x.ts"],
    ["pixi.js", "renderer/x.ts"],
    ["react", "renderer/x.tsx"],
    ["xstate", "shared/contract/machine.ts"],
    ["xstate", "main/table/x.ts"],
    ["xstate", "main/session/x.ts"],
  ];
  for (const [module, path] of inPlace) {
    const complaints = linted(path, `import '${module}';\n`);
    it(`lets ${module} into ${path}`, () => expect(complaints()).toEqual([]));
  }
});

describe("hidden cards (C-7)", () => {
  const opens = (what: string) =>
    `import { ${what} } from '#shared/cards/faceDown.ts';\nexport { ${what} as again };\n`;
  for (const path of [
    "shared/bots/x.ts",
    "shared/protocol/x.ts",
    "shared/verifiedDeal/x.ts",
    "main/base/x.ts",
    "main/cli/x.ts",
    "renderer/x.ts",
  ]) {
    const peeks = ["peek", "peekAll"].map((name) => linted(path, opens(name)));
    const turns = linted(path, opens("turnDown"));
    it(`C-7 Bad layering: peek in ${path}`, () => {
      for (const complaints of peeks) expect(complaints().join()).toContain("Bad layering: peek");
      expect(turns()).toEqual([]);
    });
  }
  for (const path of [
    "shared/games/normal-eights/seen.ts",
    "shared/games/normal-eights/plays.ts",
    "shared/games/five-card-draw/betting.ts",
    "shared/games/exordia8/bots/x.ts",
  ]) {
    const complaints = linted(path, opens("peek"));
    it(`C-7 Bad layering: peek in ${path}, which is told nothing hidden though it stands beside rules`, () =>
      expect(complaints().join()).toContain("Bad layering: peek"));
  }
  for (const path of [
    "shared/contract/x.ts",
    "shared/games/g/x.ts",
    "shared/games/normal-eights/apply.ts",
    "shared/record/x.ts",
    "shared/verifiedDeal/places.ts",
  ]) {
    const complaints = linted(path, opens("peek"));
    it(`C-7 lets peek into ${path}`, () =>
      expect(complaints().join()).not.toContain("no-restricted-imports"));
  }
});

describe("time and chance", () => {
  for (const source of [
    "Math.random()",
    "Date.now()",
    "new Date()",
    "setTimeout(f, 1)",
    "setInterval(f, 1)",
    "queueMicrotask(f)",
    "performance.now()",
    "crypto.randomUUID()",
    "process.env",
  ]) {
    const text = `const f = (): void => undefined;\nexport const x: unknown = [f, ${source}];\n`;
    const banned = ["contract", "games/g", "chance", "bots", "record"].map((part) =>
      linted(`shared/${part}/x.ts`, text),
    );
    const elsewhere = linted("main/base/x.ts", text);
    it(`Bad layering: ${source} in shared`, () => {
      for (const complaints of banned) expect(complaints().join()).toContain("Bad layering");
      expect(elsewhere().join()).not.toContain("Bad layering");
    });
  }

  for (const path of [
    "main/base/x.ts",
    "main/electron/x.ts",
    "renderer/client/x.ts",
    "renderer/screens/x.tsx",
  ]) {
    const wall = linted(path, "export const x = Date.now();\n");
    const running = linted(path, "export const x = performance.now();\n");
    it(`Bad timing: Date.now() in ${path}`, () => {
      expect(wall().join()).toContain("Bad timing");
      expect(running()).toEqual([]);
    });
  }
});

describe("modules that files of tests share", () => {
  const hooked = "import { beforeEach } from 'vitest';\nbeforeEach(() => undefined);\n";
  const shared = linted("test/table/x.ts", hooked);
  const own = linted("test/table/x.test.ts", hooked);
  const called = linted(
    "test/table/x.ts",
    "import { afterEach } from 'vitest';\nexport const hooks = (): void => afterEach(() => undefined);\n",
  );
  it("hook nothing while they are loaded", () => {
    expect(shared().join()).toContain("Shared modules");
    expect(own()).toEqual([]);
    expect(called()).toEqual([]);
  });
});

describe("sizes", () => {
  const lines = (count: number) =>
    `export function f(): void {\n${"  void 0;\n\n  // Why.\n".repeat(count - 2)}}\n`;
  for (const [path, limit] of [
    ["shared/contract/x.ts", 60],
    ["main/base/x.ts", 60],
    ["renderer/x.ts", 60],
    ["renderer/x.tsx", 110],
  ] as const) {
    const most = linted(path, lines(limit));
    const more = linted(path, lines(limit + 1));
    it(`are limited to ${limit} lines for a function of ${path}`, () => {
      expect(most()).toEqual([]);
      expect(more().join()).toContain("eslint(max-lines-per-function)");
    });
  }
  const file = linted("main/base/x.ts", "export {};\n".repeat(251));
  it("are not limited for a file", () => expect(file()).toEqual([]));
});

describe("words of the language", () => {
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

  const byTypes: readonly (readonly [rule: string, source: string])[] = [
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
  const alone: readonly (readonly [rule: string, source: string])[] = [
    ["eslint(eqeqeq)", "say(one == 1);"],
    ["eslint(no-array-constructor)", "say(new Array(1, 2));"],
    ["eslint(no-console)", "console.log(one);"],
    ["eslint(no-unused-expressions)", "one;"],
    ["eslint(no-var)", "var old = 1; say(old);"],
    ["eslint(prefer-const)", "let same = 1; say(same);"],
    ["eslint(prefer-rest-params)", "export function all(): void { say(arguments); }"],
    ["eslint(prefer-spread)", "say(Math.max.apply(Math, numbers));"],
    ["import(no-default-export)", "export default one;"],
    ["typescript(ban-ts-comment)", "// @ts-ignore\nsay(one);"],
    [
      "typescript(consistent-type-imports)",
      "import { type Server } from 'node:http';\nimport { Agent } from 'node:http';\nexport type Both = Server | Agent;",
    ],
    ["typescript(no-duplicate-enum-values)", "export enum Twice { a = 1, b = 1 }"],
    ["typescript(no-empty-object-type)", "export type Nothing = {};"],
    ["typescript(no-explicit-any)", "export const x = 1 as any;"],
    ["typescript(no-extra-non-null-assertion)", "say(thing!!.x);"],
    ["typescript(no-misused-new)", "export interface Made { new (): Made }"],
    ["typescript(no-namespace)", "export namespace Space { export const x = 1; }"],
    ["typescript(no-non-null-asserted-optional-chain)", "say((thing as Thing | null)?.x!);"],
    ["typescript(no-require-imports)", "import http = require('node:http');\nsay(http);"],
    [
      "typescript(no-this-alias)",
      "export function own(this: Thing): void { const self = this; say(self); }",
    ],
    ["typescript(no-unnecessary-type-constraint)", "export type Any<T extends unknown> = T[];"],
    [
      "typescript(no-unsafe-declaration-merging)",
      "export interface Merged { readonly y: 1 }\nexport class Merged {}",
    ],
    ["typescript(no-unsafe-function-type)", "export type Call = Function;"],
    ["typescript(no-wrapper-object-types)", "export type Text = String;"],
    ["typescript(prefer-as-const)", "export const fixed = 'a' as 'a';"],
    ["typescript(prefer-namespace-keyword)", "declare module Space { const x: 1; }"],
    ["typescript(triple-slash-reference)", '/// <reference path="a.ts" />\nsay(one);'],
  ];
  for (const [rule, source] of [
    ...byTypes.map(([name, text]) => [`typescript(${name})`, text] as const),
    ...alone,
  ]) {
    const complaints = linted("main/store/x.ts", `${source}\n${given}\n`);
    it(`${rule} finds ${source.split("\n")[0]}`, () => {
      expect(complaints().map((line) => line.slice(0, line.indexOf(": ")))).toContain(rule);
    });
  }

  const right = linted(
    "main/store/x.ts",
    `${given}\nsay(one + numbers.length);\nawait promised();\nexport { suit, direction, count, held, thing, word };\n`,
  );
  it("finds nothing where there is nothing", () => expect(right()).toEqual([]));

  const late = "export const late = async (): Promise<number> => { return 1; };\n";
  const fake = linted("test/table/x.ts", `${late}console.log(late);\n`);
  const tool = linted("main/cli/x.ts", "console.log(1);\n");
  const config = linted("test/table/x.config.ts", "export default 1;\n");
  it("lets fakes be async, commands print and configurations be defaults", () => {
    expect(fake()).toEqual([]);
    expect(tool()).toEqual([]);
    expect(config()).toEqual([]);
  });
});
