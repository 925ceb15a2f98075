// Runs the unit and property tests: in Node, with a stand-in where code imports `electron`.

import { globSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { resolve, sep } from "node:path";
import { defineConfig } from "vitest/config";

const unitTests = globSync("test/**/*.test.{ts,tsx}")
  .map((file) => file.replaceAll(sep, "/"))
  .filter((file) => !file.endsWith(".built.test.ts"));
const holds = (file: string, words: RegExp): boolean => words.test(readFileSync(file, "utf8"));
/**
 * What `npm run soak` takes: the sweeps that go further there, and the contests that are held there
 * alone.
 */
const isSoaked = (file: string): boolean =>
  file.endsWith(".soak.test.ts") || holds(file, /support\/sweep\.ts/);
/**
 * A file that puts other modules in place of some, or loads them anew, needs a process of its own;
 * the others share theirs, and with it what they import.
 */
const isApart = (file: string): boolean => holds(file, /\bvi\.(do)?mock\(|\bvi\.resetModules\(/i);

export default defineConfig(({ mode }) => {
  const taken = unitTests.filter((file) =>
    mode === "soak" ? isSoaked(file) : !file.endsWith(".soak.test.ts"),
  );
  // The programs that tests start compile their modules once.
  const env = { NODE_COMPILE_CACHE: resolve(import.meta.dirname, "node_modules/.cache/compiled") };
  return {
    resolve: { alias: { electron: resolve(import.meta.dirname, "test/fakes/electron.ts") } },
    test: {
      // Tests of the build need one: `npm run test:built`.
      projects: [
        {
          extends: true,
          test: {
            name: "unit",
            include: taken.filter((file) => !isApart(file)),
            isolate: false,
            env,
          },
        },
        { extends: true, test: { name: "apart", include: taken.filter(isApart), env } },
        { extends: true, test: { name: "built", include: ["test/**/*.built.test.ts"] } },
      ],
      environment: "node",
      // More than cores: tests of hosts, sockets and kills wait as often as they work.
      maxWorkers: Math.ceil(1.5 * availableParallelism()),
      // Against what never ends; a machine may be ten times as slow as another.
      testTimeout: 600_000,
      hookTimeout: 600_000,
      // A test left behind by `.only` must not make the run green.
      allowOnly: false,
      restoreMocks: true,
      // Only inlined packages get the alias; importing the real `electron` would start a download.
      server: { deps: { inline: ["electron-store"] } },
    },
  };
});
