// Makes a stand-in for an unpacked Electron: files of the right names, so that a package can be
// staged, sealed and its fuses set where the real one cannot be downloaded. Not runnable: it says
// "stand-in" and exits with 90.

import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

export type StandInPlatform = "linux" | "win32" | "darwin";

/**
 * As in Electron's binary: a sentinel, version 1, nine fuses and the state that each leaves the
 * factory with.
 */
const fuseWire = Buffer.concat([
  Buffer.from("dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX"),
  Buffer.from([1, 9]),
  Buffer.from("101100011"),
]);
const program = Buffer.concat([
  Buffer.from('#!/bin/sh\necho "stand-in, not Electron" >&2\nexit 90\n'),
  fuseWire,
]);

type Put = (path: string, content?: string | Buffer, mode?: number) => void;

function plist(name: string, id: string): string {
  const pairs = [
    ["CFBundleIdentifier", id],
    ["CFBundleExecutable", name],
    ["CFBundleName", name],
    ["CFBundlePackageType", "APPL"],
  ];
  const dict = pairs.map(([key, text]) => `<key>${key}</key><string>${text}</string>`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd"><plist version="1.0"><dict>${dict}</dict></plist>`;
}

function putLinux(put: Put): void {
  put("electron", program, 0o755);
  put("chrome-sandbox", undefined, 0o755);
  put("chrome_crashpad_handler", undefined, 0o755);
  for (const language of ["en-US", "de"]) put(`locales/${language}.pak`);
}

/**
 * Metadata are written into a real Windows program with a version resource; one of a dependency's
 * tools is such.
 */
function putWindows(put: Put): void {
  const require = createRequire(
    createRequire(import.meta.url).resolve("electron-builder-squirrel-windows/package.json"),
  );
  const tool = join(
    dirname(require.resolve("electron-winstaller/package.json")),
    "vendor",
    "7z-x64.exe",
  );
  put("electron.exe", Buffer.concat([readFileSync(tool), fuseWire]));
  for (const language of ["en-US", "de"]) put(`locales/${language}.pak`);
}

function putMac(put: Put): void {
  const contents = "Electron.app/Contents";
  put(`${contents}/Info.plist`, plist("Electron", "com.github.Electron"));
  put(`${contents}/MacOS/Electron`, program, 0o755);
  put(`${contents}/PkgInfo`, "APPL????");
  put(`${contents}/Resources/electron.icns`);
  for (const language of ["en", "de"]) put(`${contents}/Resources/${language}.lproj/locale.pak`);
  const framework = `${contents}/Frameworks/Electron Framework.framework`;
  for (const place of [framework, `${framework}/Versions/A`]) {
    put(`${place}/Electron Framework`, program, 0o755);
    put(`${place}/Resources/en.lproj/locale.pak`);
  }
  for (const kind of ["", " (GPU)", " (Plugin)", " (Renderer)"]) {
    const name = `Electron Helper${kind}`;
    put(
      `${contents}/Frameworks/${name}.app/Contents/Info.plist`,
      plist(name, "com.github.Electron.helper"),
    );
    put(`${contents}/Frameworks/${name}.app/Contents/MacOS/${name}`, program, 0o755);
  }
}

/** Makes the stand-in in an empty folder. */
export function standInElectron(folder: string, platform: StandInPlatform, version: string): void {
  const put: Put = (path, content = "stand-in\n", mode = 0o644) => {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    chmodSync(file, mode);
  };
  ({ linux: putLinux, win32: putWindows, darwin: putMac })[platform](put);
  put("version", version);
  put("LICENSE");
  put("LICENSES.chromium.html");
}
