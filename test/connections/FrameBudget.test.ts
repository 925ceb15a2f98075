import { expect, test } from "vitest";
import { FrameBudget } from "#main/connections/guardedSocket.ts";

const taken = (budget: FrameBudget, tries: number): number =>
  Array.from({ length: tries }, () => budget.take()).filter(Boolean).length;

test("as many frames as a second allows may come at once, and no more", () => {
  expect(taken(new FrameBudget(100, () => 0), 150)).toBe(100);
});

test("what was used comes back with time, a frame every hundredth of a second", () => {
  let now = 0;
  const budget = new FrameBudget(100, () => now);
  taken(budget, 100);
  now = 9;
  expect(budget.take()).toBe(false);
  now = 10;
  expect(taken(budget, 5)).toBe(1);
  now = 510;
  expect(taken(budget, 500)).toBe(50);
});

test("what was not used is not saved up", () => {
  let now = 0;
  const budget = new FrameBudget(100, () => now);
  now = 3_600_000;
  expect(taken(budget, 500)).toBe(100);
});
