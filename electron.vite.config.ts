// Builds the main process, the preload and the renderer into out/. Each is bundled whole, so that
// the package needs no node_modules.

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { gzipAsync } from "@gfx/zopfli";
import react from "@vitejs/plugin-react";
import { defineConfig } from "electron-vite";
import { build, type Plugin } from "vite";

const at = (path: string): string => resolve(import.meta.dirname, path);

const mainEntries = [
  "main/electron/index.ts",
  "main/cli/start.ts",
  "main/cli/host.ts",
  "main/start/hostProcess.ts",
  "main/bots/botWorker.ts",
  "main/house/history/replayWorker.ts",
  "main/house/history/archiveWorker.ts",
  "main/house/review/reviewWorker.ts",
  "main/house/books/auditWorker.ts",
];

const mainInput = Object.fromEntries(
  mainEntries
    .filter((entry) => existsSync(at(entry)))
    .map((entry) => [basename(entry, ".ts"), at(entry)]),
);

/**
 * Bytes from which on a file is packed as small as can be: that takes seconds, and is worth them
 * where somebody waits for it to come.
 */
const large = 300_000;
const pack = (file: Buffer): Promise<Uint8Array> | Uint8Array =>
  file.length >= large ? gzipAsync(file, { numiterations: 1 }) : gzipSync(file, { level: 9 });

/**
 * Beside each script, style and drawing lies the same once more, packed:
 * `main/connections/pages.ts` sends that.
 */
const packed: Plugin = {
  name: "packed",
  async writeBundle({ dir = "." }, bundle) {
    for (const name of Object.keys(bundle).filter((one) => /\.(js|css|svg)$/.test(one))) {
      writeFileSync(join(dir, `${name}.gz`), await pack(readFileSync(join(dir, name))));
    }
  },
};

/** The check of saved deals as one HTML file that needs no network and none of the other files. */
const dealChecker: Plugin = {
  name: "deal-checker",
  async generateBundle() {
    const built = await build({
      configFile: false,
      root: at("."),
      publicDir: false,
      logLevel: "warn",
      build: {
        write: false,
        target: "es2023",
        lib: { entry: at("renderer/checkDealFile.ts"), formats: ["iife"], name: "checkDeal" },
      },
    });
    const [script] = [built].flat().flatMap((bundle) => ("output" in bundle ? bundle.output : []));
    if (script?.type !== "chunk") throw new Error("the check of deals has no script");
    const code = script.code.replaceAll("</script", "<\\/script");
    const page = readFileSync(at("renderer/checkDealFile.html"), "utf8");
    this.emitFile({
      type: "asset",
      fileName: "check-deal.html",
      source: page.replace("<script></script>", () => `<script>${code}</script>`),
    });
  },
};

/** Of package.json the program says nothing but its version, so nothing else is in it. */
const versionAlone: Plugin = {
  name: "version-alone",
  enforce: "pre",
  transform: (code: string, id: string) =>
    id === at("package.json")
      ? JSON.stringify({ version: (JSON.parse(code) as { readonly version: string }).version })
      : null,
};

/**
 * What libraries name and this app never asks for would come along all the same: Pixi's third
 * renderer and its extensions (`skipExtensionImports`), Colyseus' synchronised state and inputs
 * (our rooms send views) and its lines over HTTP/3, Zod's JSON Schemas.
 */
const neverAsked = [
  /pixi\.js\/lib\/(rendering\/renderers\/gpu\/WebGPURenderer|environment-\w+\/\w+All)\.mjs$/,
  /@colyseus\/sdk\/build\/(serializer\/SchemaSerializer|input\/RoomInput|predict\/\w+|transport\/H3Transport)\.mjs$/,
  /zod\/v4\/core\/(to-json-schema|json-schema-processors)\.js$/,
];
/** Of Colyseus' binary form only numbers and strings are written and read. */
const schemaFile = /@colyseus\/schema\/build\/index\.mjs$/;
const schemaUsed = `export { encode } from '../src/encoding/encode.ts'; export { decode } from '../src/encoding/decode.ts';
  export function Decoder() {} export function Callbacks() {}`;

/** Of Zod's JSON Schemas: by which a number's schema says its least and its most. */
const asked = "aggregateChecks";

/** The names that a module of theirs exports, and nothing behind them. */
function emptied(file: string): string {
  const source = readFileSync(file, "utf8");
  const declared = [...source.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(
    ([, name]) => name!,
  );
  const listed = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names]) =>
    names!.split(",").map((name) => name.trim().replace(/^.* as /, "")),
  );
  const names = [...declared, ...listed];
  const kept = names.includes(asked) ? `export { ${asked} } from "${file}?${asked}";\n` : "";
  return `${names
    .filter((name) => name !== asked)
    .map((name) => `export function ${name}() {}\n`)
    .join("")}${kept}export {};`;
}

const withoutThem: Plugin = {
  name: "without-what-is-never-asked-for",
  load: (id) =>
    schemaFile.test(id)
      ? schemaUsed
      : neverAsked.some((file) => file.test(id))
        ? emptied(id)
        : null,
};

/**
 * Games that are loaded only where they are played: of these a page has no more words at its start
 * than stand in lists.
 */
const lateGames = readdirSync(at("shared/games")).filter((game) =>
  existsSync(at(`shared/games/${game}/text/start.en.ts`)),
);
const lateGameOf = (id: string): string | null =>
  lateGames.find((game) => id.includes(`/games/${game}/`)) ?? null;

type Loads = {
  readonly importers: readonly string[];
  readonly importedIds: readonly string[];
  readonly dynamicImporters: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
};

/**
 * Named in the same list as what the table takes of the library, and used by a drop-down list
 * alone.
 */
const ofLists =
  /@floating-ui\/(dom|core|react-dom)\/|hooks\/use(ListNavigation|Typeahead|Floating)\.mjs$/;
/** What is told of a game to a beginner at their first table. */
const lessonWords = /\/text\/lesson\.\w+\.ts$/;
const tableEntry = /renderer\/(screens\/table\/AtTable\.tsx|games\/[\w-]+\/\w+Table\.ts)$/;

/**
 * What comes when somebody goes there, each as one script: the modules it names, and what nothing
 * but these needs. Where two want a module, the first has it. A module that something outside
 * imports stays outside, so no two scripts import each other: one of them would run before what it
 * needs.
 */
const parts: readonly { readonly name: string; readonly names: (id: string) => boolean }[] = [
  ...lateGames.map((game) => ({ name: game, names: (id: string) => lateGameOf(id) === game })),
  { name: "sound", names: (id) => /\/renderer\/sound\/(mixer|recipes|ambience)\.ts/.test(id) },
  { name: "director", names: (id) => /\/screens\/(director|bigScreen\/tournament)\//.test(id) },
  {
    name: "tournament",
    names: (id) =>
      /\/screens\/tournament\/|\/client\/watchedTournaments\.ts|\/text\/\w+\/tournament|shared\/tournament\//.test(
        id,
      ),
  },
  // What checks a verified deal: at a table, and on a page of its own.
  {
    name: "deal",
    names: (id) =>
      /\/client\/deal\/DealWitness\.ts|\/screens\/checkDeal\/|\/shared\/(verifiedDeal\/|protocol\/dealWire)/.test(
        id,
      ),
  },
  // What characters say: bots deal before the menu is needed.
  { name: "remarks", names: (id) => /\/renderer\/table\/remarks\//.test(id) },
  // What is for real cards and real chips: nobody who plays here needs it.
  {
    name: "chips",
    names: (id) =>
      /\/chipBank\/(?!kinds)|\/roomClock\/|\/text\/\w\w\/(chips|chipBank|roomClock)\.ts/.test(id),
  },
];

/** The modules of a table, and of each part. */
const ofTable = new Set<string>();
const ofPart = new Map<string, ReadonlySet<string>>();

/** These modules and all that they import; `deep`: also by a call later on. */
function reach(
  from: readonly string[],
  loads: (id: string) => Loads,
  isKnown: (id: string) => boolean,
  deep: boolean,
): Set<string> {
  const found = new Set<string>();
  const follow = (id: string): void => {
    if (found.has(id) || isKnown(id)) return;
    found.add(id);
    const { importedIds, dynamicallyImportedIds } = loads(id);
    [...importedIds, ...(deep ? dynamicallyImportedIds : [])].forEach(follow);
  };
  from.forEach(follow);
  return found;
}

/**
 * Without those that something outside needs, one after the other: what they import is needed
 * outside then.
 */
function neededHereAlone(
  found: Set<string>,
  loads: (id: string) => Loads,
  names: (id: string) => boolean,
): ReadonlySet<string> {
  const isNeededElsewhere = (id: string): boolean => {
    const { importers, dynamicImporters } = loads(id);
    return [...importers, ...(names(id) ? [] : dynamicImporters)].some(
      (other) => !found.has(other),
    );
  };
  for (
    let needed = [...found].filter(isNeededElsewhere);
    needed.length > 0;
    needed = [...found].filter(isNeededElsewhere)
  )
    for (const id of needed) found.delete(id);
  return found;
}

const findParts: Plugin = {
  name: "find-parts",
  buildEnd() {
    const loads = (id: string): Loads =>
      this.getModuleInfo(id) ?? {
        importers: [],
        importedIds: [],
        dynamicImporters: [],
        dynamicallyImportedIds: [],
      };
    const all = [...this.getModuleIds()];
    const ofStart = reach(
      all.filter((id) => id.endsWith("renderer/main.tsx")),
      loads,
      () => false,
      false,
    );
    ofTable.clear();
    for (const id of reach(
      all.filter((one) => tableEntry.test(one) && lateGameOf(one) === null),
      loads,
      (one) => ofLists.test(one),
      false,
    ))
      ofTable.add(id);
    const isKnown = (id: string): boolean => ofStart.has(id) || ofTable.has(id) || ofLists.test(id);
    for (const { name, names } of parts)
      ofPart.set(
        name,
        neededHereAlone(reach(all.filter(names), loads, isKnown, true), loads, names),
      );
  },
};

/** The words of a part of the table go with the part. */
const partOfWords = (id: string): string | null =>
  /\/renderer\/text\/\w+\/parts\/(\w+)\.ts$/.exec(id)?.[1] ?? null;
const needs = (its: ReadonlySet<string>, id: string): boolean => {
  const part = partOfWords(id);
  return part === null
    ? its.has(id)
    : [...its].some((other) => new RegExp(`/(table(/parts)?|games/[\\w-]+)/${part}/`).test(other));
};

/**
 * Few and large: each of a hundred small scripts costs a browser, and a slow line, more than what
 * is in it.
 */
const scripts = [
  { name: "start", tags: ["$initial"] as "$initial"[], priority: 100 },
  {
    name: "table",
    test: (id: string) => needs(ofTable, id) || (lessonWords.test(id) && lateGameOf(id) === null),
    priority: 99,
    includeDependenciesRecursively: false,
  },
  ...parts.map(({ name }, at) => ({
    name,
    test: (id: string) => needs(ofPart.get(name) ?? new Set(), id),
    priority: 98 - at,
    includeDependenciesRecursively: false,
  })),
  // What nobody needs in order to sit down and play: other places, and what may be laid over the
  // table.
  {
    name: "rooms",
    test: (id: string) =>
      !/\/(uplot|uqr|pixi\.js)\/|\/history\/Balance|QrDrawing|vite\/preload/.test(id),
    priority: 1,
    includeDependenciesRecursively: false,
  },
];

export default defineConfig({
  main: {
    plugins: [versionAlone],
    build: {
      target: "node24",
      outDir: at("out/main"),
      externalizeDeps: false,
      rolldownOptions: {
        input: mainInput,
        checks: { pluginTimings: false },
        // Chunks lie beside the entries: code that looks for its neighbours by import.meta.url
        // finds them from any chunk.
        output: { format: "es", entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  },
  preload: {
    build: {
      target: "node24",
      outDir: at("out/preload"),
      externalizeDeps: false,
      rolldownOptions: {
        input: { preload: at("main/preload/preload.ts") },
        // A sandboxed preload cannot be an ES module, nor more than one file.
        output: { format: "cjs", entryFileNames: "[name].cjs" },
      },
    },
  },
  renderer: {
    root: at("renderer"),
    base: "/",
    // The manifest and its icons: by names that stay, for the manifest names them itself.
    publicDir: at("assets/page"),
    // One parser for all styles; PostCSS warns of what its own plugin for `composes` leaves out.
    // A module may lay what it holds into a place that another one names.
    css: { transformer: "lightningcss", lightningcss: { cssModules: { grid: false } } },
    plugins: [react(), withoutThem, findParts, dealChecker, packed],
    build: {
      // The content security policy allows no `data:` addresses.
      assetsInlineLimit: 0,
      // Phones on the LAN run this too, so not only Electron's own Chromium.
      target: "es2023",
      cssTarget: ["chrome120", "firefox121", "safari17"],
      outDir: at("out/renderer"),
      emptyOutDir: true,
      // Half as much to send to a phone, and to read.
      minify: true,
      // Two large scripts load sooner than sixty small ones.
      chunkSizeWarningLimit: 1500,
      rolldownOptions: {
        input: { index: at("renderer/index.html") },
        output: { codeSplitting: { groups: scripts } },
      },
    },
  },
});
