// Checks that the sheet of court figures in assets/art is that of the drawings as they are, and
// that it fits the cards.

import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ranks, suits } from "#shared/cards/card.ts";
import { cardCell } from "#renderer/art/atlasLayout.ts";
import { courtFrame, courtHalves, courtSheetSize, figureSize } from "#renderer/art/courtSheet.ts";
import { sheetFile, sourcesFile, sourcesHash } from "./courtFiles.ts";
import { withFewColours } from "./fewColours.ts";

describe("the sheet of court figures", () => {
  test("is drawn of the outlines as they are now", () => {
    expect(JSON.parse(readFileSync(sourcesFile, "utf8")), "run npm run art").toEqual({
      sources: sourcesHash(),
    });
  });

  test("has lost nothing, and has the size that the page reckons with", () => {
    const file = readFileSync(sheetFile);
    expect([file.toString("latin1", 0, 4), file.toString("latin1", 8, 16), file[20]]).toEqual([
      "RIFF",
      "WEBPVP8L",
      0x2f,
    ]);
    const sizes = file.readUInt32LE(21);
    expect(
      { width: (sizes & 0x3fff) + 1, height: ((sizes >> 14) & 0x3fff) + 1 },
      "run npm run art",
    ).toEqual(courtSheetSize);
  });

  test("costs a page no more than the outlines would", () => {
    expect(readFileSync(sheetFile).length).toBeLessThan(120_000);
  });

  test("holds every king, queen and jack once, side by side", () => {
    expect([...courtHalves.keys()].toSorted()).toEqual(
      ranks
        .slice(-3)
        .flatMap((rank) => suits.map((suit) => rank + suit))
        .toSorted(),
    );
    const places = [...courtHalves.values()];
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(12);
    for (const { x, y, width, height } of places) {
      expect([x % width, y % height, width, 2 * height]).toEqual([
        0,
        0,
        figureSize.width,
        figureSize.height,
      ]);
      expect(x + width <= courtSheetSize.width && y + height <= courtSheetSize.height).toBe(true);
    }
  });

  test("fills the frame on the card to the pixel: half a figure is as high as whole pixels", () => {
    expect([
      figureSize.width + 2 * courtFrame.left,
      figureSize.height + 2 * courtFrame.top,
    ]).toEqual([cardCell.width, cardCell.height]);
    expect(Number.isInteger(figureSize.height / 2)).toBe(true);
  });
});

describe("a picture in few colours", () => {
  const picture = (...colours: readonly (readonly number[])[]): Uint8Array =>
    Uint8Array.from(colours.flatMap((colour) => [...colour, 255]));
  const [black, white, red, nearRed] = [
    [0, 0, 0],
    [255, 255, 255],
    [200, 16, 46],
    [204, 16, 46],
  ];

  test("is the same where it has no more", () => {
    const three = picture(black, red, white, red);
    expect(withFewColours(three, 3)).toEqual(three);
    expect(withFewColours(three, 9)).toEqual(three);
  });

  test("gives up the smallest difference, for what lies between by how often each is there", () => {
    const mixed = [201, 16, 46];
    expect(withFewColours(picture(black, red, red, red, nearRed, white), 3)).toEqual(
      picture(black, mixed, mixed, mixed, mixed, white),
    );
  });

  test("keeps what shines through", () => {
    expect([...withFewColours(Uint8Array.from([0, 0, 0, 7, 2, 2, 2, 9]), 1)]).toEqual([
      1, 1, 1, 7, 1, 1, 1, 9,
    ]);
  });
});
