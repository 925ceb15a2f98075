import { describe, expect, test } from "vitest";
import { levelOf, pointsFor } from "#shared/profile/level.ts";
import { backLevels, feltLevels, defaultAppearance, isOpenAt } from "#shared/profile/appearance.ts";

describe("levels", () => {
  test.for([
    [0, 1],
    [49, 1],
    [50, 2],
    [199, 2],
    [200, 3],
    [449, 3],
    [450, 4],
    [5000, 11],
    [123_456, 50],
  ] as const)("CE-12 %i points are level %i", ([points, level]) => {
    expect(levelOf(points)).toBe(level);
  });

  test("CE-12 a level begins with the points that are said to", () => {
    for (let level = 1; level < 400; level += 1) {
      expect(levelOf(pointsFor(level))).toBe(level);
      if (level > 1) expect(levelOf(pointsFor(level) - 1)).toBe(level - 1);
    }
  });
});

describe("looks", () => {
  test("CE-12 the first ones are open to all, and every look opens at some level", () => {
    expect(isOpenAt(1, defaultAppearance)).toBe(true);
    expect(
      Math.max(...Object.values(backLevels), ...Object.values(feltLevels)),
    ).toBeLessThanOrEqual(levelOf(10_000));
  });

  test("CE-12 a look is open from its level on, back and felt each by itself", () => {
    expect(isOpenAt(7, { back: "ember", felt: "emerald" })).toBe(false);
    expect(isOpenAt(7, { back: "burgundy", felt: "noir" })).toBe(false);
    expect(isOpenAt(8, { back: "ember", felt: "noir" })).toBe(true);
  });
});
