// Checks that finished rounds can be found, counted, saved and opened again.

import { readFileSync } from "node:fs";
import { expect, type Download, type Page } from "@playwright/test";
import { layHistory, layManyRounds } from "#test/support/browser/laidHistory.ts";
import { appTest as test } from "#test/support/browser/appTest.ts";
import { resize } from "#test/support/browser/resize.ts";

const rows = (page: Page) =>
  page.getByRole("list", { name: "Finished rounds, newest first" }).getByRole("listitem");

async function openHistory(page: Page, part?: string): Promise<void> {
  await page.getByRole("button", { name: /^History/ }).click();
  if (part !== undefined) await page.getByRole("tab", { name: part }).click();
}

async function choose(page: Page, list: string, option: string | RegExp): Promise<void> {
  await page.getByRole("combobox", { name: list }).click();
  await page.getByRole("option", { name: option }).click();
}

async function saved(
  page: Page,
  button: string | RegExp,
): Promise<Readonly<{ name: string; path: string; text: string }>> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  const download: Download = await downloading;
  const path = await download.path();
  return { name: download.suggestedFilename(), path, text: readFileSync(path, "utf8") };
}

test("H-4 rounds are listed newest first, and found by game, player, table and day; H-5 sessions and players have their results, in a window and on a phone", async ({
  page,
  open,
  dataFolder,
}) => {
  layHistory(dataFolder);
  await open(null);
  await openHistory(page);
  await test.step("H-4 rounds are listed newest first, and found by game, player, table and day", async () => {
    await expect(rows(page)).toHaveText([
      /Kings & Bastards.*Mei, Robin, Ludwig/,
      /Five-card draw.*\+78/,
      /Kings & Bastards.*Ada/,
    ]);
    await choose(page, "Game", "Five-card draw");
    await expect(rows(page)).toHaveText([/Five-card draw/]);
    await page.getByRole("button", { name: "Clear filters" }).click();
    await choose(page, "Player", "Mei");
    await expect(rows(page)).toHaveText([/Mei/]);
    await choose(page, "Player", "Everybody");
    await choose(page, "Table", /Nov 10, 2026/);
    await expect(rows(page)).toHaveText([/Ada/]);
    await choose(page, "Table", "All tables");
    await page.getByLabel("From", { exact: true }).fill("2026-11-12");
    await expect(rows(page)).toHaveCount(2);
    await page.getByLabel("To", { exact: true }).fill("2026-11-12");
    await expect(rows(page)).toHaveText([/Five-card draw/]);
    await page.getByLabel("From", { exact: true }).fill("2026-11-20");
    await expect(page.getByText("No rounds match these filters.")).toBeVisible();
  });
  await page.getByRole("tab", { name: "Sessions" }).click();
  await resize(page, { width: 390, height: 844 });
  await test.step("H-5 on a phone the results of a session fit: what has no column stands under the name", async () => {
    const tables = page.getByRole("region", { name: /2026/ }).getByRole("table");
    await expect(tables).toHaveCount(3);
    await expect(tables.first().getByRole("columnheader")).toHaveText(["Player", "Profit", "Won"]);
    await expect(tables.first().getByRole("rowheader").filter({ hasText: "Robin" })).toHaveText(
      /^Robin3 rounds · Bastard\s1$/,
    );
    expect(
      await tables.evaluateAll((all) =>
        all.map(({ parentElement: place }) => place!.scrollWidth - place!.clientWidth),
      ),
    ).toEqual([0, 0, 0]);
  });
  await resize(page, { width: 1280, height: 800 });
  await test.step("H-5 sessions have their results, and lead to their rounds", async () => {
    const session = page.getByRole("region", { name: /Nov 12, 2026/ });
    await expect(session.getByRole("columnheader")).toHaveText([
      "Player",
      "Profit",
      "Played",
      "Won",
      "King",
      "Bastard",
    ]);
    await expect(session.getByRole("rowheader").first()).toContainText("Felix");
    await session.getByRole("button", { name: "Show rounds" }).click();
    await expect(rows(page)).toHaveText([/Five-card draw/]);
  });
  await page.getByRole("tab", { name: "Players" }).click();
  await test.step("H-5 a player's balance is drawn, told in a sentence and as a table, and opponents are counted", async () => {
    await expect(
      page.getByRole("img", { name: "Chart: chips of Robin over time" }).locator("canvas"),
    ).toBeVisible();
    await expect(page.getByText("Robin started with 10,000")).toBeVisible();
    await page.getByText("Show as table").click();
    await expect(page.getByRole("cell", { name: "10,000" }).first()).toBeVisible();
    await expect(page.getByRole("row", { name: /^Other regular bots 3 / })).toBeVisible();
    await expect(page.getByRole("row", { name: /^Robin 1,\d{3} ± \d{3} \d$/ })).toBeVisible();
  });
});

test.describe("with files", () => {
  // A file that is no record is refused.
  test.use({ expectedErrors: [/422/] });

  test("H-4 poker hands, the ledger and a round are saved, and a round is opened again from its file; C-7 of one with another person only what was seen is saved", async ({
    page,
    open,
    dataFolder,
  }) => {
    layHistory(dataFolder);
    await open(null);
    await openHistory(page);
    await test.step("H-4 poker hands and the ledger are saved", async () => {
      const hands = await saved(page, /^Poker hands/);
      expect(hands.name).toMatch(/^cardtable-hands-[\d-]+\.ohh$/);
      expect(JSON.parse(hands.text.trim())).toMatchObject({
        ohh: { game_type: "Draw", pots: [{ amount: 260 }, { amount: 123 }] },
      });
      const ledger = await saved(page, /^Ledger/);
      expect(ledger.text).toMatch(/^transaction,time,kind,account.*\r\n1,.*grant/);
    });
    await test.step("C-7 of a round with another person only what was seen is saved", async () => {
      await rows(page).first().getByRole("button").click();
      const { name, text } = await saved(page, "Save what I saw");
      expect(name).toBe("kings-and-bastards-2026-11-14-r1.round-view.json");
      expect(JSON.parse(text)).toMatchObject({ format: "round-view/1", viewer: 1 });
      expect(text).not.toContain("seed");
      await page.getByRole("button", { name: "Back", exact: true }).click();
    });
    await test.step("H-4 a round is saved, and opened again from its file", async () => {
      await rows(page).nth(2).getByRole("button").click();
      const file = await saved(page, "Save round");
      expect(file.name).toBe("kings-and-bastards-2026-11-10-r1.round.json");
      expect(JSON.parse(file.text)).toMatchObject({ format: "round/1", seed: "one" });
      await page.getByRole("button", { name: "Back", exact: true }).click();
      await page.locator("input[type=file]").setInputFiles({
        name: file.name,
        mimeType: "application/json",
        buffer: Buffer.from(file.text),
      });
      await expect(page.getByText(`From ${file.name}`)).toBeVisible();
      await expect(page.getByRole("combobox", { name: "Seen by" })).toContainText("All cards");
      await page.reload();
      await expect(page.getByText("Rounds from files aren’t stored.")).toBeVisible();
    });
    await test.step("RR a file that is no record is refused in words, and another can be chosen", async () => {
      await page.evaluate(() => (location.hash = "#/history"));
      await expect(rows(page)).toHaveCount(3);
      await page.locator("input[type=file]").setInputFiles({
        name: "x.json",
        mimeType: "application/json",
        buffer: Buffer.from('{"format":"round/1","game":"whist"}'),
      });
      await expect(page.getByRole("alert")).toContainText('"whist" is unknown');
      await expect(page.getByRole("button", { name: "Open file" })).toBeVisible();
    });
  });
});

test("H-4 hundreds of rounds are reached by scrolling, with a few dozen in the document", async ({
  page,
  open,
  dataFolder,
}) => {
  layManyRounds(dataFolder, 330);
  await open(null);
  await openHistory(page);
  await expect(rows(page).first()).toBeVisible();
  const most = async (): Promise<number> => rows(page).count();
  expect(await most()).toBeLessThan(60);
  const last = page.locator('li[aria-posinset="330"]');
  while (!(await last.isVisible())) {
    await page.mouse.wheel(0, 4000);
    expect(await most()).toBeLessThan(60);
  }
  await expect(last).toContainText("Nov 1, 2026, 1:00 PM");
});
