// Plays through a lesson, and checks that it says what to look at, explains any other move, and
// leads at its end to a first real table.

import { expect } from "@playwright/test";
import { appTest as test } from "#test/support/browser/appTest.ts";
import { TablePage } from "#test/support/browser/tablePage.ts";

test("H-33 from home a lesson is found and played to its end, and a first real table is offered", async ({
  page,
  open,
}) => {
  await open(null);
  await page.getByRole("button", { name: "New here? Learn by playing" }).click();
  await page.getByRole("button", { name: /^Five-card draw/ }).click();
  const coach = page.getByRole("region", { name: "What to look for" });
  const told = coach.getByRole("status");
  const table = new TablePage(page);
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };

  await test.step("what the rules allow and the lesson has otherwise is explained, and taken back", async () => {
    await expect(told).toContainText("You hold two pair, kings and 6s");
    await table.myTurn();
    await press("f");
    await expect(page.getByText("But two pair is worth a real bet")).toBeVisible();
    await expect(table.log.getByText("You folded")).toHaveCount(0);
  });
  await test.step("the right move goes on, and says what comes of it", async () => {
    await page.getByRole("button", { name: "Pot", exact: true }).click();
    await table.action("Bet 30").click();
    await expect(told).toContainText("Pick the 2 of clubs to discard it");
    await table.hand.getByRole("button", { name: /^2 of clubs/ }).focus();
    await press("Space", "d");
    await expect(told).toContainText("Bet half the pot: press");
    await page.getByRole("button", { name: "½ pot", exact: true }).click();
    await table.action("Bet 45").click();
    await expect(told).toContainText("Call 150");
    await press("c");
  });
  await test.step("at its end it says what was learnt, and offers a first real table", async () => {
    await expect(
      coach.getByRole("list", { name: "What you’ve learnt" }).getByRole("listitem"),
    ).toHaveCount(3);
    await expect(
      coach.getByRole("button", { name: "Play Five-card draw with bots" }),
    ).toBeEnabled();
  });
});
