// The habits that every source file keeps. Who may import whom of ours is .dependency-cruiser.cjs's.

import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { defineConfig } from "oxlint";

const packages = {
  electron: "belongs to main/electron and main/preload only.",
  "pixi.js": "belongs to renderer only.",
  xstate: "belongs to shared/contract/machine.ts, main/table and main/session only.",
  react: "belongs to renderer only.",
} as const;
type Package = keyof typeof packages;

/** A file and those beside it on which it stands when it runs: types do not count. */
function standingOn(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  const imports = readFileSync(join(import.meta.dirname, file), "utf8").matchAll(
    /^(?:import|export) (?!type\b)[^;]*? from "(\.[^"]*)";/gm,
  );
  for (const [, path = ""] of imports) standingOn(join(dirname(file), path), found);
  return found;
}

/**
 * What is told nothing hidden though it stands beside the rules (C-7): bots, and what they and the
 * screen ask of a view, with the pieces of the rules that it stands on.
 */
const told = [
  "shared/games/*/bots/*.ts",
  ...new Set(
    globSync("shared/games/*/seen.ts", { cwd: import.meta.dirname }).flatMap((file) => [
      ...standingOn(file),
    ]),
  ),
];

/** In which files which packages are banned, and whether hidden cards may be opened there. */
const zone = (
  files: readonly string[],
  bans: readonly Package[],
  peek: "mayPeek" | "mayNotPeek" = "mayNotPeek",
  excludeFiles: readonly string[] = [],
) => ({
  files: [...files],
  excludeFiles: [...excludeFiles],
  rules: {
    "no-restricted-imports": [
      "error",
      {
        paths: bans.map((name) => ({
          name,
          message: `Bad layering: ${name} ${packages[name]}`,
        })),
        patterns:
          peek === "mayPeek"
            ? []
            : [
                {
                  group: ["**/faceDown.ts"],
                  importNames: ["peek", "peekAll"],
                  message:
                    "Bad layering: peek and peekAll open hidden cards (C-7): only shared/contract, shared/games, shared/record and the places of a verified deal may, and there no bot, and nothing on which a seen.ts stands.",
                },
              ],
      },
    ] as ["error", object],
  },
});

const nothingButRules: readonly Package[] = ["electron", "pixi.js", "xstate", "react"];
/** A later zone replaces an earlier one whole. */
const zones = [
  zone(["shared/**"], nothingButRules),
  zone(["shared/{contract,games,record,cards}/**"], nothingButRules, "mayPeek"),
  // H-18: what is sealed and opened of a deck is its cards' names.
  zone(["shared/verifiedDeal/places.ts"], nothingButRules, "mayPeek"),
  zone(told, nothingButRules),
  zone(["shared/contract/machine.ts"], ["electron", "pixi.js", "react"], "mayPeek"),
  zone(["main/**"], nothingButRules),
  zone(["main/{table,session}/**"], ["electron", "pixi.js", "react"]),
  zone(["main/{electron,preload}/**"], ["pixi.js", "xstate", "react"]),
  zone(["renderer/**"], ["electron", "xstate"]),
];

/** The most lines of a function. */
const longest = (files: string, max: number) => ({
  files: [files],
  rules: {
    "max-lines-per-function": ["error", { max, skipBlankLines: true, skipComments: true }] as [
      "error",
      object,
    ],
  },
});

const timeAndMachine = [
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
].map((name) => ({
  name,
  message: `Bad layering: ${name} is banned in shared: rules know no time, no chance but the dice and no machine.`,
}));

export default defineConfig({
  plugins: ["typescript", "import"],
  jsPlugins: ["./test/toolchain/sharedModules.ts"],
  categories: { correctness: "off" },
  options: {
    typeAware: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: "deny",
    respectEslintDisableDirectives: false,
  },
  ignorePatterns: [
    "node_modules/",
    "out/",
    "release/",
    "release-check/",
    "test-results/",
    "test/records/*/",
    "assets/",
    "**/*.d.ts",
    "**/*.js",
    "**/*.cjs",
    "**/*.mjs",
  ],
  rules: {
    eqeqeq: ["error", "always"],
    "import/no-default-export": "error",
    "no-console": "error",
    "no-var": "error",
    "prefer-const": "error",
    "prefer-rest-params": "error",
    "prefer-spread": "error",
    "typescript/ban-ts-comment": "error",
    "typescript/consistent-type-imports": ["error", { fixStyle: "separate-type-imports" }],
    "no-array-constructor": "error",
    "typescript/no-duplicate-enum-values": "error",
    "typescript/no-empty-object-type": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-extra-non-null-assertion": "error",
    "typescript/no-misused-new": "error",
    "typescript/no-namespace": "error",
    "typescript/no-non-null-asserted-optional-chain": "error",
    "typescript/no-require-imports": "error",
    "typescript/no-this-alias": "error",
    "typescript/no-unnecessary-type-constraint": "error",
    "typescript/no-unsafe-declaration-merging": "error",
    "typescript/no-unsafe-function-type": "error",
    "no-unused-expressions": "error",
    "typescript/no-wrapper-object-types": "error",
    "typescript/prefer-as-const": "error",
    "typescript/prefer-namespace-keyword": "error",
    "typescript/triple-slash-reference": "error",
    // What only types tell.
    "typescript/await-thenable": "error",
    "typescript/no-array-delete": "error",
    "typescript/no-base-to-string": "error",
    "typescript/no-duplicate-type-constituents": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-for-in-array": "error",
    "typescript/no-implied-eval": "error",
    "typescript/no-misused-promises": "error",
    "typescript/no-redundant-type-constituents": "error",
    "typescript/no-unnecessary-type-assertion": "error",
    "typescript/no-unsafe-argument": "error",
    "typescript/no-unsafe-assignment": "error",
    "typescript/no-unsafe-call": "error",
    "typescript/no-unsafe-enum-comparison": "error",
    "typescript/no-unsafe-member-access": "error",
    "typescript/no-unsafe-return": "error",
    "typescript/no-unsafe-unary-minus": "error",
    "typescript/only-throw-error": "error",
    "typescript/prefer-promise-reject-errors": "error",
    "typescript/require-await": "error",
    "typescript/restrict-plus-operands": "error",
    "typescript/restrict-template-expressions": [
      "error",
      { allowNumber: true, allowBoolean: true },
    ],
    "typescript/switch-exhaustiveness-check": [
      "error",
      { considerDefaultExhaustiveForUnions: true },
    ],
    "typescript/unbound-method": "error",
  },
  overrides: [
    longest("{shared,main,renderer}/**/*.ts", 60),
    // A component is mostly markup: its lines say more and do less.
    longest("renderer/**/*.tsx", 110),
    longest("renderer/{table,games}/**/*.ts", 80),
    longest("renderer/{table,games}/**/*.tsx", 240),
    {
      files: ["shared/**/*.ts"],
      rules: {
        "no-restricted-globals": ["error", ...timeAndMachine],
        "no-restricted-properties": [
          "error",
          {
            object: "Math",
            property: "random",
            message: "Bad layering: Math.random is banned in shared: chance comes from the dice.",
          },
        ],
      },
    },
    // A wall clock is set back and forward; the host's port says which of its two clocks is for what.
    {
      files: ["{main,renderer}/**/*.{ts,tsx}"],
      excludeFiles: ["main/base/clock.ts"],
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
    },
    ...zones,
    {
      files: ["test/**"],
      // A fake that stands for something asynchronous is async without waiting: what it throws must be a rejection there too.
      rules: { "typescript/require-await": "off" },
    },
    {
      files: ["test/**/*.{ts,tsx}"],
      excludeFiles: ["test/**/*.{test,spec}.{ts,tsx}", "test/browser/**"],
      rules: { "tests/no-shared-hooks": "error" },
    },
    { files: ["main/cli/**", "test/**"], rules: { "no-console": "off" } },
    // Configurations, reporters and plugins are default exports by their tools' wish.
    {
      files: [
        "**/*.config.ts",
        "test/toolchain/*Reporter.ts",
        "test/toolchain/sharedModules.ts",
        "test/browser/setup.ts",
        "test/fakes/electron.ts",
      ],
      rules: { "import/no-default-export": "off" },
    },
  ],
});
