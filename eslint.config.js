// Which habits does every source file keep? Folder layers, cycles and orphans are .dependency-cruiser.cjs's, what must be told from
// types is .oxlintrc.json's; this file has the rest: packages and globals by layer, hidden cards, sizes, words of the language.

import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import tseslint from "typescript-eslint";

const layered = (what, why) => `Bad layering: ${what} ${why}`;

const packages = {
  electron: {
    name: "electron",
    message: layered("electron", "belongs to main/electron and main/preload only."),
  },
  pixi: { name: "pixi.js", message: layered("pixi.js", "belongs to renderer only.") },
  xstate: {
    name: "xstate",
    message: layered(
      "xstate",
      "belongs to shared/contract/machine.ts, main/table and main/session only.",
    ),
  },
  react: { name: "react", message: layered("react", "belongs to renderer only.") },
};
const peeking = {
  group: ["**/faceDown.ts"],
  importNames: ["peek", "peekAll"],
  message: layered(
    "peek and peekAll",
    "open hidden cards (C-7): only shared/contract, shared/games and shared/record may, and there no bot, and nothing on which a seen.ts stands.",
  ),
};

/** A file and those beside it on which it stands when it runs: types do not count. */
function standingOn(file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  const imports = readFileSync(join(import.meta.dirname, file), "utf8").matchAll(
    /^(?:import|export) (?!type\b)[^;]*? from "(\.[^"]*)";/gm,
  );
  for (const [, path] of imports) standingOn(join(dirname(file), path), found);
  return found;
}

/**
 * What is told nothing hidden though it stands beside the rules: bots, and what they and the screen
 * ask of a view, with the pieces of the rules that it stands on.
 */
const asked = globSync("shared/games/*/seen.ts", { cwd: import.meta.dirname }).flatMap((file) => [
  ...standingOn(file),
]);
const told = ["shared/games/*/bots/*.ts", "shared/games/*/seen.ts", ...new Set(asked)];

/**
 * Every source file is in exactly one of these, for a later `no-restricted-imports` replaces an
 * earlier one whole.
 */
const zones = [
  {
    files: ["shared/**"],
    ignores: ["shared/{contract,games,record,cards}/**"],
    bans: ["electron", "pixi", "xstate", "react"],
    mayPeek: false,
  },
  {
    files: ["shared/{contract,games,record,cards}/**"],
    ignores: ["shared/contract/machine.ts", ...told],
    bans: ["electron", "pixi", "xstate", "react"],
    mayPeek: true,
  },
  { files: told, bans: ["electron", "pixi", "xstate", "react"], mayPeek: false },
  { files: ["shared/contract/machine.ts"], bans: ["electron", "pixi", "react"], mayPeek: true },
  { files: ["main/{table,session}/**"], bans: ["electron", "pixi", "react"], mayPeek: false },
  {
    files: ["main/electron/**", "main/preload/**"],
    bans: ["pixi", "xstate", "react"],
    mayPeek: false,
  },
  {
    files: ["main/**"],
    ignores: ["main/{table,session,electron,preload}/**"],
    bans: ["electron", "pixi", "xstate", "react"],
    mayPeek: false,
  },
  { files: ["renderer/**"], bans: ["electron", "xstate"], mayPeek: false },
];

const importZones = zones.map(({ files, ignores = [], bans, mayPeek }) => ({
  files: files.flatMap((glob) =>
    glob.endsWith(".ts") ? [glob] : [`${glob}/*.ts`, `${glob}/*.tsx`],
  ),
  ignores,
  rules: {
    "@typescript-eslint/no-restricted-imports": [
      "error",
      { paths: bans.map((name) => packages[name]), patterns: mayPeek ? [] : [peeking] },
    ],
  },
}));

const clock = (name) => ({
  name,
  message: layered(
    name,
    "is banned in shared: rules know no time, no chance but the dice and no machine.",
  ),
});
const pure = {
  files: ["shared/**/*.ts"],
  rules: {
    "no-restricted-globals": [
      "error",
      ...[
        "Date",
        "performance",
        "setTimeout",
        "setInterval",
        "setImmediate",
        "queueMicrotask",
        "requestAnimationFrame",
        "crypto",
        "process",
        "window",
        "document",
        "fetch",
      ].map(clock),
    ],
    "no-restricted-properties": [
      "error",
      {
        object: "Math",
        property: "random",
        message: layered("Math.random", "is banned in shared: chance comes from the dice."),
      },
    ],
  },
};

/**
 * A wall clock is set back and forward; the host's port says which of its two clocks is for what.
 */
const unset = {
  files: ["{main,renderer}/**/*.ts", "{main,renderer}/**/*.tsx"],
  ignores: ["main/base/clock.ts"],
  rules: {
    "no-restricted-properties": [
      "error",
      {
        object: "Date",
        property: "now",
        message:
          "Bad timing: Date.now() jumps when the wall clock is set; waits use performance.now() or a Clock's elapsed(), dates its now().",
      },
    ],
  },
};

const named = { selector: "ExportDefaultDeclaration", message: "Exports have names." };
/**
 * Files of tests share their modules: what a module hooks on while it is loaded is hooked on to the
 * first file that loads it.
 */
const unhooked = {
  files: ["test/**/*.ts", "test/**/*.tsx"],
  ignores: ["test/**/*.test.ts", "test/**/*.test.tsx", "test/**/*.spec.ts", "test/browser/**"],
  rules: {
    "no-restricted-syntax": [
      "error",
      named,
      {
        selector:
          "Program > ExpressionStatement > CallExpression[callee.name=/^(before|after)(Each|All)$/]",
        message: "Shared modules: hooks belong to a file of tests, or to a function that it calls.",
      },
    ],
  },
};

const sizes = (lines) => ({
  "max-lines-per-function": ["error", { max: lines, skipBlankLines: true, skipComments: true }],
});

export default tseslint.config(
  {
    ignores: [
      "node_modules/",
      "out/",
      "release/",
      "release-check/",
      "test-results/",
      "test/records/*/",
      "assets/",
      "**/*.d.ts",
    ],
  },
  {
    files: ["**/*.ts", "**/*.tsx"],
    extends: [tseslint.configs.recommended],
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: ["error", "always"],
      "no-console": "error",
      "no-restricted-syntax": ["error", named],
      "prefer-const": "error",
      "@typescript-eslint/consistent-type-imports": [
        "error",
        { fixStyle: "separate-type-imports" },
      ],
      "@typescript-eslint/no-explicit-any": "error",
      // The compiler tells it, in less time.
      "@typescript-eslint/no-unused-vars": "off",
    },
  },
  { files: ["{shared,main,renderer}/**/*.ts"], rules: sizes(150) },
  // A component is mostly markup: its lines say more and do less.
  { files: ["renderer/**/*.tsx"], rules: sizes(240) },
  pure,
  unset,
  unhooked,
  ...importZones,
  // Configurations and Playwright's reporters are default exports by their tools' wish.
  {
    files: ["**/*.config.ts", "test/toolchain/*Reporter.ts", "test/fakes/electron.ts"],
    rules: { "no-restricted-syntax": "off" },
  },
  { files: ["main/cli/**", "test/**"], rules: { "no-console": "off" } },
);
