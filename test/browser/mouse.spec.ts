// Plays a whole round with the mouse: it clicks, double-clicks and drags at the places of the drawn
// cards.

import { expect, type Locator, type Page } from "@playwright/test";
import { appTest as test } from "#test/support/browser/appTest.ts";
import { certainHand, playCertainRound } from "#test/support/browser/certainRound.ts";
import { middleOf } from "#test/support/browser/middleOf.ts";
import type { TablePage } from "#test/support/browser/tablePage.ts";

async function clickAt({ mouse }: Page, target: Locator): Promise<void> {
  const { x, y } = await middleOf(target);
  await mouse.click(x, y);
}

async function doubleClickAt({ mouse }: Page, target: Locator): Promise<void> {
  const { x, y } = await middleOf(target);
  await mouse.dblclick(x, y);
}

/** Takes the card and lets it go over the middle of the table. */
async function pullUp({ mouse }: Page, target: Locator): Promise<void> {
  const { x, y } = await middleOf(target);
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x, y - 80, { steps: 4 });
  await mouse.move(640, 360, { steps: 4 });
  await mouse.up();
}

/** Three ways in turn, for single cards; sets are picked card by card first. */
async function play(table: TablePage, names: readonly string[], count: number): Promise<void> {
  const { page } = table;
  const [first = ""] = names;
  const card = table.card(first);
  if (first === "Joker") {
    await doubleClickAt(page, card);
    await clickAt(
      page,
      page
        .getByRole("dialog", { name: "Play the joker as" })
        .getByRole("button", { name: "queen" }),
    );
  } else if (names.length > 1) {
    for (const name of names) {
      await clickAt(page, table.card(name));
      await expect(table.card(name)).toHaveAttribute("aria-pressed", "true");
    }
    if (count % 2 === 0) await clickAt(page, table.action(/^Play/));
    else await pullUp(page, table.card(names[1]!));
  } else if (count % 3 === 0) {
    await clickAt(page, card);
    await clickAt(page, table.action(/^Play/));
  } else if (count % 3 === 1) await doubleClickAt(page, card);
  else await pullUp(page, card);
}

test("a whole round is won with the mouse alone, and as King one gives cards in the next", async ({
  page,
  sitDown,
}) => {
  const table = await sitDown(certainHand);
  await playCertainRound(table, {
    play: (names, count) => play(table, names, count),
    pass: () => clickAt(page, table.action("Pass")),
  });
  await expect(table.log.getByText("You played the joker as a queen.")).toHaveCount(1);

  await expect(table.result).toHaveAccessibleName("You’re King!");
  const rows = table.result.getByRole("row");
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(1)).toContainText(/^1Robin \(you\)went out with joker.*King10$/);
  await expect(rows.nth(4)).toContainText(/^4.*Bastard01$/);
  // The panel grows, and its buttons move, once the host tells what the round has earned.
  await table.result.getByRole("button", { name: "Next round" }).click();

  await expect(table.turn).toHaveText(/^You are King – give \w+ 2 cards of your choice$/);
  await table.isStill();
  const [low = "", other = ""] = await table.cards();
  await clickAt(page, table.card(low));
  await clickAt(page, table.card(other));
  const before = (await table.cards()).length;
  await clickAt(page, table.action("Give 2 cards"));
  await expect(table.log).toContainText(/\w+ gave you the .+ and .+\./);
  await table.holds(before);
  await expect(table.log).toContainText(
    new RegExp(`You gave \\w+ the ${low.toLowerCase()} and ${other.toLowerCase()}\\.`),
  );
  await expect(table.seats.getByRole("listitem").first()).toContainText("King");
});

test("the pointer lifts a card, and a pull that ends over the hand plays nothing", async ({
  page,
  sitDown,
}) => {
  const table = await sitDown(certainHand);
  const card = table.card("3 of clubs");
  const { x, y } = await middleOf(card);
  const before = await table.faces();
  await page.mouse.move(x, y);
  await expect.poll(() => table.faces()).not.toEqual(before);
  await page.mouse.down();
  await page.mouse.move(x + 60, y - 20, { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(640, 300);
  await expect.poll(() => table.faces()).toEqual(before);
  await table.holds(14);
  await expect(table.turn).toHaveText(/lead the 3 of clubs/);
});
