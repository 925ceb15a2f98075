import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sentence } from "#shared/games/texts.ts";
import type { Said } from "#shared/text/said.ts";
import { firstSettings } from "#shared/settings/settings.ts";
import { standardSettings } from "#shared/protocol/schema.ts";
import { SettingsError } from "#main/store/settingsFile.ts";
import { testFolder } from "#test/host/support/testHost.ts";
import { openSettingsFile, openSettingsWithNotice } from "./support/settingsFile.ts";

const inWords = (notice: Said | null): string | null => notice && sentence(notice);

test("settings are at their first values, and what is saved is there after a restart", () => {
  const folder = testFolder();
  const settings = openSettingsFile(folder);
  expect(settings.load()).toEqual(firstSettings);
  expect(settings.save({ volume: 0.25, sortBy: "suit" })).toEqual({
    ...firstSettings,
    volume: 0.25,
    sortBy: "suit",
  });
  expect(openSettingsFile(folder).load()).toEqual({
    ...firstSettings,
    volume: 0.25,
    sortBy: "suit",
  });
});

test("the window's place is remembered beside the settings", () => {
  const folder = testFolder();
  const settings = openSettingsFile(folder);
  expect(settings.windowPlace()).toBeNull();
  settings.saveWindowPlace({ x: 10, y: 20, width: 1280, height: 800 });
  settings.save({ muted: true });
  const again = openSettingsFile(folder);
  expect(again.windowPlace()).toEqual({ x: 10, y: 20, width: 1280, height: 800 });
  expect(again.load().muted).toBe(true);
});

test("a value that is none is refused by name and changes nothing", () => {
  const folder = testFolder();
  const settings = openSettingsFile(folder);
  settings.save({ volume: 0.5 });
  const before = readFileSync(join(folder, "settings.json"), "utf8");
  for (const wrong of [{ volume: 7 }, { muted: "yes" }, { unknown: 1 }]) {
    expect(() => settings.save(wrong as never)).toThrow(SettingsError);
    expect(readFileSync(join(folder, "settings.json"), "utf8")).toBe(before);
  }
});

test.each(['{"settings": {"volume": 0.3', "\u0000\u0001", ""])(
  "a spoilt file (%j) gives the first settings and can be written again",
  (spoilt) => {
    const folder = testFolder();
    writeFileSync(join(folder, "settings.json"), spoilt);
    const settings = openSettingsFile(folder);
    expect(settings.load()).toEqual(firstSettings);
    settings.save({ muted: true });
    expect(openSettingsFile(folder).load().muted).toBe(true);
  },
);

test("spoilt values are said once, by name, and the file as it was is kept", () => {
  const folder = testFolder();
  const spoilt = JSON.stringify({
    settings: { volume: "loud", muted: true, lastTable: { rotation: 7 } },
    lastProfile: "ann",
  });
  writeFileSync(join(folder, "settings.json"), spoilt);
  const { settings, notice } = openSettingsWithNotice(folder);
  expect(inWords(notice)).toBe(
    `Settings in ${join(folder, "settings.json")}: these couldn’t be read and are back to their defaults: volume, lastTable. The old file is kept as settings.bad-1.json.`,
  );
  expect(readFileSync(join(folder, "settings.bad-1.json"), "utf8")).toBe(spoilt);
  expect(settings.load()).toEqual({ ...firstSettings, muted: true });
  expect(JSON.parse(readFileSync(join(folder, "settings.json"), "utf8"))).toMatchObject({
    lastProfile: "ann",
  });
  expect(openSettingsWithNotice(folder).notice).toBeNull();
});

test.each(['{"settings": {"volume": 0.3', "[1]", ""])(
  "a file that cannot be read (%j) is set aside as it was, and that is said",
  (bad) => {
    const folder = testFolder();
    writeFileSync(join(folder, "settings.json"), bad);
    expect(inWords(openSettingsWithNotice(folder).notice)).toMatch(
      /couldn’t be read: it (is damaged|holds no settings)\. All settings are back to their defaults\. The old file is kept as settings\.bad-1\.json/,
    );
    expect(readFileSync(join(folder, "settings.bad-1.json"), "utf8")).toBe(bad);
  },
);

test.each<[what: string, stored: string, words: string]>([
  [
    "no settings",
    '{"settings":null}',
    "these couldn’t be read and are back to their defaults: all of them",
  ],
  [
    "one that nobody knows",
    '{"settings":{"muted":true,"loudness":1}}',
    'this Cardtable doesn’t know these: "loudness"',
  ],
  [
    "one that is spoilt and one that nobody knows",
    '{"settings":{"volume":9,"muted ":1}}',
    'these couldn’t be read and are back to their defaults: volume; this Cardtable doesn’t know these: "muted "',
  ],
])("a file with %s is kept as it was, and that is said once", (_what, stored, words) => {
  const folder = testFolder();
  writeFileSync(join(folder, "settings.json"), stored);
  expect(inWords(openSettingsWithNotice(folder).notice)).toBe(
    `Settings in ${join(folder, "settings.json")}: ${words}. The old file is kept as settings.bad-1.json.`,
  );
  expect(readFileSync(join(folder, "settings.bad-1.json"), "utf8")).toBe(stored);
  expect(openSettingsWithNotice(folder).notice).toBeNull();
});

test.runIf(process.platform !== "win32").each(['{"settings":', '{"settings":{"volume":9}}'])(
  "nobody else may read the file %j that was set aside",
  (bad) => {
    const folder = testFolder();
    writeFileSync(join(folder, "settings.json"), bad, { mode: 0o644 });
    openSettingsWithNotice(folder);
    for (const name of ["settings.bad-1.json", "settings.json"])
      expect(statSync(join(folder, name), { throwIfNoEntry: false })?.mode ?? 0o600).toSatisfy(
        (mode: number) => (mode & 0o777) === 0o600,
      );
  },
);

test("settings that are not there yet, or from an older Cardtable, are no reason to say anything", () => {
  const folder = testFolder();
  expect(openSettingsWithNotice(folder).notice).toBeNull();
  writeFileSync(
    join(folder, "settings.json"),
    JSON.stringify({ settings: { muted: true, back: "midnight" } }),
  );
  expect(openSettingsWithNotice(folder).notice).toBeNull();
});

test("one spoilt value is set back, the others are kept", () => {
  const folder = testFolder();
  writeFileSync(
    join(folder, "settings.json"),
    JSON.stringify({ settings: { volume: "loud", muted: true } }),
  );
  expect(openSettingsFile(folder).load()).toEqual({ ...firstSettings, muted: true });
});

const keptTable = {
  rotation: [{ game: "kings-and-bastards", rounds: 1, options: { stake: 10 } }],
  bots: ["easy", "regular"],
};

test("settings from before looks belonged to profiles, and a last table from before matches had an end, are still read", () => {
  const { lastRound: _lastRound, ...settings } = standardSettings;
  const folder = testFolder();
  writeFileSync(
    join(folder, "settings.json"),
    JSON.stringify({
      settings: {
        ...firstSettings,
        muted: true,
        back: "midnight",
        felt: "slate",
        lastTable: { ...keptTable, settings },
      },
    }),
  );
  const present = {
    ...firstSettings,
    muted: true,
    lastTable: { ...keptTable, settings: standardSettings },
  };
  expect(openSettingsFile(folder).load()).toEqual(present);
  expect(openSettingsFile(folder).save({ volume: 0.5 })).toEqual({ ...present, volume: 0.5 });
});

test("H-7 a last table from before there were rotations is still read", () => {
  const folder = testFolder();
  const { buyIn: _buyIn, lastRound: _lastRound, ...settings } = standardSettings;
  writeFileSync(
    join(folder, "settings.json"),
    JSON.stringify({
      settings: {
        lastTable: {
          game: "kings-and-bastards",
          options: { stake: 10 },
          settings,
          bots: keptTable.bots,
        },
      },
    }),
  );
  expect(openSettingsFile(folder).load().lastTable).toEqual({
    ...keptTable,
    settings: standardSettings,
  });
});
