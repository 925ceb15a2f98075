// Makes one script of the doors and puts it into pages before their own.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { build } from "vite";

const root = resolve(import.meta.dirname, "../..");
const folder = resolve(root, "test-results/doors");

/** Once, before the browsers start: each of the tests' processes finds the script made. */
export async function makeDoors(): Promise<void> {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: "error",
    build: {
      outDir: folder,
      emptyOutDir: true,
      minify: true,
      target: "es2023",
      lib: {
        entry: resolve(import.meta.dirname, "page.ts"),
        formats: ["iife"],
        name: "doors",
        fileName: () => "doors.js",
      },
    },
  });
}

let script: string | null = null;

/** For `addInitScript`. */
export const doorsScript = (): { readonly content: string } => ({
  content: (script ??= readFileSync(resolve(folder, "doors.js"), "utf8")),
});
