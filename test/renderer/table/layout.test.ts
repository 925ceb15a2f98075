// Checks that plates, fans, hand and buttons never lie on one another.

import { describe, expect, test } from "vitest";
import type { Box } from "#renderer/art/box.ts";
import { discsTouch, discTouches, overlap } from "#renderer/table/layout/boxes.ts";
import type { Layout as TableLayout } from "#renderer/table/layout/layout.ts";
import { laidOut } from "./laidOut.ts";
import { heapPose } from "#renderer/table/layout/middle.ts";
import { trickPose } from "#renderer/games/kings-and-bastards/trick.ts";
import { cardShape, leastStripOf } from "#renderer/table/layout/regions.ts";
import type { SeatSize } from "#renderer/table/layout/seatPlaces.ts";

type Layout = Required<TableLayout>;

const windows = [
  [360, 640],
  [390, 844],
  [412, 915],
  [768, 1024],
  [640, 360],
  [844, 390],
  [1024, 768],
  [1280, 720],
  [1280, 800],
  [1366, 768],
  [1920, 1080],
  [2560, 1080],
  [3840, 2160],
] as const;
const companies = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const handSizeOf = (seats: number): number => Math.ceil((Math.ceil(seats / 6) * 53) / seats);
const laid = (
  width: number,
  height: number,
  seats: number,
  own: number | null = 0,
  textScale = 1,
  corner = 0,
): Layout =>
  laidOut({
    width,
    height,
    seats,
    own,
    circle: null,
    mostCards: handSizeOf(seats),
    betting: false,
    shed: false,
    textScale,
    corner,
  });

/** Everything drawn or written that must not touch, by name. */
function partsOf(layout: Layout): readonly (readonly [string, Box])[] {
  const { seats, hudLeft, hudRight, status, actions } = layout;
  return [
    ["menu", hudLeft],
    ["tools", hudRight],
    ["status", status],
    ["buttons", actions],
    ...seats.map(({ box }, seat) => [`plate ${seat}`, box] as const),
    ["middle", layout.middle.box],
  ];
}

function collisionsIn(layout: Layout): readonly string[] {
  const parts = partsOf(layout);
  const fans = layout.seats.flatMap(({ fan }, seat) =>
    fan ? [{ name: `fan ${seat}`, discs: fan.discs }] : [],
  );
  const onFans = fans.flatMap(({ name, discs }, at) => [
    ...parts.flatMap(([other, box]) =>
      discs.some((disc) => discTouches(disc, box, -0.5)) ? [`${name} on ${other}`] : [],
    ),
    ...fans
      .slice(at + 1)
      .flatMap((other) =>
        discs.some((disc) => other.discs.some((its) => discsTouch(disc, its)))
          ? [`${name} on ${other.name}`]
          : [],
      ),
  ]);
  const onParts = parts.flatMap(([name, box], at) =>
    parts
      .slice(at + 1)
      .flatMap(([other, otherBox]) =>
        overlap(box, otherBox, -0.5) ? [`${name} on ${other}`] : [],
      ),
  );
  return [...onParts, ...onFans];
}

/** A card's corners, upright box of the whole hand. */
function handBox(layout: Layout, count: number): Box {
  const half = { x: layout.hand.cardWidth / 2, y: (layout.hand.cardWidth * cardShape) / 2 };
  const corners = layout.handPlaces(count).flatMap(({ x, y, rotation }) =>
    [-1, 1].flatMap((right) =>
      [-1, 1].map((down) => ({
        x: x + right * half.x * Math.cos(rotation) - down * half.y * Math.sin(rotation),
        y: y + right * half.x * Math.sin(rotation) + down * half.y * Math.cos(rotation),
      })),
    ),
  );
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  return {
    x: Math.min(...xs),
    y: Math.min(...ys),
    width: Math.max(...xs) - Math.min(...xs),
    height: Math.max(...ys) - Math.min(...ys),
  };
}

const leastTextSize: { readonly [K in SeatSize]: number } = {
  roomy: 15,
  compact: 12,
  puck: 11,
  bead: 0,
};

describe.each(windows)("in a window of %d×%d", (width, height) => {
  test.each(companies)("H-28 with %d seats nothing lies on anything else", (seats) => {
    for (const own of [0, seats - 1, null])
      expect(collisionsIn(laid(width, height, seats, own))).toEqual([]);
    for (const corner of [1, 2]) {
      for (const textScale of [1, 1.6]) {
        const { hudLeft, hudRight } = laid(width, height, seats, 0, textScale, corner);
        expect(overlap(hudLeft, hudRight, -0.5)).toBe(false);
        // A button is as wide as a finger, with its gap to the next.
        expect(hudRight.width).toBeGreaterThanOrEqual((corner * 52 + 44) * textScale);
        expect(hudLeft.width).toBeGreaterThanOrEqual(44 * textScale);
      }
      for (const own of [0, null])
        expect(collisionsIn(laid(width, height, seats, own, 1, corner))).toEqual([]);
    }
  });

  test.each(companies)(
    "H-28 with %d seats everything but the hand's lower edge is inside the window",
    (seats) => {
      const layout = laid(width, height, seats);
      for (const [name, box] of partsOf(layout)) {
        expect(box.x, name).toBeGreaterThanOrEqual(0);
        expect(box.y, name).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width, name).toBeLessThanOrEqual(width);
        expect(box.y + box.height, name).toBeLessThanOrEqual(height);
      }
    },
  );

  test.each(companies)(
    "with %d seats the hand leaves plates and buttons free, legal cards raised",
    (seats) => {
      const layout = laid(width, height, seats);
      const hand = handBox(layout, handSizeOf(seats));
      const raised = {
        ...hand,
        y: hand.y - layout.hand.legalLift,
        height: hand.height + layout.hand.legalLift,
      };
      for (const [name, box] of partsOf(layout))
        expect(overlap(raised, box, -0.5), name).toBe(false);
      for (const { fan } of layout.seats)
        expect(fan?.discs.some((disc) => discTouches(disc, raised)) ?? false).toBe(false);
      expect(hand.x).toBeGreaterThanOrEqual(-4);
      expect(hand.x + hand.width).toBeLessThanOrEqual(width + 4);
    },
  );

  test.each(companies)(
    "with %d seats a play of four lies inside the middle, whoever made it",
    (seats) => {
      const layout = laid(width, height, seats);
      const { middle } = layout;
      for (const [seat, place] of layout.seats.entries()) {
        for (const card of [0, 3]) {
          const { x, y } = trickPose(
            layout.trick,
            middle.cardWidth,
            place,
            { seat, index: 2, cards: 4 },
            card,
          );
          expect(x).toBeGreaterThan(middle.box.x);
          expect(x).toBeLessThan(middle.box.x + middle.box.width);
          expect(y).toBeGreaterThan(middle.box.y);
          expect(y).toBeLessThan(middle.box.y + middle.box.height);
        }
      }
    },
  );
});

describe("the own hand", () => {
  test.each([
    [390, 844],
    [1280, 800],
  ] as const)("shows every index of up to 54 cards in a window of %d×%d", (width, height) => {
    for (let count = 1; count <= 54; count += 1) {
      const layout = laidOut({
        width,
        height,
        seats: 2,
        own: 0,
        circle: null,
        mostCards: count,
        betting: false,
        shed: false,
        textScale: 1,
      });
      const places = layout.handPlaces(count);
      expect(places).toHaveLength(count);
      for (const { strip } of places)
        expect(strip.width).toBeGreaterThanOrEqual(
          Math.min(leastStripOf(layout.hand.cardWidth), layout.hand.cardWidth) - 0.01,
        );
    }
  });

  test("keeps its rows when cards are played: the table does not move", () => {
    const room = {
      width: 390,
      height: 844,
      seats: 3,
      own: 0,
      circle: null,
      mostCards: 18,
      betting: false,
      shed: false,
      textScale: 1,
    };
    const layout = laidOut(room);
    expect(layout.handPlaces(3).every(({ y }) => y > layout.hand.y - 1)).toBe(true);
    expect(layout.hand.rows).toBe(2);
  });
});

describe("seats", () => {
  test.each([
    [1280, 800],
    [390, 844],
  ] as const)("H-28 names of 4 to 12 players are at least 11 px high at %d×%d", (width, height) => {
    for (const seats of companies.slice(2)) {
      for (const { size, scale } of laid(width, height, seats).seats)
        expect(leastTextSize[size] * scale).toBeGreaterThanOrEqual(11);
    }
  });

  test.each([
    [1280, 800],
    [390, 844],
  ] as const)("every other hand is a fan at %d×%d", (width, height) => {
    for (const seats of companies)
      expect(laid(width, height, seats).seats.filter(({ fan }) => fan)).toHaveLength(seats - 1);
  });

  test("the own seat is at the bottom, the next one clockwise at its left", () => {
    const { seats } = laid(1280, 800, 6, 2);
    const [own, next, before] = [seats[2]!, seats[3]!, seats[1]!];
    expect(Math.max(...seats.map(({ y }) => y))).toBe(own.y);
    expect(next.x).toBeLessThan(640);
    expect(before.x).toBeGreaterThan(640);
  });

  test("larger text gives larger plates where there is room", () => {
    expect(laid(1280, 800, 4, 0, 1.3).seats[1]!.scale).toBeGreaterThan(
      laid(1280, 800, 4).seats[1]!.scale,
    );
  });
});

test("in a high window the buttons have room for three rows of the least letters, however low it gets", () => {
  for (const height of [640, 700, 744, 844, 932])
    expect(laid(390, height, 4).actions.height, `${height}`).toBeGreaterThanOrEqual(86);
});

test("won cards are squared up: the heap grows by about a pixel a card", () => {
  const { middle } = laid(1280, 800, 4);
  expect(Math.abs(heapPose(middle, 8).y - heapPose(middle, 0).y)).toBeLessThan(12);
});
