// Checks that each valid call from the window gets its answer, and each invalid one an error and
// nothing else.

import { beforeEach, describe, expect, it } from "vitest";
import { answerCalls, type AppCalls } from "#main/electron/ipc.ts";
import { homeCheck } from "#main/electron/security.ts";
import { appChannels } from "#shared/shell/appApi.ts";
import { firstSettings, type Settings } from "#shared/settings/settings.ts";
import { ipcMain, resetElectron, type FakeSender } from "#test/fakes/electron.ts";

const page = { url: "http://127.0.0.1:4100/" };
const isHome = homeCheck(() => new URL(page.url));
let asked: (readonly [string, ...unknown[]])[] = [];

const calls: AppCalls = {
  loadSettings: async () => (asked.push(["loadSettings"]), firstSettings),
  saveSettings: async (change: Partial<Settings>) => (
    asked.push(["saveSettings", change]),
    { ...firstSettings, ...change }
  ),
  toggleFullScreen: async () => (asked.push(["toggleFullScreen"]), true),
  openTable: async (address: string) => (asked.push(["openTable", address]), true),
};

beforeEach(() => {
  resetElectron();
  asked = [];
  answerCalls(calls, isHome);
});

describe("calls", () => {
  it("are answered for every channel of the interface, and there are no others", () => {
    expect([...ipcMain.handlers.keys()].sort()).toEqual(Object.values(appChannels).sort());
  });
  it("give what the desktop answers", async () => {
    await expect(
      ipcMain.invokeFrom(page, appChannels.saveSettings, { volume: 0.2 }),
    ).resolves.toEqual({ ...firstSettings, volume: 0.2 });
    await expect(ipcMain.invokeFrom(page, appChannels.toggleFullScreen)).resolves.toBe(true);
    await expect(
      ipcMain.invokeFrom(page, appChannels.openTable, "http://192.168.1.31:8484/#join=QX4R7T"),
    ).resolves.toBe(true);
    expect(asked.map(([call]) => call)).toEqual(["saveSettings", "toggleFullScreen", "openTable"]);
  });
  it("cannot be registered twice", () =>
    expect(() => answerCalls(calls, isHome)).toThrow(/second handler/));
});

describe("a call is refused", () => {
  const senders: readonly (readonly [string, FakeSender])[] = [
    ["another port", { url: "http://127.0.0.1:4101/" }],
    ["a look-alike", { url: "http://127.0.0.1:4100.evil.example/" }],
    ["a file", { url: "file:///index.html" }],
    ["a frame within the page", { url: page.url, parent: page }],
    ["a frame that is gone", null],
    ["no address", { url: "" }],
  ];
  it.each(senders)("from %s", async (_name, sender) => {
    for (const channel of Object.values(appChannels))
      await expect(ipcMain.invokeFrom(sender, channel)).rejects.toThrow(/own page/);
    expect(asked).toEqual([]);
  });

  const wrong: readonly (readonly [channel: string, given: readonly unknown[]])[] = [
    [appChannels.loadSettings, [{}]],
    [appChannels.saveSettings, []],
    [appChannels.saveSettings, [null]],
    [appChannels.saveSettings, [{ volume: 2 }]],
    [appChannels.saveSettings, [{ volume: undefined }]],
    [appChannels.saveSettings, [{ unknown: true }]],
    [appChannels.saveSettings, [{ volume: 0.5 }, "more"]],
    [appChannels.openTable, []],
    [appChannels.openTable, [7]],
    [appChannels.openTable, ["x".repeat(201)]],
  ];
  it.each(wrong)("for its form: %s", async (channel, given) => {
    await expect(ipcMain.invokeFrom(page, channel, ...given)).rejects.toThrow(/^\w+: /);
    expect(asked).toEqual([]);
  });
});
