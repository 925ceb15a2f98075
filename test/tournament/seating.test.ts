// Checks that seats are drawn evenly, and that a player who moves for balance never gains by it.

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { drawnChair, mover, seatDraw, tableSizes, worstChair } from "#shared/tournament/seating.ts";
import type { TournamentTable } from "#shared/tournament/state.ts";
import { sweep } from "#test/support/sweep.ts";

const dice = (seed = "x"): DiceReader => new DiceReader(newDice(seed));
const table = (
  id: string,
  chairs: readonly (string | null)[],
  button: number | null = null,
): TournamentTable => ({
  id,
  number: 1,
  chairs,
  round: 1,
  position: { entry: 0, round: 0 },
  button,
  playing: null,
  ofLevel: 0,
  wave: 0,
});

describe("TDA 7 seats", () => {
  test("are drawn from the seed: everybody once, tables that differ by at most one, no chair twice", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 200 }),
        fc.integer({ min: 2, max: 12 }),
        fc.string(),
        (count, chairs, seed) => {
          const entrants = Array.from({ length: count }, (_, at) => `e${at + 1}`);
          const drawn = seatDraw(entrants, chairs, dice(seed));
          expect(drawn).toEqual(seatDraw(entrants, chairs, dice(seed)));
          expect(drawn.map(({ length }) => length)).toEqual(tableSizes(count, chairs));
          expect(
            Math.max(...tableSizes(count, chairs)) - Math.min(...tableSizes(count, chairs)),
          ).toBeLessThan(2);
          expect(
            drawn
              .flat()
              .map(({ entrant }) => entrant)
              .toSorted(),
          ).toEqual(entrants.toSorted());
          for (const seats of drawn)
            expect(new Set(seats.map(({ chair }) => chair)).size).toBe(seats.length);
          expect(drawn.flat().every(({ chair }) => chair >= 0 && chair < chairs)).toBe(true);
        },
      ),
      { numRuns: sweep(60, 3000) },
    ));

  test("every chair is as likely as any other", () => {
    const counts = Array<number>(4).fill(0);
    for (let seed = 0; seed < 2000; seed += 1) {
      const chair = seatDraw(["a", "b", "c"], 4, dice(`${seed}`))[0]!.find(
        ({ entrant }) => entrant === "a",
      )!.chair;
      counts[chair] = counts[chair]! + 1;
    }
    for (const count of counts) expect(Math.abs(count - 500)).toBeLessThan(100);
  });

  test("of who comes later are among the tables with fewest people, and null where none is free", () => {
    const tables = [
      table("a", ["1", "2", null]),
      table("b", ["3", null, null]),
      table("c", ["4", null, "5"]),
    ];
    for (let seed = 0; seed < 30; seed += 1) {
      const found = drawnChair(tables, dice(`${seed}`));
      expect(found?.table).toBe("b");
      expect([1, 2]).toContain(found?.chair);
    }
    expect(drawnChair([table("a", ["1", "2"])], dice())).toBe(null);
  });
});

/** Who deals in which order from now on, by moving the button on chair by chair. */
function dealers(
  chairs: readonly unknown[],
  button: number,
  counts: (chair: number) => boolean,
): readonly number[] {
  const order: number[] = [];
  for (
    let chair = (button + 1) % chairs.length, steps = 0;
    steps < chairs.length;
    chair = (chair + 1) % chairs.length, steps += 1
  )
    if (counts(chair)) order.push(chair);
  return order;
}

describe("TDA 11 for balance", () => {
  const chairs = fc
    .array(fc.boolean(), { minLength: 2, maxLength: 10 })
    .map((taken) => taken.map((is, at) => (is ? `e${at}` : null)));

  test("who is furthest from dealing moves, into the free chair that deals last", () =>
    fc.assert(
      fc.property(chairs, fc.nat(9), fc.nat(9), (taken, button, last) => {
        const at = table("a", taken, button % taken.length);
        const order = dealers(taken, at.button!, (chair) => taken[chair] !== null).map(
          (chair) => taken[chair]!,
        );
        const free = dealers(taken, at.button!, (chair) => taken[chair] === null);
        if (order.length > 0) expect(mover(at, [], dice())).toBe(order.at(-1));
        if (order.length > 1) expect(mover(at, [order.at(-1)!], dice())).toBe(order.at(-2));
        if (order.length === 1) expect(mover(at, [order[0]!], dice())).toBe(order[0]);
        if (order.length > 0 && last % order.length < order.length - 1)
          expect(mover(at, [order[last % order.length]!], dice())).toBe(order.at(-1));
        if (free.length > 0) expect(worstChair(at, dice())).toBe(free.at(-1));
      }),
      { numRuns: sweep(200, 5000) },
    ));

  test("before anybody has dealt chance decides", () => {
    const at = table("a", ["1", "2", null, null]);
    const moved = new Set(Array.from({ length: 40 }, (_, seed) => mover(at, [], dice(`${seed}`))));
    const into = new Set(Array.from({ length: 40 }, (_, seed) => worstChair(at, dice(`${seed}`))));
    expect([moved, into]).toEqual([new Set(["1", "2"]), new Set([2, 3])]);
  });
});
