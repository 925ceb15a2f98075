import { expect, type Locator } from "@playwright/test";
import { certainDraw, playCertainDraw } from "#test/support/browser/certainDraw.ts";
import { laidTest as test } from "#test/support/browser/laidTest.ts";
import { middleOf } from "#test/support/browser/middleOf.ts";

test("H-26 a hand is played to the showdown by taps: the amount is asked for only when it is wanted", async ({
  page,
  sitAtDraw,
}) => {
  const table = await sitAtDraw(certainDraw);
  const bar = page.getByRole("group", { name: "Bet amount" });
  const tap = async (target: Locator): Promise<void> => {
    const { x, y } = await middleOf(target);
    await page.touchscreen.tap(x, y);
  };
  await playCertainDraw(table, {
    bet: async () => {
      await expect(bar).toHaveCount(0);
      await tap(table.action("Bet…"));
      await tap(bar.getByRole("button", { name: "More: Amount" }));
      await expect(table.action("Bet 20")).toBeVisible();
      await tap(bar.getByRole("button", { name: "Don’t bet" }));
      await expect(bar).toHaveCount(0);
      await tap(table.action("Bet…"));
      await tap(bar.getByRole("button", { name: "Pot", exact: true }));
      await tap(table.action("Bet 20"));
    },
    call: () => tap(table.action(/^Call/)),
    draw: async () => {
      await tap(table.card("2 of diamonds"));
      await tap(table.action("Draw 1"));
    },
    allIn: async () => {
      await tap(table.action("Bet…"));
      await tap(bar.getByRole("button", { name: "All in" }));
      await tap(table.action(/^All in/));
    },
  });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth && scrollY === 0),
  ).toBe(true);
});
