// Checks that every game of the catalogue is complete on both sides, and that this test would name
// what a half-made one lacks.

import { existsSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { manifests as screenManifests } from "#renderer/games/catalogue.ts";
import type { Manifest as ScreenManifest } from "#renderer/games/manifest.ts";
import { usualLevels } from "#shared/bots/bot.ts";
import { manifests } from "#shared/games/catalogue.ts";
import type { Manifest } from "#shared/games/manifest.ts";
import { languages } from "#shared/text/languages.ts";
import { expectedOf } from "./expected.ts";

const root = resolve(import.meta.dirname, "../..");
const isThere = (path: string): boolean => existsSync(resolve(root, path));
const foldersIn = (path: string): readonly string[] =>
  readdirSync(resolve(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

type Pieces = readonly (readonly [piece: string, has: boolean])[];

/** Where a game is loaded only when it is played, what stands in lists has a file of its own. */
const wordFiles = (id: string, language: string): readonly string[] =>
  isThere(`shared/games/${id}/text/start.${language}.ts`)
    ? [`text/start.${language}.ts`, `text/whole.${language}.ts`]
    : [`text/${language}.ts`];

const filesOf = (id: string): readonly string[] => [
  ...["index.ts", "manifest.ts", "seen.ts", "about.ts", "types.ts"].map(
    (file) => `shared/games/${id}/${file}`,
  ),
  ...Object.keys(languages)
    .flatMap((language) => [
      ...wordFiles(id, language),
      `text/help.${language}.md`,
      `text/lesson.${language}.ts`,
    ])
    .map((file) => `shared/games/${id}/${file}`),
  `renderer/games/${id}/manifest.ts`,
  `test/games/${id}/expected.ts`,
  `test/games/${id}/laid.ts`,
];

function wordsOf({ rules, text }: Manifest): Pieces {
  const words = text as Partial<Manifest["text"]> | undefined;
  return [
    ["name", Boolean(words?.name)],
    ["tagline", Boolean(words?.tagline)],
    ...Object.keys(rules.options).map(
      (key) => [`words for the option ${key}`, words?.options?.[key] !== undefined] as const,
    ),
    ["a line under its name", Boolean(words?.line)],
  ];
}

async function screenPiecesOf(id: string): Promise<Pieces> {
  const screen: Partial<ScreenManifest> | undefined = screenManifests.find(
    (manifest) => manifest.id === id,
  );
  const table = await screen?.table?.();
  return [
    ["line in renderer/games/list.ts", screen !== undefined],
    ["traits in its manifest for the screen", screen?.traits !== undefined],
    ["table in its manifest for the screen, by its own id", table?.id === id],
  ];
}

async function expectationsOf(id: string): Promise<Pieces> {
  const expected = await expectedOf(id);
  const records = resolve(root, "test/records", id);
  return [
    [
      "rules page: its letters, and how many rules it has",
      Boolean(expected?.page.letters) && (expected?.page.rules ?? 0) > 0,
    ],
    ["endings that its records must show", Object.keys(expected?.endings ?? {}).length > 0],
    ["what it makes public of hidden cards", typeof expected?.revealed === "function"],
    [
      `records in test/records/${id}`,
      existsSync(records) && readdirSync(records).some((file) => file.endsWith(".round.json")),
    ],
  ];
}

/** What is missing of a game, by what it is and where it belongs. */
async function missingPieces(manifest: Manifest): Promise<readonly string[]> {
  const {
    rules: { id },
    bots,
  } = manifest;
  const pieces: Pieces = [
    ...filesOf(id).map((file) => [file, isThere(file)] as const),
    ...usualLevels.map(
      (level) =>
        [
          `${level} bot`,
          typeof (bots as Partial<Manifest["bots"]>)[level]?.choose === "function",
        ] as const,
    ),
    ...wordsOf(manifest),
    ...(await screenPiecesOf(id)),
    ...(await expectationsOf(id)),
  ];
  return pieces.flatMap(([piece, has]) => (has ? [] : [piece]));
}

const ids = manifests.map(({ rules }) => rules.id);

test.each(manifests.map((manifest) => [manifest.rules.id, manifest] as const))(
  "%s is whole",
  async (_id, manifest) => {
    expect(await missingPieces(manifest)).toEqual([]);
  },
);

test("no two games go by one id, or have one place in the list", () => {
  expect(new Set(ids).size).toBe(manifests.length);
  expect(manifests.map(({ place }) => place)).toEqual(manifests.map((_, at) => at + 1));
});

test("H-11 a game says that it has a Shark if it has one, and only then", () => {
  expect(manifests.map(({ rules: { traits } }) => traits.hasShark)).toEqual(
    manifests.map(({ shark }) => shark !== undefined),
  );
  expect(manifests.some(({ shark }) => shark)).toBe(true);
});

test("both sides list the same games in the same order, and say the same of them", () => {
  expect(screenManifests.map(({ id, traits }) => ({ id, traits }))).toEqual(
    manifests.map(({ rules: { id, traits } }) => ({ id, traits })),
  );
});

test.each(["shared", "renderer"])(
  "every game that has a folder in %s/games is in the list there",
  (side) => {
    // What several games have alike has a folder too, and no manifest.
    const games = foldersIn(`${side}/games`).filter((id) =>
      isThere(`${side}/games/${id}/manifest.ts`),
    );
    expect(
      games.filter((id) => !ids.includes(id)),
      `missing in ${side}/games/list.ts`,
    ).toEqual([]);
  },
);

test("of a game that is rules and one bot only, everything else is named", async () => {
  const [{ rules, bots }] = manifests as readonly [Manifest, ...Manifest[]];
  const halfMade = {
    rules: { ...rules, id: "half-made", options: { stake: rules.options["stake"] } },
    bots: { easy: bots.easy },
  } as unknown as Manifest;
  expect(await missingPieces(halfMade)).toEqual([
    ...filesOf("half-made"),
    "regular bot",
    "name",
    "tagline",
    "words for the option stake",
    "a line under its name",
    "line in renderer/games/list.ts",
    "traits in its manifest for the screen",
    "table in its manifest for the screen, by its own id",
    "rules page: its letters, and how many rules it has",
    "endings that its records must show",
    "what it makes public of hidden cards",
    "records in test/records/half-made",
  ]);
});
