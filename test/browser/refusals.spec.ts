// Checks what a person reads who tries what the rules forbid.

import { expect } from "@playwright/test";
import { appTest as test } from "#test/support/browser/appTest.ts";
import type { Laying } from "#test/support/browser/laidTable.ts";
import type { TablePage } from "#test/support/browser/tablePage.ts";

/** A pair of 9s lies before Robin. */
const pairOfNines: Laying = {
  hands: ["3c 3d 4c 5d 8h Jc Jd 2s", "6d 6h", "7d 7s", "9h 9s"],
  moves: [
    { seat: 0, type: "play", cards: ["3c", "3d"] },
    { seat: 1, type: "play", cards: ["6d", "6h"] },
    { seat: 2, type: "play", cards: ["7d", "7s"] },
    { seat: 3, type: "play", cards: ["9h", "9s"] },
  ],
};

async function expectNothingChanged(table: TablePage, before: readonly string[]): Promise<void> {
  expect(await table.cards()).toEqual(before);
  await expect(table.turn).toHaveText("Your turn – beat the pair of 9s, or pass");
  await expect(table.middle).toContainText("Mei’s pair of 9s is winning the trick");
  await expect(table.log.getByText(/^You/)).toHaveCount(0);
}

const refusals = [
  ["KB-9", "a single on a pair", ["8 of hearts"], "There’s a pair to beat"],
  ["KB-8", "two cards of different ranks", ["4 of clubs", "5 of diamonds"], "one rank"],
] as const;

test("H-27 who presses Play without a card is told to pick some; what the rules forbid is refused in words that name KB-8 and KB-9, and nothing has changed; a hint picks what is allowed", async ({
  page,
  sitDown,
}) => {
  const table = await sitDown(pairOfNines);
  await table.myTurn();
  await test.step("who presses Play without a card is told to pick some", async () => {
    await table.action(/^Play/).click({ force: true });
    const told = page.getByRole("status").filter({ hasText: "Pick the cards you want to play." });
    await expect(told).toBeVisible();
    await told.getByRole("button", { name: "Close" }).click();
    await expect(told).toHaveCount(0);
  });
  for (const [rule, title, names, words] of refusals) {
    await test.step(`${title} is refused in words that name ${rule}, and nothing has changed`, async () => {
      const before = await table.cards();
      for (const name of names) await table.card(name).click({ modifiers: ["Shift"], force: true });
      const button = table.action(/^Play/);
      await expect(button).toHaveAttribute("aria-disabled", "true");
      await expect(button).toHaveAccessibleDescription(
        "Not allowed right now. Press to find out why.",
      );
      await button.click({ force: true });
      const told = page.getByRole("status").filter({ hasText: words });
      await expect(told).toBeVisible();
      await expect(told).toContainText(rule);
      await expectNothingChanged(table, before);
      await told.getByRole("button", { name: "Close" }).click();
      await expect(told).toHaveCount(0);
      await table.action("Clear").click();
      await expect(table.hand.getByRole("button", { pressed: true })).toHaveCount(0);
    });
  }
  await test.step("cards in no legal play say so, and a hint picks a bot's choice and gives its reason", async () => {
    await expect(table.card("4 of clubs")).toHaveAccessibleDescription(
      /^You hold the 3 of clubs|to beat\. Play|doesn’t beat/,
    );
    await expect(table.card("Jack of clubs")).toHaveAttribute("aria-disabled", "false");
    await table.action("Hint").click();
    await expect(table.hand.getByRole("button", { pressed: true })).not.toHaveCount(0);
    await expect(
      page.getByRole("status").filter({ has: page.getByRole("button", { name: "Close" }) }),
    ).toHaveText(/\w+ \w+/);
  });
});
