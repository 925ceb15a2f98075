// Checks that the dice are fair, the same for the same seed, and the generator that was promised.

import { createCipheriv, createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { packs } from "#shared/cards/pack.ts";
import { DiceReader, newDice, rolled, shuffled } from "#shared/chance/dice.ts";

const seeds = fc.string({ unit: "grapheme", maxLength: 40 });

describe("one seed, one course", () => {
  test("C-10 the same seed gives the same results, on any day and machine", () => {
    fc.assert(
      fc.property(
        seeds,
        fc.array(fc.integer({ min: 1, max: 2 ** 32 }), { maxLength: 40 }),
        (seed, bounds) => {
          const roll = (): readonly number[] => {
            const reader = new DiceReader(newDice(seed));
            return bounds.map((bound) => reader.below(bound));
          };
          expect(roll()).toEqual(roll());
        },
      ),
    );
  });

  test("C-10 dice go on from where they stand: one at a time, or read on, is the same", () => {
    fc.assert(
      fc.property(
        seeds,
        fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 300 }),
        (seed, bounds) => {
          const reader = new DiceReader(newDice(seed));
          let dice = newDice(seed);
          for (const bound of bounds) {
            const next = rolled(dice, bound);
            expect(next.value).toBe(reader.below(bound));
            dice = next.dice;
          }
          expect({ ...dice, uses: [] }).toEqual(reader.dice());
          expect(JSON.parse(JSON.stringify(dice))).toEqual(dice);
        },
      ),
      { numRuns: 30 },
    );
  });

  test("H-18 dice keep what rules asked of them, in order, and nothing of what a reader reads", () => {
    const pack = packs(1, 0);
    const mixed = shuffled(newDice("uses"), pack);
    const lot = rolled(mixed.dice, 4);
    expect(lot.dice.uses).toEqual([{ shuffled: pack, into: mixed.list }, { oneOf: 4 }]);
    expect(new DiceReader(lot.dice).dice().uses).toEqual([]);
  });

  test("C-10 other seeds give other courses", () => {
    const orders = Array.from({ length: 500 }, (_, at) =>
      shuffled(newDice(`seed ${at}`), packs(1, 1)).list.join(),
    );
    expect(new Set(orders).size).toBe(500);
  });

  // Written down once: whoever changes the generator makes every stored seed deal other cards, and
  // shall notice.
  test("C-10 the first results of known seeds", () => {
    const words = new DiceReader(newDice("cardtable"));
    expect(Array.from({ length: 8 }, () => words.below(2 ** 32))).toEqual([
      386528613, 3308759322, 1452395365, 3977489209, 894653262, 1449123888, 2250174645, 1027723445,
    ]);
    const six = new DiceReader(newDice(""));
    expect(Array.from({ length: 10 }, () => six.below(6))).toEqual([2, 1, 2, 4, 4, 3, 4, 5, 1, 3]);
    expect(shuffled(newDice("0"), packs(1, 1)).list.join(" ")).toBe(
      "Ts 6h Kd 5d 9d 2c 3s Qc 7s Jh Js Th 8h 7c 2h 7h Kc 4c 6d 4s 8c As 8s 6s Ad Jd 9s 2s Ac 5h 4h Qh Ks 8d 6c 5s Qs 5c Jc Jk Td Ah Qd 2d 9c 3d 4d 9h 7d Tc 3h Kh 3c",
    );
  });

  test("C-10 the words are ChaCha20 keyed with SHA-256 of the seed, as Node's own cipher makes them, over several chunks", () => {
    const key = createHash("sha256").update("Schellen").digest();
    const stream = createCipheriv("chacha20", key, Buffer.alloc(16)).update(Buffer.alloc(4 * 1000));
    const reader = new DiceReader(newDice("Schellen"));
    expect(Array.from({ length: 1000 }, () => reader.below(2 ** 32))).toEqual(
      Array.from({ length: 1000 }, (_, at) => stream.readUInt32LE(4 * at)),
    );
    const late = new DiceReader({ ...newDice("Schellen"), drawn: 777 });
    expect(late.below(2 ** 32)).toBe(stream.readUInt32LE(4 * 777));
  });
});

describe("fairness", () => {
  /**
   * Upper bound that chi-square of `cells` equal cells passes in one of about 10⁵ runs; the seeds
   * are fixed, so it holds or does not.
   */
  const bound = (cells: number): number => {
    const freedom = cells - 1;
    return freedom * (1 - 2 / (9 * freedom) + 4.26 * Math.sqrt(2 / (9 * freedom))) ** 3;
  };
  const chiSquare = (counts: readonly number[]): number => {
    const wanted = counts.reduce((sum, count) => sum + count) / counts.length;
    return counts.reduce((sum, count) => sum + (count - wanted) ** 2 / wanted, 0);
  };

  test.for([2, 3, 6, 7, 10, 52, 53, 106, 1000])(
    "C-10 each number below %i is equally likely",
    (below) => {
      const reader = new DiceReader(newDice(`fair ${below}`));
      const counts = Array<number>(below).fill(0);
      for (let roll = 0; roll < below * 1000; roll += 1) counts[reader.below(below)]! += 1;
      expect(chiSquare(counts)).toBeLessThan(bound(below));
    },
  );

  // A bound of 3 × 2³⁰ would be hit a third too often in its lowest third by a plain remainder.
  test("C-10 no number is favoured where the bound does not divide 2³²", () => {
    const reader = new DiceReader(newDice("remainder"));
    const counts = [0, 0, 0];
    for (let roll = 0; roll < 30_000; roll += 1)
      counts[Math.floor(reader.below(3 * 2 ** 30) / 2 ** 30)]! += 1;
    expect(chiSquare(counts)).toBeLessThan(bound(3));
  });

  test("C-10 every card comes to every place of the deck equally often", () => {
    const deck = Array.from({ length: 10 }, (_, at) => at);
    const counts = Array.from({ length: 10 }, () => Array<number>(10).fill(0));
    for (let deal = 0; deal < 20_000; deal += 1)
      shuffled(newDice(`place ${deal}`), deck).list.forEach(
        (card, place) => (counts[card]![place]! += 1),
      );
    for (const places of counts) expect(chiSquare(places)).toBeLessThan(bound(10));
  });

  test("C-10 all orders of four cards are equally likely", () => {
    const counts = new Map<string, number>();
    const reader = new DiceReader(newDice("orders"));
    for (let deal = 0; deal < 24_000; deal += 1) {
      const order = reader.shuffled(["a", "b", "c", "d"]).join("");
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(bound(24));
  });

  test("the measure itself finds dice that are off by one in twenty", () => {
    const reader = new DiceReader(newDice("loaded"));
    const counts = [0, 0, 0, 0, 0, 0];
    for (let roll = 0; roll < 6000; roll += 1)
      counts[reader.below(20) === 0 ? 0 : reader.below(6)]! += 1;
    expect(chiSquare(counts)).toBeGreaterThan(bound(6));
  });
});

describe("bounds and shuffles", () => {
  test("C-10 a number is whole and below its bound", () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 2 ** 32 }), (seed, limit) => {
        const { value } = rolled(newDice(seed), limit);
        expect(Number.isInteger(value) && value >= 0 && value < limit).toBe(true);
      }),
    );
  });

  test.for([0, -1, 1.5, NaN, Infinity, 2 ** 32 + 1])("there is no number below %d", (limit) => {
    expect(() => rolled(newDice("x"), limit)).toThrow(RangeError);
  });

  test("a shuffle has the same cards, and leaves the list itself alone", () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.integer()), (seed, list) => {
        const before = list.slice();
        const { list: after } = shuffled(newDice(seed), list);
        expect(list).toEqual(before);
        expect(after.toSorted((one, other) => one - other)).toEqual(
          before.toSorted((one, other) => one - other),
        );
      }),
    );
  });
});
