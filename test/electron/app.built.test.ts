// Checks that the built main process starts in Node, starts its real host and shuts down cleanly.

import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { appChannels } from "#shared/shell/appApi.ts";
import { BuiltApp } from "./builtApp.ts";

let folder = "";
let app: BuiltApp;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cardtable-built-"));
  app = new BuiltApp(folder);
});
afterEach(async () => {
  await app.quit();
  rmSync(folder, { recursive: true });
});

describe("the built app", () => {
  it("starts its host and loads its page, in a sandboxed window with a preload that exists", async () => {
    const { url, preferences } = await app.loaded();
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    expect(preferences).toMatchObject({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
    });
    expect(preferences.preload).toMatch(/out\/preload\/preload\.cjs$/);
    const answer = await fetch(url);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      200,
      "text/html; charset=utf-8",
    ]);
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(await answer.text()).toContain("<title>Cardtable</title>");
  });

  it("lets its own page ask, and no other", async () => {
    const { url } = await app.loaded();
    await expect(app.invoke({ url }, appChannels.loadSettings)).resolves.toMatchObject({
      muted: false,
    });
    await expect(
      app.invoke({ url: "http://127.0.0.1:1/" }, appChannels.loadSettings),
    ).rejects.toThrow(/own page/);
  });

  it("keeps its store in the data folder", async () => {
    await app.loaded();
    expect(readdirSync(folder)).toContain("cardtable.sqlite");
  });

  it("starts its host again when it is killed", async () => {
    const first = await app.loaded();
    app.killHost();
    const second = await app.loaded();
    expect(second.url).not.toBe(first.url);
    expect((await fetch(second.url)).status).toBe(200);
  });

  it("ends well, and its host with it", async () => {
    const { url } = await app.loaded();
    await expect(app.quit()).resolves.toBe(0);
    await expect(fetch(url)).rejects.toThrow();
  });
});
