import { expect } from "@playwright/test";
import { appTest as test } from "#test/support/browser/appTest.ts";

test("H-26 seats with counts and titles, the trick, whose turn it is, the hand and the actions are there by name, and sorting the hand changes the order of its buttons", async ({
  page,
  sitDown,
}) => {
  const table = await sitDown({
    hands: ["3c 5h Tc Ad 2s", "6d 5s"],
    seats: 3,
    roundNumber: 3,
    scores: [
      [1, 0],
      [0, 2],
      [1, 0],
    ],
    level: "easy",
    moves: [
      { seat: 0, type: "play", cards: ["3c"] },
      { seat: 1, type: "play", cards: ["6d"] },
      { seat: 2, type: "pass" },
    ],
  });
  await table.myTurn();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Table – Kings & Bastards");
  await expect(table.seats).toMatchAriaSnapshot(`
    - list "Players":
      - listitem "Robin (you), 17 cards, King once, to act"
      - listitem "Ada, bot, 17 cards, Bastard 2 times"
      - listitem "Ludwig, bot, 17 cards, King once, dealer, Pass"
  `);
  await expect(table.middle).toMatchAriaSnapshot(`
    - region "On the table":
      - paragraph: Ada’s 6 of diamonds is winning the trick, after 1 other play.
  `);
  await expect(table.turn).toHaveText("Your turn – beat the 6, or pass");
  await expect(table.hand).toMatchAriaSnapshot(`
    - group "Your hand, 17 cards":
      - button "5 of hearts" [disabled]
      - button "10 of clubs"
      - button "Ace of diamonds"
      - button "2 of spades"
  `);
  await expect(table.actions).toMatchAriaSnapshot(`
    - group "What you can do":
      - button "Play" [disabled]
      - button "Pass"
      - button "Hint"
      - button "Sort by suit"
      - button "Clear" [disabled]
  `);
  await test.step("H-26 sorting the hand by suit changes the order of its buttons and says what the button does next", async () => {
    const byRank = await table.cards();
    await table.action("Sort by suit").click();
    await expect(table.action("Sort by rank")).toBeVisible();
    const suitsOf = (names: readonly string[]) => [
      ...new Set(names.map((name) => name.split(" of ")[1])),
    ];
    expect(await table.cards()).not.toEqual(byRank);
    expect((await table.cards()).toSorted()).toEqual(byRank.toSorted());
    const suits = (await table.cards()).map((name) => name.split(" of ")[1]);
    expect(suits.filter((suit, at) => suit !== suits[at - 1])).toEqual(
      suitsOf(await table.cards()),
    );
  });
});

test("H-26 the log announces politely who played what, and who passed", async ({ sitDown }) => {
  const table = await sitDown({ hands: ["3c 4d Ac Ad Ah As 2c 2d 2h 2s Kc Kd Kh Jk"] });
  await table.myTurn();
  await expect(table.log).toHaveAttribute("aria-live", "polite");
  for (const card of ["3 of clubs", "2 of clubs"]) {
    await table.card(card).dblclick();
    await expect(table.log.getByText(`You played the ${card}.`)).toHaveCount(1);
    await table.myTurn();
  }
  await expect(
    table.log.getByRole("listitem").filter({
      hasText:
        /^(Ada|Ludwig|Mei) (played the \d+ of \w+|played the (jack|queen|king) of \w+|passed)\.$/,
    }),
  ).not.toHaveCount(0);
  await expect(table.log.getByRole("listitem").last()).toHaveText("You won the trick.");
});
