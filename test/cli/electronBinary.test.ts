// Checks that the app finds out, without touching Electron, whether Electron can be started.

import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { electronBinary, hasDisplay } from "#main/cli/electronBinary.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cardtable-electron-"));
  writeFileSync(join(folder, "package.json"), '{"version":"45.4.1"}');
});
afterEach(() => rmSync(folder, { recursive: true }));

function putBinary(name: string, mode = 0o755): string {
  const path = join(folder, "dist", name);
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, "");
  chmodSync(path, mode);
  return path;
}

test("a package that is not installed is named", () => {
  expect(electronBinary({}, "linux", null)).toEqual({
    missing: 'the package "electron" isn’t installed',
  });
});

test("a binary that was never downloaded is named with its version", () => {
  expect(electronBinary({ DISPLAY: ":0" }, "linux", folder)).toEqual({
    missing: "the binary of Electron 45.4.1 isn’t on this computer",
  });
});

test("a platform without Electron is named", () => {
  expect(electronBinary({}, "sunos", folder)).toEqual({
    missing: "Electron doesn’t support sunos",
  });
});

test("a binary that may not be executed is named", () => {
  const path = putBinary("electron", 0o644);
  expect(electronBinary({ DISPLAY: ":0" }, "linux", folder)).toEqual({
    missing: `${path} isn’t executable`,
  });
});

test("without a display Linux opens no window, the others always have one", () => {
  putBinary("electron");
  expect(electronBinary({}, "linux", folder)).toEqual({ missing: "there’s no display" });
  expect([
    hasDisplay({}, "linux"),
    hasDisplay({ DISPLAY: "" }, "linux"),
    hasDisplay({ WAYLAND_DISPLAY: "wayland-0" }, "linux"),
    hasDisplay({}, "darwin"),
    hasDisplay({}, "win32"),
  ]).toEqual([false, false, true, true, true]);
});

test.each([
  ["linux", "electron"],
  ["win32", "electron.exe"],
  ["darwin", "Electron.app/Contents/MacOS/Electron"],
])("on %s the binary is %s", (platform, name) => {
  const path = putBinary(name);
  expect(electronBinary({ DISPLAY: ":0" }, platform, folder)).toEqual({ path });
});

test("ELECTRON_OVERRIDE_DIST_PATH names another distribution", () => {
  putBinary("electron");
  expect(
    electronBinary(
      { DISPLAY: ":0", ELECTRON_OVERRIDE_DIST_PATH: join(folder, "dist") },
      "linux",
      folder,
    ),
  ).toEqual({ path: join(folder, "dist", "electron") });
});
