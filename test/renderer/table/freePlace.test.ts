// Checks that the words for who has won do not cover a hand that was shown.

import { describe, expect, test } from "vitest";
import { lyingIn, freePlace } from "#renderer/table/layout/freePlace.ts";
import { overlap } from "#renderer/table/layout/boxes.ts";
import { emptyScene, type Scene } from "#renderer/table/scene/scene.ts";
import { laidOut } from "./laidOut.ts";

const openHand = { cards: [], lit: [], words: "" };

/** All turned their hands over; the viewer holds so many cards. */
const ended = (seats: number, held: number): Scene => ({
  ...emptyScene,
  own: 0,
  hand: Array.from({ length: held }, (_, at) => ({ key: `k${at}`, card: "7c" as const })),
  shown: Array.from({ length: seats }, () => openHand),
  toAct: [],
});

/** With how much room the strip asks for, there. */
const windows = [
  [1280, 800, 420, 170],
  [390, 844, 374, 118],
  [844, 390, 330, 104],
] as const;

describe.each(windows)("in a window of %d×%d", (width, height, wide, high) => {
  test.each([2, 3, 4, 5, 6])(
    "H-24 with %d seats no shown hand is hidden after a hand of poker, nor the own one",
    (seats) => {
      const lying = lyingIn(
        laidOut({
          width,
          height,
          seats,
          own: 0,
          circle: null,
          mostCards: 5,
          betting: true,
          shed: false,
          textScale: 1,
        }),
        ended(seats, 5),
      );
      expect(lying).toMatchObject({ showsHands: true, kept: { length: seats } });
      const at = freePlace({ width: wide, height: high }, lying);
      expect(
        lying.kept.filter((box) => overlap({ ...at, width: wide, height: high }, box)),
      ).toEqual([]);
    },
  );

  test.each([2, 3, 4, 5, 6])(
    "H-24 with %d seats no hand is hidden that was counted in an eights game",
    (seats) => {
      for (const held of [0, 7]) {
        const lying = lyingIn(
          laidOut({
            width,
            height,
            seats,
            own: 0,
            circle: null,
            mostCards: 15,
            betting: false,
            shed: true,
            textScale: 1,
          }),
          ended(seats, held),
        );
        const at = freePlace({ width: wide, height: high }, lying);
        expect(
          lying.kept.filter((box) => overlap({ ...at, width: wide, height: high }, box)),
          `holding ${held}`,
        ).toEqual([]);
      }
    },
  );
});

test("where nothing lies in the way it is the middle, where everything is full the place that hides least", () => {
  const room = { width: 600, height: 400 };
  expect(freePlace({ width: 200, height: 100 }, { room, kept: [], plates: [] })).toEqual({
    x: 200,
    y: 150,
  });
  const { x, y } = freePlace(
    { width: 200, height: 100 },
    { room, kept: [{ x: 0, y: 0, width: 600, height: 330 }], plates: [] },
  );
  expect(y + 100).toBeGreaterThan(385);
  expect(x).toBeGreaterThan(190);
  expect(
    lyingIn(
      laidOut({
        ...room,
        seats: 2,
        own: 0,
        circle: null,
        mostCards: 5,
        betting: true,
        shed: false,
        textScale: 1,
      }),
      { ...emptyScene, own: 0 },
    ),
  ).toMatchObject({ showsHands: false, kept: [] });
});
