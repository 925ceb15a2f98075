// Checks that chains and choices lie free, large enough to be read, and each before its own seat.

import { describe, expect, test } from "vitest";
import type { Box } from "#renderer/art/box.ts";
import { rowsOf } from "#renderer/table/parts/shownHands/TurnedHand.ts";
import { discTouches, overlap } from "#renderer/table/layout/boxes.ts";
import {
  bubbleBox,
  chainPose,
  chainStep,
} from "#renderer/games/normal-eights/chain/chainPlaces.ts";
import { chosenPose } from "#renderer/games/normal-eights/choices/chosenPlaces.ts";
import type { Layout as TableLayout } from "#renderer/table/layout/layout.ts";
import { laidOut } from "#test/renderer/table/laidOut.ts";
import { cardShape } from "#renderer/table/layout/regions.ts";

type Layout = Required<TableLayout>;

const windows = [
  [390, 844],
  [1280, 800],
  [1920, 1080],
  [844, 390],
] as const;
const companies = [2, 3, 4, 5, 6, 8, 10, 12, 13, 15];
/** NE-1: fifteen players have three packs, with twelve aces. */
const longest = 8;

const laid = (width: number, height: number, seats: number, own: number | null = 0): Layout =>
  laidOut({
    width,
    height,
    seats,
    own,
    circle: null,
    mostCards: 14,
    betting: false,
    shed: true,
    textScale: 1,
  });

const frameOf = ({ status, actions, hudLeft, hudRight, seats }: Layout): readonly Box[] => [
  status,
  actions,
  hudLeft,
  hudRight,
  ...seats.map(({ box }) => box),
];
const cardBox = ({ x, y }: Readonly<{ x: number; y: number }>, width: number): Box => ({
  x: x - width / 2,
  y: y - (width * cardShape) / 2,
  width,
  height: width * cardShape,
});

describe.each(windows)("in a window of %d×%d", (width, height) => {
  test.each(companies)(
    "NE-20 with %d seats a chain lies off plates and buttons, in cards larger than those on the pile",
    (seats) => {
      const layout = laid(width, height, seats);
      const chain = layout.chainPlace([]);
      expect(chain.cardWidth).toBeGreaterThan(layout.shed.cardWidth);
      for (const box of frameOf(layout)) expect(overlap(box, chain.box, -1)).toBe(false);
      expect(chain.box.x).toBeGreaterThan(layout.table.x);
      expect(chain.box.x + chain.box.width).toBeLessThan(layout.table.x + layout.table.width);
    },
  );

  test.each(companies)(
    "NE-21 with %d seats every card of a long chain is seen in its place",
    (seats) => {
      const chain = laid(width, height, seats).chainPlace([]);
      for (let of = 1; of <= longest; of += 1) {
        const poses = Array.from({ length: of }, (_, at) => chainPose(chain, at, of));
        expect(poses[0]!.x - chain.cardWidth / 2).toBeGreaterThanOrEqual(chain.box.x - 1);
        expect(poses.at(-1)!.x + chain.cardWidth / 2).toBeLessThanOrEqual(
          chain.box.x + chain.box.width + 1,
        );
        expect(chainStep(chain, of) * chain.cardWidth).toBeGreaterThan(of <= 4 ? 14 : 7);
      }
    },
  );

  test.each(companies)(
    "NE-23 with %d seats what is chosen lies before its own seat, off all others'",
    (seats) => {
      for (const own of [0, null]) {
        const layout = laid(width, height, seats, own);
        const places = layout.chosenPlaces([]);
        const boxes = places.at.map((_, seat) =>
          cardBox(chosenPose(places, seat, 0, 1), places.cardWidth),
        );
        boxes.forEach((box, seat) => {
          for (const other of [...frameOf(layout), ...boxes.slice(seat + 1)])
            expect(overlap(box, other, -1), `seat ${seat}`).toBe(false);
          expect(
            overlap(box, layout.shed.pile, -1) || overlap(box, layout.shed.stock, -1),
            `seat ${seat} on the pile`,
          ).toBe(false);
        });
        // A large index can be read on cards of this many pixels.
        expect(places.cardWidth).toBeGreaterThanOrEqual(15);
        expect(places.bold).toBe(places.cardWidth < 40);
      }
    },
  );
});

test.each([
  [390, 844, 4],
  [1280, 800, 6],
])(
  "NE-20 in a window of %d×%d a chain lies on nobody's bubble at tables of up to %d",
  (width, height, most) => {
    for (let seats = 2; seats <= most; seats += 1) {
      const layout = laid(width, height, seats);
      const { box } = layout.chainPlace([]);
      for (const seat of layout.seats)
        expect(overlap(bubbleBox(seat)!, box, -1), `with ${seats} seats`).toBe(false);
    }
  },
);

test("NE-23 on a desk nobody's choice lies on another's fan", () => {
  for (const seats of companies) {
    const layout = laid(1280, 800, seats);
    const places = layout.chosenPlaces([]);
    places.boxes.forEach((box, seat) => {
      for (const [other, { fan }] of layout.seats.entries())
        if (other !== seat)
          expect(fan?.discs.some((disc) => discTouches(disc, box, -1)) ?? false).toBe(false);
    });
  }
});

test("NE-9 a chain and choices keep off a hand that lies open, where there is room", () => {
  for (const seats of [4, 8, 15]) {
    const layout = laid(1280, 800, seats);
    const showing = [2];
    const open = layout.showPlaces(showing, true).get(2)!.box;
    for (const box of [layout.chainPlace(showing).box, ...layout.chosenPlaces(showing).boxes])
      expect(overlap(box, open, -1)).toBe(false);
  }
});

describe("NE-9 an open hand", () => {
  test.each([1, 5, 6, 14, 15, 22, 30, 45])(
    "of %d cards stays in the same room, every index free",
    (count) => {
      const [wide, high] = [2.84, 1.9];
      const { perRow, gap, size } = rowsOf(count, wide, 0.46);
      const rows = Math.ceil(count / perRow);
      expect((1 + (perRow - 1) * gap) * size).toBeLessThanOrEqual(wide + 0.001);
      expect((cardShape + (rows - 1) * 0.5) * size).toBeLessThanOrEqual(high + 0.001);
      expect(gap).toBeGreaterThanOrEqual(0.269);
      expect(size).toBeGreaterThan(count <= 30 ? 0.75 : 0.55);
    },
  );
});
