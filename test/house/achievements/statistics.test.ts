import { expect, test } from "vitest";
import { Figures } from "#main/house/achievements/achievementRequests.ts";
import type { StatisticsRow } from "#main/store/achievementStore.ts";

const order = ["kings-and-bastards", "five-card-draw", "crazy-eights"];
const noon = (day: number): number => new Date(2026, 10, day, 12).getTime();
const row = (game: string, given: Partial<StatisticsRow> = {}): StatisticsRow => ({
  id: 1,
  game,
  won: false,
  place: 2,
  chips: null,
  points: 0,
  titles: [],
  endedAt: noon(20),
  ...given,
});

/** All in one go. */
function statistics(
  ...[rows, ...told]: readonly [readonly StatisticsRow[], ...Parameters<Figures["progress"]>]
): ReturnType<Figures["progress"]> {
  const figures = new Figures();
  figures.add(rows);
  return figures.progress(...told);
}

test("H-34 statistics of no round are empty", () => {
  expect(statistics([], order, noon(22))).toEqual({
    all: {
      rounds: 0,
      wins: 0,
      streak: 0,
      bestStreak: 0,
      chips: null,
      bestChips: null,
      points: 0,
      bestPoints: 0,
      titles: {},
    },
    games: [],
    days: { played: 0, bestRun: 0, run: 0 },
  });
});

test("H-34 streaks and bests are told by game and over all, in the catalogue's order", () => {
  const rows = [
    row("five-card-draw", { won: true, chips: 90, points: 16 }),
    row("kings-and-bastards", { won: true, points: 40, titles: ["king"] }),
    row("five-card-draw", { won: true, chips: 40, points: 34 }),
    row("five-card-draw", { chips: -200 }),
    row("kings-and-bastards", { won: true, points: 20, titles: ["king"] }),
    row("kings-and-bastards", { titles: ["bastard"] }),
    row("five-card-draw", { won: true, chips: 10, points: 2 }),
  ];
  const { all, games } = statistics(rows, order, noon(22));
  expect(all).toEqual({
    rounds: 7,
    wins: 5,
    streak: 1,
    bestStreak: 3,
    chips: -60,
    bestChips: 90,
    points: 112,
    bestPoints: 40,
    titles: { king: 2, bastard: 1 },
  });
  expect(games).toEqual([
    {
      game: "kings-and-bastards",
      rounds: 3,
      wins: 2,
      streak: 0,
      bestStreak: 2,
      chips: null,
      bestChips: null,
      points: 60,
      bestPoints: 40,
      titles: { king: 2, bastard: 1 },
    },
    {
      game: "five-card-draw",
      rounds: 4,
      wins: 3,
      streak: 1,
      bestStreak: 2,
      chips: -60,
      bestChips: 90,
      points: 52,
      bestPoints: 34,
      titles: {},
    },
  ]);
});

test("H-34 days that follow one another are a run; it goes on until a whole day was missed", () => {
  const on = (...days: readonly number[]) =>
    days.map((day) => row("crazy-eights", { endedAt: noon(day) }));
  expect(statistics(on(10, 11, 11, 12, 20, 21), order, noon(21)).days).toEqual({
    played: 5,
    bestRun: 3,
    run: 2,
  });
  expect(statistics(on(10, 11, 11, 12, 20, 21), order, noon(22)).days.run).toBe(2);
  expect(statistics(on(10, 11, 11, 12, 20, 21), order, noon(23)).days.run).toBe(0);
});
