// Has people see that a deal was checked: at the table, after a reload, beside the result, and again
// from a saved file (H-18).

import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { appTest as test } from "#test/support/browser/appTest.ts";
import { PagePlayer } from "#test/support/browser/pagePlayer.ts";
import { TablePage } from "#test/support/browser/tablePage.ts";
import type { DealTranscript } from "#shared/verifiedDeal/transcript.ts";

const seal = (page: Page, name: RegExp) => page.getByRole("button", { name });
const unopened = /^Deal not opened/;
const checked = /^Deal checked/;

/** At once, from home: the deal of the first round is sealed. */
async function playedNow(page: Page): Promise<TablePage> {
  await page.getByRole("button", { name: /^Play now/ }).click();
  await expect(seal(page, unopened)).toBeVisible();
  return new TablePage(page);
}

async function savedDeal(page: Page): Promise<string> {
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save deal of round 1" }).click();
  return (await saving).path();
}

test("H-18 a round’s cards are sealed, checked when it is over, and checked again from its file; a card that was changed in the file is named", async ({
  page,
  open,
}) => {
  await open(null, "?speed=off&botPace=0");
  const table = await playedNow(page);
  await test.step("also after the page was loaded again", async () => {
    await page.reload();
    await expect(table.hand).toBeVisible();
    await expect(seal(page, unopened)).toBeVisible();
  });
  const player = new PagePlayer(page, "mouse");
  while ((await table.result.count()) === 0) await player.act();
  await expect(table.result.getByText("Deal checked")).toBeVisible();
  await seal(page, checked).click();
  const sheet = page.getByRole("dialog", { name: "The deal" });
  await expect(sheet).toContainText("every card fits");
  const file = await savedDeal(page);
  await page.evaluate(() => (location.hash = "#/checkDeal"));
  const input = page.locator("input[type=file]");
  const checksFile = (text: string): Promise<void> =>
    input.setInputFiles({ name: "deal.json", mimeType: "", buffer: Buffer.from(text) });
  const text = readFileSync(file, "utf8");
  await checksFile(text);
  await expect(page.getByRole("heading", { name: "Every card fits" })).toBeVisible();
  const transcript = JSON.parse(text) as DealTranscript;
  const [first, ...others] = transcript.openings;
  const openings = [{ ...first, card: first?.card === "7h" ? "8h" : "7h" }, ...others];
  await checksFile(JSON.stringify({ ...transcript, openings }));
  await expect(page.getByRole("heading", { name: "Something doesn’t fit" })).toBeVisible();
  await expect(page.getByText(/of hearts isn’t the card that was sealed/)).toBeVisible();
});

test.describe("a host that deals cards of its own choice", () => {
  test.use({ stacksDecks: true });

  test("H-18 is found out by its players’ pages when the deal is opened, and everybody is told", async ({
    page,
    open,
  }) => {
    await open(null, "?speed=off&botPace=0");
    const table = await playedNow(page);
    const player = new PagePlayer(page, "mouse");
    while ((await table.result.count()) === 0) await player.act();
    await expect(table.result.getByText("Deal doesn’t fit")).toBeVisible();
    const alarm = page.getByRole("alert").filter({ hasText: "The cards of round 1 don’t fit" });
    await expect(alarm).toContainText("doesn’t fit the seal of its place");
  });
});
