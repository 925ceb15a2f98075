// Checks that the clock for real cards is right to the second, whatever happens to the app
// meanwhile (H-6).

import fc from "fast-check";
import { expect, test } from "vitest";
import {
  chipRaces,
  lengthOf,
  levelNumber,
  moved,
  newClock,
  nextLevel,
  replanned,
  settledAt,
  timeOf,
  unpaidLevels,
  type ClockChip,
  type ClockPlan,
  type ClockStage,
} from "#shared/roomClock/clock.ts";
import { clockMoves } from "#shared/roomClock/moves.ts";
import { clockPresets } from "#shared/roomClock/presets.ts";

const chips = (...values: readonly number[]): readonly ClockChip[] =>
  values.map((value) => ({ value, colour: null }));
const level = (small: number, minutes = 10, ante = 0): ClockStage => ({
  kind: "level",
  small,
  big: 2 * small,
  ante,
  minutes,
});
const plan: ClockPlan = {
  name: "",
  stages: [level(25), level(50), { kind: "break", minutes: 5 }, level(100, 10, 200)],
  chips: chips(25, 100, 500),
};
const minute = 60_000;
const noon = 1_700_000_000_000;
const going = moved(newClock(plan), "start", noon);

test("H-6 a clock stands until it is started, goes by the time of day, and stands again when it is paused", () => {
  expect(timeOf(newClock(plan), noon)).toEqual({
    at: 0,
    left: 10 * minute,
    untilBreak: 20 * minute,
  });
  expect(timeOf(going, noon + 1_000)).toMatchObject({ at: 0, left: 10 * minute - 1_000 });
  const paused = moved(going, "pause", noon + 2_500);
  expect(timeOf(paused, noon + 99 * minute)).toMatchObject({ at: 0, left: 10 * minute - 2_500 });
  expect(
    timeOf(moved(paused, "start", noon + 99 * minute), noon + 99 * minute + 500),
  ).toMatchObject({ left: 10 * minute - 3_000 });
});

test("H-6 levels and breaks follow each other by themselves, and the last stage does not end", () => {
  expect(timeOf(going, noon + 10 * minute)).toEqual({
    at: 1,
    left: 10 * minute,
    untilBreak: 10 * minute,
  });
  expect(timeOf(going, noon + 22 * minute)).toEqual({ at: 2, left: 3 * minute, untilBreak: null });
  expect(timeOf(going, noon + 25 * minute)).toMatchObject({ at: 3, left: 10 * minute });
  expect(timeOf(going, noon + 999 * minute)).toEqual({ at: 3, left: 0, untilBreak: null });
});

test("H-6 it goes on and back a level, gets and loses a minute", () => {
  const at = (...moves: readonly (typeof clockMoves)[number][]) =>
    timeOf(
      moves.reduce((clock, move) => moved(clock, move, noon + 4 * minute), going),
      noon + 4 * minute,
    );
  expect(at("next")).toMatchObject({ at: 1, left: 10 * minute });
  expect(at("back")).toMatchObject({ at: 0, left: 10 * minute });
  expect(at("next", "next", "back")).toMatchObject({ at: 1, left: 10 * minute });
  expect(at("next", "next", "next", "next")).toMatchObject({ at: 3 });
  expect(at("more")).toMatchObject({ at: 0, left: 7 * minute });
  expect(at("more", "more", "more", "more", "more")).toMatchObject({ at: 0, left: 11 * minute });
  expect(at("less")).toMatchObject({ at: 0, left: 5 * minute });
  expect(at("less", "less", "less", "less", "less", "less")).toMatchObject({
    at: 1,
    left: 10 * minute,
  });
});

test("H-6 whoever looks, and how often it is settled, changes nothing of the time", () => {
  const step = fc.record({
    after: fc.nat(20 * minute),
    move: fc.constantFrom(...clockMoves, null),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let [one, other] = [going, going];
      let now = noon;
      for (const { after, move } of steps) {
        now += after;
        other = settledAt(other, now);
        if (move) [one, other] = [moved(one, move, now), moved(other, move, now)];
        expect(timeOf(one, now)).toEqual(timeOf(other, now));
        const { at, left } = timeOf(one, now);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(at === plan.stages.length - 1 || left > 0).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});

test("a wall clock that is set back takes nothing away", () => {
  expect(timeOf(going, noon - 60 * minute)).toMatchObject({ at: 0, left: 10 * minute });
});

test("H-6 a plan that is changed in mid-tournament leaves the time that is gone", () => {
  const longer = { ...plan, stages: plan.stages.map((stage) => ({ ...stage, minutes: 20 })) };
  expect(timeOf(replanned(going, longer, noon + 4 * minute), noon + 4 * minute)).toMatchObject({
    at: 0,
    left: 16 * minute,
  });
  expect(
    timeOf(
      replanned(going, { ...plan, stages: [level(25)] }, noon + 12 * minute),
      noon + 12 * minute,
    ),
  ).toMatchObject({ at: 0, left: 10 * minute });
});

test("levels are counted without breaks, and the next one is known in a break too", () => {
  expect(plan.stages.map((_stage, at) => levelNumber(plan.stages, at))).toEqual([1, 2, 2, 3]);
  expect(nextLevel(plan.stages, 2)).toMatchObject({ small: 100 });
  expect(nextLevel(plan.stages, 3)).toBeNull();
});

/** "25→100@2" */
const races = (of: ClockPlan): readonly string[] =>
  chipRaces(of).map(({ chip, into, at }) => `${chip.value}→${into.value}@${at}`);

test("TDA 24 small chips are raced off as soon as nothing needs them any more, in the break before it where there is one", () => {
  expect(races(plan)).toEqual(["25→100@2"]);
  expect(races({ ...plan, chips: chips(100, 500) })).toEqual([]);
  expect(races({ ...plan, chips: chips(5, 25) }), "what no level needs").toEqual(["5→25@0"]);
});

test("TDA 24 chips that go together go for the smallest that stays", () => {
  const steep: ClockPlan = {
    ...plan,
    stages: [level(25), level(500), level(1000)],
    chips: chips(25, 100, 500, 1000),
  };
  expect(races(steep)).toEqual(["25→500@1", "100→500@1", "500→1000@2"]);
});

test("a level with an amount that the chips do not make up is named, however they are changed", () => {
  expect(unpaidLevels(plan.stages, chips(25, 100))).toEqual([]);
  expect(unpaidLevels(plan.stages, chips(20, 50)), "25 with tens").toEqual([1]);
  expect(unpaidLevels(plan.stages, chips(100))).toEqual([1, 2]);
  expect(unpaidLevels(plan.stages, [])).toEqual([]);
});

test("H-21 each preset begins with a level, rises, and in it a chip that is raced off is needed by no later level", () => {
  for (const preset of Object.values(clockPresets)) {
    expect(preset.stages[0]).toMatchObject({ kind: "level" });
    const levels = preset.stages.flatMap((stage) => (stage.kind === "level" ? [stage] : []));
    expect(levels.map(({ small }) => small)).toEqual(
      levels.map(({ small }) => small).toSorted((one, other) => one - other),
    );
    expect(preset.stages.every((stage) => lengthOf(stage) > 0)).toBe(true);
    for (const { into, at } of chipRaces(preset)) {
      expect(
        preset.stages
          .slice(at)
          .every(
            (stage) =>
              stage.kind === "break" ||
              (stage.small % into.value === 0 && stage.ante % into.value === 0),
          ),
      ).toBe(true);
    }
  }
});
