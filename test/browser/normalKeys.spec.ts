// Plays Normal Eights by keys alone, and checks that a window outlives a reload and that "pass
// until I hold an ace" keeps its moment.

import { expect, type Locator } from "@playwright/test";
import {
  cardNamed,
  normalTest as test,
  promptIn,
  signsOn,
} from "#test/support/browser/normalTest.ts";
import type { TablePage } from "#test/support/browser/tablePage.ts";

/** It is Ada's king on Robin that is asked about; nobody else holds an ace. */
const king = (options: Readonly<{ nopeSeconds: number; nopeFloor: number }>) => ({
  hands: ["As 3c 4d 8c 9c Tc 2c", "Kh 5s 6s 8s 9h Th 4s", "3d 6d 8d 9d Jd Qd Td"],
  stock: "2h 3h 5h 7d 7s 7c",
  options,
  moves: [
    { seat: 0, type: "draw" },
    { seat: 0, type: "keep" },
    { seat: 1, type: "play", card: "Kh", target: 0 },
  ],
});
const ring = (table: TablePage): Locator => table.page.locator("[data-window] svg circle").last();
/** ms for which the ring has run, of how many. */
const run = (table: TablePage): Promise<readonly [number, number]> =>
  ring(table).evaluate((circle) => {
    const [animation] = circle.getAnimations();
    return [
      Number(animation?.currentTime),
      Number(animation?.effect?.getTiming().duration),
    ] as const;
  });

test("H-26 NE-18 by keys alone: B sends a card back, P and Space let one pass", async ({
  page,
  sitAt,
}) => {
  const table = await sitAt(king({ nopeSeconds: 60, nopeFloor: 0 }));
  await expect(
    promptIn(table, "Ada plays the king of hearts: you draw four cards. You can answer or pass."),
  ).toBeAttached();
  await table.isStill();
  await page.keyboard.press("b");
  await expect(
    promptIn(
      table,
      "You answer with the ace of spades: the king of hearts is cancelled and goes back to Ada’s hand.",
    ),
  ).toBeAttached();
  await expect.poll(() => signsOn(table)).toEqual(["cancelled back", ""]);
  await page.keyboard.press("Space");
  await expect(
    table.log.getByText("The king of hearts is cancelled and goes back to Ada’s hand."),
  ).toHaveCount(1);
});

test("H-26 NE-15 NE-24 by keys alone a joker is named a jack and aimed at somebody, and N says Nope", async ({
  page,
  sitAt,
}) => {
  const table = await sitAt({
    hands: ["Jk Ac 4d 8c 9c Tc 2c", "Kh 5s 6s 8s 9h Th 4s", "3d 6d 8d 9d Jd Qd Td"],
    stock: "2h 3h 5h 7d 7s 7c",
    options: { jokersPerPack: 1, nopeSeconds: 60, nopeFloor: 0 },
  });
  await table.myTurn();
  await page.keyboard.press("w");
  await page.keyboard.press("Enter");
  const namer = page.getByRole("dialog", { name: "Name the joker" });
  await expect(namer).toBeVisible();
  await page.keyboard.press("j");
  const picker = page.getByRole("dialog", { name: "Who misses a turn?" });
  await expect(picker).toContainText("You play the joker as jack of hearts.");
  await expect(picker.getByRole("button", { name: /^Ada/ })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(picker.getByRole("button", { name: /^Ludwig/ })).toBeFocused();
  await page.keyboard.press("1");
  await expect(
    promptIn(table, "You play the joker as jack of hearts: Ada’s next turn is skipped."),
  ).toBeAttached();
  await page.keyboard.press("n");
  await expect(
    promptIn(table, "You answer with the ace of clubs: the joker as jack of hearts is cancelled."),
  ).toBeAttached();
  await page.keyboard.press("p");
  await expect(table.log.getByText("The joker as jack of hearts is cancelled.")).toHaveCount(1);
});

test.describe("as time passes", () => {
  test.use({ timeStands: false });

  test("NE-20 a page that is reloaded within a window finds the same one, with what is left of its time", async ({
    page,
    sitAt,
  }) => {
    const table = await sitAt(king({ nopeSeconds: 60, nopeFloor: 0.5 }));
    const words = "Ada plays the king of hearts: you draw four cards.";
    await expect(promptIn(table, words)).toBeAttached();
    await expect.poll(async () => (await run(table))[0]).toBeGreaterThan(1000);
    const [before, whole] = await run(table);
    expect(whole).toBe(60_000);
    await page.reload();
    await expect(promptIn(table, words)).toBeAttached();
    await expect.poll(async () => (await run(table))[0]).toBeGreaterThan(before);
    await expect(page.locator('[data-window="1"]')).toBeVisible();
    await table.isStill();
    await page.keyboard.press("n");
    await expect(
      promptIn(table, "You answer with the ace of spades: the king of hearts is cancelled."),
    ).toBeAttached();
  });
});

test("H-26 NE-20 NE-21 a screen reader hears what may be answered and for how long, reads the chain, and hears what became of it", async ({
  page,
  sitAt,
}) => {
  const table = await sitAt(king({ nopeSeconds: 60, nopeFloor: 0 }));
  await expect(promptIn(table, "You have 60 seconds.")).toHaveText(
    "Ada plays the king of hearts: you draw four cards. You can answer or pass. You have 60 seconds.",
  );
  await expect(table.actions).toMatchAriaSnapshot(`
    - group "What you can do":
      - button "Pass"
      - button "Nope!"
      - button "Nope, send back"
  `);
  await expect(table.middle).toContainText(
    "To answer: Ada’s king of hearts – you draw four cards.",
  );
  await expect(table.seats.getByRole("listitem", { name: /to act/ })).toHaveCount(3);
  await expect(cardNamed(table, "8 of clubs")).toHaveAccessibleDescription(
    /^You can’t answer with the 8 of clubs/,
  );
  await page.keyboard.press("n");
  await expect(table.middle).toContainText("Answered by your ace of spades.");
  await expect(promptIn(table, "You have 60 seconds.")).toHaveText(
    "You answer with the ace of spades: the king of hearts is cancelled. You have no card to answer. You have 60 seconds.",
  );
  await page.keyboard.press("p");
  for (const line of [
    "You answered with the ace of spades: Nope!",
    "The king of hearts is cancelled.",
  ])
    await expect(table.log.getByText(line)).toHaveCount(1);
});
