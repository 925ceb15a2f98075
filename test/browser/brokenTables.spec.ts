import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, type Page } from "@playwright/test";
import { storeFile } from "#main/store/storeFile.ts";
import { appTest } from "#test/support/browser/appTest.ts";
import { AppProcess } from "#test/support/browser/appProcess.ts";
import { layTable } from "#test/support/browser/laidTable.ts";
import { resize } from "#test/support/browser/resize.ts";

/** Robin's table, whose stored round has a move that no rule allows. */
function layBroken(dataFolder: string): void {
  layTable(dataFolder, {
    hands: ["3c 4c 5c"],
    stake: 50,
    roundNumber: 3,
    moves: [{ seat: 0, type: "play", cards: ["3c"] }],
  });
  const sqlite = new DatabaseSync(join(dataFolder, storeFile));
  sqlite.exec(`UPDATE moves SET move = '{"seat":0,"type":"play","cards":["Kd","Kd","Kd"]}'`);
  sqlite.close();
}

const test = appTest.extend<{ readonly brokenHome: void }>({
  // The host says on standard error what is wrong, so the app is run without the fixture that
  // forbids that.
  brokenHome: async ({ dataFolder, page }, use) => {
    layBroken(dataFolder);
    const app = await AppProcess.start(dataFolder);
    await page.goto(app.url);
    await use();
    await page.goto("about:blank");
    await app.stop();
    expect(app.errors).toMatch(
      /^host: table laid can’t be played: ReplayError: move 1 of its round is no longer legal \(rule [A-Z]+-\d+\)[^\n]*\n$/,
    );
  },
});

const broken = (page: Page) => page.getByRole("region", { name: "1 table can’t continue" });

test("H-3 a broken table is listed with its reason, can be reported on and closed, and its chips come back", async ({
  page,
  brokenHome: _home,
}) => {
  await expect(broken(page)).toContainText(/Kings & Bastards, round 3 – with Ada, Ludwig, and Mei/);
  await expect(broken(page)).toContainText(
    /Move 1 of its round is no longer legal \(rule [A-Z]+-\d+\)\. The record is damaged, or the rules have changed since\./,
  );
  await expect(page.getByRole("button", { name: /^Continue/ })).toHaveCount(0);
  await expect(page.getByRole("button", { name: /9,000 chips/ })).toBeVisible();
  const downloading = page.waitForEvent("download");
  await broken(page).getByRole("button", { name: "Save report" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^cardtable-\d{4}-\d\d-\d\d\.table-report\.json$/);
  expect(JSON.parse(readFileSync(await download.path(), "utf8"))).toMatchObject({
    format: "table-report/1",
    table: { id: "laid" },
    opened: { record: { game: "kings-and-bastards" } },
    seen: null,
  });
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await resize(page, { width, height });
    await broken(page).scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
    const shots = process.env["SHOTS"];
    if (shots) await page.screenshot({ path: `${shots}/broken-${width}.png`, fullPage: true });
  }
  await broken(page).getByRole("button", { name: "Close table with Ada, Ludwig, and Mei" }).click();
  await expect(broken(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: /10,000 chips/ })).toBeVisible();
  await expect(broken(page)).toHaveCount(0);
});
