// Checks that every pool is paid out to the last chip, as near to its shares as whole chips can be.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { largestRemainder, prizesOf, shareOut } from "#shared/tournament/payouts.ts";
import { sweep } from "#test/support/sweep.ts";

const sum = (list: readonly number[]): number => list.reduce((all, each) => all + each, 0);

/** Every way to pay so many chips to so many places. */
function* splits(total: number, places: number): Generator<readonly number[]> {
  if (places === 1) yield [total];
  else
    for (let first = 0; first <= total; first += 1)
      for (const rest of splits(total - first, places - 1)) yield [first, ...rest];
}

describe("H-21 payouts", () => {
  test("no way to pay whole chips comes nearer to the shares, and none that comes as near pays a higher place more", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 14 }),
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 }),
        (total, weights) => {
          const all = sum(weights);
          // In units of 1/all of a chip: nothing is rounded. Equal ones: to the first.
          const away = (split: readonly number[]): number =>
            sum(split.map((part, at) => (part * all - total * weights[at]!) ** 2));
          const best = [...splits(total, weights.length)].reduce((one, other) => {
            const by = away(other) - away(one);
            return by < 0 ||
              (by === 0 &&
                other.findIndex((part, at) => part !== one[at]) >= 0 &&
                other[other.findIndex((part, at) => part !== one[at])]! >
                  one[other.findIndex((part, at) => part !== one[at])]!)
              ? other
              : one;
          });
          expect(largestRemainder(total, weights)).toEqual(best);
        },
      ),
      { numRuns: sweep(150, 5000) },
    ));

  const structure = {
    payouts: [
      { from: 1, percent: [50, 30, 20] },
      { from: 10, percent: [40, 30, 20, 10] },
    ],
    guaranteed: [],
  };

  test("the list of shares goes by how many have entered", () => {
    expect(prizesOf(structure, 1000, 9).amounts).toEqual([500, 300, 200]);
    expect(prizesOf(structure, 1000, 10).amounts).toEqual([400, 300, 200, 100]);
  });

  test("where fewer play than places are paid, the others’ shares grow in proportion", () =>
    expect(prizesOf(structure, 1000, 2).amounts).toEqual([625, 375]));

  test("a guaranteed place gets what its share lacks, and it is said how much that is", () => {
    expect(prizesOf({ ...structure, guaranteed: [450, 350] }, 1000, 5)).toEqual({
      amounts: [500, 350, 200],
      added: 50,
    });
    expect(prizesOf({ ...structure, guaranteed: [450, 350] }, 0, 5)).toEqual({
      amounts: [450, 350],
      added: 800,
    });
    expect(prizesOf({ ...structure, guaranteed: [450, 350, 100] }, 0, 2)).toEqual({
      amounts: [450, 350],
      added: 800,
    });
  });

  test("a free tournament pays nobody", () =>
    expect(prizesOf(structure, 0, 20)).toEqual({ amounts: [], added: 0 }));

  test("who share places share what these get together, odd chips one each in their order", () => {
    const places = [
      { place: 1, entrants: ["a"] },
      { place: 2, entrants: ["b", "c"] },
      { place: 4, entrants: ["d"] },
    ];
    expect([...shareOut([500, 301, 200], places)]).toEqual([
      ["a", 500],
      ["b", 251],
      ["c", 250],
      ["d", 0],
    ]);
    expect([...shareOut([500, 300], [{ place: 2, entrants: ["b", "c", "d"] }])]).toEqual([
      ["b", 100],
      ["c", 100],
      ["d", 100],
    ]);
  });

  test("any pool is paid whole, and never a lower place more", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5_000_000 }),
        fc.integer({ min: 1, max: 60 }),
        fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 30 }),
        (pool, entrants, weights) => {
          const percent = weights
            .toSorted((one, other) => other - one)
            .map((weight) => weight / 100);
          const { amounts, added } = prizesOf(
            { payouts: [{ from: 1, percent }], guaranteed: [] },
            pool,
            entrants,
          );
          expect([sum(amounts), added]).toEqual([pool, 0]);
          expect(amounts.toSorted((one, other) => other - one)).toEqual(amounts);
        },
      ),
      { numRuns: sweep(200, 20_000) },
    ));
});
