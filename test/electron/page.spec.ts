// Checks that the built main process, preload, host and page work together, in Chromium with a
// stand-in for Electron between them.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { appApiName, appChannels } from "#shared/shell/appApi.ts";
import type { Settings } from "#shared/settings/settings.ts";
import { BuiltApp } from "./builtApp.ts";

let folder = "";
let app: BuiltApp;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cardtable-page-"));
  app = new BuiltApp(folder);
});
test.afterEach(async () => {
  await app.quit();
  rmSync(folder, { recursive: true });
});

test("the window shows the home screen to its owner, nothing goes wrong on the way, and the page has the desktop interface and all that it asks for", async ({
  page,
}) => {
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(request.url()));
  page.on("websocket", (socket) => asked.add(socket.url()));
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  const loaded = await app.loaded();
  await app.furnish(page, loaded);
  await page.goto(loaded.url);
  await expect(page.getByRole("button", { name: /play now/i })).toBeVisible();
  expect(faults).toEqual([]);
  await test.step("the page finds exactly the desktop interface, and no Node", async () => {
    const found = await page.evaluate(
      (name) => ({
        keys: Object.keys((window as never)[name]).sort(),
        version: (window as unknown as { app: { version: string } }).app.version,
        node: [
          typeof (globalThis as { require?: unknown }).require,
          typeof (globalThis as { process?: unknown }).process,
        ],
      }),
      appApiName,
    );
    expect(found).toEqual({
      keys: [...Object.keys(appChannels), "platform", "version"].sort(),
      version: "0.1.0",
      node: ["undefined", "undefined"],
    });
  });
  await test.step("the session lets everything load that the page asks for", async () => {
    const refused: string[] = [];
    for (const url of asked) if (!(await app.mayLoad(url))) refused.push(url);
    expect(refused).toEqual([]);
    expect([...asked].some((url) => url.startsWith("ws://127.0.0.1:"))).toBe(true);
  });
});

test("settings changed through the page are there at the next start", async ({ page }) => {
  const loaded = await app.loaded();
  await app.furnish(page, loaded);
  await page.goto(loaded.url);
  const saved = await page.evaluate(() =>
    window.app?.saveSettings({ volume: 0.2, deck: "four-colour" }),
  );
  expect(saved).toMatchObject({ volume: 0.2, deck: "four-colour" });
  await app.quit();
  app = new BuiltApp(folder);
  const { url } = await app.loaded();
  const settings = (await app.invoke({ url }, appChannels.loadSettings)) as Settings;
  expect(settings).toMatchObject({ volume: 0.2, deck: "four-colour" });
});

test("after its host was killed the window is led to the new one, as the same owner", async ({
  page,
}) => {
  const first = await app.loaded();
  await app.furnish(page, first);
  await page.goto(first.url);
  app.killHost();
  const second = await app.loaded();
  await app.bringCookies(page, second);
  await page.goto(second.url);
  await expect(page.getByRole("button", { name: /play now/i })).toBeVisible();
});
