// Begins a tournament with four clicks, and checks that people find their way through it at its
// tables without a host.

import { expect, type Page } from "@playwright/test";
import { appTest as test } from "#test/support/browser/appTest.ts";
import { askDoors } from "#test/support/browser/askDoors.ts";
import { resize } from "#test/support/browser/resize.ts";

const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole("button", { name }).first().click();

test("H-20 H-21 four clicks lead from home into a tournament, whose bar says what is going on and where to go, and lies on nothing", async ({
  page,
  open,
}) => {
  await open(null, "?house=fake&speed=off&tournament=running");
  const bar = page.getByRole("region", { name: "Tournament", exact: true });
  await test.step("four clicks, and one is led to one's table", async () => {
    await press(page, /^Tournament night/);
    await press(page, "New tournament");
    await press(page, "Create");
    await expect(page.getByRole("status")).toContainText(["At the start seats are drawn"]);
    await press(page, "Start");
    await expect(bar).toContainText(/Level 4.*ante 30.*17th of 17/);
    await expect(page).toHaveURL(/#\/table\/fake-table$/);
  });
  await test.step("the bar lies on nothing of the table", async () => {
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
      [844, 390],
    ] as const) {
      await resize(page, { width, height });
      await expect(
        page.locator(`[data-portrait="${height > width}"][data-moving="false"]`),
      ).toBeVisible();
      const below = page
        .getByRole("list", { name: "Players" })
        .getByRole("listitem")
        .or(page.getByRole("button", { name: "Menu" }));
      await expect(async () => {
        const [end, tops] = [
          await bar.evaluate((element) => element.getBoundingClientRect().bottom),
          await below.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top)),
        ];
        expect(Math.min(...tops), `${width}×${height}`).toBeGreaterThanOrEqual(end);
      }).toPass();
    }
  });
  await test.step("who has run out buys in again", async () => {
    await askDoors(page, "tournament=broke#/table/fake-table");
    await expect(bar).toContainText("Buy 2,000 more for 550 chips");
    await press(page, "Rebuy for 550");
    await expect(bar).not.toContainText("Buy 2,000");
    await expect(bar).toContainText("Level 4");
  });
  await test.step("a table that breaks leads to another", async () => {
    await askDoors(page, "tournament=moving#/table/fake-table");
    await expect(bar).toContainText("Your table is breaking. You’re moving to table 2, seat 7.");
    await press(page, "Go now");
    await expect(page).toHaveURL(/#\/table\/fake-table-2$/);
    await expect(bar).toContainText("17th of 17");
  });
  await test.step("a round's result has no buttons of an evening", async () => {
    await askDoors(page, "tournament=running&stage=between#/table/fake-table");
    await expect(page.getByRole("heading", { name: /^You’re King/ })).toBeVisible();
    for (const name of [/^Next/, /Leave table/, /End session/])
      await expect(page.getByRole("button", { name })).toHaveCount(0);
  });
});
