// Checks that a round's result can be pressed while more of it arrives.

import { expect, type Page } from "@playwright/test";
import { laidTest as test } from "#test/support/browser/laidTest.ts";
import type { EightsLaying } from "#test/support/browser/laidEights.ts";

/** Robin has one card left, which fits, and gets his first points and achievement by it. */
const lastCard: EightsLaying = {
  game: "crazy-eights",
  hands: ["9c 9h 9s 9d 5d", "Kc Kh Ks Qc Qs"],
  stock: "3c Jh",
  settings: { lastRound: 10 },
  moves: [
    { seat: 0, type: "play", cards: ["9c", "9h", "9s", "9d"] },
    { seat: 1, type: "draw" },
  ],
};

declare global {
  interface Window {
    /** What the page has asked about a round's merit; each is sent when it is called. */
    heldAsks: (() => void)[];
  }
}

/** Keeps from the host what the page asks about a round's merit. */
function holdMerit(): void {
  window.heldAsks = [];
  window.WebSocket = class extends WebSocket {
    override send(frame: Uint8Array<ArrayBuffer>): void {
      const sendNow = (): void => super.send(frame);
      if (new TextDecoder("latin1").decode(frame).includes("merit")) window.heldAsks.push(sendNow);
      else sendNow();
    }
  };
}

/** Lets the host answer what the page asks, or is about to ask. */
async function answerMerit(page: Page): Promise<void> {
  await page.waitForFunction(() => window.heldAsks.length > 0);
  await page.evaluate(() => window.heldAsks.splice(0).forEach((ask) => ask()));
}

/** Where the buttons with words are. */
const buttonsOf = (page: Page): Promise<Readonly<Record<string, unknown>>> =>
  page
    .getByRole("button")
    .filter({ hasText: /\w/ })
    .evaluateAll((buttons) =>
      Object.fromEntries(
        buttons.map((button) => [
          button.textContent,
          button.getBoundingClientRect().toJSON() as unknown,
        ]),
      ),
    );

for (const [width, height] of [
  [1280, 800],
  [390, 844],
  [844, 390],
] as const) {
  test(`H-34 CE-12 at ${width}×${height} the buttons of a round's result stay where they are when an achievement and a level are told later`, async ({
    page,
    sitAtEights,
  }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(holdMerit);
    const table = await sitAtEights(lastCard);
    await table.card("5 of diamonds").dblclick();
    const next = page.getByRole("button", { name: "Next round" });
    for (const result of ["strip", "panel"] as const) {
      if (result === "panel") {
        await page.reload();
        await page.getByRole("button", { name: "Details" }).click();
      }
      await expect(next).toBeEnabled();
      const before = await buttonsOf(page);
      await answerMerit(page);
      await expect(page.getByText("Pull up a chair")).toBeVisible();
      await expect(page.getByText("You reached level 2!")).toBeVisible();
      expect(await buttonsOf(page)).toMatchObject(before);
    }
  });
}
