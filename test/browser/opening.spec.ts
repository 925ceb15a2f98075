// A table that is opened stands in its place from the first picture on.

import { expect, type Page } from "@playwright/test";
import { appTest as test } from "#test/support/browser/appTest.ts";
import { laidTest } from "#test/support/browser/laidTest.ts";

/**
 * Writes down, before every picture that the browser makes, how large the table's words are and
 * where its seats and buttons lie.
 */
async function film(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = (): void => {
      const table = document.querySelector<HTMLElement>("section[aria-busy]");
      const seats = [...(table?.querySelectorAll("ul > li[style]") ?? [])].map((seat) =>
        seat.getBoundingClientRect(),
      );
      if (seats.length > 0 && table) {
        seen.push(
          JSON.stringify({
            words: table.style.getPropertyValue("--word"),
            width: table.clientWidth,
            seats: seats.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round)),
          }),
        );
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

const seenOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { readonly seen: readonly string[] }).seen);

/** Of two pictures at least. */
async function sizes(page: Page): Promise<readonly string[]> {
  await expect.poll(async () => (await seenOn(page)).length).toBeGreaterThan(1);
  return [...new Set(await seenOn(page))];
}

/** The two take up the window between them, and nothing of the one lies over the other. */
function isBesideTable(steps: HTMLElement): boolean {
  const its = steps.getBoundingClientRect();
  const table = document.querySelector("section[aria-busy]")!.getBoundingClientRect();
  const area = its.width * its.height + table.width * table.height;
  return (
    Math.abs(area - innerWidth * innerHeight) < 1 &&
    (its.bottom <= table.top || its.right <= table.left)
  );
}

test("H-24 a table of Kings & Bastards is opened at the size that it keeps", async ({
  page,
  sitDown,
}) => {
  await film(page);
  const table = await sitDown({ hands: ["3c 8c 9d Jc Qh Ad 2s"] });
  await table.myTurn();
  expect(await sizes(page)).toHaveLength(1);
});

laidTest(
  "H-24 H-33 and so is one with a stock, a pile and signs in the corner, below a player’s first steps",
  async ({ page, sitAtEights }) => {
    await film(page);
    await page.addInitScript(() => {
      if (/^https?:/.test(location.protocol)) localStorage.removeItem("cardtable.settings");
    });
    const table = await sitAtEights({ game: "crazy-eights", seats: 4 });
    const steps = page.getByRole("region", { name: "First steps" });
    await expect(steps).toContainText("first step 1 of 3");
    await table.myTurn();
    expect(await sizes(page)).toHaveLength(1);
    for (const size of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(size);
      await expect.poll(() => steps.evaluate(isBesideTable)).toBe(true);
    }
    await table.action("Draw").click();
    await expect(steps).toContainText("first step 2 of 3");
  },
);
