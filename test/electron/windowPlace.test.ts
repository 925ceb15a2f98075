// Checks that the window opens where a person can see and reach it.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placeWindow } from "#main/electron/window.ts";

const primary = { x: 0, y: 25, width: 1920, height: 1015 };
const left = { x: -1280, y: 0, width: 1280, height: 720 };
const middle = { x: 320, y: 132, width: 1280, height: 800 };
const at = (x: number, y: number, width = 1000, height = 700) => ({
  bounds: { x, y, width, height },
  maximized: true,
  fullScreen: false,
});

describe("placeWindow", () => {
  it("centres the first window on the primary display", () => {
    expect(placeWindow(undefined, [primary, left])).toEqual({
      bounds: middle,
      maximized: false,
      fullScreen: false,
    });
  });
  it("makes the first window no larger than the display", () => {
    const small = { x: 0, y: 0, width: 1024, height: 600 };
    expect(placeWindow(undefined, [small]).bounds).toEqual(small);
  });
  it("opens where it was, on any display", () => {
    for (const place of [at(100, 100), at(-1200, 10), at(1700, 300)])
      expect(placeWindow(place, [primary, left])).toEqual(place);
  });
  it("comes back from a display that is gone, still maximized", () => {
    expect(placeWindow(at(-1200, 10), [primary])).toEqual({
      bounds: middle,
      maximized: true,
      fullScreen: false,
    });
  });
  it.each([
    ["beside every display", at(4000, 100)],
    ["with only its edge in sight", at(1800, 100)],
    ["with its title bar above the display", at(100, -300)],
    ["too small", at(100, 100, 200, 100)],
  ])("does not open %s", (_name, place) =>
    expect(placeWindow(place, [primary]).bounds).toEqual(middle),
  );

  it("answers whatever is stored with a window that lies on a display", () => {
    const number = fc.oneof(fc.integer({ min: -5000, max: 5000 }), fc.double(), fc.constant(null));
    const place = fc.record({
      bounds: fc.record({ x: number, y: number, width: number, height: number }),
      maximized: fc.boolean(),
      fullScreen: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), place), (stored) => {
        const { x, y, width } = placeWindow(stored, [primary, left]).bounds;
        const inSight = [primary, left].some(
          (area) =>
            Math.min(x + width, area.x + area.width) - Math.max(x, area.x) >= 200 &&
            y >= area.y &&
            y <= area.y + area.height - 100,
        );
        expect(inSight).toBe(true);
      }),
    );
  });
});
