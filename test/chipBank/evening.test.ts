// Checks that chips are counted by colour to the last one, and that the app says what is wrong
// (H-6).

import { expect, test } from "vitest";
import { differenceOf, suspicions } from "#shared/chipBank/difference.ts";
import {
  onTable,
  personCounts,
  tableNet,
  valueOf,
  type ChipEntry,
  type ChipMoney,
} from "#shared/chipBank/evening.ts";
import { isCountable, priceOf, resultsOf } from "#shared/chipBank/money.ts";
import { chipSets } from "#shared/chipBank/sets.ts";

const colours = [
  { colour: "white", value: 5 },
  { colour: "red", value: 25 },
  { colour: "black", value: 100 },
] as const;
const people = ["Ann", "Ben", "Cy"].map((name) => ({
  id: name.toLowerCase(),
  name,
  profile: null,
}));
const euros: ChipMoney = { currency: "EUR", digits: 2, minor: 1000, chips: 1000 };

type Moved = readonly [
  kind: ChipEntry["kind"],
  person: string | null,
  counts: readonly number[],
  reverses?: number,
];
const written = (...moved: readonly Moved[]) => ({
  colours,
  people,
  money: euros,
  entries: moved.map(([kind, person, counts, reverses = null], at): ChipEntry => ({
    number: at + 1,
    at,
    kind,
    person,
    counts,
    note: "",
    reverses,
  })),
});

const begun = [
  ["buy-in", "ann", [20, 12, 6]],
  ["buy-in", "ben", [20, 12, 6]],
  ["rebuy", "ben", [0, 20, 5]],
] as const satisfies readonly Moved[];

test("H-6 what must be on the table is known by colour and in all", () => {
  const evening = written(...begun, ["cash-out", "ann", [-1, -2, -3]]);
  expect(onTable(evening)).toEqual({ counts: [39, 42, 14], value: 39 * 5 + 42 * 25 + 1400 });
  expect(differenceOf(evening, [39, 40, 15])).toEqual({ counts: [0, -2, 1], value: 50 });
  expect(differenceOf(evening, [39, 42, 14]).value).toBe(0);
});

test("H-6 each person has what he bought, how often, what he gave back and what he has won by that", () => {
  const evening = written(
    ...begun,
    ["cash-out", "ann", [0, 0, -12]],
    ["cash-out", "cy", [0, 0, 0]],
    ["add-on", "cy", [0, 0, 2]],
    ["correction", "cy", [0, 0, -1]],
  );
  expect(personCounts(evening).map(({ person: _person, ...count }) => count)).toEqual([
    { bought: 1000, buys: 1, cashedOut: 1200, corrected: 0, net: 200 },
    { bought: 2000, buys: 2, cashedOut: null, corrected: 0, net: -2000 },
    { bought: 200, buys: 1, cashedOut: 0, corrected: -100, net: -100 },
  ]);
});

test("H-6 what was reversed counts for nothing, and neither does its reversal", () => {
  const evening = written(...begun, ["reversal", "ben", [0, -20, -5], 3]);
  expect(onTable(evening).value).toBe(2000);
  expect(personCounts(evening)[1]).toMatchObject({ bought: 1000, buys: 1, net: -1000 });
});

test("H-6 chips are turned into money to the cent, and what the table lacked is shared by all who played", () => {
  const even = written(
    ["buy-in", "ann", [0, 0, 10]],
    ["buy-in", "ben", [0, 0, 10]],
    ["cash-out", "ann", [-1, -1, -13]],
    ["cash-out", "ben", [1, 1, -7]],
  );
  expect(resultsOf(even).map(({ amount }) => amount)).toEqual([330, -330]);
  const lacking = written(
    ["buy-in", "ann", [0, 0, 10]],
    ["buy-in", "ben", [0, 0, 10]],
    ["buy-in", "cy", [0, 0, 10]],
    ["cash-out", "ann", [0, 0, -29]],
    ["cash-out", "ben", [0, 0, 0]],
    ["cash-out", "cy", [0, 0, 0]],
    ["correction", null, [0, 0, -1]],
  );
  expect(tableNet(lacking)).toBe(100);
  expect(resultsOf(lacking).map(({ net, amount }) => [net, amount])).toEqual([
    [1900, 1934],
    [-1000, -967],
    [-1000, -967],
  ]);
});

test("H-6 money that does not go into chips evenly is rounded by the largest remainder, and sums to zero", () => {
  const money = { currency: "EUR", digits: 2, minor: 1000, chips: 700 };
  const evening = {
    ...written(
      ["buy-in", "ann", [0, 0, 7]],
      ["buy-in", "ben", [0, 0, 7]],
      ["cash-out", "ann", [-5, 0, -10]],
      ["cash-out", "ben", [5, 0, -4]],
    ),
    money,
  };
  expect(resultsOf(evening).map(({ amount }) => amount)).toEqual([464, -464]);
  expect(priceOf(money, 700)).toBe(1000);
  expect(priceOf(money, 1)).toBe(1);
  expect(resultsOf({ ...evening, money: null }).map(({ amount }) => amount)).toEqual([325, -325]);
});

test("H-6 somebody who came and never bought a chip has no result", () => {
  expect(
    resultsOf(written(["buy-in", "ann", [0, 0, 1]], ["cash-out", "ann", [0, 0, -1]])).map(
      ({ person }) => person.name,
    ),
  ).toEqual(["Ann"]);
});

test("more chips than can be counted exactly are known beforehand", () => {
  expect(isCountable(euros, 1e12)).toBe(true);
  expect(isCountable({ ...euros, chips: 1, minor: 100_000_000 }, 1e12)).toBe(false);
  expect(isCountable(null, 2 ** 53)).toBe(false);
});

const suspected = (...moved: readonly Moved[]) => {
  const evening = written(...moved);
  return suspicions(evening, onTable(evening));
};

test("H-6 what is missing is said with who may still have it", () => {
  expect(suspected(...begun, ["cash-out", "ann", [-20, -12, -6]])).toEqual([
    { kind: "not-cashed-out", person: "ben" },
  ]);
});

test("H-6 a purchase of just what is missing may have been written down twice, or not been handed out", () => {
  const missing = suspected(
    ...begun,
    ["cash-out", "ann", [-20, -12, -6]],
    ["cash-out", "ben", [-20, -12, -6]],
  );
  expect(missing).toEqual([
    { kind: "bought-twice", person: "ben", entry: 3 },
    { kind: "bought-twice", person: "ann", entry: 1 },
  ]);
});

test("H-6 chips too many may be a purchase that was not written down, or chips that were cashed out twice", () => {
  const tooMany = suspected(
    begun[0],
    ["cash-out", "ann", [-20, -12, -6]],
    ["cash-out", "ann", [-20, -12, -6]],
  );
  expect(tooMany).toEqual([
    { kind: "not-written", person: "ann", entry: 1 },
    { kind: "cashed-twice", person: "ann", entry: 3 },
  ]);
});

test("H-6 where one colour alone is wrong, those who cashed it out may have been miscounted", () => {
  const wrong = suspected(begun[0], ["cash-out", "ann", [-18, -12, -6]]);
  expect(wrong).toEqual([{ kind: "miscounted", colour: colours[0], by: 2, people: ["ann"] }]);
});

test("H-6 the right value in other colours is no mistake", () => {
  expect(suspected(begun[0], ["cash-out", "ann", [0, 0, -10]])).toEqual([{ kind: "changed" }]);
  expect(suspected(begun[0], ["cash-out", "ann", [-20, -12, -6]])).toEqual([]);
});

test("ready sets have no colour twice, rise in value, and a stack of round worth", () => {
  for (const { colours: set, stack } of chipSets) {
    expect(new Set(set.map(({ colour }) => colour)).size).toBe(set.length);
    expect(set.map(({ value }) => value)).toEqual(
      set.map(({ value }) => value).toSorted((one, other) => one - other),
    );
    expect(stack).toHaveLength(set.length);
    expect(valueOf(set, stack) % 100).toBe(0);
  }
});
