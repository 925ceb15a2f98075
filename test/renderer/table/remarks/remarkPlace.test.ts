// Checks that what a character says hides nothing.

import { describe, expect, test } from "vitest";
import { overlap } from "#renderer/table/layout/boxes.ts";
import { freePlace } from "#renderer/table/layout/freePlace.ts";
import { lyingFor } from "#renderer/table/remarks/remarkPlace.ts";
import { emptyScene } from "#renderer/table/scene/scene.ts";
import { laidOut } from "../laidOut.ts";

/** A long one, with the name before it, in two lines. */
const words = { width: 230, height: 46 };
const hand = Array.from({ length: 7 }, (_, at) => ({ key: `k${at}`, card: "7c" as const }));

const windows = [
  [1280, 800],
  [390, 844],
] as const;

describe.each(windows)("in a window of %d×%d", (width, height) => {
  test.each([2, 3, 4, 5, 6])(
    "H-11 with %d seats a remark covers neither cards nor buttons",
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
          const at = { ...freePlace(words, lying), ...words };
          expect(lying.kept.filter((box) => overlap(at, box))).toEqual([]);
        }
      }
    },
  );
});
