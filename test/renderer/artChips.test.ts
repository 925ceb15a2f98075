import fc from "fast-check";
import { expect, test } from "vitest";
import { chipsFor, denominations } from "#renderer/art/chips.ts";
import { pileFeet, pilesFor } from "#renderer/sprites/ChipStack.ts";

test("the chips sum up to the amount, the fewest chips possible", () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000 }), (amount) => {
      const piles = chipsFor(amount);
      expect(piles.reduce((sum, { denomination, count }) => sum + denomination * count, 0)).toBe(
        amount,
      );
      for (const { denomination, count } of piles) {
        const next =
          denominations[denominations.indexOf(denomination as (typeof denominations)[number]) + 1];
        if (next !== undefined) expect(count * denomination).toBeLessThan(next);
      }
    }),
  );
});

test("nothing and debts lie on the table as no chips", () => {
  expect(chipsFor(0)).toEqual([]);
  expect(chipsFor(-20)).toEqual([]);
});

test("piles are never taller than allowed and hold all chips where there is room", () => {
  fc.assert(
    fc.property(fc.nat({ max: 20_000 }), fc.integer({ min: 1, max: 12 }), (amount, tallest) => {
      const piles = pilesFor(amount, { tallest, most: Infinity });
      expect(piles.every(({ height }) => height >= 1 && height <= tallest)).toBe(true);
      expect(piles.reduce((sum, { kind, height }) => sum + denominations[kind]! * height, 0)).toBe(
        amount,
      );
    }),
  );
});

test("no more piles than asked for, each on its own feet", () => {
  expect(pilesFor(1_000_000, { tallest: 10, most: 8 })).toHaveLength(8);
  for (let count = 1; count <= 8; count++) {
    const feet = pileFeet(count);
    expect(new Set(feet.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    expect(feet.map(({ y }) => y)).toEqual(feet.map(({ y }) => y).toSorted((a, b) => a - b));
  }
});

test("H-32 a pot that grows is seen to grow: more chips, worth the same as ever", () => {
  const whole = { tallest: 10, most: Infinity, grows: true };
  const chipsIn = (amount: number): number =>
    pilesFor(amount, whole).reduce((sum, { height }) => sum + height, 0);
  const seen = [20, 40, 80, 160, 320, 640, 1280].map(chipsIn);
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  expect(new Set(seen).size).toBe(seen.length);
  expect(chipsIn(1_000_000)).toBeGreaterThanOrEqual(chipsIn(1280));
  fc.assert(
    fc.property(fc.nat({ max: 20_000 }), (amount) => {
      expect(
        pilesFor(amount, whole).reduce(
          (sum, { kind, height }) => sum + denominations[kind]! * height,
          0,
        ),
      ).toBe(amount);
    }),
  );
});
