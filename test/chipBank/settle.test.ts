// Checks that an evening is settled exactly, and in the fewest payments (H-6).

import fc from "fast-check";
import { expect, test } from "vitest";
import { byLargestRemainder } from "#shared/chipBank/money.ts";
import { mostExact, settleUp, type Payment } from "#shared/chipBank/settle.ts";

const after = (amounts: readonly number[], payments: readonly Payment[]): readonly number[] =>
  amounts.map((amount, who) =>
    payments.reduce(
      (left, payment) =>
        left +
        (payment.from === who ? payment.amount : 0) -
        (payment.to === who ? payment.amount : 0),
      amount,
    ),
  );

/** By trying: the first who is not even pays, or is paid by, each of the others in turn. */
function fewestByTrying(amounts: readonly number[]): number {
  const [first = 0, ...others] = amounts.filter((amount) => amount !== 0);
  if (first === 0) return 0;
  const tried = others.flatMap((other, at) =>
    Math.sign(other) === Math.sign(first)
      ? []
      : [1 + fewestByTrying(others.with(at, other + first))],
  );
  return Math.min(...tried);
}

const evenly = (least: number, most: number, upTo: number): fc.Arbitrary<readonly number[]> =>
  fc
    .array(fc.integer({ min: -upTo, max: upTo }), { minLength: least - 1, maxLength: most - 1 })
    .map((amounts) => [...amounts, 0 - amounts.reduce((sum, amount) => sum + amount, 0)]);

test("H-6 people who are even among themselves pay among themselves", () => {
  expect(settleUp([500, -500, 300, -300])).toEqual({
    payments: [
      { from: 1, to: 0, amount: 500 },
      { from: 3, to: 2, amount: 300 },
    ],
    fewest: true,
  });
  expect(settleUp([900, -400, -500, 700, -700]).payments).toHaveLength(3);
  expect(settleUp([0, 0])).toEqual({ payments: [], fewest: true });
  expect(settleUp([])).toEqual({ payments: [], fewest: true });
});

test("H-6 greed alone is not enough: what largest-to-largest settles in four payments is settled in three", () => {
  expect(settleUp([8, 7, -7, -5, -3])).toEqual({
    payments: [
      { from: 3, to: 0, amount: 5 },
      { from: 4, to: 0, amount: 3 },
      { from: 2, to: 1, amount: 7 },
    ],
    fewest: true,
  });
});

test("H-6 no settlement has fewer payments, compared with every other one", () => {
  fc.assert(
    fc.property(fc.oneof(evenly(2, 7, 6), evenly(2, 6, 1_000)), (amounts) => {
      const { payments, fewest } = settleUp(amounts);
      expect(fewest).toBe(true);
      expect(payments).toHaveLength(fewestByTrying(amounts));
    }),
    { numRuns: 300 },
  );
});

test("H-6 everybody is even afterwards, each payment is whole and above zero, and nobody both pays and is paid", () => {
  fc.assert(
    fc.property(
      fc.oneof(evenly(2, 12, 40), evenly(20, 60, 30), evenly(2, 30, 1_000_000_000)),
      (amounts) => {
        const { payments, fewest } = settleUp(amounts);
        const concerned = amounts.filter((amount) => amount !== 0).length;
        expect(after(amounts, payments).every((left) => left === 0)).toBe(true);
        expect(
          payments.every(
            ({ amount, from, to }) =>
              Number.isSafeInteger(amount) && amount > 0 && amounts[from]! < 0 && amounts[to]! > 0,
          ),
        ).toBe(true);
        expect(payments.length).toBeLessThanOrEqual(Math.max(0, concerned - 1));
        expect(fewest).toBe(concerned <= mostExact);
      },
    ),
    { numRuns: 200 },
  );
});

test("H-6 with twelve people the groups are found, though each is of four", () => {
  const amounts = [10, -1, -2, -7, 20, -3, -5, -12, 40, -11, -13, -16];
  expect(settleUp(amounts).payments).toHaveLength(9);
});

test("H-6 above sixteen people pairs and threes that are even are taken out first", () => {
  const pairs = Array.from({ length: 10 }, (_, at) => [at + 1, -at - 1]).flat();
  expect(settleUp(pairs).payments).toHaveLength(10);
  const threes = Array.from({ length: 8 }, (_, at) => 1000 * 3 ** at).flatMap((amount) => [
    3 * amount,
    -amount,
    -2 * amount,
  ]);
  expect(settleUp(threes).payments).toHaveLength(16);
});

test("what is not whole, or does not come to zero, is refused", () => {
  expect(() => settleUp([1, -2])).toThrow(/sum to -1/);
  expect(() => settleUp([0.5, -0.5])).toThrow(RangeError);
});

test("H-6 rounding loses and makes nothing, moves nobody by a whole unit, and prefers the largest remainder", () => {
  expect(byLargestRemainder([10n, 10n, 10n], 3n)).toEqual([4n, 3n, 3n]);
  expect(byLargestRemainder([5n, -2n, -3n], 3n)).toEqual([2n, -1n, -1n]);
  fc.assert(
    fc.property(
      evenly(2, 30, 1_000_000),
      fc.integer({ min: 1, max: 9_999 }),
      (numerators, denominator) => {
        const whole = byLargestRemainder(numerators.map(BigInt), BigInt(denominator)).map(Number);
        expect(whole.reduce((sum, one) => sum + one, 0)).toBe(0);
        expect(whole.every((one, at) => Math.abs(one - numerators[at]! / denominator) < 1)).toBe(
          true,
        );
      },
    ),
  );
});
