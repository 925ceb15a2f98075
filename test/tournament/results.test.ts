// Checks that a tournament's results are laid out best first, with everything that a club writes
// down.

import { expect, test } from "vitest";
import { fakeHall } from "#test/doors/fakeHalls.ts";
import { resultsOf, resultTable } from "#shared/tournament/results.ts";

test("H-23 results stand best first; who shares a place in the order of entry, and who has none last", () => {
  const { entrants } = fakeHall("over");
  const mixed = [
    entrants[4]!,
    { ...entrants[3]!, place: 2 },
    entrants[1]!,
    { ...entrants[9]!, place: null },
    entrants[0]!,
    { ...entrants[8]!, place: null },
  ];
  expect(resultsOf({ entrants: mixed }).map(({ place, name }) => `${place} ${name}`)).toEqual([
    "1 Robin",
    "2 Mei",
    "2 Ada",
    "5 Omar",
    "null Rosa",
    "null Hugo",
  ]);
});

test("H-23 results as rows of a spreadsheet name their columns first", () => {
  const { entrants } = fakeHall("over");
  const league = fakeHall("league-over").entrants;
  expect(resultTable({ stage: "over", entrants: entrants.slice(0, 4) })).toEqual([
    [
      "place",
      "name",
      "kind",
      "points",
      "prize",
      "heads",
      "bounties",
      "rebuys",
      "add_ons",
      "cost",
      "net",
    ],
    [1, "Robin", "person", null, 4860, 6, 300, 0, 0, 550, 4610],
    [2, "Ada", "person", null, 3105, 5, 250, 0, 0, 550, 2805],
    [3, "Ludwig", "person", null, 2025, 4, 200, 0, 0, 550, 1675],
    [4, "Mei", "bot", null, 1485, 3, 150, 0, 0, 550, 1085],
  ]);
  expect(resultTable({ stage: "over", entrants: league.slice(1, 2) })[1]).toEqual([
    2,
    "Ada",
    "person",
    39,
    1725,
    0,
    0,
    0,
    1,
    550,
    1175,
  ]);
});

test("H-23 a tournament that was called off has cost nobody anything", () => {
  const [, line] = resultTable({
    stage: "cancelled",
    entrants: [{ ...fakeHall("over").entrants[0]!, place: null, prize: null, bounties: 0 }],
  });
  expect(line?.slice(-2)).toEqual([0, 0]);
});
