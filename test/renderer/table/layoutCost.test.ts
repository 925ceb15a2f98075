// Limits the cost of a layout. It counts how often two boxes are checked for overlap, so that the
// result does not depend on the machine.

import { expect, test, vi } from "vitest";
import type * as Boxes from "#renderer/table/layout/boxes.ts";
import { laidOut } from "./laidOut.ts";

const looks = vi.hoisted(() => ({ count: 0 }));
vi.mock("#renderer/table/layout/boxes.ts", async (original) => {
  const boxes = await original<typeof Boxes>();
  const overlap: typeof boxes.overlap = (...given) => {
    looks.count += 1;
    return boxes.overlap(...given);
  };
  return {
    ...boxes,
    overlap,
    overlapsAny: ((box, others, gap) =>
      others.some((other) => overlap(box, other, gap))) satisfies typeof boxes.overlapsAny,
  };
});

test.each([
  [1280, 800, 2_000_000],
  [390, 844, 200_000],
  [844, 390, 2_200_000],
])("of fifty seats in a window of %d×%d is at most %d looks", (width, height, most) => {
  looks.count = 0;
  laidOut({
    width,
    height,
    seats: 50,
    own: 0,
    circle: null,
    mostCards: 12,
    betting: false,
    shed: true,
    textScale: 1,
  });
  expect(looks.count).toBeGreaterThan(0);
  expect(looks.count).toBeLessThanOrEqual(most);
});
