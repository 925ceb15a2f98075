// Can Electron be started here? Found out without importing it, which would start a download without a time limit.

import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from './places.ts';

export type ElectronBinary = { readonly path: string } | { readonly missing: string };

const binaryIn: { readonly [platform: string]: string } = {
  darwin: 'Electron.app/Contents/MacOS/Electron',
  linux: 'electron',
  win32: 'electron.exe',
};

/** The binary to start, or in a few words what is missing. */
export function electronBinary(env: NodeJS.ProcessEnv = process.env, platform: string = process.platform, folder = packageFolder('electron')): ElectronBinary {
  if (!folder) return { missing: 'the package "electron" is not installed' };
  const binary = binaryIn[platform];
  if (!binary) return { missing: `Electron is not made for ${platform}` };
  const path = join(env['ELECTRON_OVERRIDE_DIST_PATH'] || join(folder, 'dist'), binary);
  if (!existsSync(path)) return { missing: `the binary of Electron ${versionIn(folder)} is not on this machine` };
  try {
    accessSync(path, constants.X_OK);
  } catch {
    return { missing: `${path} may not be executed` };
  }
  return hasDisplay(env, platform) ? { path } : { missing: 'there is no display' };
}

/** Where there is none, neither Electron nor a browser can open a window. */
export const hasDisplay = (env: NodeJS.ProcessEnv = process.env, platform: string = process.platform): boolean =>
  platform !== 'linux' || Boolean(env['DISPLAY'] || env['WAYLAND_DISPLAY']);

const versionIn = (folder: string): string => String((JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly version: unknown }).version);
