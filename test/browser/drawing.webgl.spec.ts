// Checks that the table is drawn by WebGL too, with cards where their buttons are.

import { expect, type Page } from "@playwright/test";
import { appTest as test } from "#test/support/browser/appTest.ts";

type Box = Readonly<{
  x: number;
  y: number;
  width: number;
  height: number;
}>;

/** How light the page is there on the whole, 0 black … 255 white, as it was really painted. */
async function lightOf(page: Page, clip: Box): Promise<number> {
  const picture = await page.screenshot({ clip });
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const brush = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")!;
    brush.drawImage(bitmap, 0, 0);
    const { data } = brush.getImageData(0, 0, bitmap.width, bitmap.height);
    return (
      data.reduce((sum, value, at) => (at % 4 === 3 ? sum : sum + value), 0) / (data.length * 0.75)
    );
  }, picture.toString("base64"));
}

/** The middle of a box, where a card that lies askew still covers all. */
const core = ({ x, y, width, height }: Box): Box => ({
  x: x + width * 0.35,
  y: y + height * 0.35,
  width: width * 0.3,
  height: height * 0.3,
});

test("with WebGL every card is painted under its button, and a play takes it away", async ({
  page,
  sitDown,
}) => {
  const table = await sitDown(
    {
      hands: ["3c 2c 2d"],
      moves: [
        { seat: 0, type: "play", cards: ["3c"] },
        ...[1, 2, 3].map((seat) => ({ seat, type: "pass" })),
      ],
    },
    "?renderer=webgl",
  );
  await table.myTurn();
  expect(await page.evaluate(() => window.__table!.renderer)).toBe("webgl");
  const cards = await table.hand.getByRole("button").all();
  expect(cards).toHaveLength(13);
  for (const card of cards)
    expect(
      await lightOf(page, core((await card.boundingBox())!)),
      (await card.getAttribute("aria-label")) ?? "",
    ).toBeGreaterThan(130);
  expect(await lightOf(page, { x: 600, y: 480, width: 80, height: 40 }), "the felt").toBeLessThan(
    110,
  );
  await table.card("2 of diamonds").dblclick();
  await table.holds(12);
  await table.isStill();
  expect((await table.faces()).map(({ face }) => face)).not.toContain("2d");
  expect(await table.faces()).toHaveLength(12);
});
