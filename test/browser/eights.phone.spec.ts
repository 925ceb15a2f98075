// Plays the eights games by finger on a phone: cards are slid up, the stock and suits are tapped.

import { expect, type Locator } from "@playwright/test";
import {
  certainCrazy,
  certainExordia,
  playCertainEights,
} from "#test/support/browser/certainEights.ts";
import { Finger } from "#test/support/browser/finger.ts";
import type { EightsLaying } from "#test/support/browser/laidEights.ts";
import { laidTest as test } from "#test/support/browser/laidTest.ts";
import { SuitDialog } from "#test/support/browser/suitDialog.ts";
import { resize } from "#test/support/browser/resize.ts";

/** Smaller places are missed by fingers, pixels. */
const leastTouch = 56;

/** Ada has put an 8 and named spades. */
const named: EightsLaying = {
  game: "exordia8",
  hands: ["2d 4d 6s 9s Kc", "8h 5d 7d Qc Ks"],
  moves: [
    { seat: 0, type: "play", card: "2d" },
    { seat: 1, type: "play", card: "8h", suit: "s" },
  ],
};

test("X8-9 a named suit is shown once on an upright phone, on the pile, and twice in a large window", async ({
  page,
  sitAtEights,
}) => {
  await sitAtEights(named);
  const shown = (): Promise<readonly string[]> =>
    page.evaluate(() =>
      window
        .__table!.snapshot()
        .filter(({ visible, label }) => visible && (label === "want" || label.startsWith("named")))
        .map(({ label }) => label)
        .toSorted(),
    );
  await expect.poll(shown).toEqual(["named s"]);
  await resize(page, { width: 1280, height: 800 });
  await expect.poll(shown).toEqual(["named s", "want"]);
});

for (const laying of [certainCrazy, certainExordia]) {
  test(`CE-14 H-26 a round of ${laying.game} is won by taps and slides on a phone`, async ({
    page,
    sitAtEights,
  }) => {
    const table = await sitAtEights(laying);
    const finger = await Finger.on(page);
    const cardOf = (name: string): Locator =>
      table.hand.getByRole("button", { name: new RegExp(`^${name}(,|$)`) });
    await playCertainEights(table, laying.game, {
      draw: () => finger.tap(page.getByRole("button", { name: /^Draw a card – \d+ left$/ })),
      play: async (names) => {
        for (const name of names.slice(0, -1)) await finger.tap(cardOf(name));
        await finger.slideUp(cardOf(names.at(-1)!));
      },
      name: async (card, suit) => {
        await finger.slideUp(cardOf(card));
        const dialog = new SuitDialog(page);
        const button = dialog.suit(suit);
        const box = await button.boundingBox();
        expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(leastTouch);
        await finger.tap(button);
        await expect(dialog.window).toHaveCount(0);
      },
    });
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth <= innerWidth && scrollY === 0,
      ),
    ).toBe(true);
  });
}
