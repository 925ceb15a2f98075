// How are main process, preload and renderer built into out/? Bundled whole, so that the package needs no node_modules.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { gzipAsync } from '@gfx/zopfli';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';

const at = (path: string): string => resolve(import.meta.dirname, path);

const mainEntries = [
  'main/electron/index.ts',
  'main/cli/start.ts',
  'main/cli/host.ts',
  'main/host/hostProcess.ts',
  'main/bots/botWorker.ts',
  'main/house/history/replayWorker.ts',
  'main/house/books/auditWorker.ts',
];

const mainInput = Object.fromEntries(
  mainEntries.filter((entry) => existsSync(at(entry))).map((entry) => [basename(entry, '.ts'), at(entry)]),
);

/** Bytes from which on a file is packed as small as can be: that takes seconds, and is worth them where somebody waits for it to come. */
const large = 300_000;
const pack = (mode: string, file: Buffer): Promise<Uint8Array> | Uint8Array =>
  (mode === 'production' && file.length >= large ? gzipAsync(file, { numiterations: 1 }) : gzipSync(file, { level: 9 }));

/** Beside each script, style and drawing lies the same once more, packed: `main/connections/pages.ts` sends that. */
const packed = (mode: string): Plugin => ({
  name: 'packed',
  async writeBundle({ dir = '.' }, bundle) {
    for (const name of Object.keys(bundle).filter((one) => /\.(js|css|svg)$/.test(one))) {
      writeFileSync(join(dir, `${name}.gz`), await pack(mode, readFileSync(join(dir, name))));
    }
  },
});

/**
 * What libraries name and this app never asks for would come along all the same: Pixi's third renderer and its extensions
 * (`skipExtensionImports`), Colyseus' synchronised state and inputs (our rooms send views), Zod's JSON Schemas.
 */
const neverAsked = [
  /pixi\.js\/lib\/(rendering\/renderers\/gpu\/WebGPURenderer|environment-\w+\/\w+All)\.mjs$/,
  /@colyseus\/sdk\/build\/(serializer\/SchemaSerializer|input\/RoomInput|predict\/\w+)\.mjs$/,
  /zod\/v4\/core\/to-json-schema\.js$/,
];
/** Of Colyseus' binary form only numbers and strings are written and read. */
const schemaFile = /@colyseus\/schema\/build\/index\.mjs$/;
const schemaUsed = `export { encode } from '../src/encoding/encode.ts'; export { decode } from '../src/encoding/decode.ts';
  export function Decoder() {} export function Callbacks() {}`;

/** The names that a module of theirs exports, and nothing behind them. */
function emptied(file: string): string {
  const source = readFileSync(file, 'utf8');
  const declared = [...source.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name!);
  const listed = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names]) => names!.split(',').map((name) => name.trim().replace(/^.* as /, '')));
  return `${[...declared, ...listed].map((name) => `export function ${name}() {}\n`).join('')}export {};`;
}

const withoutThem: Plugin = {
  name: 'without-what-is-never-asked-for',
  load: (id) => (schemaFile.test(id) ? schemaUsed : neverAsked.some((file) => file.test(id)) ? emptied(id) : null),
};

/** Games that are loaded only where they are played: of these a page has no more words at its start than stand in lists. */
const lateGames = readdirSync(at('shared/games')).filter((game) => existsSync(at(`shared/games/${game}/text/start.en.ts`)));
const lateGameOf = (id: string): string | null => lateGames.find((game) => id.includes(`/games/${game}/`)) ?? null;

/** The modules that the page starts with; that a table is made of; and that nothing but a late game's table is made of, by that game. */
const ofStart = new Set<string>();
const ofTable = new Set<string>();
const ofLate = new Map<string, ReadonlySet<string>>();
const tableEntry = /renderer\/(screens\/table\/AtTable\.tsx|games\/[\w-]+\/\w+Table\.ts)$/;

/** Named in the same list as what the table takes of the library, and used by a drop-down list alone. */
const ofLists = /@floating-ui\/(dom|core|react-dom)\/|hooks\/use(ListNavigation|Typeahead|Floating)\.mjs$/;

type Imports = { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;

const findTables: Plugin = {
  name: 'find-tables',
  buildEnd() {
    /** `deep`: also what is loaded by a call later on. */
    const reach = (entries: readonly string[], isKnown: (id: string) => boolean, found: Set<string>, deep: boolean): void => entries.forEach((id) => {
      if (found.has(id) || isKnown(id)) return;
      found.add(id);
      const imports: Imports = this.getModuleInfo(id);
      reach([...(imports?.importedIds ?? []), ...(deep ? (imports?.dynamicallyImportedIds ?? []) : [])], isKnown, found, deep);
    });
    const all = [...this.getModuleIds()];
    const entries = all.filter((id) => tableEntry.test(id));
    ofStart.clear();
    ofTable.clear();
    ofLate.clear();
    reach(all.filter((id) => id.endsWith('renderer/main.tsx')), () => false, ofStart, false);
    reach(entries.filter((id) => lateGameOf(id) === null), (id) => ofLists.test(id), ofTable, false);
    for (const game of lateGames) {
      const found = new Set<string>();
      reach(entries.filter((id) => lateGameOf(id) === game), (id) => ofStart.has(id) || ofTable.has(id) || ofLists.test(id), found, true);
      /** Scripts that need one another would run before the other has. */
      const isNeededElsewhere = (id: string): boolean => {
        const { importers = [], dynamicImporters = [] } = this.getModuleInfo(id) ?? {};
        return lateGameOf(id) !== game && [...importers, ...dynamicImporters].some((other) => !found.has(other));
      };
      for (let needed = [...found].filter(isNeededElsewhere); needed.length > 0; needed = [...found].filter(isNeededElsewhere)) for (const id of needed) found.delete(id);
      ofLate.set(game, found);
    }
  },
};

/** The words of a part of the table go with the part. */
const partOfWords = (id: string): string | null => /\/renderer\/text\/\w+\/parts\/(\w+)\.ts$/.exec(id)?.[1] ?? null;
const needs = (its: ReadonlySet<string>, id: string): boolean => {
  const part = partOfWords(id);
  return part === null ? its.has(id) : [...its].some((other) => other.includes(`/table/parts/${part}/`));
};
const isOfLate = (game: string, id: string): boolean => needs(ofLate.get(game) ?? new Set(), id);

/** Few and large: each of a hundred small scripts costs a browser, and a slow line, more than what is in it. */
const scripts = [
  { name: 'start', tags: ['$initial'] as '$initial'[], priority: 3 },
  { name: 'table', test: (id: string) => ofTable.has(id), priority: 2, includeDependenciesRecursively: false },
  // What is told in a first round; of a game that is loaded only where it is played, with that game.
  { name: 'learn', test: (id: string) => /\/lesson\.\w+\.ts|\/bubbles\//.test(id) && lateGameOf(id) === null, priority: 2, includeDependenciesRecursively: false },
  // A game that is loaded only where it is played, with all that is said of it, and with the parts of the table that no other has.
  ...lateGames.map((game) => ({ name: game, test: (id: string) => lateGameOf(id) === game || isOfLate(game, id), priority: 2, includeDependenciesRecursively: false })),
  { name: 'director', test: /\/screens\/(director|bigScreen\/tournament)\//, priority: 3, includeDependenciesRecursively: false },
  { name: 'tournament', test: /\/screens\/tournament\/|\/text\/\w+\/tournament|shared\/tournament\//, priority: 2, includeDependenciesRecursively: false },
  // What is for real cards and real chips: nobody who plays here needs it.
  { name: 'chips', test: /\/chipBank\/(?!kinds)|\/roomClock\/|\/text\/\w\w\/(chips|chipBank|roomClock)\.ts/, priority: 2, includeDependenciesRecursively: false },
  // What nobody needs in order to sit down and play (and no list of all rules, which the debug doors alone ask for): other places, and what may be laid over the table.
  { name: 'rooms', test: (id: string) => !/\/(uplot|uqr|dev|pixi\.js)\/|\/history\/Balance|QrDrawing|vite\/preload|shared\/games\/\w+\.ts/.test(id), priority: 1, includeDependenciesRecursively: false },
];

/** `--mode doors` builds in the debug doors in the address (`?screen=…`), for the browser tests; without it there are none. */
export default defineConfig(({ mode }) => ({
  main: {
    build: {
      target: 'node24',
      outDir: at('out/main'),
      externalizeDeps: false,
      rolldownOptions: {
        input: mainInput,
        checks: { pluginTimings: false },
        // Chunks lie beside the entries: code that looks for its neighbours by import.meta.url finds them from any chunk.
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  },
  preload: {
    build: {
      target: 'node24',
      outDir: at('out/preload'),
      externalizeDeps: false,
      rolldownOptions: {
        input: { preload: at('main/preload/preload.ts') },
        // A sandboxed preload cannot be an ES module, nor more than one file.
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: at('renderer'),
    base: '/',
    // The manifest and its icons: by names that stay, for the manifest names them itself.
    publicDir: at('assets/page'),
    // One parser for all styles; PostCSS warns of what its own plugin for `composes` leaves out.
    css: { transformer: 'lightningcss' },
    plugins: [react(), withoutThem, findTables, packed(mode)],
    define: { __DEV_DOORS__: JSON.stringify(mode === 'doors') },
    build: {
      // The content security policy allows no `data:` addresses.
      assetsInlineLimit: 0,
      // Phones on the LAN run this too, so not only Electron's own Chromium.
      target: 'es2023',
      cssTarget: ['chrome120', 'firefox121', 'safari17'],
      outDir: at('out/renderer'),
      emptyOutDir: true,
      // Half as much to send to a phone, and to read.
      minify: true,
      // Two large scripts load sooner than sixty small ones.
      chunkSizeWarningLimit: 1500,
      rolldownOptions: {
        input: { index: at('renderer/index.html') },
        output: { codeSplitting: { groups: scripts } },
      },
    },
  },
}));
