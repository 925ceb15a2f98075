// Each rule of who may import whom is broken on purpose, by a tree of small files.

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
import { afterEach, beforeAll, describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "../..");
const layers = createRequire(import.meta.url)(join(root, ".dependency-cruiser.cjs")) as Readonly<{
  forbidden: IForbiddenRuleType[];
  options: ICruiseOptions;
}>;

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
  const { output } = await cruise(["shared", "main", "renderer", "test"], {
    ...layers.options,
    ruleSet: { forbidden: layers.forbidden },
    validate: true,
    baseDir,
  });
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
    ["Bad layering: main/base", "main/base/a.ts", "main/store/b.ts"],
    ["Bad layering: main/base", "main/base/a.ts", "main/session/b.ts"],
    ["Bad layering: main/base", "main/base/a.ts", "main/house/b.ts"],
    ["Bad layering: main/store", "main/store/a.ts", "main/base/b.ts"],
    ["Bad layering: main/bots", "main/bots/a.ts", "main/table/b.ts"],
    ["Bad layering: main/table", "main/table/a.ts", "main/house/b.ts"],
    ["Bad layering: main/session", "main/session/a.ts", "main/table/b.ts"],
    ["Bad layering: main/session", "main/session/a.ts", "main/connections/b.ts"],
    ["Bad layering: main/house", "main/house/a.ts", "main/connections/b.ts"],
    ["Bad layering: main/lan", "main/lan/a.ts", "main/connections/b.ts"],
    ["Bad layering: main/connections", "main/connections/a.ts", "main/table/b.ts"],
    ["Bad layering: main/connections", "main/connections/a.ts", "main/house/b.ts"],
    ["Bad layering: main/connections", "main/connections/a.ts", "main/start/b.ts"],
    ["Bad layering: main/tournament", "main/tournament/a.ts", "main/house/b.ts"],
    ["Bad layering: main/start", "main/start/a.ts", "main/cli/b.ts"],
    ["Bad layering: main/cli", "main/cli/a.ts", "main/electron/b.ts"],
    ["Bad layering: main/electron", "main/electron/a.ts", "main/cli/b.ts"],
    ["Bad layering: main/preload", "main/preload/a.ts", "main/electron/b.ts"],
    ["Bad layering: renderer", "renderer/a.ts", "main/base/b.ts"],
    ["Bad layering: renderer knows a game", "renderer/a.ts", "shared/games/g/apply.ts"],
    ["Bad layering: renderer knows a game", "renderer/a.ts", "shared/record/b.ts"],
    ["Bad layering: only types of a game", "renderer/a.ts", "shared/games/g/types.ts"],
    ["Bad layering: only types of a game", "shared/text/a.ts", "shared/games/g/types.ts"],
    ["Opened views", "main/connections/a.ts", "shared/contract/openedView.ts"],
    ["Opened views", "main/house/history/historyRequests.ts", "shared/contract/openedView.ts"],
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
    ["Bad layering: renderer/(art|sound|text|styles)", "renderer/art/a.ts", "renderer/ui/b.ts"],
    ["Bad layering: renderer/client", "renderer/client/a.ts", "renderer/context/b.ts"],
    ["Bad layering: renderer/client", "renderer/client/a.ts", "renderer/app/b.ts"],
    ["Bad layering: renderer/context", "renderer/context/a.ts", "renderer/screens/b.ts"],
    ["Bad layering: renderer/ui", "renderer/ui/a.ts", "renderer/screens/b.ts"],
    ["Bad layering: renderer/ui", "renderer/ui/a.ts", "renderer/table/b.ts"],
    ["Bad layering: renderer/(table|sprites)", "renderer/table/a.ts", "renderer/screens/b.ts"],
    ["Bad layering: renderer/games", "renderer/games/a.ts", "renderer/screens/b.ts"],
    ["Bad layering: renderer/screens", "renderer/screens/a.ts", "renderer/app/b.ts"],
    ["Bad layering: renderer/screens", "renderer/context/a.ts", "renderer/app/b.ts"],
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
