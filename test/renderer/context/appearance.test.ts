import { describe, expect, it } from "vitest";
import { isStill } from "#renderer/context/appearance.ts";
import { backdropShape } from "#renderer/ui/Backdrop.tsx";

describe("reduced motion (H-24)", () => {
  it.each([
    ["normal", "system", false, false],
    ["normal", "system", true, true],
    ["normal", "never", true, false],
    ["fast", "always", false, true],
    ["off", "never", false, true],
  ] as const)(
    "animation %s, reduce motion %s, system asks %s: still is %s",
    (animation, reduceMotion, systemAsks, still) => {
      expect(isStill({ animation, reduceMotion }, systemAsks)).toBe(still);
    },
  );
});

describe("the table behind the screens", () => {
  it.each([
    [1280, 800],
    [390, 844],
    [844, 390],
    [1920, 1080],
  ])("is wider than a window of %i × %i and reaches below it", (width, height) => {
    const { x, y, width: outer, height: deep, radius } = backdropShape(width, height);
    expect(x).toBeLessThan(0);
    expect(x + outer).toBeGreaterThan(width);
    expect(y + deep).toBeGreaterThan(height);
    expect(radius).toBeLessThanOrEqual(Math.min(outer, deep) / 2);
  });
});
