// Checks that the court figures that a page loads are those of the drawings, and that the lower
// half of each is its upper half turned round.

import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { courtHalves, courtSheetSize, figureSize, halfFigure } from "#renderer/art/courtSheet.ts";
import { decode, drawFigures, sheetFile, sheetOf } from "#test/toolchain/courtFiles.ts";

/** By how much two pictures differ in a byte on the whole: the root of the mean square, 0 … 255. */
function difference(one: Uint8Array, other: Uint8Array): number {
  expect(one.length).toBe(other.length);
  return Math.sqrt(one.reduce((sum, byte, at) => sum + (byte - other[at]!) ** 2, 0) / one.length);
}

/** The pixel at the same place of a figure that has been turned round. */
function turned(figures: Uint8Array): Uint8Array {
  const { width, height } = figureSize;
  const line = courtHalves.size * width;
  return figures.map((_, at) => {
    const [pixel, byte] = [Math.floor(at / 4), at % 4];
    const [x, y] = [pixel % line, Math.floor(pixel / line)];
    const across = x - (x % width) + width - 1 - (x % width);
    return figures[4 * ((height - 1 - y) * line + across) + byte]!;
  });
}

test("the sheet in assets/art is what the drawings give", async ({ page }) => {
  const [kept, drawn] = [
    await decode(page, readFileSync(sheetFile)),
    sheetOf(await drawFigures(page)),
  ];
  // Another browser smooths edges a little otherwise; another figure, or one at another place,
  // differs by fifty and more.
  expect(difference(kept, drawn), "run npm run art").toBeLessThan(8);
  const moved = drawn.slice(4 * 3 * courtSheetSize.width);
  expect(difference(kept.slice(0, moved.length), moved)).toBeGreaterThan(30);
});

test("every figure looks the same from both sides of the table", async ({ page }) => {
  const figures = await drawFigures(page);
  expect(figures.length).toBe(4 * courtHalves.size * figureSize.width * 2 * halfFigure.height);
  expect(difference(figures, turned(figures))).toBeLessThan(8);
});
