// How do the unit and property tests run? In Node, with a stand-in where code imports `electron`.

import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const unitTests = 'test/**/*.test.{ts,tsx}';
/** What `npm run soak` takes: the sweeps that go further there, and the contests that are held there alone. */
const soakTests = (): string[] => globSync(unitTests).filter((file) => file.endsWith('.soak.test.ts') || readFileSync(file, 'utf8').includes('support/sweep.ts'));

export default defineConfig(({ mode }) => ({
  resolve: { alias: { electron: resolve(import.meta.dirname, 'test/fakes/electron.ts') } },
  define: { __DEV_DOORS__: 'true' },
  test: {
    // Tests of the build need one: `npm run test:built`.
    projects: [
      { extends: true, test: { name: 'unit', include: mode === 'soak' ? soakTests() : [unitTests], exclude: ['test/**/*.built.test.ts', ...(mode === 'soak' ? [] : ['test/**/*.soak.test.ts'])] } },
      { extends: true, test: { name: 'built', include: ['test/**/*.built.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 } },
    ],
    environment: 'node',
    // One for each core; vitest alone would leave one idle.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // A test left behind by `.only` must not make the run green.
    allowOnly: false,
    restoreMocks: true,
    // Only inlined packages get the alias; importing the real `electron` would start a download.
    server: { deps: { inline: ['electron-store'] } },
  },
}));
