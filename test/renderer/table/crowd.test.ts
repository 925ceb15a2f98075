// Checks that up to fifty seats have their places, in the order in which play goes round, and that
// there is room for the rest.

import { describe, expect, test } from "vitest";
import type { Box } from "#renderer/art/box.ts";
import { beadSeat, compactSeat, puckSeat } from "#renderer/sprites/seatMetrics.ts";
import { overlap } from "#renderer/table/layout/boxes.ts";
import type { Layout as TableLayout } from "#renderer/table/layout/layout.ts";
import { laidOut } from "#test/renderer/table/laidOut.ts";
import { shedParts } from "#renderer/table/parts/shed/shedPlaces.ts";

type Layout = Required<TableLayout>;

const windows = [
  [1280, 800],
  [1920, 1080],
  [390, 844],
  [844, 390],
  [360, 640],
  [768, 1024],
] as const;
const seatCounts = Array.from({ length: 49 }, (_, at) => at + 2);
const someCounts = [2, 4, 7, 12, 14, 16, 17, 19, 23, 28, 34, 41, 50];
const crowds = seatCounts.filter((seats) => seats > 16);
const laid = (
  width: number,
  height: number,
  seats: number,
  own: number | null = 0,
  textScale = 1,
  circle: readonly number[] | null = null,
): Layout =>
  laidOut({
    width,
    height,
    seats,
    own,
    circle,
    mostCards: 12,
    betting: false,
    shed: true,
    textScale,
  });

const around = ({
  seats,
  hudLeft,
  hudRight,
  status,
  actions,
}: Layout): readonly (readonly [string, Box])[] => [
  ["menu", hudLeft],
  ["log", hudRight],
  ["status", status],
  ["buttons", actions],
  ...seats.map(({ box }, seat) => [`seat ${seat}`, box] as const),
];

const collisions = (parts: readonly (readonly [string, Box])[]): readonly string[] =>
  parts.flatMap(([name, box], at) =>
    parts
      .slice(at + 1)
      .flatMap(([other, otherBox]) =>
        overlap(box, otherBox, -0.5) ? [`${name} on ${other}`] : [],
      ),
  );

const isInside = (
  { x, y, width: wide, height: high }: Box,
  width: number,
  height: number,
): boolean => x >= 0 && y >= 0 && x + wide <= width && y + high <= height;

/** Seats, buttons, the middle, and the plate of each who may be to act. */
function faultsOf(layout: Layout): readonly string[] {
  const {
    room: { width, height },
    seats,
    shed,
  } = layout;
  const inMiddle = Object.entries(shedParts(shed));
  const turns = seats.flatMap(({ turn }, seat) =>
    turn ? [[`turn of ${seat}`, turn.box] as const] : [],
  );
  const onParts = [...turns, ...inMiddle].flatMap(([name, box]) =>
    around(layout).flatMap(([other, its]) =>
      overlap(box, its, -0.5) ? [`${name} on ${other}`] : [],
    ),
  );
  const inTheWay = turns.flatMap(([name, box]) =>
    inMiddle.flatMap(([other, its]) => (overlap(box, its, -0.5) ? [`${name} on ${other}`] : [])),
  );
  const outside = [...around(layout), ...turns, ...inMiddle].flatMap(([name, box]) =>
    isInside(box, width, height) ? [] : [`${name} outside`],
  );
  return [...collisions(around(layout)), ...onParts, ...inTheWay, ...outside];
}

describe.each(windows)("X8-1 in a window of %d×%d", (width, height) => {
  test("H-28 nothing lies on anything else or outside with 2 to 50 seats", () => {
    for (const seats of seatCounts)
      expect(faultsOf(laid(width, height, seats)), `${seats} seats`).toEqual([]);
  });

  test.each([
    [null, 1],
    [0, 1.3],
    [null, 1.3],
  ])("H-28 nor for the viewer %s where words are %d times as large", (own, textScale) => {
    for (const seats of someCounts)
      expect(faultsOf(laid(width, height, seats, own, textScale)), `${seats} seats`).toEqual([]);
  });

  test("H-28 of more than 16 each has a place for a larger plate when it is his turn", () => {
    for (const seats of crowds) {
      const { seats: places, room } = laid(width, height, seats);
      const others = places.filter((_, seat) => seat !== room.own);
      expect(
        others.every(({ turn }) => turn !== null),
        `${seats} seats`,
      ).toBe(true);
      for (const { turn, scale, size } of others) {
        expect(compactSeat.nameSize * turn!.scale).toBeGreaterThanOrEqual(11);
        expect(compactSeat.radius * turn!.scale).toBeGreaterThan(
          (size === "puck" ? puckSeat : beadSeat).radius * scale * 0.9,
        );
      }
    }
  });

  test("no name is lower than 10 px, no number of cards than 10.5 px", () => {
    for (const textScale of [1, 1.3]) {
      for (const seats of someCounts) {
        for (const { size, scale, turn } of laid(width, height, seats, 0, textScale).seats) {
          if (!turn) continue;
          if (size === "puck") expect(puckSeat.nameSize * scale).toBeGreaterThanOrEqual(10);
          expect((size === "puck" ? puckSeat : beadSeat).count.size * scale).toBeGreaterThanOrEqual(
            10.5,
          );
        }
      }
    }
  });

  test("the seats follow one another around the middle, clockwise from the viewer", () => {
    for (const seats of crowds) {
      const { seats: places, table } = laid(width, height, seats);
      const bottom = Math.PI / 2;
      const angles = Array.from({ length: seats - 1 }, (_, step) => places[1 + step]!).map(
        ({ x, y }) =>
          (Math.atan2(y - table.y - table.height / 2, x - table.x - table.width / 2) -
            bottom +
            4 * Math.PI) %
          (2 * Math.PI),
      );
      // Those of several rows stand beside one another: a step back is a small one.
      angles
        .slice(1)
        .forEach((angle, at) =>
          expect(angle - angles[at]!, `${seats} seats, ${at}`).toBeGreaterThan(-0.25),
        );
      expect(angles.at(-1)! - angles[0]!).toBeGreaterThan(Math.PI);
    }
  });
});

describe("a window of 1280×800", () => {
  test("leaves a large company the middle that a small one has, and everybody a name", () => {
    for (const seats of crowds) {
      const { middle, hand, seats: places } = laid(1280, 800, seats);
      expect(middle.cardWidth).toBeCloseTo(hand.cardWidth, 5);
      expect(places.filter(({ size }) => size === "puck")).toHaveLength(seats - 1);
    }
  });

  test("marks before the seats point the way round, clockwise", () => {
    const { track, table } = laid(1280, 800, 50);
    expect(track.length).toBeGreaterThan(12);
    for (const { x, y, rotation } of track) {
      const [outX, outY] = [x - table.x - table.width / 2, y - table.y - table.height / 2];
      expect(outX * Math.sin(rotation) - outY * Math.cos(rotation)).toBeGreaterThan(0);
    }
  });
});

describe("CE-2 a turn order", () => {
  const circle = [3, 0, 5, 1, 4, 2];

  test.each([1, 4, null])("seats the company in it, clockwise from seat %s", (own) => {
    const seats = laid(1280, 800, 6, own, 1, circle).seats;
    const first = own === null ? 0 : circle.indexOf(own) + 1;
    const order =
      own === null ? circle : Array.from({ length: 5 }, (_, step) => circle[(first + step) % 6]!);
    const plain = laid(1280, 800, 6, own === null ? null : 0).seats;
    order.forEach((seat, step) =>
      expect(seats[seat]).toEqual(plain[own === null ? step : step + 1]),
    );
  });

  test("leaves the viewer where he was", () => {
    expect(laid(390, 844, 6, 4, 1, circle).seats[4]).toEqual(laid(390, 844, 6, 4).seats[4]);
  });
});
