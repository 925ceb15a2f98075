// Checks that what is shown keeps to the time that it is worth to the viewer (H-36).

import { expect, test } from "vitest";
import { momentOf } from "#renderer/table/parts/moments/moments.ts";
import { catchUp, paced } from "#renderer/table/scene/tempo.ts";
import type { Beat, Plan } from "#renderer/table/scene/animation.ts";
import type { AnySeen } from "#shared/contract/seen.ts";

const plan: Plan = {
  steps: [
    { type: "hush", at: 0, ms: 0 },
    { type: "place", seat: 0, place: 1, at: 1000, ms: 3000 },
  ],
  ms: 4000,
};
const seen = (isOver: boolean): AnySeen =>
  ({ facts: { result: isOver ? {} : null } }) as unknown as AnySeen;
const dealt: readonly Beat[] = [{ type: "deal", dealer: 0 }];

test("H-36 what is dull is shown in less than two seconds, in the same order and whole", () => {
  for (const [isOver, beats] of [
    [false, []],
    [true, []],
    [false, dealt],
  ] as const) {
    const quick = paced(plan, seen(isOver), beats, "dull");
    expect(quick.ms).toBeLessThan(2000);
    expect(quick.steps.map(({ type }) => type)).toEqual(["hush", "place"]);
    expect(quick.steps[1]!.at + quick.steps[1]!.ms).toBeCloseTo(quick.ms);
  }
});

test("H-36 what much depends on keeps its time, and so does every usual move", () => {
  expect(paced(plan, seen(true), [], "high")).toBe(plan);
  expect(paced(plan, seen(false), [], "usual")).toBe(plan);
});

test("H-36 what waits to be shown speeds the table up, a moment hardly, and nothing so far that it cannot be seen", () => {
  const [moves, moments] = [false, true].map((isMoment) =>
    [0, 1, 2, 3, 9].map((waiting) => catchUp(waiting, isMoment)),
  );
  expect(moves).toEqual([1, 1.8, 2.6, 3, 3]);
  expect(moments).toEqual([1, 1.5, 1.5, 1.5, 1.5]);
});

test("H-36 what is short already is not drawn out", () => {
  const short: Plan = { steps: [], ms: 200 };
  expect(paced(short, seen(false), [], "dull")).toBe(short);
});

test("H-36 a moment keeps the time of its own budget, whoever looks", () => {
  const moment: readonly Beat[] = [momentOf("undercut", 1)];
  for (const stake of ["dull", "usual", "high"] as const)
    expect(paced(plan, seen(true), moment, stake)).toBe(plan);
});
