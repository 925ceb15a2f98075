// Checks that cards fly as they should, and do not fly where nobody wants them to.

import { expect, type Page } from "@playwright/test";
import { appTest as test } from "#test/support/browser/appTest.ts";
import type { Laying } from "#test/support/browser/laidTable.ts";
import { frame, stopTime } from "#test/support/browser/pageTime.ts";
import type { Drawn, TablePage } from "#test/support/browser/tablePage.ts";

// Playwright takes the simulated clock out of a page that the next test goes on with, and may be a
// moment late: that test would have its error.
test.use({ reuseContext: false });

/** Robin leads; a 2 takes its own trick, so that after it nobody but he is to act. */
const leading: Laying = {
  hands: ["3c 2c 2d 2h 4d"],
  moves: [
    { seat: 0, type: "play", cards: ["3c"] },
    { seat: 1, type: "pass" },
    { seat: 2, type: "pass" },
    { seat: 3, type: "pass" },
  ],
};
const longest = 8000;

const isPlaying = (page: Page): Promise<boolean | undefined> =>
  page.evaluate(() => window.__table?.isPlaying());

/** Lets the page's time run until nothing flies; answers with the ms that took. */
async function untilStill(page: Page): Promise<number> {
  for (let ms = 0; ms <= longest; ms += 2 * frame) {
    if (!(await isPlaying(page))) return ms;
    await page.clock.runFor(2 * frame);
  }
  throw new Error(`something still flies after ${longest} ms`);
}

async function lead(table: TablePage, card: string, left: number): Promise<void> {
  await table.card(card).dblclick();
  await table.holds(left);
}

const faceOf = async (table: TablePage, face: string): Promise<Drawn | undefined> =>
  (await table.faces()).find((seen) => seen.face === face);

/** After a plan the stage shows the hand and the trick of the view, and nothing else. */
async function expectStageAsView(table: TablePage): Promise<void> {
  const held = await table.hand
    .getByRole("button")
    .evaluateAll((buttons) => buttons.map((button) => button.dataset["card"]));
  expect((await table.faces()).map(({ face }) => face).toSorted()).toEqual(held.toSorted());
}

/**
 * Counts from here on the pictures that the canvas renderer draws, and the frames that are asked
 * for.
 */
async function countDrawing(page: Page): Promise<void> {
  await page.evaluate(() => {
    const count = (): void => {
      document.body.dataset["drawn"] = String(Number(document.body.dataset["drawn"]) + 1);
    };
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      count();
      return ask(callback);
    };
    // oxlint-disable-next-line typescript/unbound-method -- called with the canvas as `this`, below
    const { drawImage } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.drawImage = function (
      this: CanvasRenderingContext2D,
      ...given: unknown[]
    ) {
      count();
      Reflect.apply(drawImage, this, given);
    };
  });
}

/** How many it draws in a second of the page's own time. */
async function drawnInSecond(page: Page): Promise<number> {
  await page.evaluate(() => (document.body.dataset["drawn"] = "0"));
  await page.clock.runFor(1000);
  return page.evaluate(() => Number(document.body.dataset["drawn"]));
}

test("where nothing moves nothing is drawn, and no frame is asked for", async ({
  page,
  sitDown,
}) => {
  await page.clock.install();
  const faces = new Set<string>();
  page.on("request", (request) => {
    if (/\/avatar-[^/]+\.svg$/.test(request.url())) faces.add(request.url());
  });
  const table = await sitDown(leading);
  // Faces of people are drawn whenever they come in, which the stopped time does not hold up.
  await page.evaluate(
    (urls) => Promise.all(urls.map((url) => Object.assign(new Image(), { src: url }).decode())),
    [...faces],
  );
  await stopTime(page);
  await countDrawing(page);
  await expect.poll(() => drawnInSecond(page)).toBe(0);
  await table.card("4 of diamonds").click();
  expect(await drawnInSecond(page)).toBeGreaterThan(0);
  expect(await drawnInSecond(page)).toBe(0);
});

test.describe("at normal speed", () => {
  // The stopped clock is Playwright's own; told to go on in a page that has just been left, it
  // misses itself (`__pwClock.controller`).
  test.use({
    contextOptions: { reducedMotion: "no-preference" },
    expectedErrors: [/^error: Cannot read properties of undefined \(reading 'controller'\)$/],
  });

  test("H-24 a played card flies from the hand over the felt to the heap, and then the stage shows the view", async ({
    page,
    sitDown,
  }) => {
    await page.clock.install();
    const table = await sitDown(leading);
    await stopTime(page);
    const start = await faceOf(table, "2c");
    await lead(table, "2 of clubs", 12);
    expect(await isPlaying(page)).toBe(true);
    await page.clock.runFor(10 * frame);
    const flying = await faceOf(table, "2c");
    expect(flying!.y).toBeLessThan(start!.y - 20);
    await page.clock.runFor(20 * frame);
    const landed = await faceOf(table, "2c");
    expect(landed!.y).toBeLessThan(flying!.y - 20);
    await untilStill(page);
    expect(await faceOf(table, "2c")).toBeUndefined();
    await expectStageAsView(table);
    await page.clock.runFor(2000);
    const atRest = await table.drawn();
    await page.clock.resume();
    await page.reload();
    await table.myTurn();
    await expect.poll(() => table.drawn()).toEqual(atRest);
  });

  test("H-24 a click on the felt hurries what flies", async ({ page, sitDown }) => {
    await page.clock.install();
    const table = await sitDown(leading);
    await stopTime(page);
    await lead(table, "2 of clubs", 12);
    const slow = await untilStill(page);
    await lead(table, "2 of diamonds", 11);
    await page.mouse.click(640, 330);
    const hurried = await untilStill(page);
    expect(slow).toBeGreaterThan(800);
    expect(hurried).toBeLessThan(slow / 3);
    await expectStageAsView(table);
  });

  test("H-24 where the system asks for less motion nothing flies, from that moment on", async ({
    page,
    sitDown,
  }) => {
    await page.clock.install();
    const table = await sitDown(leading);
    await stopTime(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveAttribute("data-motion", "off");
    await lead(table, "2 of clubs", 12);
    expect(await isPlaying(page)).toBe(false);
    await page.clock.runFor(frame);
    await expectStageAsView(table);
  });
});
