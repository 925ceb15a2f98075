// Checks that the settings and the window's place are restored from the file, whatever was written
// there.

import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sentence } from "#shared/games/texts.ts";
import type { Said } from "#shared/text/said.ts";
import { openSettings } from "#main/electron/settings.ts";
import { firstSettings } from "#shared/settings/settings.ts";
import { app, ipcMain, resetElectron } from "#test/fakes/electron.ts";

const inWords = (notice: Said | null): string | null => notice && sentence(notice);

const opened = () => openSettings().settings;
const file = () => join(app.userData, "settings.json");

beforeEach(() => {
  resetElectron();
  app.userData = mkdtempSync(join(tmpdir(), "cardtable-settings-"));
});
afterEach(() => rmSync(app.userData, { recursive: true }));

describe("the settings", () => {
  it("begins with the first settings and no place", () => {
    const settings = opened();
    expect(settings.load()).toEqual(firstSettings);
    expect(settings.windowPlace()).toBeNull();
  });
  it("keeps a change for the next start, and the rest as it was", () => {
    expect(opened().save({ volume: 0.1, muted: true })).toEqual({
      ...firstSettings,
      volume: 0.1,
      muted: true,
    });
    expect(opened().load()).toEqual({ ...firstSettings, volume: 0.1, muted: true });
  });
  it("keeps the place of the window beside the settings", () => {
    const place = {
      bounds: { x: 1, y: 2, width: 800, height: 600 },
      maximized: true,
      fullScreen: false,
    };
    const settings = opened();
    settings.save({ muted: true });
    settings.saveWindowPlace(place);
    expect(opened().windowPlace()).toEqual(place);
    expect(opened().load().muted).toBe(true);
  });
  it.each(["", "{", "[]", '"x"', '{"settings": 7}', '{"settings": {"volume": 9, "muted": "yes"}}'])(
    "begins anew where the file holds %j",
    (text) => {
      writeFileSync(file(), text);
      expect(opened().load()).toEqual(firstSettings);
    },
  );
  it("keeps what is good of a spoilt file", () => {
    writeFileSync(file(), JSON.stringify({ settings: { volume: 9, muted: true, gone: 1 } }));
    opened().save({ textScale: 1.2 });
    expect(JSON.parse(readFileSync(file(), "utf8"))).toEqual({
      settings: { ...firstSettings, muted: true, textScale: 1.2 },
    });
  });
  it("sets a file that cannot be read aside and says so, under a free name each time", () => {
    for (const number of [1, 2]) {
      writeFileSync(file(), `{"settings": ${number}`);
      expect(inWords(openSettings().notice)).toBe(
        `The settings in ${file()} couldn’t be read: it is damaged. All settings are back to their defaults. The old file is kept as settings.bad-${number}.json.`,
      );
      expect(readFileSync(join(app.userData, `settings.bad-${number}.json`), "utf8")).toBe(
        `{"settings": ${number}`,
      );
    }
    opened().save({ muted: true });
    expect(openSettings()).toMatchObject({ notice: null });
    expect(opened().load().muted).toBe(true);
  });
  it.runIf(process.platform !== "win32")("lets nobody else read them", () => {
    opened().save({ muted: true });
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    chmodSync(file(), 0o644);
    opened();
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });
  it("leaves no door of the library open to pages", () => {
    opened();
    expect(ipcMain.eventNames()).toEqual([]);
  });
});
