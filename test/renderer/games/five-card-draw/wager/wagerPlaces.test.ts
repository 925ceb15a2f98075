// Checks that bets, pots and turned hands never lie on plates, cards, words or one another, and
// that it is clear whose they are.

import { describe, expect, test } from "vitest";
import type { Box } from "#renderer/art/box.ts";
import { discTouches, overlap } from "#renderer/table/layout/boxes.ts";
import type { Layout as TableLayout } from "#renderer/table/layout/layout.ts";
import { laidOut } from "#test/renderer/table/laidOut.ts";

type Layout = Required<TableLayout>;

const windows = [
  [390, 844],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
] as const;
const seatCounts = [2, 3, 4, 5, 6, 8, 9, 12, 16];

const laid = (width: number, height: number, seats: number, own: number | null = 0): Layout =>
  laidOut({
    width,
    height,
    seats,
    own,
    circle: null,
    mostCards: 5,
    betting: true,
    shed: false,
    textScale: 1,
  });

type Named = readonly (readonly [string, Box])[];

const collisions = (named: Named, gap = -0.5): readonly string[] =>
  named.flatMap(([name, box], at) =>
    named
      .slice(at + 1)
      .flatMap(([other, otherBox]) => (overlap(box, otherBox, gap) ? [`${name} on ${other}`] : [])),
  );

const still = ({ seats, status, actions, hudLeft, hudRight }: Layout): Named => [
  ["status", status],
  ["buttons", actions],
  ["menu", hudLeft],
  ["log", hudRight],
  ...seats.map(({ box }, seat) => [`plate ${seat}`, box] as const),
];

/** Chips and number of so many pots. */
function potBoxes(layout: Layout, count: number): Named {
  const { chipWidth, at } = layout.wager.potPlaces(count);
  return at.map(({ x, y }, pot) => [
    `pot ${pot}`,
    {
      x: x - chipWidth * 1.6,
      y: y - chipWidth * 1.6,
      width: chipWidth * 3.2,
      height: chipWidth * 2.9,
    },
  ]);
}

const distance = (
  one: Readonly<{ x: number; y: number }>,
  other: Readonly<{ x: number; y: number }>,
): number => Math.hypot(one.x - other.x, one.y - other.y);

describe.each(windows)("in a window of %d×%d", (width, height) => {
  test.each(seatCounts)("H-28 the bets and pots of %d seats lie free", (count) => {
    for (const own of [0, count - 1, null]) {
      const layout = laid(width, height, count, own);
      const bets = layout.wager.bets.boxes.map((box, seat) => [`bet ${seat}`, box] as const);
      expect(collisions([...still(layout), ...bets, ...potBoxes(layout, 2)])).toEqual([]);
      const onFans = bets.filter(([, box]) =>
        layout.seats.some(({ fan }) => fan?.discs.some((disc) => discTouches(disc, box)) ?? false),
      );
      expect(onFans).toEqual([]);
    }
  });

  test.each([2, 3, 4, 5, 6, 8, 9])(
    "a bet of %d seats lies nearer to its own cards than to any others",
    (count) => {
      const {
        seats,
        wager: { bets },
        room,
      } = laid(width, height, count);
      const others = seats.map((seat) => seat.fan ?? seat);
      bets.at.forEach((place, seat) => {
        if (seat === room.own) return;
        const mine = distance(place, others[seat]!);
        others.forEach(
          (other, index) =>
            index === room.own ||
            index === seat ||
            expect(distance(place, other), `${seat} and ${index}`).toBeGreaterThan(mine),
        );
      });
    },
  );

  test.each([
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 2],
    [5, 4],
    [6, 5],
    [8, 3],
    [8, 7],
    [9, 8],
    [16, 3],
  ])("H-28 of %d seats the turned hands of %d lie free, inside the window", (count, turned) => {
    const layout = laid(width, height, count);
    const showing = Array.from(
      { length: turned },
      (_, nth) => 1 + Math.floor((nth * (count - 1)) / turned),
    );
    const places = layout.showPlaces(showing, false);
    expect([...places.keys()].toSorted((one, other) => one - other)).toEqual(showing);
    const hands = [...places].map(([seat, { box }]) => [`hand ${seat}`, box] as const);
    expect(collisions([...still(layout), ...hands, ...potBoxes(layout, 2)])).toEqual([]);
    for (const [, { x, y, width: wide, height: high }] of hands)
      expect(x >= 0 && y >= 0 && x + wide <= width && y + high <= height).toBe(true);
  });

  test("H-28 rank and suit of every turned card can be read: the index of a whole one, or a bold one", () => {
    for (const count of seatCounts) {
      const layout = laid(width, height, count);
      const showing = [...layout.seats.keys()].slice(1, 9);
      for (const { cardWidth, bold, words } of layout.showPlaces(showing, false).values()) {
        expect(cardWidth).toBeGreaterThanOrEqual(bold ? 19 : 46);
        expect(words).toBeGreaterThanOrEqual(10.5);
      }
    }
  });

  test("few hands are as large as there is room for, many smaller", () => {
    const layout = laid(width, height, 9);
    const [few, many] = [
      layout.showPlaces([4], false).get(4)!,
      layout.showPlaces([1, 2, 3, 4, 5, 6, 7, 8], false).get(4)!,
    ];
    const [large, small] = [few, many].map(({ cardWidth, bold }) => cardWidth * (bold ? 1 : 2));
    expect(large).toBeGreaterThanOrEqual(small!);
    if (width < 1000) expect(large).toBeGreaterThan(small!);
  });

  test("H-28 pots lie in the middle, each in a place of its own, and the main pot stays where it is", () => {
    for (const seats of [3, 6, 9, 16]) {
      const layout = laid(width, height, seats);
      const { table } = layout;
      for (const count of [1, 2, 3, 4, 7]) {
        const { at } = layout.wager.potPlaces(count);
        expect(new Set(at.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
        for (const place of at)
          expect(
            distance(place, { x: table.x + table.width / 2, y: table.y + table.height / 2 }),
          ).toBeLessThan(Math.max(table.height, table.width) / 2);
      }
      expect(layout.wager.potPlaces(2).at[0]).toEqual(layout.wager.potPlaces(1).at[0]);
    }
  });
});

test("H-28 where all hands lie open from the deal on, bets lie beside them", () => {
  const layout = laid(1280, 800, 6, null);
  const hands = [...layout.showPlaces([...layout.seats.keys()], true)].map(
    ([seat, { box }]) => [`hand ${seat}`, box] as const,
  );
  const bets = layout.wager.bets.boxes.map((box, seat) => [`bet ${seat}`, box] as const);
  expect(collisions([...hands, ...bets])).toEqual([]);
});
