// Checks that stock, pile and what must be matched lie free and are large enough to be read.

import { describe, expect, test } from "vitest";
import type { Box } from "#renderer/art/box.ts";
import { discTouches, overlap } from "#renderer/table/layout/boxes.ts";
import type { Layout as TableLayout } from "#renderer/table/layout/layout.ts";
import { laidOut } from "#test/renderer/table/laidOut.ts";
import { cardShape } from "#renderer/table/layout/regions.ts";
import { pilePose, shedParts } from "#renderer/table/parts/shed/shedPlaces.ts";

type Layout = Required<TableLayout>;

const windows = [
  [390, 844],
  [360, 640],
  [844, 390],
  [1280, 800],
  [1920, 1080],
] as const;
const companies = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 20, 34, 50];
/** Pixels: no card is smaller, unless those of the own hand are. */
const leastCard = 60;

const laid = (
  width: number,
  height: number,
  seats: number,
  own: number | null = 0,
  textScale = 1,
): Layout =>
  laidOut({
    width,
    height,
    seats,
    own,
    circle: null,
    mostCards: 12,
    betting: false,
    shed: true,
    textScale,
  });

/**
 * All about the middle but the badge, which may lie on the pile's corner, and leavers' hands, which
 * may lie under the stock.
 */
const partsOf = ({ shed }: Layout): readonly (readonly [string, Box])[] =>
  Object.entries(shedParts(shed)).filter(([name]) => name !== "badge" && name !== "heap");

const isIn = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - 1 &&
  inner.y >= outer.y - 1 &&
  inner.x + inner.width <= outer.x + outer.width + 1 &&
  inner.y + inner.height <= outer.y + outer.height + 1;

/** What is nearly always there: the cards and, somewhere beside them, the badge. */
const eyeOf = ({ middle }: Layout): number =>
  middle.box.y + middle.box.height / 2 - middle.cardWidth * 0.25;

describe.each(windows)("in a window of %d×%d", (width, height) => {
  test.each(companies)("H-28 with %d seats all that lies in the middle is free", (seats) => {
    for (const own of [0, null]) {
      const layout = laid(width, height, seats, own);
      const others = [
        layout.status,
        layout.actions,
        layout.hudLeft,
        layout.hudRight,
        ...layout.seats.flatMap(({ box, turn }) => [box, ...(turn ? [turn.box] : [])]),
      ];
      for (const [name, part] of Object.entries(shedParts(layout.shed))) {
        for (const other of others) expect(overlap(other, part, -0.5), name).toBe(false);
        for (const { fan } of layout.seats)
          expect(fan?.discs.some((disc) => discTouches(disc, part, -0.5)) ?? false, name).toBe(
            false,
          );
        expect(isIn(part, layout.middle.box), name).toBe(true);
        expect(isIn(part, layout.table), name).toBe(true);
      }
    }
  });

  test.each(companies)("with %d seats the cards lie about the middle of the table", (seats) => {
    const layout = laid(width, height, seats);
    const { table } = layout;
    expect(Math.abs(eyeOf(layout) - table.y - table.height / 2)).toBeLessThan(table.height * 0.18);
  });

  test.each(companies)(
    "with %d seats nothing in the middle lies on anything else there",
    (seats) => {
      const parts = partsOf(laid(width, height, seats));
      parts.forEach(([name, one], at) => {
        for (const [other, two] of parts.slice(at + 1))
          expect(overlap(one, two, -0.5), `${name} on ${other}`).toBe(false);
      });
    },
  );

  test.each(companies)(
    "with %d seats the cards there can be read, and are no larger than those of the own hand",
    (seats) => {
      for (const textScale of [1, 1.3]) {
        const { middle, hand } = laid(width, height, seats, 0, textScale);
        expect(middle.cardWidth).toBeLessThanOrEqual(hand.cardWidth + 0.01);
        if (textScale === 1)
          expect(middle.cardWidth).toBeGreaterThanOrEqual(
            Math.min(leastCard, hand.cardWidth * 0.9),
          );
      }
    },
  );
});

test("stock and pile stand side by side at one height", () => {
  const { stock, pile } = laid(1280, 800, 4).shed;
  expect(stock.y).toBe(pile.y);
  expect(stock.x + stock.width).toBeLessThan(pile.x);
  expect(stock.height / stock.width).toBeCloseTo(cardShape, 5);
});

test("X8-9 the badge is beside the cards where the table is wide, and close to the pile on upright phones", () => {
  for (const seats of companies) {
    expect(laid(1280, 800, seats).shed.isBadgeClose).toBe(false);
    expect(laid(390, 844, seats).shed.isBadgeClose).toBe(true);
  }
});

test("a game without a stock in the middle has no place for one", () => {
  const { shed } = laidOut({
    width: 1280,
    height: 800,
    seats: 4,
    own: 0,
    circle: null,
    mostCards: 12,
    betting: false,
    shed: false,
    textScale: 1,
  });
  expect(shed).toBeUndefined();
});

test("cards on the pile lie askew, each always in the same way, and hardly beside the place of the pile", () => {
  const shed = laid(1280, 800, 4).shed;
  const poses = Array.from({ length: 200 }, (_, number) => pilePose(shed, number));
  expect(poses).toEqual(Array.from({ length: 200 }, (_, number) => pilePose(shed, number)));
  expect(new Set(poses.map(({ rotation }) => rotation.toFixed(4))).size).toBeGreaterThan(180);
  for (const { x, y, rotation } of poses) {
    expect(Math.abs(rotation)).toBeLessThan(0.14);
    expect(
      Math.hypot(x - shed.pile.x - shed.pile.width / 2, y - shed.pile.y - shed.pile.height / 2),
    ).toBeLessThan(shed.cardWidth * 0.07);
  }
});
