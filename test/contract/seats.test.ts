import { expect, test } from "vitest";
import { nextSeat, seatsFromLeftOf } from "#shared/contract/seats.ts";

test("C-2 clockwise is ascending and wraps", () => {
  expect(seatsFromLeftOf(4, 2)).toEqual([3, 0, 1, 2]);
  expect(seatsFromLeftOf(2, 1)).toEqual([0, 1]);
});

test("C-2 left of a seat is the next that is taken; itself last of all; null where none is", () => {
  expect(nextSeat(4, 1, (seat) => seat === 0)).toBe(0);
  expect(nextSeat(4, 1, () => true)).toBe(2);
  expect(nextSeat(4, 1, (seat) => seat === 1)).toBe(1);
  expect(nextSeat(4, 1, () => false)).toBeNull();
});
