import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import envPaths from "env-paths";

/** The folder with our package.json: two levels above both out/main and main/cli. */
export const appFolder = resolve(import.meta.dirname, "..", "..");

export const rendererFolder = join(appFolder, "out", "renderer");

/**
 * Returns the folder of `--data`, else of CARDTABLE_DATA, else where the platform keeps the data of
 * programs.
 */
export const dataFolder = (
  given: string | undefined,
  env: NodeJS.ProcessEnv = process.env,
): string =>
  resolve(given ?? (env["CARDTABLE_DATA"] || envPaths("cardtable", { suffix: "" }).data));

/** Returns the folder of an installed package without importing it; null if it is not installed. */
export function packageFolder(name: string, from: string = appFolder): string | null {
  const folder = join(from, "node_modules", name);
  if (existsSync(join(folder, "package.json"))) return folder;
  const above = dirname(from);
  return above === from ? null : packageFolder(name, above);
}
