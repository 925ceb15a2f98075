// Plays a whole round with the keyboard alone, from the home screen on, finding everything by its
// role and name.

import { expect, type Locator, type Page } from "@playwright/test";
import { appTest as test } from "#test/support/browser/appTest.ts";
import { certainHand, playCertainRound } from "#test/support/browser/certainRound.ts";
import { TablePage } from "#test/support/browser/tablePage.ts";

/** Farther than this from one control to another nobody would go. */
const mostSteps = 40;

/** Presses the key until the target has the focus. */
async function reach(
  { keyboard }: Page,
  key: "Tab" | "Shift+Tab" | "ArrowRight",
  target: Locator,
): Promise<void> {
  for (let steps = 0; steps < mostSteps; steps += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

/** Two ways in turn: the rank's key, or arrows and Space. */
async function pick(table: TablePage, names: readonly string[], byRank: boolean): Promise<void> {
  const { page } = table;
  if (byRank) {
    for (const [at, name] of names.entries()) {
      await page.keyboard.press(name.charAt(0));
      await expect(table.hand.getByRole("button", { pressed: true })).toHaveCount(at + 1);
    }
    return;
  }
  await reach(page, "Tab", table.hand.getByRole("button").and(page.locator('[tabindex="0"]')));
  await page.keyboard.press("Home");
  for (const name of names) {
    await reach(page, "ArrowRight", table.card(name));
    await page.keyboard.press("Space");
    await expect(table.card(name)).toHaveAttribute("aria-pressed", "true");
  }
}

async function play(table: TablePage, names: readonly string[], count: number): Promise<void> {
  const { keyboard } = table.page;
  if (names[0] !== "Joker") {
    await pick(
      table,
      names.toSorted((one, other) => suitOrder(one) - suitOrder(other)),
      count % 2 === 1,
    );
    await keyboard.press("Enter");
    return;
  }
  await keyboard.press("w");
  await keyboard.press("Enter");
  await expect(
    table.page
      .getByRole("dialog", { name: "Play the joker as" })
      .getByRole("button", { name: "3" }),
  ).toBeFocused();
  await keyboard.press("9");
}

/** The hand shows the suits of a rank in this order. */
const suits = ["clubs", "diamonds", "spades", "hearts"];
const suitOrder = (name: string): number => suits.findIndex((suit) => name.endsWith(suit));

test("H-26 a whole round is won with the keyboard alone, and as King one gives cards in the next", async ({
  page,
  open,
}) => {
  await open(certainHand);
  const table = new TablePage(page);
  await reach(page, "Tab", page.getByRole("button", { name: /^Continue/ }));
  await page.keyboard.press("Enter");
  await playCertainRound(table, {
    play: (names, count) => play(table, names, count),
    pass: () => page.keyboard.press("p"),
  });
  await expect(table.log.getByText("You played the joker as a 9.")).toHaveCount(1);

  await expect(table.result).toHaveAccessibleName("You’re King!");
  await expect(table.result).toBeFocused();
  await page.keyboard.press("Enter");

  await expect(table.turn).toHaveText(/^You are King – give/);
  const [low = "", other = ""] = await table.cards();
  await pick(table, [low, other], false);
  await expect(table.action("Give 2 cards")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(table.log).toContainText(
    new RegExp(`You gave \\w+ the ${low.toLowerCase()} and ${other.toLowerCase()}\\.`),
  );
});

test("H-26 menu, help and log open and close by keys, and the focus comes back", async ({
  page,
  open,
}) => {
  await open(certainHand);
  const table = new TablePage(page);
  await reach(page, "Tab", page.getByRole("button", { name: /^Continue/ }));
  await page.keyboard.press("Enter");
  await table.myTurn();
  await page.keyboard.press("l");
  await expect(page.getByRole("heading", { name: "Log", exact: true })).toBeVisible();
  await page.keyboard.press("l");
  await expect(page.getByRole("heading", { name: "Log", exact: true })).toBeHidden();
  const menu = page.getByRole("button", { name: "Menu" });
  await reach(page, "Tab", menu);
  await page.keyboard.press("Enter");
  await reach(
    page,
    "Tab",
    page.getByRole("dialog", { name: "Menu" }).getByRole("button", { name: "Rules and help" }),
  );
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Rules: Kings & Bastards" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(menu).toBeFocused();
  await test.step("H-26 ? and F1 show the keys of this moment, and the focus goes back to the card, or from nowhere to the hand", async () => {
    const keys = page.getByRole("dialog", { name: "Keys for now" });
    const card = table.card("3 of clubs");
    await reach(page, "Tab", card);
    await page.keyboard.press("?");
    await expect(keys).toContainText("EnterPlay this card, or pick it");
    await expect(keys).toContainText("SSort your hand the other way");
    await page.keyboard.press("Escape");
    // The card has the focus too before the dialog takes it, a frame after it is there.
    await expect(keys).toHaveCount(0);
    await expect(card).toBeFocused();
    await page.keyboard.press("Space");
    await card.blur();
    await page.keyboard.press("F1");
    await expect(keys).toContainText("EnterPlay 3 of clubs");
    await page.keyboard.press("Escape");
    await expect(keys).toHaveCount(0);
    await expect(card).toBeFocused();
  });
});

test("H-27 a round as it is dealt goes to its end by hints and Enter", async ({
  page,
  sitDown,
}) => {
  const table = await sitDown({ hands: [], seed: "by hints", seats: 5 });
  const told = page
    .getByRole("status")
    .filter({ has: page.getByRole("button", { name: "Close" }) });
  const mine = table.log.getByText(/^You (played|passed)/);
  for (let moves = 1; ; moves += 1) {
    await expect(table.turn.or(table.result)).toBeVisible();
    if (await table.result.isVisible()) break;
    await page.keyboard.press("h");
    await expect(told).toBeVisible();
    const picked = await table.hand.getByRole("button", { pressed: true }).allInnerTexts();
    await page.keyboard.press(picked.length > 0 ? "Enter" : "p");
    const ranks = page.getByRole("dialog", { name: "Play the joker as" });
    await expect(mine.nth(moves - 1).or(ranks)).toBeVisible();
    if (await ranks.isVisible()) await page.keyboard.press("Enter");
    await expect(mine).toHaveCount(moves);
  }
  await expect(table.result.getByRole("row")).toHaveCount(6);
  await expect(page.getByRole("status").filter({ hasText: "The round is over" })).toBeVisible();
});
