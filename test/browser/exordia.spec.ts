// Plays Exordia8 by mouse and by keys, including a sequent to its end, and checks the words for
// what is owed and why a move is refused.

import { expect, type Locator } from "@playwright/test";
import { certainExordia, playCertainEights } from "#test/support/browser/certainEights.ts";
import type { EightsLaying } from "#test/support/browser/laidEights.ts";
import { laidTest as test } from "#test/support/browser/laidTest.ts";
import { middleOf } from "#test/support/browser/middleOf.ts";
import { SuitDialog } from "#test/support/browser/suitDialog.ts";
import type { TablePage } from "#test/support/browser/tablePage.ts";

/** By the beginning of its name: what it does is told after it. */
const cardOf = ({ hand }: TablePage, name: string): Locator =>
  hand.getByRole("button", { name: new RegExp(`^${name}(,|$)`) });

test("a round is won with the mouse: stock, cards and suits are clicked, cards pulled up", async ({
  page,
  sitAtEights,
}) => {
  const table = await sitAtEights(certainExordia);
  await expect(table.turn).toHaveText("Your turn – any card but the queen of hearts, or draw");
  const click = async (target: Locator): Promise<void> => {
    const { x, y } = await middleOf(target);
    await page.mouse.click(x, y);
  };
  const pullUp = async (target: Locator): Promise<void> => {
    const { x, y } = await middleOf(target);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 80, { steps: 4 });
    await page.mouse.move(640, 360, { steps: 4 });
    await page.mouse.up();
  };
  await playCertainEights(table, "exordia8", {
    draw: () => click(page.getByRole("button", { name: /^Draw a card – \d+ left$/ })),
    play: ([card = ""]) => pullUp(cardOf(table, card)),
    name: async (card, suit) => {
      if (card === "Joker") await pullUp(cardOf(table, card));
      else await page.mouse.dblclick(...(await placeOf(cardOf(table, card))));
      await click(new SuitDialog(page).suit(suit));
    },
  });
});

const placeOf = async (target: Locator): Promise<[number, number]> => {
  const { x, y } = await middleOf(target);
  return [x, y];
};

test("H-26 a round is won by keys alone", async ({ page, sitAtEights }) => {
  const table = await sitAtEights(certainExordia);
  const { keyboard } = page;
  const pick = async (card: string): Promise<void> => {
    // A rank's key goes from one card of it to the next.
    while ((await cardOf(table, card).getAttribute("aria-pressed")) !== "true")
      await keyboard.press(card === "Joker" ? "w" : card.charAt(0));
    await keyboard.press("Enter");
  };
  await playCertainEights(table, "exordia8", {
    draw: () => keyboard.press("d"),
    play: ([card = ""]) => pick(card),
    name: async (card, suit) => {
      await pick(card);
      await new SuitDialog(page).nameByKey(suit);
    },
  });
});

/** Ada has begun a sequent on Robin's 2, and can only go on with it. */
const sequent: EightsLaying = {
  game: "exordia8",
  hands: ["2d 4d 6d 8d Kc", "3d 5d 7d Qc Ks"],
  moves: [
    { seat: 0, type: "play", card: "2d" },
    { seat: 1, type: "play", card: "3d" },
  ],
};

test("X8-15 X8-16 X8-17 a sequent runs to its end: each card is owed, and after the 8 one more may be put", async ({
  page,
  sitAtEights,
}) => {
  const table = await sitAtEights(sequent);
  await expect(table.turn).toHaveText("Your turn – a sequent is running: play the 4 of diamonds");
  await expect(table.middle).toContainText(
    "A sequent in diamonds is running. The next card is the 4 of diamonds.",
  );
  await expect(table.action("Take 2 cards")).toHaveAccessibleDescription(
    "You hold the 4 of diamonds and have to play it",
  );
  await page.keyboard.press("4");
  await page.keyboard.press("Enter");
  await expect(table.turn).toHaveText("Your turn – a sequent is running: play the 6 of diamonds");
  await table.myTurn();
  await cardOf(table, "6 of diamonds").dblclick();
  await expect(table.turn).toHaveText("Your turn – a sequent is running: play the 8 of diamonds");
  await table.myTurn();
  await cardOf(table, "8 of diamonds").dblclick();
  await new SuitDialog(page).suit("hearts").click();
  await expect(table.turn).toHaveText("Your turn – one more card on your 8, or decline");
  await expect(table.action("Decline")).toBeVisible();
  await cardOf(table, "King of clubs").dblclick();
  for (const line of [
    "Ada played the 7 of diamonds.",
    "You finished the sequent in diamonds.",
    "You played the king of clubs.",
    "You win the round!",
  ])
    await expect(table.log.getByText(line)).toHaveCount(1);
});

test("X8-16 who does not hold the card owed breaks the sequent and picks up two cards", async ({
  page,
  sitAtEights,
}) => {
  const table = await sitAtEights({
    ...sequent,
    hands: ["2d Td 6d 8d Kc", "3d 5d 7d Qc Ks"],
    stock: "Ah Th",
  });
  await expect(table.turn).toHaveText("Your turn – you don’t have the 4 of diamonds: take 2 cards");
  await cardOf(table, "10 of diamonds").dblclick({ force: true });
  const told = page.getByRole("status").filter({ hasText: "X8-16" });
  await expect(told).toContainText(/4 of diamonds/i);
  await page.keyboard.press("b");
  await table.holds(6);
  await expect(
    table.log.getByText("You broke the sequent and picked up the ace of hearts and 10 of hearts."),
  ).toHaveCount(1);
});

test("H-27 X8-8 a card that does not match is refused in words, and nothing has changed", async ({
  page,
  sitAtEights,
}) => {
  const table = await sitAtEights({
    game: "exordia8",
    hands: ["2d 4d 6s 9s Kc", "3h 5d 7d Qc Ks"],
    moves: [
      { seat: 0, type: "draw" },
      { seat: 1, type: "play", card: "3h" },
    ],
    stock: "Th",
  });
  await expect(table.turn).toHaveText("Your turn – hearts or a 3, or draw");
  await expect(cardOf(table, "9 of spades")).toHaveAccessibleDescription(
    /^The 9 of spades doesn’t match the suit or rank. Play hearts or a 3/,
  );
  await cardOf(table, "9 of spades").click({ force: true });
  await table.action(/^Play/).click({ force: true });
  const told = page.getByRole("status").filter({ hasText: "X8-8" });
  await expect(told).toBeVisible();
  await table.holds(6);
});
