// Checks that what a character says hides nothing.

import { describe, expect, test } from "vitest";
import { overlap } from "#renderer/table/layout/boxes.ts";
import { freePlace } from "#renderer/table/layout/freePlace.ts";
import { lyingFor } from "#renderer/table/remarks/remarkPlace.ts";
import { emptyScene } from "#renderer/table/scene/scene.ts";
import { laidOut } from "../laidOut.ts";

/** A short one in one line, and a long one in two, with the name before it. */
const sizes = [
  { width: 180, height: 25 },
  { width: 230, height: 46 },
];
const hand = Array.from({ length: 7 }, (_, at) => ({ key: `k${at}`, card: "7c" as const }));

const windows = [
  [1280, 800],
  [390, 844],
] as const;

describe.each(windows)("in a window of %d×%d", (width, height) => {
  test.each([2, 3, 4, 5, 6])(
    "H-11 with %d seats a remark lies in the window, and covers neither cards nor buttons",
    (seats) => {
      for (const shed of [true, false]) {
        const layout = laidOut({
          width,
          height,
          seats,
          own: 0,
          circle: null,
          mostCards: 7,
          betting: false,
          shed,
          textScale: 1,
        });
        for (let seat = 1; seat < seats; seat += 1) {
          const lying = lyingFor(layout, { ...emptyScene, own: 0, hand }, seat)!;
          for (const words of sizes) {
            const at = { ...freePlace(words, lying), ...words };
            expect(at.x >= 0 && at.x + at.width <= width, `across at ${seat}`).toBe(true);
            expect(at.y >= 0 && at.y + at.height <= height, `down at ${seat}`).toBe(true);
            expect(lying.kept.filter((box) => overlap(at, box))).toEqual([]);
          }
        }
      }
    },
  );
});
