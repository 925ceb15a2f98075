import { expect, test } from "vitest";
import { directionOf, skipped } from "#renderer/games/eights-nomic/nomicTable.ts";
import type { AnySeen } from "#shared/contract/seen.ts";

const cycle = (...turnCycle: readonly number[]) => ({ facts: { turnCycle } });

test("EN-12 EN-26 the Turn Cycle goes up round the seats until it is turned round, whoever is first and whoever has left", () => {
  expect(directionOf(cycle(2, 3, 0, 1))).toBe(1);
  expect(directionOf(cycle(2, 1, 0, 3))).toBe(-1);
  expect(directionOf(cycle(3, 0, 2))).toBe(1);
  expect(directionOf(cycle(3, 2, 0))).toBe(-1);
  expect(directionOf(cycle(1, 0))).toBe(1);
});

const passed = (
  turnCycle: readonly number[],
  skips: number,
  more: object = {},
): readonly number[] =>
  skipped({
    hands: turnCycle.map(() => 5),
    facts: { turnCycle, skips, extraTurn: false, result: null, ...more },
  } as unknown as AnySeen);

test("EN-26 the next in the Turn Cycle are passed over, one for each skip and round again, and nobody where another turn follows", () => {
  expect(passed([1, 2, 0], 1)).toEqual([0, 0, 1]);
  expect(passed([1, 2, 0], 2)).toEqual([1, 0, 1]);
  expect(passed([1, 2, 0], 4)).toEqual([1, 1, 2]);
  expect(passed([1, 2, 0], 2, { extraTurn: true })).toEqual([0, 0, 0]);
});
