// Checks that every structure that cannot be played is refused by name, and that a file brings back
// what was exported.

import { describe, expect, test } from "vitest";
import { sentence } from "#shared/games/texts.ts";
import {
  presets,
  readStructure,
  structureText,
  type Structure,
} from "#shared/tournament/structure.ts";

const { standard } = presets;
const level = standard.levels[0]!;

function problemOf(structure: unknown): string {
  const read = readStructure(
    JSON.stringify({ format: "tournament-structure/1", name: "Friday", structure }),
  );
  return read.ok ? "none" : sentence(read.problem);
}

test.each(Object.entries(presets))(
  "H-21 the preset %s comes back from its file as it was",
  (name, structure) => {
    expect(readStructure(structureText({ name, structure }))).toEqual({
      ok: true,
      name,
      structure,
    });
  },
);

test.each(Object.values(presets).map(({ payouts }) => payouts))(
  "H-21 a preset pays more places the more come, never more for a lower one",
  (...payouts) => {
    payouts.forEach(({ percent }, at) => {
      expect(percent.length).toBeGreaterThan(payouts[at - 1]?.percent.length ?? 0);
      expect(percent.toSorted((one, other) => other - one)).toEqual(percent);
    });
  },
);

describe("H-21 a structure is refused", () => {
  test.each<[string, Partial<Structure>, string]>([
    [
      "whose shares do not sum to 100",
      { payouts: [{ from: 1, percent: [50, 49.99] }] },
      "payouts.0.percent: the shares must add up to 100%, not 99.99%",
    ],
    [
      "whose shares rise",
      { payouts: [{ from: 1, percent: [40, 60] }] },
      "payouts.0.percent.1: place 2 can’t get a larger share than the place before it",
    ],
    [
      "whose first shares are not for everybody",
      { payouts: [{ from: 3, percent: [100] }] },
      "payouts.0.from: the first list of shares must start from 1 entrant",
    ],
    [
      "whose shares are in disorder",
      {
        payouts: [
          { from: 1, percent: [100] },
          { from: 1, percent: [60, 40] },
        ],
      },
      "payouts.1.from: lists of shares must go from few entrants to many: 1 comes too late or twice",
    ],
    [
      "whose shares are no hundredths",
      { payouts: [{ from: 1, percent: [99.995, 0.005] }] },
      "payouts.0.percent.0: a number in steps of 0.01 is needed",
    ],
    [
      "whose levels fall",
      { levels: [{ ...level, ante: 20, stake: 80 }, level] },
      "levels.1: ante and stake can’t go down: level 2 is lower than the one before it",
    ],
    [
      "with nothing to play for",
      { levels: [{ ...level, ante: 0, stake: 0 }] },
      "levels.0: a level needs an ante or a stake",
    ],
    [
      "whose stack is too small",
      { stack: 39 },
      "stack: a starting stack of 39 doesn’t cover the 40 of level 1",
    ],
    [
      "with a break after no level",
      { breaks: [{ after: 23, minutes: 5 }] },
      "breaks.0.after: there is no level 23: the last is level 22",
    ],
    [
      "with a break after the last",
      { breaks: [{ after: 22, minutes: 5 }] },
      "breaks.0.after: no break can follow the last level, which runs until the end",
    ],
    [
      "whose breaks are in disorder",
      {
        breaks: [
          { after: 4, minutes: 5 },
          { after: 4, minutes: 5 },
        ],
      },
      "breaks.1.after: breaks must be in the order of their levels: the one after level 4 comes too late or twice",
    ],
    [
      "with rebuys in no level",
      { rebuys: { until: 23, most: null, stack: 1 } },
      "rebuys.until: there is no level 23: the last is level 22",
    ],
    [
      "with rebuys for ever",
      { rebuys: { until: 22, most: null, stack: 1 } },
      "rebuys.until: rebuys must end before the last level, which runs until the end",
    ],
    [
      "with rebuys of nothing",
      { rebuys: { until: 3, most: null, stack: 0 } },
      "rebuys.stack: a rebuy must give a stack",
    ],
    [
      "with late entry in no level",
      { lateEntry: 23 },
      "lateEntry: there is no level 23: the last is level 22",
    ],
    [
      "with an add-on in no level",
      { addOn: { at: 23, price: 1, stack: 1 } },
      "addOn.at: there is no level 23: the last is level 22",
    ],
    [
      "whose guaranteed places rise",
      { guaranteed: [10, 20] },
      "guaranteed.1: place 2 can’t be guaranteed more than the place before it",
    ],
    ["with half a chip", { stack: 1.5 }, "stack: a whole number is needed"],
    ["with a field that nobody knows", { antes: 3 } as object, '"antes" does not belong here'],
  ])("%s", (_, change, problem) => {
    const said = problemOf({ ...standard, ...change });
    expect(said.replace(/^structure[.:] ?/, "")).toBe(problem);
  });

  test("whose file is cut off, or another", () => {
    const text = structureText({ name: "Friday", structure: standard });
    const said = (of: string): string => {
      const read = readStructure(of);
      return read.ok ? "none" : sentence(read.problem);
    };
    expect(said(text.slice(0, 200))).toBe(
      "This file isn’t a tournament structure in JSON: it ends too early",
    );
    expect(said('{"format":"round/1"}')).toBe(
      'This file isn’t a tournament structure: its "format" must be "tournament-structure/1"',
    );
    expect(said("[]")).toBe(
      'This file isn’t a tournament structure: its "format" must be "tournament-structure/1"',
    );
    expect(said(text.replace('"Friday"', '""'))).toBe("name: use at least 1 character");
  });

  test("shares of hundredths that sum to 100 are taken", () => {
    expect(problemOf({ ...standard, payouts: [{ from: 1, percent: [33.34, 33.33, 33.33] }] })).toBe(
      "none",
    );
    expect(
      problemOf({
        ...standard,
        payouts: [{ from: 1, percent: [...Array<number>(99).fill(1.01), 0.01] }],
      }),
    ).toBe("none");
  });
});
