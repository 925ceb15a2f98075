// Checks that settings are kept, and repaired where they are damaged.

import { describe, expect, it } from "vitest";
import { browserSettings, desktopSettings } from "#renderer/app/settingsPort.ts";
import { firstSettings, repairSettings, type Settings } from "#shared/settings/settings.ts";

class FakeStorage {
  readonly kept = new Map<string, string>();
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.kept.set(key, value);
  }
}

const fullStorage = {
  getItem: (): string | null => null,
  setItem: (): void => {
    throw new DOMException("full", "QuotaExceededError");
  },
};

describe("settings in a browser", () => {
  it("are the first ones where nothing is stored", async () => {
    expect(await browserSettings(new FakeStorage()).load()).toEqual(firstSettings);
  });

  it("come back on the next visit", async () => {
    const storage = new FakeStorage();
    await browserSettings(storage).save({ volume: 0.25, deck: "four-colour" });
    expect(await browserSettings(storage).load()).toEqual({
      ...firstSettings,
      volume: 0.25,
      deck: "four-colour",
    });
  });

  it("keep earlier changes when another is saved", async () => {
    const port = browserSettings(new FakeStorage());
    await port.save({ muted: true });
    expect(await port.save({ textScale: 1.4 })).toEqual({
      ...firstSettings,
      muted: true,
      textScale: 1.4,
    });
  });

  it("that are no JSON are set back to the first ones", async () => {
    const storage = new FakeStorage();
    storage.setItem("cardtable.settings", '{"volume":');
    expect(await browserSettings(storage).load()).toEqual(firstSettings);
  });

  it("lose only the fields that are spoilt", async () => {
    const storage = new FakeStorage();
    storage.setItem(
      "cardtable.settings",
      JSON.stringify({ ...firstSettings, deck: "four-colour", volume: 7, lastTable: { game: 3 } }),
    );
    expect(await browserSettings(storage).load()).toEqual({
      ...firstSettings,
      deck: "four-colour",
    });
  });

  it("hold for the visit where the browser stores nothing", async () => {
    const port = browserSettings(fullStorage);
    await port.save({ muted: true });
    expect((await port.load()).muted).toBe(true);
  });
});

describe("settings in the desktop app", () => {
  /** A shell of another version may answer with anything. */
  const shell = (stored: unknown) => {
    let kept = stored as Settings;
    return {
      loadSettings: () => Promise.resolve(kept),
      saveSettings: (change: Partial<Settings>) =>
        Promise.resolve((kept = { ...repairSettings(kept), ...change })),
    };
  };

  it("come from the shell, mended", async () => {
    expect(await desktopSettings(shell({ muted: true, volume: "loud" })).load()).toEqual({
      ...firstSettings,
      muted: true,
    });
  });

  it("are answered as the shell stored them", async () => {
    expect(await desktopSettings(shell({ muted: true })).save({ volume: 0 })).toEqual({
      ...firstSettings,
      muted: true,
      volume: 0,
    });
  });

  it("are the first ones where the shell cannot load them", async () => {
    const broken = {
      ...shell(null),
      loadSettings: () => Promise.reject(new Error("no such file")),
    };
    expect(await desktopSettings(broken).load()).toEqual(firstSettings);
  });
});
