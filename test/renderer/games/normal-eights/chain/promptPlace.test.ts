// Checks that there is room above the hand to say what is at stake, and that nothing else lies on
// it (NE-20).

import { describe, expect, test } from "vitest";
import { discTouches, overlap } from "#renderer/table/layout/boxes.ts";
import type { Layout as TableLayout } from "#renderer/table/layout/layout.ts";
import { laidOut } from "#test/renderer/table/laidOut.ts";
import { shedParts } from "#renderer/table/parts/shed/shedPlaces.ts";

type Layout = Required<TableLayout>;

const windows = [
  [390, 844],
  [360, 640],
  [844, 390],
  [1280, 800],
  [1920, 1080],
] as const;
const companies = [2, 3, 4, 6, 8, 10, 12, 13, 15];

const laid = (
  width: number,
  height: number,
  seats: number,
  textScale: number,
  answers = true,
): Layout =>
  laidOut({
    width,
    height,
    seats,
    own: 0,
    circle: null,
    mostCards: 15,
    betting: false,
    shed: true,
    answers,
    textScale,
  });

describe.each(windows)("in a window of %d×%d", (width, height) => {
  test.each(companies)(
    "H-28 NE-20 with %d seats the prompt covers neither seat, middle, chain, buttons nor hand",
    (seats) => {
      for (const textScale of [1, 1.6]) {
        const layout = laid(width, height, seats, textScale);
        const { status, actions, shed, hand, seats: places } = layout;
        for (const box of [
          ...places.map((place) => place.box),
          ...Object.values(shedParts(shed)),
          actions,
          layout.chainPlace([]).box,
        ])
          expect(overlap(status, box, -0.5)).toBe(false);
        for (const { fan } of places)
          expect(fan?.discs.some((disc) => discTouches(disc, status, -0.5)) ?? false).toBe(false);
        expect(status.y + status.height).toBeLessThanOrEqual(hand.y - hand.cardWidth * 0.7);
      }
    },
  );

  test("NE-20 it has room for two lines, and games without answers keep theirs", () => {
    const { status, words } = laid(width, height, 6, 1);
    expect(status.height).toBeGreaterThanOrEqual(2 * 14 * 1.2 * words);
    expect(laid(width, height, 6, 1, false).status.height).toBeLessThan(status.height);
  });
});
