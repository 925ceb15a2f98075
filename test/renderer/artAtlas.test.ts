import { expect, test } from "vitest";
import { ranks, suits } from "#shared/cards/card.ts";
import {
  atlasFrames,
  atlasSide,
  cardCell,
  cardSize,
  frameOf,
  softMargin,
  softScale,
} from "#renderer/art/atlasLayout.ts";

const frames = [...atlasFrames];

test("every card has a cell, the joker and the back too", () => {
  const names = [
    ...suits.flatMap((suit) => ranks.map((rank) => `${rank}${suit}` as const)),
    "Jk" as const,
    "back" as const,
  ];
  for (const name of names) expect(frameOf(name)).toMatchObject(cardCell);
});

test("every picture lies on whole pixels inside the sheet", () => {
  for (const [name, { x, y, width, height }] of frames) {
    expect([x, y, width, height].every(Number.isInteger), name).toBe(true);
    expect(x >= 0 && y >= 0 && x + width <= atlasSide && y + height <= atlasSide, name).toBe(true);
  }
});

test("no two pictures touch: two pixels between them keep smaller copies clean", () => {
  const apart = 2;
  for (const [index, [name, one]] of frames.entries()) {
    for (const [other, two] of frames.slice(index + 1)) {
      const overlap =
        one.x < two.x + two.width + apart &&
        two.x < one.x + one.width + apart &&
        one.y < two.y + two.height + apart &&
        two.y < one.y + one.height + apart;
      expect(overlap, `${name} and ${other}`).toBe(false);
    }
  }
});

test("a card cell has the shape of a card and is sharp at 110 px on a double-density screen", () => {
  expect(cardCell.width / cardCell.height).toBeCloseTo(cardSize.width / cardSize.height, 5);
  expect(cardCell.width).toBeGreaterThanOrEqual(220);
});

test("shadow and glow leave the same margin on all sides of the card", () => {
  const { width, height } = frameOf("shadow");
  expect(width - cardCell.width * softScale).toBeCloseTo(2 * softMargin, 0);
  expect(height - cardCell.height * softScale).toBeCloseTo(2 * softMargin, 0);
  expect(frameOf("glow")).toMatchObject({ width, height });
});
