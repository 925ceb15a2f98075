// Checks what a game of Eights Nomic earns a player.

import { expect, test } from "vitest";
import type { PlayedRound } from "#shared/contract/achievements.ts";
import { achievements } from "#shared/games/eights-nomic/achievements.ts";
import { whole } from "#shared/games/eights-nomic/text/whole.en.ts";
import { draw, improper, modify, repeal } from "./moment.ts";

const played = (moves: PlayedRound["moves"], winners: readonly number[] = [1]): PlayedRound => ({
  options: {},
  carry: {},
  seat: 0,
  seats: ["self", "regular", "person", "easy"],
  moves,
  left: [],
  result: { winners, places: [winners, [0, 1, 2, 3].filter((seat) => !winners.includes(seat))] },
  titles: [],
});
const tallied = (moves: PlayedRound["moves"]) =>
  Object.fromEntries(
    Object.entries(achievements.tallies).map(([key, tally]) => [
      key,
      tally.of(played(moves) as never),
    ]),
  );

test("H-34 his own proposals count, not those that time made for him, and so do calls, once a game", () => {
  const clause = { do: "forbid", command: "draw", when: true };
  expect(
    tallied([
      modify("A", "A new text."),
      modify("B", "Another text.", { clause }),
      repeal("Turns"),
      { ...modify("Pass 1", "Pass 1"), auto: true },
      improper(1),
      improper(2),
    ]),
  ).toEqual({ wins: 0, changes: 3, mostChanges: 3, repeals: 1, clauses: 1, calls: 1 });
});

test("H-34 points are for who leaves others behind, by how much of a game was played before all agreed to its end", () => {
  const draws = (count: number) => Array<typeof draw>(count).fill(draw);
  expect(achievements.points(played(draws(40), [0]))).toBe(Math.floor((80 * 2.5) / 3));
  expect(achievements.points(played(draws(90), [0]))).toBe(Math.floor((80 * 2.5) / 3));
  expect(achievements.points(played([draw], [0]))).toBe(1);
  expect(achievements.points(played(draws(40)))).toBe(0);
  expect(achievements.points(played([{ ...draw, auto: true }], [0]))).toBe(0);
});

test("H-34 every achievement has its words, and is of something that is counted", () => {
  expect(achievements.list.map(({ key }) => key)).toEqual(Object.keys(whole.achievements));
  for (const { tally } of achievements.list)
    expect(Object.keys(achievements.tallies)).toContain(tally);
});
