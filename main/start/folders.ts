import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import envPaths from "env-paths";

/** Two levels above both out/main and main/cli. */
export const appFolder = resolve(import.meta.dirname, "..", "..");

export const rendererFolder = join(appFolder, "out", "renderer");

export const dataFolder = (
  given: string | undefined,
  env: NodeJS.ProcessEnv = process.env,
): string =>
  resolve(given ?? (env["CARDTABLE_DATA"] || envPaths("cardtable", { suffix: "" }).data));

/** Returns null if it is not installed. Does not import it. */
export function packageFolder(name: string, from: string = appFolder): string | null {
  const folder = join(from, "node_modules", name);
  if (existsSync(join(folder, "package.json"))) return folder;
  const above = dirname(from);
  return above === from ? null : packageFolder(name, above);
}
