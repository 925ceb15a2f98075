// Plays a match of Gin Rummy to its end by mouse, and a hand by keys.

import { expect, type Page } from "@playwright/test";
import type { EightsLaying } from "#test/support/browser/laidEights.ts";
import { laidTest as test } from "#test/support/browser/laidTest.ts";
import { middleOf } from "#test/support/browser/middleOf.ts";
import { cardNamed } from "#test/support/browser/normalTest.ts";
import type { TablePage } from "#test/support/browser/tablePage.ts";

const game = "gin-rummy";
const other = "Kd Qd Jh Td 8d 7c 5h 4s 3c 2h";

/** Ada has taken the up-card and thrown a 3; a win with anything ends the match. */
const match: EightsLaying = {
  game,
  hands: ["5s 6s 7s 9c 9d 9s Ah Ac 2d Kh", other],
  stock: "6c Qc Jc",
  carry: { score: [99, 62], boxes: [4, 3] },
  moves: [
    { seat: 0, type: "pass" },
    { seat: 1, type: "take" },
    { seat: 1, type: "discard", card: "3c" },
  ],
};

const logged = (table: TablePage, words: string | RegExp): Promise<void> =>
  expect(table.log.getByText(words).last()).toBeAttached();
const sheet = (page: Page) => page.getByRole("table");

test("GR-7 GR-9 GR-17 a match is won by mouse: a card taken and one drawn, the hand put in order, one thrown, a knock, and the sheet says it all", async ({
  page,
  sitAtEights,
}) => {
  const table = await sitAtEights(match);
  await expect(page.getByRole("img", { name: "Ada, from the pile: 6 of clubs" })).toBeVisible();
  await expect(
    page.getByRole("button", { name: "Score sheet: Robin 99, 4 boxes; Ada 62, 3 boxes" }),
  ).toBeVisible();
  await test.step("the top of the pile is pulled into the hand, which lies in its melds", async () => {
    const top = page.getByRole("button", { name: /^Take the/ }).first();
    const pile = await middleOf(top);
    await page.mouse.move(pile.x, pile.y);
    await page.mouse.down();
    await page.mouse.move(pile.x, pile.y + 120, { steps: 4 });
    await page.mouse.move(pile.x, 640, { steps: 4 });
    // Let go before the page shows it pulled, it would be taken by a click.
    await expect(top.locator("span").first()).toBeVisible();
    await page.mouse.up();
    await logged(table, "You took the 3 of clubs.");
    await table.myTurn();
    expect((await table.cards()).map((name) => name.replace(/,.*/, "")).slice(0, 6)).toEqual([
      "9 of clubs",
      "9 of diamonds",
      "9 of spades",
      "5 of spades",
      "6 of spades",
      "7 of spades",
    ]);
    await expect(page.getByText("7 deadwood", { exact: true })).toBeVisible();
    await expect(table.action("Knock with 7")).toBeVisible();
  });
  await test.step("a card is pulled to another place, where it stays", async () => {
    const [from, to] = [
      await middleOf(cardNamed(table, "2 of diamonds")),
      await middleOf(cardNamed(table, "9 of diamonds")),
    ];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x + 20, from.y - 5, { steps: 4 });
    await page.mouse.up();
    await expect(table.hand.getByRole("button").nth(1)).toHaveAccessibleName("2 of diamonds");
    await cardNamed(table, "King of hearts").click();
    await table.action("Discard the king of hearts").click();
    await logged(table, "You discarded the king of hearts.");
    await table.myTurn();
    await expect(table.hand.getByRole("button").nth(1)).toHaveAccessibleName("2 of diamonds");
  });
  await test.step("the stock is clicked, and the knock ends the match", async () => {
    await page.getByRole("button", { name: /^Draw a card/ }).click();
    await logged(table, /^You drew/);
    await table.myTurn();
    await table.action(/^Knock with/).click();
    await logged(table, /^You knocked with/);
    await logged(table, /^You win the match/);
    await expect(sheet(page).getByRole("row").nth(0)).toHaveText(
      /so far.*knock.*Game.*Boxes.*Total/,
    );
    await expect(sheet(page).getByRole("row").nth(1)).toHaveText(
      /Robin.*99.*\+61.*\+100.*\+125.*385/,
    );
    await expect(sheet(page).getByRole("row").nth(2)).toHaveText(/Ada.*62.*\+75.*137/);
  });
});

test("H-26 GR-12 a hand is won with gin by keys alone, cards are moved by them, and a reader is told what lies there", async ({
  page,
  sitAtEights,
}) => {
  const table = await sitAtEights({
    ...match,
    hands: ["5s 6s 7s 9c 9d 9s Ah Ac As Kh", "Ad Qd Jh Td 8d 7c 5h 4s 3d 2h"],
    carry: {},
    moves: [...match.moves!.slice(0, 2), { seat: 1, type: "discard", card: "Ad" }],
  });
  const { keyboard } = page;
  await keyboard.press("t");
  await logged(table, "You took the ace of diamonds.");
  await table.myTurn();
  await expect(cardNamed(table, "Ace of diamonds")).toHaveAccessibleDescription(
    /^You took the ace of diamonds this turn/,
  );
  await cardNamed(table, "King of hearts").focus();
  await keyboard.press("Shift+ArrowLeft");
  await expect(table.hand.getByRole("button").nth(9)).toHaveAccessibleName("King of hearts");
  await expect(cardNamed(table, "King of hearts")).toBeFocused();
  await keyboard.press("b");
  await expect(page.getByRole("dialog", { name: "Score sheet" })).toBeVisible();
  await keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await keyboard.press("n");
  await logged(table, "Gin! You win 90 points.");
  await expect(table.middle).toContainText("You have laid down", { useInnerText: true });
  await expect(table.middle).toContainText("Ada has laid down no melds", { useInnerText: true });
});

test("GR-13 cards are put to melds by hand, and taken back", async ({ page, sitAtEights }) => {
  const knocked: EightsLaying = {
    game,
    hands: ["8s Ts 4c 4h 4d 2c 3d 7h Jc 9h", "5s 6s 7s 9c 9d 9s Ah Ac 2d Kh"],
    stock: "6c Qc 3c 8d",
    moves: [
      { seat: 0, type: "pass" },
      { seat: 1, type: "pass" },
      { seat: 0, type: "draw" },
      { seat: 0, type: "discard", card: "Qc" },
      { seat: 1, type: "draw" },
      { seat: 1, type: "knock", card: "Kh" },
    ],
  };
  const table = await sitAtEights(knocked);
  await cardNamed(table, "8 of spades").click();
  await page
    .getByRole("button", { name: "Put the 8 of spades on 5 to 7 of spades" })
    .first()
    .click();
  await table.holds(9);
  await table.isStill();
  const [card, meld] = [
    await middleOf(cardNamed(table, "9 of hearts")),
    await middleOf(page.getByRole("button", { name: /on three 9s$/ })),
  ];
  await page.mouse.move(card.x, card.y);
  await page.mouse.down();
  await page.mouse.move(meld.x, meld.y, { steps: 6 });
  await page.mouse.up();
  await table.holds(8);
  await expect(table.action("Lay off these 2 cards")).toBeVisible();
  await table.isStill();
  await page.getByRole("button", { name: "Take back the 9 of hearts" }).click();
  await table.holds(9);
  await table.action("Lay off this card").click();
  await logged(table, "You laid off the 8 of spades.");
});

test("GR-11 a hand goes down in other melds than the best, chosen by keys", async ({
  page,
  sitAtEights,
}) => {
  const table = await sitAtEights({
    game,
    hands: ["4c 4d 4h 5c 5d 5h 6c 6d 6h Ac", "Kd Qd Jh Td 8d 7c 7d 4s 3c 2h"],
    stock: "9c Qc Jc",
    moves: [
      { seat: 0, type: "pass" },
      { seat: 1, type: "pass" },
      { seat: 0, type: "draw" },
    ],
  });
  await page.keyboard.press("c");
  const ways = page.getByRole("dialog", { name: "How your cards go down" }).getByRole("listitem");
  await expect(ways.first().getByRole("button")).toBeFocused();
  await expect(ways).toHaveCount(2);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await logged(
    table,
    "You knocked with 1: 4 to 6 of clubs, 4 to 6 of diamonds, and 4 to 6 of hearts.",
  );
});
