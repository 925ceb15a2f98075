// Checks that the app runs in Electron itself. Without a binary or a display it says so aloud;
// REQUIRE_ELECTRON=1 makes that a failure.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { _electron, expect, test, type ElectronApplication } from "@playwright/test";
import { electronBinary } from "#main/cli/electronBinary.ts";
import { appChannels } from "#shared/shell/appApi.ts";

const root = resolve(import.meta.dirname, "../..");
const binary = electronBinary();
const isRequired = process.env["REQUIRE_ELECTRON"] === "1";

test.describe("in Electron", () => {
  test.skip("missing" in binary && !isRequired, "missing" in binary ? binary.missing : "");

  let folder = "";
  let app: ElectronApplication;
  test.beforeEach(async () => {
    if ("missing" in binary) throw new Error(`REQUIRE_ELECTRON=1, but ${binary.missing}`);
    folder = mkdtempSync(join(tmpdir(), "cardtable-desktop-"));
    const { ELECTRON_RUN_AS_NODE: _asNode, ...env } = process.env as {
      readonly [key: string]: string;
    };
    const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
    app = await _electron.launch({
      executablePath: binary.path,
      args: [root, `--user-data-dir=${join(folder, "user")}`, ...asRoot],
      env: { ...env, CARDTABLE_DATA: join(folder, "data") },
    });
  });
  test.afterEach(async () => {
    await app?.close();
    if (folder) rmSync(folder, { recursive: true });
  });

  test("the window opens on the home screen", async () => {
    const page = await app.firstWindow();
    await expect(page.getByRole("button", { name: /play now/i })).toBeVisible();
    expect(page.url()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\//);
  });

  test("Electron brings the Node that we test with, and its SQLite", async () => {
    const found = await app.evaluate(() => {
      const sqlite = process.getBuiltinModule("node:sqlite");
      const database = new sqlite.DatabaseSync(":memory:");
      return {
        node: process.versions.node,
        chromium: process.versions["chrome"],
        one: database.prepare("SELECT 1 AS one").get()?.["one"],
      };
    });
    expect(found.node).toMatch(/^24\./);
    expect(found.chromium).toMatch(/^156\./);
    expect(found.one).toBe(1);
  });

  test("the page is in the sandbox: no Node, only the desktop interface", async () => {
    const page = await app.firstWindow();
    const found = await page.evaluate(() => ({
      node: typeof (globalThis as { process?: unknown }).process,
      keys: Object.keys(window.app ?? {}).sort(),
    }));
    expect(found).toEqual({
      node: "undefined",
      keys: [...Object.keys(appChannels), "platform", "version"].sort(),
    });
  });

  test("the page is refused permissions, windows and other addresses", async () => {
    const page = await app.firstWindow();
    const found = await page.evaluate(async () => ({
      notifications: await Notification.requestPermission(),
      window: window.open("https://example.org/") === null,
      fetch: await fetch("https://example.org/").then(
        () => "loaded",
        () => "refused",
      ),
    }));
    expect(found).toEqual({ notifications: "denied", window: true, fetch: "refused" });
  });

  test("settings go through the real preload and back", async () => {
    const page = await app.firstWindow();
    const volume = await page.evaluate(
      async () => (await window.app?.saveSettings({ volume: 0.3 }))?.volume,
    );
    expect(volume).toBe(0.3);
  });
});
