// Checks that a session goes as its owner wishes: which games in which order, who is in, when it
// ends, and what becomes of the chips.

import { expect, type Page } from "@playwright/test";
import type { DrawLaying } from "#test/support/browser/laidDraw.ts";
import { laidTest as test } from "#test/support/browser/laidTest.ts";
import { TablePage } from "#test/support/browser/tablePage.ts";

const menuItem = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name }).click();
};

test("H-7 a rotation is put together with keys, opened, and found again in the table's options", async ({
  page,
  open,
}) => {
  await open(null);
  await page.getByRole("button", { name: /^Set up a table/ }).click();
  await expect(page.getByRole("list", { name: "Games in order" })).toHaveCount(0);
  await page.getByRole("radio", { name: "King’s pot" }).click();
  const entries = page.getByRole("list", { name: "Games in order" }).getByRole("listitem");
  await expect(entries).toHaveCount(2);
  await page.getByRole("button", { name: "Add game" }).click();
  await expect(entries).toHaveCount(3);
  await page.getByRole("combobox", { name: "Game 3" }).click();
  await page.getByRole("option", { name: "Five-card draw" }).click();
  await expect(page.getByRole("radio", { name: "King’s pot" })).not.toBeChecked();

  await page.getByRole("textbox", { name: "Rounds of Five-card draw" }).nth(1).fill("2");
  await entries.nth(2).getByText("House rules").click();
  await entries.nth(2).getByRole("textbox", { name: "Ante", exact: true }).fill("25");
  const up = entries.nth(2).getByRole("button", { name: "Move Five-card draw up" });
  await up.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Five-card draw is now 1 of 3.")).toBeAttached();
  await expect(
    entries.first().getByRole("button", { name: "Move Five-card draw up" }),
  ).toBeFocused();
  await expect(entries.first().getByRole("textbox", { name: "Ante", exact: true })).toHaveValue(
    "25",
  );
  await entries.nth(2).getByRole("button", { name: "Remove Five-card draw" }).click();
  await expect(entries).toHaveCount(2);
  await page.getByRole("textbox", { name: "Buy-in" }).fill("20000");
  await expect(page.getByRole("alert")).toContainText("Your bank has only 10,000 chips.");
  await page.getByRole("textbox", { name: "Buy-in" }).fill("500");
  await page.getByRole("button", { name: "Open table" }).click();

  const table = new TablePage(page);
  await table.holds(5);
  await expect(table.seats.getByRole("listitem").first()).toContainText("475 chips");
  await menuItem(page, /^Table options/);
  const options = page.getByRole("dialog", { name: "Table options" });
  await expect(options.getByRole("listitem").first()).toHaveAccessibleName("1. Five-card draw");
  await expect(options.getByRole("textbox", { name: "Rounds of Five-card draw" })).toHaveValue("2");
  await expect(options.getByRole("textbox", { name: "Buy-in" })).toHaveValue("500");
});

test("H-10 a stopped session names its winner and everyone's profit; H-2 the bank has every chip of it, and a mistake is reversed", async ({
  page,
  sitDown,
}) => {
  const table = await sitDown({
    short: true,
    hands: ["3c As", "4c 5c", "6c 7c", "8c 9c"],
    stake: 50,
  });
  await table.myTurn();
  await menuItem(page, /^End session/);
  await page
    .getByRole("dialog", { name: "End the session?" })
    .getByRole("button", { name: "End after this round" })
    .click();
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toContainText("The session ends after this round");
  await menu.getByRole("button", { name: /^Keep playing/ }).click();
  await expect(menu).toHaveCount(0);
  await menuItem(page, /^End session/);
  await page
    .getByRole("dialog", { name: "End the session?" })
    .getByRole("button", { name: "End after this round" })
    .click();
  await table.card("3 of clubs").dblclick();
  await table.holds(1);
  await table.myTurn();
  await table.card("Ace of spades").dblclick();
  const over = page.getByRole("region", { name: "You won!" });
  await expect(over).toContainText("Session over after 1 round");
  const rows = over.getByRole("row");
  await expect(rows.nth(1)).toContainText("Robin (you)bought in for 1,000, left with 1,150+150110");
  await expect(rows.nth(2)).toContainText("bought in for 1,000, left with 950−50");
  await over.getByRole("button", { name: "Home" }).click();

  await expect(page.getByRole("button", { name: /^Continue/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Your profile: Robin, 10,150 chips" }).click();
  await page.getByRole("button", { name: "Add profile" }).click();
  const adding = page.getByRole("dialog", { name: "New profile" });
  await adding.getByRole("textbox", { name: "Name" }).fill("Wren");
  await adding.getByRole("button", { name: "Create profile" }).click();
  await expect(
    page.getByRole("button", { name: "Your profile: Wren, 10,000 chips" }),
  ).toBeVisible();

  await page.getByRole("button", { name: /^Bank/ }).click();
  const account = (name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) }).first();
  await expect(account("Robin")).toHaveText(/^Robin ?10,1500$/);
  const ledger = page.getByRole("list", { name: "Ledger" }).getByRole("listitem");
  const cashOut = ledger.filter({ hasText: "Cash-out" }).filter({ hasText: "Robin" });
  await cashOut.locator("summary").click();
  await expect(cashOut.getByRole("row", { name: /^Robin, at the table/ })).toHaveText(
    "Robin, at the table−1,1500",
  );
  await expect(cashOut.getByRole("row", { name: /^Robin, in the bank/ })).toHaveText(
    "Robin, in the bank+1,15010,150",
  );

  await page.getByRole("textbox", { name: "Amount" }).fill("500");
  await page.getByRole("textbox", { name: "Note" }).fill("For the pizza");
  await page.getByRole("button", { name: "Give chips" }).click();
  await expect(page.getByText("Robin got 500 chips.")).toBeVisible();
  await expect(account("Robin")).toHaveText(/^Robin ?10,6500$/);
  // The ledger is asked for by itself, and may come after the accounts.
  await expect(ledger.first()).toContainText("For the pizza");
  await ledger.first().locator("summary").click();
  await ledger.first().getByRole("button", { name: "Reverse" }).click();
  const reversing = page.getByRole("dialog", { name: "Reverse transfer of 500 chips?" });
  await expect(reversing.getByRole("button", { name: "Reverse" })).toBeDisabled();
  await reversing.getByRole("textbox", { name: "Why?" }).fill("It was for Ada");
  await reversing.getByRole("button", { name: "Reverse" }).click();
  await expect(account("Robin")).toHaveText(/^Robin ?10,1500$/);
  await expect(account("Wren")).toHaveText("Wren (you)10,0000");
  await expect(ledger.first()).toContainText("Correction");
  await expect(ledger.nth(1)).toContainText("For the pizza · reversed");
  await expect(ledger.nth(1).getByRole("button", { name: "Reverse" })).toHaveCount(0);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save as CSV" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.csv$/);

  const books = page.getByRole("region", { name: "The books" });
  const found = books.getByRole("status");
  await expect(found).toHaveText("Not checked yet.");
  await books.getByRole("button", { name: "Check the books" }).focus();
  await page.keyboard.press("Enter");
  await expect(found).toContainText(
    /The books are in order\.Checked: 1 round, \d+ entries in \d+ transactions, and 20,\d+ chips in \d+ accounts\.Checked on /,
  );
  await expect(books.getByRole("button", { name: "Check the books" })).toBeFocused();
});

test("H-11 between rounds seats change and a bot comes; H-9 who sits out looks on until he is dealt in again", async ({
  page,
  sitDown,
}) => {
  const table = await sitDown({ short: true, hands: ["3c As", "4c 5c", "6c 7c", "8c 9c"] });
  await table.myTurn();
  await table.card("3 of clubs").dblclick();
  await table.holds(1);
  await table.myTurn();
  await table.card("Ace of spades").dblclick();
  await expect(table.result).toBeVisible();
  await menuItem(page, /^Seats and bots/);
  const sheet = page.getByRole("dialog", { name: "Seats and bots" });
  await expect(sheet.getByRole("button", { name: "Remove Robin" })).toHaveCount(0);
  await sheet.getByRole("button", { name: "Remove Ada" }).click();
  await sheet.getByRole("button", { name: "Move Mei up" }).click();
  await sheet.getByRole("button", { name: "Add Easy bot" }).click();
  await sheet.getByRole("button", { name: "Save seats" }).click();
  await expect(sheet).toHaveCount(0);
  await menuItem(page, /^Sit out/);
  await expect(table.result).toContainText("Sitting out: Robin");
  await table.result.getByRole("button", { name: "Deal me in" }).click();
  await table.result.getByRole("button", { name: "Next round" }).click();
  await expect(table.result).toHaveCount(0);
  const seats = table.seats.getByRole("listitem");
  await expect(seats).toHaveCount(4);
  await expect(seats.nth(0)).toContainText("Robin");
  await expect(seats.nth(1)).toContainText("Mei");
  await expect(seats.nth(2)).toContainText("Ludwig");
  await expect(table.seats).not.toContainText("Ada");
});

const headsUp: DrawLaying = { hands: ["2c 3d 5h 7s 9c", "As Ad Ah Ac Kc"] };

test("H-9 who has run out buys in again, and is dealt in", async ({ page, sitAtDraw }) => {
  const table = await sitAtDraw({ ...headsUp, chips: [10, 1000] });
  await table
    .action(/^Keep|^Draw|^Stand/)
    .first()
    .click();
  const strip = page.getByRole("region", { name: "Round 1", exact: true });
  await expect(strip).toContainText("Ada wins 10 chips");
  await expect(strip).toContainText("Your bank: 9,990 chips.");
  await strip.getByRole("button", { name: "Rebuy 1,000 chips" }).click();
  await strip.getByRole("button", { name: "Next hand" }).click();
  await table.holds(5);
  await expect(table.seats.getByRole("listitem").first()).toContainText("990 chips");
});
