// Checks that the bar for bets covers nothing that must be visible all the time.

import { expect, test } from "vitest";
import type { Box } from "#renderer/art/box.ts";
import { betPlace, type BetPlace } from "#renderer/games/five-card-draw/wager/wagerDesk.ts";
import { overlap } from "#renderer/table/layout/boxes.ts";
import type { Layout as TableLayout } from "#renderer/table/layout/layout.ts";
import { laidOut } from "#test/renderer/table/laidOut.ts";

type Layout = Required<TableLayout>;

const cards = 5;
const layoutOf = (width: number, height: number, textScale = 1): Layout =>
  laidOut({
    width,
    height,
    seats: 4,
    own: 0,
    circle: null,
    mostCards: cards,
    betting: false,
    shed: false,
    textScale,
  });
const windows = [
  [1280, 800],
  [1366, 768],
  [1920, 1080],
  [2560, 1440],
  [1024, 700],
  [844, 390],
  [390, 844],
  [360, 640],
] as const;

test.each([
  [1280, 800],
  [1920, 1080],
  [844, 390],
])("at %i×%i it stands beside the buttons", (width, height) => {
  expect(betPlace(layoutOf(width, height), cards).kind).toBe("beside");
});

test("on a phone held upright, and where words are large, it lies over the cloth while it is wanted", () => {
  expect(betPlace(layoutOf(390, 844), cards).kind).toBe("over");
  expect(betPlace(layoutOf(1280, 800, 1.6), cards).kind).toBe("over");
});

const boxOf = (place: BetPlace, width: number, height: number): Box =>
  place.kind === "beside"
    ? place.box
    : {
        x: width - place.right - place.width,
        y: height - place.bottom - place.height,
        width: place.width,
        height: place.height,
      };

/** All that the hand covers while every card of it is picked. */
function handBox({ hand, handPlaces }: Layout): Box {
  const [first, last] = [handPlaces(cards)[0]!, handPlaces(cards).at(-1)!];
  const top =
    Math.min(...handPlaces(cards).map(({ y }) => y)) - hand.cardWidth * 0.7 - hand.pickedLift;
  return {
    x: first.x - hand.cardWidth / 2,
    y: top,
    width: last.x - first.x + hand.cardWidth,
    height: 1000,
  };
}

test.each(
  windows.flatMap(([width, height]) =>
    [1, 1.3, 1.6].map((scale) => [width, height, scale] as const),
  ),
)(
  "at %i×%i with words of %f it stays in the window, off buttons and hand, and upright off the line for whose turn it is",
  (width, height, scale) => {
    const layout = layoutOf(width, height, scale);
    const box = boxOf(betPlace(layout, cards), width, height);
    expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(overlap(box, layout.actions)).toBe(false);
    expect(overlap(box, handBox(layout))).toBe(false);
    if (layout.portrait) expect(overlap(box, layout.status)).toBe(false);
  },
);
