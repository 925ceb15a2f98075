import { expect } from "@playwright/test";
import { Finger } from "#test/support/browser/finger.ts";
import { laidTest as test } from "#test/support/browser/laidTest.ts";
import { cardNamed } from "#test/support/browser/normalTest.ts";

test("GR-7 GR-13 a card is drawn by a tap and thrown by a slide; after a knock what fits is laid off", async ({
  page,
  sitAtEights,
}) => {
  const table = await sitAtEights({
    game: "gin-rummy",
    hands: ["8s Ts 4c 4h 4d 2c 3d 7h Jc 9h", "5s 6s 7s 9c 9d 9s Ah Ac 2d Kh"],
    stock: "6c Qc 3c 8d",
    moves: [
      { seat: 0, type: "pass" },
      { seat: 1, type: "pass" },
    ],
  });
  await page.getByRole("button", { name: /^Draw a card/ }).tap();
  await expect(cardNamed(table, "Queen of clubs")).toBeVisible();
  await table.myTurn();
  const finger = await Finger.on(page);
  await finger.slideUp(cardNamed(table, "Queen of clubs"));
  await expect(table.log.getByText("You discarded the queen of clubs.")).toBeAttached();
  await expect(table.log.getByText(/^Ada knocked with/)).toBeAttached();
  await table.myTurn();
  await table.action(/^Lay off 2 cards/).tap();
  await expect(table.log.getByText("You laid off the 9 of hearts and 8 of spades.")).toBeAttached();
  await expect(page.getByRole("button", { name: "Next hand" })).toBeVisible();
  await page.getByRole("button", { name: /^Score sheet: Robin 0, 0 boxes; Ada \d+, 1 box$/ }).tap();
  await expect(page.getByRole("table")).toContainText("knock");
});
