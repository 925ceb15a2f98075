// Does not import Electron, which would start a download without a time limit.

import { accessSync, constants, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cli } from "#main/text/english.ts";
import { packageFolder } from "#main/start/folders.ts";

export type ElectronBinary = { readonly path: string } | { readonly missing: string };

const binaryIn: { readonly [platform: string]: string } = {
  darwin: "Electron.app/Contents/MacOS/Electron",
  linux: "electron",
  win32: "electron.exe",
};

export function electronBinary(
  env: NodeJS.ProcessEnv = process.env,
  platform: string = process.platform,
  folder = packageFolder("electron"),
): ElectronBinary {
  if (!folder) return { missing: cli.electron.notInstalled };
  const binary = binaryIn[platform];
  if (!binary) return { missing: cli.electron.notMade(platform) };
  const path = join(env["ELECTRON_OVERRIDE_DIST_PATH"] || join(folder, "dist"), binary);
  if (!existsSync(path)) return { missing: cli.electron.notHere(versionIn(folder)) };
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return { missing: cli.electron.notExecutable(path) };
  }
  return hasDisplay(env, platform) ? { path } : { missing: cli.electron.noDisplay };
}

/** Without a display a browser cannot open a window either. */
export const hasDisplay = (
  env: NodeJS.ProcessEnv = process.env,
  platform: string = process.platform,
): boolean => platform !== "linux" || Boolean(env["DISPLAY"] || env["WAYLAND_DISPLAY"]);

const versionIn = (folder: string): string =>
  String(
    (
      JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
        readonly version: unknown;
      }
    ).version,
  );
