import { describe, expect, test } from "vitest";
import { levelOf, pointsFor } from "#shared/profile/level.ts";
import {
  backLevels,
  backPrizes,
  defaultAppearance,
  feltLevels,
  feltPrizes,
  keyOfBack,
  keyOfFelt,
  opens,
  prizeOf,
} from "#shared/profile/appearance.ts";
import { heightsOf, type Heights } from "#shared/profile/ladder.ts";
import { manifests } from "#shared/games/catalogue.ts";

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

const at = (level: number, ladders: Heights = {}) => ({ level, ladders });

describe("looks", () => {
  test("CE-12 the first ones are open to all, and every look that a level opens does so at some level", () => {
    expect(opens(keyOfBack(defaultAppearance.back), at(1))).toBe(true);
    expect(opens(keyOfFelt(defaultAppearance.felt), at(1))).toBe(true);
    expect(
      Math.max(...Object.values(backLevels), ...Object.values(feltLevels)),
    ).toBeLessThanOrEqual(levelOf(10_000));
  });

  test("CE-12 a look is open from its level on", () => {
    expect(opens(keyOfBack("ember"), at(7))).toBe(false);
    expect(opens(keyOfBack("ember"), at(8))).toBe(true);
    expect(opens(keyOfFelt("noir"), at(7))).toBe(false);
  });

  test("H-47 a prize is open from its rung on, whatever the level, and no other ladder opens it", () => {
    expect(opens(keyOfBack("juniper"), at(50, { "crazy-eights": 4 }))).toBe(false);
    expect(opens(keyOfBack("juniper"), at(1, { "gin-rummy": 2 }))).toBe(true);
    expect(opens(keyOfFelt("conservatory"), at(1, { "gin-rummy": 3 }))).toBe(false);
    expect(opens(keyOfFelt("conservatory"), at(1, { "gin-rummy": 4 }))).toBe(true);
  });

  test("H-47 every game's ladder wins a back and a felt, each on a rung that it has", () => {
    for (const { rules, ladder } of manifests) {
      const prizes = ladder.flatMap((_, rung) => prizeOf(rules.id, rung + 1) ?? []);
      expect(prizes.map((prize) => Object.keys(prize)[0])).toEqual(["back", "felt"]);
    }
    const prizes = manifests.flatMap(({ rules, ladder }) =>
      ladder.flatMap((_, rung) => prizeOf(rules.id, rung + 1) ?? []),
    );
    expect(prizes).toHaveLength(Object.keys(backPrizes).length + Object.keys(feltPrizes).length);
  });
});

test("H-47 the height on a ladder is counted from the lowest rung without a gap", () => {
  expect(heightsOf(["gin-rummy/1", "gin-rummy/3", "exordia8/2"])).toEqual({ "gin-rummy": 1 });
  expect(heightsOf(["gin-rummy/3", "gin-rummy/2", "gin-rummy/1"])).toEqual({ "gin-rummy": 3 });
});
