// Plays Crazy Eights by mouse and by keys, and checks the words for what must be matched and why a
// move is refused.

import { expect, type Locator } from "@playwright/test";
import { certainCrazy, playCertainEights } from "#test/support/browser/certainEights.ts";
import { laidTest as test } from "#test/support/browser/laidTest.ts";
import { middleOf } from "#test/support/browser/middleOf.ts";
import { SuitDialog } from "#test/support/browser/suitDialog.ts";

test("CE-14 a round is won with the mouse: stock, cards and suits are clicked, sets pulled up", async ({
  page,
  sitAtEights,
}) => {
  const table = await sitAtEights(certainCrazy);
  await expect(table.middle).toContainText(
    "On the pile: 5 of hearts. To match: hearts or a 5. In the stock: 41 cards.",
    { useInnerText: true },
  );
  const click = async (target: Locator): Promise<void> => {
    const { x, y } = await middleOf(target);
    await page.mouse.click(x, y);
  };
  await playCertainEights(table, "crazy-eights", {
    draw: () => click(page.getByRole("button", { name: "Draw a card – 41 left" })),
    play: async (names) => {
      for (const name of names) await click(table.card(noted(name)));
      if (names.length > 1)
        await expect(table.action("Play three 9s, spades on top")).toBeVisible();
      await click(table.action(/^Play/));
    },
    name: async (card, suit) => {
      await click(table.card(noted(card)));
      await click(table.action(/…$/));
      await click(new SuitDialog(page).suit(suit));
    },
  });
  await expect(page.getByRole("status").filter({ hasText: "The round is over" })).toBeAttached();
});

/** As a reader hears the card in the hand. */
const noted = (name: string): string => (name.startsWith("8") ? `${name}, goes on any card` : name);

test("H-26 a round is won by keys alone", async ({ page, sitAtEights }) => {
  const table = await sitAtEights(certainCrazy);
  const { keyboard } = page;
  await playCertainEights(table, "crazy-eights", {
    draw: () => keyboard.press("d"),
    play: async ([first = "", ...others]) => {
      for (const _card of [first, ...others]) await keyboard.press(first.charAt(0));
      await keyboard.press("Enter");
    },
    name: async (card, suit) => {
      await table.card(noted(card)).focus();
      await keyboard.press("Enter");
      await new SuitDialog(page).nameByKey(suit);
    },
  });
  await test.step("H-10 a session with bots ends without a dialog, and Enter plays again with the same company at another table", async () => {
    const former = page.url();
    await page.getByRole("button", { name: "Details" }).click();
    await page.getByRole("button", { name: "End session" }).click();
    await expect(
      page.getByRole("region", { name: "You won!" }).getByRole("button", { name: "Play again" }),
    ).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await keyboard.press("Enter");
    await expect(table.hand.getByRole("button")).toHaveCount(5);
    await expect(page.getByRole("region", { name: "You won!" })).toHaveCount(0);
    await expect(table.seats.getByRole("listitem")).toHaveCount(2);
    expect(page.url()).not.toBe(former);
  });
});

test("CE-8 the suit held most has the focus, arrows move it, Escape takes the eight back", async ({
  page,
  sitAtEights,
}) => {
  const table = await sitAtEights({
    game: "crazy-eights",
    hands: ["8c 2s 3s 4d 5d", "2c 3d 4s 6h Kd"],
    stock: "9c",
  });
  await table.card("8 of clubs, goes on any card").dblclick();
  const dialog = new SuitDialog(page);
  await expect(dialog.suit("diamonds")).toBeFocused();
  await expect(dialog.suit("diamonds")).toHaveAccessibleName("diamonds, you hold 2");
  await page.keyboard.press("ArrowLeft");
  await expect(dialog.suit("clubs")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(dialog.suit("spades")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog.window).toHaveCount(0);
  await table.holds(5);
  await expect(table.log.getByText(/^You played/)).toHaveCount(0);
});

test("H-27 CE-6 CE-7 a card that does not match and cards of two ranks are refused in words, and nothing has changed", async ({
  page,
  sitAtEights,
}) => {
  const table = await sitAtEights({
    game: "crazy-eights",
    hands: ["Kc 2s 3s 4h 5h", "2c 3d 4s 6h Kd"],
    stock: "9h",
  });
  await expect(table.turn).toHaveText("Your turn – hearts or a 9, or draw");
  await expect(table.card("2 of spades")).toHaveAccessibleDescription(
    /doesn’t fit. Play a heart or a 9, or an eight/,
  );
  for (const [rule, names] of [
    ["CE-6", ["2 of spades"]],
    ["CE-7", ["4 of hearts", "5 of hearts"]],
  ] as const) {
    await page.keyboard.press("Escape");
    for (const name of names) await table.card(name).click({ modifiers: ["Shift"], force: true });
    await page.keyboard.press("Tab");
    await table.action(/^Play/).click({ force: true });
    const told = page.getByRole("status").filter({ hasText: rule });
    await expect(told).toBeVisible();
    await told.getByRole("button", { name: "Close" }).click();
  }
  await table.holds(5);
  await expect(table.turn).toHaveText("Your turn – hearts or a 9, or draw");
});
