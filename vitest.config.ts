// How do the unit and property tests run? In Node, with a stand-in where code imports `electron`.

import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { electron: resolve(import.meta.dirname, 'test/fakes/electron.ts') } },
  define: { __DEV_DOORS__: 'true' },
  test: {
    // Tests of the build need one: `npm run test:built`.
    projects: [
      { extends: true, test: { name: 'unit', include: ['test/**/*.test.{ts,tsx}'], exclude: ['test/**/*.built.test.ts'] } },
      { extends: true, test: { name: 'built', include: ['test/**/*.built.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 } },
    ],
    environment: 'node',
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // A test left behind by `.only` must not make the run green.
    allowOnly: false,
    restoreMocks: true,
    // Only inlined packages get the alias; importing the real `electron` would start a download.
    server: { deps: { inline: ['electron-store'] } },
  },
});
