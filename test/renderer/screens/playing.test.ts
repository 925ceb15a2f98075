// Checks what the words shown in a player's first round may lie over.

import { describe, expect, test } from "vitest";
import { playingIn } from "#renderer/screens/table/bubbles/FirstBubbles.tsx";
import { overlap } from "#renderer/table/layout/boxes.ts";
import { freePlace } from "#renderer/table/layout/freePlace.ts";
import { laidOut } from "#test/renderer/table/laidOut.ts";

/** With how much room its words ask for, there. */
const windows = [
  [1280, 800, 320, 190],
  [390, 844, 374, 88],
  [844, 390, 240, 160],
] as const;
const tables = [
  { betting: false, shed: false, mostCards: 14 },
  { betting: true, shed: false, mostCards: 5 },
  { betting: false, shed: true, mostCards: 9 },
];

describe.each(windows)("in a window of %d×%d", (width, height, wide, high) => {
  test.each([2, 3, 4, 5, 6])("H-33 with %d seats it hides nothing that one plays with", (seats) => {
    for (const table of tables) {
      const playing = playingIn(
        laidOut({ width, height, seats, own: 0, circle: null, textScale: 1, ...table }),
      );
      const at = freePlace({ width: wide, height: high }, playing);
      expect(
        playing.kept.filter((box) => overlap({ ...at, width: wide, height: high }, box)),
      ).toEqual([]);
    }
  });
});

test("H-33 on a phone it lies over nobody at a table of four", () => {
  for (const table of tables) {
    const layout = laidOut({
      width: 390,
      height: 844,
      seats: 4,
      own: 0,
      circle: null,
      textScale: 1,
      ...table,
    });
    const at = freePlace({ width: 374, height: 88 }, playingIn(layout));
    expect(
      layout.seats.filter(({ box }) => overlap({ ...at, width: 374, height: 88 }, box)),
    ).toEqual([]);
  }
});

test("H-33 where there is room it stands below the menu", () => {
  const layout = laidOut({
    width: 1280,
    height: 800,
    seats: 4,
    own: 0,
    circle: null,
    textScale: 1,
    ...tables[0]!,
  });
  expect(freePlace({ width: 320, height: 190 }, playingIn(layout))).toEqual({
    x: 12,
    y: layout.hudLeft.y + layout.hudLeft.height + 8,
  });
});
