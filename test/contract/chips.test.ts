// Checks that pots are shared out to the last chip (C-8).

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  buyIn,
  payOut,
  payStake,
  readStacks,
  reseatStacks,
  sharePot,
  withChips,
} from "#shared/contract/chips.ts";
import { StartError } from "#shared/contract/game.ts";
import { placesBy } from "#shared/contract/round.ts";
import { reseating } from "#test/support/reseating.ts";

const stacks = fc.array(fc.nat(10_000), { minLength: 2, maxLength: 12 });
const sum = (list: readonly number[]): number => list.reduce((one, other) => one + other, 0);

describe("pots", () => {
  test("C-8 ties split equally; odd chips go one each to the tied seats in the order given", () => {
    expect(sharePot([0, 0, 0, 0], 11, [3, 0, 2])).toEqual([4, 0, 3, 4]);
    expect(sharePot([5, 5], 2, [1])).toEqual([5, 7]);
    expect(sharePot([0, 0, 0], 2, [2, 1, 0])).toEqual([0, 1, 1]);
  });

  test("C-8 sharing makes and loses no chip, and no share is more than one chip larger than another", () => {
    fc.assert(
      fc.property(stacks, fc.nat(100_000), fc.nat(), (chips, pot, from) => {
        const seats = chips
          .map((_, at) => (at + from) % chips.length)
          .slice(0, 1 + (from % chips.length));
        const shared = sharePot(chips, pot, seats);
        expect(sum(shared)).toBe(sum(chips) + pot);
        const shares = seats.map((seat) => (shared[seat] ?? 0) - (chips[seat] ?? 0));
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
        expect(shares).toEqual(shares.toSorted((one, other) => other - one));
      }),
    );
  });

  test("C-8 C-14 of a round that nobody has won the stakes go back, nobody takes a pot, and no place is empty", () => {
    expect(sharePot([5, 7, 9], 30, [])).toEqual([15, 17, 19]);
    const result = { winners: [], places: placesBy(2, [], [], () => 0) };
    expect(result.places).toEqual([[0, 1]]);
    expect(placesBy(3, [], [2], (seat) => seat)).toEqual([[0], [1], [2]]);
    const paid = payOut({ dealer: 0, left: [], chips: [90, 40], pot: 20, result }, result, [], 10);
    expect(paid).toEqual({
      facts: {
        dealer: 0,
        left: [],
        chips: [100, 50],
        pot: 0,
        result: { ...result, chips: [0, 0] },
      },
      happened: [],
    });
  });

  test("C-8 a stake moves from every stack into the pot", () => {
    expect(payStake([10, 20], 10)).toEqual({ chips: [0, 10], pot: 20 });
    expect(() => payStake([10, 9], 10)).toThrow(StartError);
    expect(withChips([1, 2], 1, -2)).toEqual([1, 0]);
  });
});

describe("stacks", () => {
  test("C-8 who brings none along has a buy-in of 1000", () => {
    expect(buyIn).toBe(1000);
    expect(readStacks(undefined, 3)).toEqual([1000, 1000, 1000]);
  });

  test("C-8 stacks move with their owners", () => {
    expect(reseatStacks([1, 2, 3], reseating([2, null, 0], 4))).toEqual([3, 1000, 1, 1000]);
  });
});
