// Plays a hand of five-card draw by mouse and by keys, and checks that every amount is asked for
// and checked.

import { expect, type Page } from "@playwright/test";
import { certainDraw, playCertainDraw } from "#test/support/browser/certainDraw.ts";
import type { DrawLaying } from "#test/support/browser/laidDraw.ts";
import { laidTest as test } from "#test/support/browser/laidTest.ts";
import { middleOf } from "#test/support/browser/middleOf.ts";
import { resize } from "#test/support/browser/resize.ts";
import { isTabbedThrough } from "#test/support/browser/tabbing.ts";

/** Facing a bet of 30 with a pair of aces and a joker, as King; Zoe sits out. */
const facing: DrawLaying = {
  hands: ["Ac Ad 4c 7s Jk", "Kc Kd 5c 8s 2h", "Qc Qd 6c 3s Th", "Jc Jd 5d 8d 2d"],
  dealer: 0,
  titles: { king: 0, bastard: 2 },
  idle: "Zoe",
  moves: [
    { seat: 1, type: "bet", to: 30 },
    { seat: 2, type: "call" },
    { seat: 3, type: "call" },
  ],
};

const betBar = (page: Page) => page.getByRole("group", { name: "Bet amount" });
const amount = (page: Page) => betBar(page).getByRole("textbox", { name: "Amount" });

test("a hand is played to the showdown with the mouse alone: slider, parts of the pot, cards picked for the draw", async ({
  page,
  sitAtDraw,
}) => {
  const table = await sitAtDraw(certainDraw);
  await playCertainDraw(table, {
    bet: async () => {
      await betBar(page).getByRole("button", { name: "Pot", exact: true }).click();
      await table.action("Bet 20").click();
    },
    call: () => table.action(/^Call/).click(),
    draw: async () => {
      await expect(table.action("Stand pat")).toBeVisible();
      await table.card("2 of diamonds").click();
      await table.action("Draw 1").click();
    },
    allIn: async () => {
      const { x, y } = await middleOf(betBar(page).getByRole("slider"));
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 600, y, { steps: 5 });
      await page.mouse.up();
      await table.action(/^All in/).click();
    },
  });
});

test("H-26 a hand is played to the showdown with the keyboard alone", async ({
  page,
  sitAtDraw,
}) => {
  const { keyboard } = page;
  const table = await sitAtDraw(certainDraw);
  await playCertainDraw(table, {
    bet: async () => {
      await keyboard.press("b");
      await expect(amount(page)).toBeFocused();
      await keyboard.type("25");
      await keyboard.press("ArrowUp");
      await expect(table.action("Bet 35")).toBeVisible();
      await keyboard.press("Enter");
      await expect(table.log.getByText("You bet 35.")).toHaveCount(1);
    },
    call: () => keyboard.press("c"),
    draw: async () => {
      await keyboard.press("2");
      await expect(table.card("2 of diamonds")).toHaveAttribute("aria-pressed", "true");
      await keyboard.press("d");
    },
    allIn: async () => {
      await keyboard.press("a");
      await expect(amount(page)).toBeFocused();
      await expect(table.action(/^All in/)).toBeVisible();
      await keyboard.press("Enter");
    },
  });
});

test("H-26 facing a bet: all is there in words, and an amount that is typed is checked before it is bet", async ({
  page,
  sitAtDraw,
}) => {
  const table = await sitAtDraw(facing);
  await test.step("H-26 bets, pots, titles and who sits out are there in words", async () => {
    await expect(table.turn).toHaveText("Your turn – 30 to call");
    await expect(table.seats).toMatchAriaSnapshot(`
      - list "Players":
        - listitem "Robin (you), 5 cards, 1,000 chips, King, pays no ante, dealer, to act"
        - listitem "Ada, bot, 5 cards, 960 chips, bet 30"
        - listitem "Ludwig, bot, 5 cards, 950 chips, Bastard, pays the King’s ante, bet 30"
        - listitem "Mei, bot, 5 cards, 960 chips, bet 30"
    `);
    await expect(table.middle).toMatchAriaSnapshot(`
      - region "On the table":
        - paragraph: "In the pot: 40 chips."
        - paragraph: "Bets: Ada 30, Ludwig 30, Mei 30."
        - paragraph: "Not in this round: Zoe sits out."
    `);
    await expect(table.card("Joker, wild")).toBeVisible();
    await expect(table.actions.getByRole("button")).toHaveText([
      "Call 30",
      "Raise to 60",
      "Fold",
      "Hint",
      "Sort",
      "Clear",
    ]);
  });
  await test.step("a typed amount is checked before it is bet, and no letter in the field is a shortcut", async () => {
    await page.keyboard.press("r");
    await expect(amount(page)).toHaveValue("60");
    await page.keyboard.type("45fc");
    await expect(amount(page)).toHaveValue("45fc");
    await expect(betBar(page)).toContainText("Enter a whole number from 60 to 1,000.");
    await expect(amount(page)).toHaveAttribute("aria-invalid", "true");
    await page.keyboard.press("Enter");
    await expect(
      page.getByRole("status").filter({ has: page.getByRole("button", { name: "Close" }) }),
    ).toContainText("Enter a whole number from 60 to 1,000.");
    await expect(table.log.getByText(/^You/)).toHaveCount(0);
    await amount(page).fill("1,000");
    await expect(table.action("All in – 1,000")).toBeVisible();
    await amount(page).fill("120");
    await expect(betBar(page)).toContainText("120 more from your stack");
    await table.action("Raise to 120").click();
    await expect(table.log.getByText("You raised to 120.")).toHaveCount(1);
  });
});

test("H-27 a hint sets the amount or says what else to do, with its reason; H-26 Tab goes through hand, bar and buttons", async ({
  page,
  sitAtDraw,
}) => {
  const table = await sitAtDraw(facing);
  await page.keyboard.press("h");
  await expect(
    page.getByRole("status").filter({ has: page.getByRole("button", { name: "Close" }) }),
  ).toHaveText(/^(Call|Fold|Raise to [\d,]+)\. \w+/);
  await expect(table.log.getByText(/^You/)).toHaveCount(0);
  await expect(betBar(page)).toBeVisible();
  await isTabbedThrough(page, "a bet");
});

test("at 390×844, 844×390, 1280×800 and 1024×700 the bar for bets covers neither hand nor buttons, plate or the line for whose turn it is", async ({
  page,
  sitAtDraw,
}) => {
  // Where there is room for it the bar stands open by itself, and stays so: phones come first.
  await page.setViewportSize({ width: 390, height: 844 });
  const table = await sitAtDraw(facing);
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1280, 800],
    [1024, 700],
  ] as const) {
    await test.step(`${width}×${height}`, async () => {
      await resize(page, { width, height });
      await table.isStill();
      if (!(await betBar(page).isVisible())) await table.action("Raise…").click();
      await expect(table.action("Raise to 60")).toBeVisible();
      const bar = (await betBar(page).boundingBox())!;
      expect(
        bar.x >= 0 &&
          bar.y >= 0 &&
          bar.x + bar.width <= width + 0.5 &&
          bar.y + bar.height <= height + 0.5,
        `${width}×${height}: within the window`,
      ).toBe(true);
      const parts = table.actions
        .getByRole("button")
        .or(table.hand.getByRole("button"))
        .or(table.seats.getByRole("listitem").first())
        .or(table.turn);
      const covered = await parts.evaluateAll(
        (elements, box) =>
          elements.flatMap((element) => {
            const { left, top, right, bottom } = element.getBoundingClientRect();
            return left < box.x + box.width - 1 &&
              box.x < right - 1 &&
              top < box.y + box.height - 1 &&
              box.y < bottom - 1
              ? [element.textContent]
              : [];
          }),
        bar,
      );
      expect.soft(covered, `${width}×${height}: covered`).toEqual([]);
      await page.keyboard.press("Escape");
    });
  }
});

test("H-7 the next round is another game at the same table", async ({ page, sitAtDraw }) => {
  const table = await sitAtDraw({
    ...certainDraw,
    rotation: [
      {
        game: "five-card-draw",
        rounds: 1,
        options: {
          jokersPerPack: 0,
          buyIn: 1000,
          ante: 10,
          allowCheck: false,
          shortRaisesAddUp: false,
          maxDraw: 3,
        },
      },
      {
        game: "kings-and-bastards",
        rounds: 1,
        options: { jokersPerPack: 0, exchangeTrumps: false, stake: 0, bastardPays: 0 },
      },
    ],
  });
  await page.keyboard.press("f");
  await expect(table.log.getByText("You folded.")).toHaveCount(1);
  await expect(table.seats.getByRole("listitem").first()).toContainText("folded");
  await expect(table.actions).toHaveCount(0);
  await page.getByRole("button", { name: /^Next/ }).click();
  await expect(table.hand.getByRole("button")).toHaveCount(26);
  await expect(page.getByText("Kings & Bastards", { exact: true })).toBeVisible();
  await expect(table.action("Pass")).toBeVisible();
});
