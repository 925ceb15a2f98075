// Checks that the steps of the desktop app fit together, from taking the lock to the final
// shutdown.

import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type * as Words from "#main/electron/words.ts";
import { pseudo } from "#test/doors/pseudo.ts";
import { appChannels } from "#shared/shell/appApi.ts";
import { common as english } from "#shared/text/en/index.ts";
import type * as FakeElectron from "#test/fakes/electron.ts";

type Fake = typeof FakeElectron;
let folder = "";
let electron: Fake;

const home = "http://127.0.0.1:4100/";
const page = { url: home };
const window = () => electron.BrowserWindow.all.at(-1)!;
const host = () => electron.utilityProcess.children.at(-1)!;

async function startApp(prepare: (fake: Fake) => void = () => {}): Promise<void> {
  vi.resetModules();
  electron = await import("#test/fakes/electron.ts");
  electron.app.userData = folder;
  prepare(electron);
  await import("#main/electron/index.ts");
  await electron.app.whenReady();
}

/** Resolves when the window has been given an address. */
const loaded = async (): Promise<void> => void (await once(window(), "loaded"));

async function startAtHome(): Promise<void> {
  await startApp();
  const there = loaded();
  host().say({ type: "listening", url: home });
  await there;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  folder = mkdtempSync(join(tmpdir(), "cardtable-app-"));
  vi.stubEnv("CARDTABLE_DATA", join(folder, "data"));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

describe("a start", () => {
  it("is in the sandbox, with one hidden window and one host", async () => {
    await startApp();
    expect(electron.app.sandboxed).toBe(true);
    expect(electron.BrowserWindow.all.length).toBe(1);
    expect(window().isShown).toBe(false);
    expect(window().options.webPreferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
    });
    expect(electron.utilityProcess.children.length).toBe(1);
    expect(host().received[0]).toMatchObject({ type: "start", dataFolder: join(folder, "data") });
  });
  it("loads the address that the host tells, and no other, and shows itself then", async () => {
    await startApp();
    expect(window().loaded).toEqual([]);
    const there = loaded();
    host().say({ type: "listening", url: home });
    await there;
    expect(window().loaded).toEqual([home]);
    expect(window().isShown).toBe(true);
  });
  it("gives way to an instance that runs already", async () => {
    await startApp((fake) => (fake.app.lock = false));
    expect(electron.app.quits).toBe(1);
    expect(electron.BrowserWindow.all).toEqual([]);
    expect(electron.utilityProcess.children).toEqual([]);
  });
  it("answers a second start with its window", async () => {
    await startAtHome();
    window().isMinimizedNow = true;
    electron.app.emit("second-instance");
    expect([window().isMinimizedNow, window().isFocusedNow]).toEqual([false, true]);
  });
  it("guards every page that is ever made", async () => {
    await startAtHome();
    expect(window().webContents.may("will-navigate", "https://evil.example/")).toBe(false);
    expect(window().webContents.may("will-navigate", `${home}help`)).toBe(true);
    expect(
      electron.session.defaultSession.permissionCheck?.(null, "media", home, {} as never),
    ).toBe(false);
  });
  it("has a menu without developer tools where it is packaged", async () => {
    await startApp((fake) => (fake.app.isPackaged = true));
    expect(JSON.stringify(electron.Menu.current)).not.toContain("toggleDevTools");
    expect(window().options.webPreferences?.devTools).toBe(false);
  });
});

describe("settings that cannot be read", () => {
  it("are told to the person, once", async () => {
    writeFileSync(join(folder, "settings.json"), '{"settings":');
    await startAtHome();
    expect(electron.dialog.shown).toMatchObject([
      {
        message: "Some settings couldn’t be read",
        detail: expect.stringContaining("The old file is kept as settings.bad-1.json") as string,
      },
    ]);
    await startAtHome();
    expect(electron.dialog.shown).toEqual([]);
  });
});

describe("H-29 menu and dialogs", () => {
  it("speak the language that was chosen, from the start, and another as soon as it is chosen", async () => {
    const chosen: string[] = [];
    const labels = (): string => JSON.stringify(electron.Menu.current);
    vi.doMock("#main/electron/words.ts", async (original) => {
      const real = await original<typeof Words>();
      // There is one language so far, so one is made of it.
      return {
        ...real,
        speak: (language: "en") => (
          chosen.push(language),
          real.speak(language, () => Promise.resolve(pseudo(english)))
        ),
      };
    });
    try {
      await startAtHome();
      expect([
        chosen,
        labels().includes(pseudo(english).shell.view),
        labels().includes(`"${english.shell.view}"`),
      ]).toEqual([["en"], true, false]);
      await electron.ipcMain.invokeFrom(page, appChannels.saveSettings, { volume: 0.5 });
      expect(chosen).toEqual(["en"]);
      await electron.ipcMain.invokeFrom(page, appChannels.saveSettings, { language: "en" });
      expect(chosen).toEqual(["en", "en"]);
    } finally {
      vi.doUnmock("#main/electron/words.ts");
    }
  });
});

describe("the page", () => {
  it("is known to the host by a cookie that no script sees, with a new secret at every start", async () => {
    await startAtHome();
    const { kept } = electron.session.defaultSession;
    expect(kept).toEqual([
      {
        url: "http://127.0.0.1:4100",
        name: "cardtable-4100",
        value: expect.stringMatching(/^[\w-]{43}$/) as string,
        path: "/",
        httpOnly: true,
        sameSite: "strict",
      },
    ]);
    expect(host().received[0]).toMatchObject({ secret: kept[0]?.value });
    await startAtHome();
    expect(electron.session.defaultSession.kept[0]?.value).not.toBe(kept[0]?.value);
  });
  it("gets nothing before the host listens", async () => {
    await startApp();
    await expect(electron.ipcMain.invokeFrom(page, appChannels.loadSettings)).rejects.toThrow(
      /own page/,
    );
    expect(electron.session.defaultSession.kept).toEqual([]);
  });
  it("keeps settings, over a restart too", async () => {
    await startAtHome();
    await electron.ipcMain.invokeFrom(page, appChannels.saveSettings, { volume: 0.25 });
    await startAtHome();
    await expect(
      electron.ipcMain.invokeFrom(page, appChannels.loadSettings),
    ).resolves.toMatchObject({ volume: 0.25 });
  });
  it("turns full screen on and off", async () => {
    await startAtHome();
    const toggle = () => electron.ipcMain.invokeFrom(page, appChannels.toggleFullScreen);
    expect([await toggle(), await toggle()]).toEqual([true, false]);
  });
  it("comes back when it dies, but not for ever", async () => {
    await startAtHome();
    for (let death = 0; death < 6; death++)
      window().webContents.emit("render-process-gone", {}, { reason: "crashed" });
    expect(window().webContents.reloads).toBe(3);
  });
});

describe("a new host", () => {
  const die = () => {
    host().exit(1);
    vi.runOnlyPendingTimers();
  };
  it("at the same address is left for the page to find", async () => {
    await startAtHome();
    die();
    host().say({ type: "listening", url: home });
    expect(window().loaded).toEqual([home]);
    expect(electron.session.defaultSession.kept).toHaveLength(1);
  });
  it("at another address is loaded, and the old address is no longer home", async () => {
    await startAtHome();
    die();
    const there = loaded();
    host().say({ type: "listening", url: "http://127.0.0.1:4200/" });
    await there;
    expect(window().loaded).toEqual([home, "http://127.0.0.1:4200/"]);
    await expect(electron.ipcMain.invokeFrom(page, appChannels.loadSettings)).rejects.toThrow(
      /own page/,
    );
    expect(electron.session.defaultSession.kept.map(({ name }) => name)).toEqual([
      "cardtable-4100",
      "cardtable-4200",
    ]);
  });
  it("takes the place of one that hangs", async () => {
    await startAtHome();
    host().hangs = true;
    vi.advanceTimersByTime(15_000);
    expect(electron.utilityProcess.children.map(({ isKilled }) => isKilled)).toEqual([true, false]);
    const there = loaded();
    host().say({ type: "listening", url: "http://127.0.0.1:4200/" });
    await there;
    expect(window().loaded).toEqual([home, "http://127.0.0.1:4200/"]);
  });
  it("that cannot be had is told to the person, who may quit", async () => {
    await startAtHome();
    const quit = once(electron.app, "quit");
    for (let death = 0; death < 5; death++) die();
    await quit;
    expect(electron.dialog.shown.map(({ buttons }) => buttons)).toEqual([["Try again", "Quit"]]);
  });
});

describe("the end", () => {
  it("waits for the host to close its store", async () => {
    await startAtHome();
    window().close();
    electron.app.emit("window-all-closed");
    expect(electron.app.quits).toBe(0);
    expect(host().received.at(-1)).toEqual({ type: "stop" });
    const quit = once(electron.app, "quit");
    host().exit(0);
    await quit;
    expect(electron.app.quits).toBe(1);
  });
  it("remembers where the window was", async () => {
    await startAtHome();
    window().isMaximizedNow = true;
    window().close();
    await startApp();
    expect(window().isMaximizedNow).toBe(true);
  });
  it("does not load into a window that is gone", async () => {
    await startApp();
    window().close();
    host().say({ type: "listening", url: home });
    expect(electron.session.defaultSession.kept).toHaveLength(1);
    // By the next turn whatever waited for the cookie has gone on.
    await new Promise(setImmediate);
    expect(window().loaded).toEqual([]);
  });
});
