import { expect } from "@playwright/test";
import { appTest as test } from "#test/support/browser/appTest.ts";
import { certainHand, playCertainRound } from "#test/support/browser/certainRound.ts";
import { Finger } from "#test/support/browser/finger.ts";
import type { TablePage } from "#test/support/browser/tablePage.ts";

async function play(
  table: TablePage,
  finger: Finger,
  names: readonly string[],
  count: number,
): Promise<void> {
  const { page } = table;
  const [first = ""] = names;
  if (names.length === 1 && count % 2 === 1) return finger.slideUp(table.card(first));
  for (const name of names) {
    await finger.tap(table.card(name));
    await expect(table.card(name)).toHaveAttribute("aria-pressed", "true");
  }
  if (names.length > 1) return finger.slideUp(table.card(first));
  await finger.tap(table.action(/^Play/));
  if (first === "Joker")
    await finger.tap(
      page.getByRole("dialog", { name: "Play the joker as" }).getByRole("button", { name: "ace" }),
    );
}

test("H-26 a whole round is won by taps and slides on a phone, and the next is dealt", async ({
  page,
  sitDown,
}) => {
  const table = await sitDown(certainHand);
  const finger = await Finger.on(page);
  await playCertainRound(table, {
    play: (names, count) => play(table, finger, names, count),
    pass: () => finger.tap(table.action("Pass")),
  });
  await expect(table.result).toHaveAccessibleName("You’re King!");
  await expect(table.result.getByRole("row")).toHaveCount(5);
  // The panel grows, and its buttons move, once the host tells what the round has earned.
  await table.result.getByRole("button", { name: "Next round" }).tap();
  await expect(table.turn).toHaveText(/^You are King – give/);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth && scrollY === 0),
  ).toBe(true);
});
