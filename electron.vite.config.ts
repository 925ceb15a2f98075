// How are main process, preload and renderer built into out/? Bundled whole, so that the package needs no node_modules.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
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
];

const mainInput = Object.fromEntries(
  mainEntries.filter((entry) => existsSync(at(entry))).map((entry) => [basename(entry, '.ts'), at(entry)]),
);

/** Beside each script, style and drawing lies the same once more, packed: `main/connections/pages.ts` sends that. */
const packed: Plugin = {
  name: 'packed',
  writeBundle({ dir = '.' }, bundle) {
    for (const name of Object.keys(bundle).filter((one) => /\.(js|css|svg)$/.test(one))) {
      writeFileSync(join(dir, `${name}.gz`), gzipSync(readFileSync(join(dir, name)), { level: 9 }));
    }
  },
};

/** Few and large: each of a hundred small scripts costs a browser, and a slow line, more than what is in it. */
const scripts = [
  { name: 'start', tags: ['$initial'] as '$initial'[], priority: 2 },
  // All that comes when somebody sits down; what other places load by themselves stays out.
  { name: 'table', test: (id: string) => !/[\\/](uplot|dev|history)[\\/]|[\\/]text[\\/]|vite[\\/]preload/.test(id), priority: 1 },
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
    publicDir: false,
    plugins: [react(), packed],
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
