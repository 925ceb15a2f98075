// Plays Normal Eights by finger on a phone: a target is picked, a window passed and sets discarded,
// with nothing lying on anything else.

import { expect, type Locator, type Page } from "@playwright/test";
import { middleOf } from "#test/support/browser/middleOf.ts";
import { collisions, partsOf } from "#test/support/browser/parts.ts";
import { cardNamed, normalTest as test, promptIn } from "#test/support/browser/normalTest.ts";
import type { TablePage } from "#test/support/browser/tablePage.ts";

/** Smaller places are missed by fingers, pixels. */
const leastTouch = 44;

async function tap({ touchscreen }: Page, target: Locator): Promise<void> {
  const { x, y } = await middleOf(target);
  await touchscreen.tap(x, y);
}

/** Plates, buttons and `also` stand free of each other, and in the window. */
async function expectFree({ seats, actions }: TablePage, also: Locator): Promise<void> {
  const parts = await partsOf(seats.getByRole("listitem").or(actions.getByRole("button")).or(also));
  expect(collisions(parts)).toEqual([]);
  expect(
    parts.filter(
      ({ left, top, right, bottom }) =>
        left < -0.5 || top < -0.5 || right > 390.5 || bottom > 844.5,
    ),
  ).toEqual([]);
}

test("H-26 H-28 NE-17 NE-20 on a phone a target is tapped, and the question stands free of everything", async ({
  page,
  sitAt,
}) => {
  const table = await sitAt({
    hands: [
      "Kh As 4d 8c 9c Tc 2c",
      "3c 5s 6s 8s 9h Th 4s",
      "3d 6d 8d 9d Jd Qd Td",
      "3s 5c 6c 7c 8h Jc Qc",
    ],
    stock: "2h 3h 5h 7d 7s 5d",
    options: { nopeSeconds: 60, nopeFloor: 0 },
  });
  await table.myTurn();
  await tap(page, cardNamed(table, "King of hearts"));
  await tap(page, table.action(/^Play/));
  const seats = page
    .getByRole("dialog", { name: "Who draws four cards?" })
    .getByRole("group")
    .getByRole("button");
  await expect(seats).toHaveCount(4);
  for (const { left, right, top, bottom } of await partsOf(seats))
    expect(Math.min(right - left, bottom - top)).toBeGreaterThanOrEqual(leastTouch);
  await seats.first().tap();
  await expect(seats).toHaveCount(0);
  await expect(
    promptIn(table, "You play the king of hearts: Ada draws four cards."),
  ).toBeAttached();
  await table.isStill();
  await expectFree(table, page.locator("[data-window]"));
  await tap(page, table.action("Nope, send back"));
  await expect(
    promptIn(
      table,
      "You answer with the ace of spades: the king of hearts is cancelled and goes back to your hand.",
    ),
  ).toBeAttached();
  await table.isStill();
  await expectFree(table, page.locator("[data-window]"));
  await tap(page, table.action(/^Pass$/));
  await expect(
    table.log.getByText("The king of hearts is cancelled and goes back to your hand."),
  ).toHaveCount(1);
});

test("H-26 H-28 NE-11 on a phone two sets are tapped, and all of the panel is to be seen", async ({
  page,
  sitAt,
}) => {
  const table = await sitAt({
    hands: ["6h 7c 7d 7h 9s Ts Js", "3c 5s 8s Tc Qh 4s 2d", "3d 6d 8d 9d Jd Qc Kc"],
    stock: "5h Ac 2c Kd 3h",
    options: { nopeSeconds: 60, nopeFloor: 0 },
    moves: [
      { seat: 0, type: "draw" },
      { seat: 0, type: "keep" },
      { seat: 1, type: "draw" },
      { seat: 1, type: "keep" },
      { seat: 2, type: "draw" },
      { seat: 2, type: "keep" },
      { seat: 0, type: "play", card: "6h" },
      { seat: 1, type: "pass" },
      { seat: 2, type: "pass" },
    ],
  });
  await expect(table.action(/^Pass$/)).toBeVisible();
  await table.isStill();
  await tap(page, table.action(/^Pass$/));
  const panel = page.getByRole("region", { name: "Sets to discard" });
  await expect(panel).toBeVisible();
  await table.isStill();
  await expectFree(table, panel);
  for (const set of await panel.getByRole("list").getByRole("button").all()) {
    await tap(page, set);
    // By now the panel has grown with the choice of the top card, and the next set has moved.
    await expect(set).toHaveAttribute("aria-pressed", "true");
  }
  expect(
    await panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight),
  ).toBeLessThanOrEqual(1);
  await expectFree(table, panel);
  await tap(
    page,
    panel.locator("label").filter({ has: page.getByRole("radio", { name: "7 of diamonds" }) }),
  );
  await tap(page, table.action("Discard 2 sets"));
  await table.holds(1);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth && scrollY === 0),
  ).toBe(true);
});
