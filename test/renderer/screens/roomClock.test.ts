// Checks that the clock's form takes what people enter, and that its time is written the way clocks
// are read (H-6).

import { beforeAll, expect, test } from "vitest";
import {
  chipsOf,
  draftOfPlan,
  planOfDraft,
  withChip,
  withPreset,
  withStage,
  type ChipDraft,
  type PlanDraft,
} from "#renderer/screens/roomClock/planDraft.ts";
import { chipLines } from "#renderer/screens/roomClock/raceWords.ts";
import { chipWords } from "#renderer/text/en/chips.ts";
import { loadChips } from "#renderer/text/text.ts";
import { clockPlanSchema } from "#shared/protocol/schema.ts";
import { clockPresets } from "#shared/roomClock/presets.ts";

beforeAll(loadChips);

let keys = 0;
const chip = (value: string, colour: ChipDraft["colour"] = null): ChipDraft => ({
  key: keys++,
  value,
  colour,
});

test("H-6 each preset comes through the form as it was, and is of the form that the house takes", () => {
  for (const preset of Object.values(clockPresets)) {
    expect(planOfDraft(draftOfPlan(preset))).toEqual(preset);
    expect(clockPlanSchema.safeParse(preset).success).toBe(true);
  }
});

test("H-6 another level is twice the last one, a break lasts ten minutes, and either is known apart from the others", () => {
  const first: PlanDraft = draftOfPlan({
    name: "x",
    chips: [
      { value: 25, colour: "green" },
      { value: 100, colour: "black" },
    ],
    stages: [{ kind: "level", small: 25, big: 50, ante: 5, minutes: 12 }],
  });
  const longer = withStage(withStage(first, "break"), "level");
  expect(planOfDraft(longer)?.stages.slice(1)).toEqual([
    { kind: "break", minutes: 10 },
    { kind: "level", small: 50, big: 100, ante: 10, minutes: 12 },
  ]);
  expect(new Set(longer.stages.map(({ key }) => key)).size).toBe(3);
});

test("H-6 what is no whole number, and a clock that begins with a break, is not taken", () => {
  const draft = draftOfPlan(clockPresets.turbo);
  const [first, ...rest] = draft.stages;
  for (const wrong of [
    { minutes: "0" },
    { minutes: "1.5" },
    { small: "x" },
    { ante: "" },
    { kind: "break" as const },
  ])
    expect(planOfDraft({ ...draft, stages: [{ ...first!, ...wrong }, ...rest] })).toBeNull();
  expect(planOfDraft({ ...draft, chips: [chip("25"), chip("25")] })).toBeNull();
  expect(chipsOf([chip("100", "black"), chip(" 25 ", "green")]), "in any order").toEqual([
    { value: 25, colour: "green" },
    { value: 100, colour: "black" },
  ]);
  for (const wrong of ["0", "2.5", "", "x"]) expect(chipsOf([chip(wrong)])).toBeNull();
  expect(chipsOf([])).toEqual([]);
});

test("H-6 another chip is worth five times the largest, in a colour that is free where colours are known", () => {
  const draft = draftOfPlan(clockPresets.turbo);
  expect(withChip({ ...draft, chips: [] }).chips).toEqual([{ key: 0, value: "25", colour: null }]);
  expect(withChip({ ...draft, chips: [{ ...chip("100", "white"), key: 4 }] }).chips[1]).toEqual({
    key: 5,
    value: "500",
    colour: "red",
  });
});

test("H-6 who takes ready levels keeps the colours that are known", () => {
  const draft = {
    ...draftOfPlan(clockPresets.turbo),
    name: "Friday",
    chips: [chip("25", "green"), chip("100", "black"), chip("20", "blue")],
  };
  const { name, chips } = withPreset(draft, clockPresets.standard);
  expect(name).toBe("Friday");
  expect(chips.map(({ value, colour }) => `${value} ${colour}`)).toEqual([
    "5 null",
    "25 green",
    "100 black",
    "500 null",
    "1000 null",
  ]);
});

test("TDA 24 the form says when which chips go, which no level needs, and what they do not make up", () => {
  const level = (small: number) =>
    ({ kind: "level", small, big: 2 * small, ante: 0, minutes: 10 }) as const;
  const stages = [
    level(25),
    level(50),
    { kind: "break", minutes: 5 } as const,
    level(100),
    level(500),
  ];
  const green = { value: 25, colour: "green" } as const;
  expect(
    chipLines({
      stages,
      chips: [green, { value: 100, colour: "black" }, { value: 500, colour: null }],
    }),
  ).toEqual([
    "Exchange green 25s for black 100s in the break before level 3.",
    "Exchange black 100s for 500s at level 4.",
  ]);
  expect(chipLines({ stages, chips: [{ value: 5, colour: null }, green] })).toEqual([
    "No level needs 5s.",
  ]);
  expect(
    chipLines({
      stages,
      chips: [
        { value: 100, colour: null },
        { value: 1000, colour: null },
      ],
    }),
  ).toEqual(["These chips can’t make the amounts of levels 1 and 2."]);
});

test("a time is written with its seconds begun, and its hours where there are any", () => {
  const { time } = chipWords.screen.clock;
  expect([600_000, 59_001, 1, 0, 3_600_000, 5_025_000].map(time)).toEqual([
    "10:00",
    "01:00",
    "00:01",
    "00:00",
    "1:00:00",
    "1:23:45",
  ]);
});
