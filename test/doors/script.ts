// Makes scripts of the doors and puts them into pages before their own.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { build } from "vite";

const root = resolve(import.meta.dirname, "../..");
const folder = resolve(root, "test-results/doors");
const parts = ["page", "asked"] as const;

/** Once, before the browsers start: each of the tests' processes finds the scripts made. */
export async function makeDoors(): Promise<void> {
  for (const part of parts)
    await build({
      configFile: false,
      root,
      publicDir: false,
      logLevel: "error",
      build: {
        outDir: folder,
        emptyOutDir: part === parts[0],
        minify: true,
        target: "es2023",
        lib: {
          entry: resolve(import.meta.dirname, `${part}.ts`),
          formats: ["iife"],
          name: part,
          fileName: () => `${part}.js`,
        },
      },
    });
}

const scripts: { [part in (typeof parts)[number]]?: string } = {};

/**
 * For `addInitScript`: `page` lets tests look at the table, `asked`, after it, opens what addresses
 * ask for, and takes each document a twentieth of a second.
 */
export const doorsScript = (part: (typeof parts)[number]): { readonly content: string } => ({
  content: (scripts[part] ??= readFileSync(resolve(folder, `${part}.js`), "utf8")),
});
