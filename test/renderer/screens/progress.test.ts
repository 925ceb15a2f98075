// Checks that the page of trophies knows the names of the house's achievements, and who did best
// with the cards of the day.

import { describe, expect, test } from "vitest";
import { houseAchievements } from "#main/house/achievements/counting.ts";
import { achievementWords } from "#renderer/screens/progress/achievementWords.ts";
import { dailyStandings } from "#renderer/screens/progress/dailyDeal.ts";
import { progress } from "#renderer/text/en/progress.ts";

test("H-34 every achievement of the house has its words, and no other has", () => {
  expect(Object.keys(progress.achievements).toSorted()).toEqual(
    houseAchievements.list.map(({ key }) => key).toSorted(),
  );
});

test("H-34 an achievement of a game is called as the game says, one that is not known by its key", () => {
  expect(achievementWords({ of: "kings-and-bastards", key: "dynasty" }).name).toBe("Dynasty");
  expect(achievementWords({ of: "house", key: "deal" }).name).toBe("Deal of the day");
  expect([
    achievementWords({ of: "whist", key: "slam" }),
    achievementWords({ of: "house", key: "slam" }),
  ]).toEqual(Array(2).fill({ name: "slam", help: "" }));
});

const bot = (name: string, place: number | null, points: number) => ({
  name,
  avatar: "avatar-01",
  level: "regular" as const,
  place,
  points,
});

const ranks = (
  bots: readonly ReturnType<typeof bot>[],
  own: Readonly<{ place: number | null; points: number }> | null,
) =>
  dailyStandings(bots, own).map((row) => [
    row.bot?.name ?? "you",
    row.rank && progress.daily.ranked(row.rank),
  ]);
const told = (
  bots: readonly ReturnType<typeof bot>[],
  own: Readonly<{ place: number | null; points: number }>,
): string => {
  const rows = dailyStandings(bots, own);
  return progress.daily.counts(rows.find((row) => row.bot === null)!.rank!, rows.length);
};

test("H-34 places come first, then points; equal ones share their ranks, and one is named before the bots", () => {
  expect(
    ranks([bot("Ada", 2, 26), bot("Ben", 1, 40), bot("Cy", 1, 57)], { place: 2, points: 26 }),
  ).toEqual([
    ["Cy", "1st"],
    ["Ben", "2nd"],
    ["you", "3rd–4th"],
    ["Ada", "3rd–4th"],
  ]);
});

test("H-34 GR-15 where nobody has won is better than to have lost, and less than to have won points", () => {
  expect(ranks([bot("Ada", 2, 0), bot("Ben", 1, 31)], { place: null, points: 0 })).toEqual([
    ["Ben", "1st"],
    ["you", "2nd"],
    ["Ada", "3rd"],
  ]);
});

test("H-34 who has given up stands last, without a rank", () => {
  expect(ranks([bot("Ada", 4, 0), bot("Ben", 1, 40)], null)).toEqual([
    ["Ben", "1st"],
    ["Ada", "2nd"],
    ["you", null],
  ]);
});

describe("H-34 a tie is said as one", () => {
  const names = ["Ada", "Ben", "Cy", "Di", "Eve"];
  const [low, high] = [
    { place: 4, points: 0 },
    { place: 1, points: 40 },
  ];
  const bots = (best: number, level: number, own: typeof low) =>
    names.map((name, at) => {
      const { place, points } = at < best ? high : at < best + level ? own : low;
      return bot(name, place, points);
    });

  test("of all, who were last each: nobody is first", () => {
    expect(told(bots(0, 5, low), low)).toBe("Your try: all 6 did equally well with these cards.");
    expect(new Set(ranks(bots(0, 5, low), low).map(([, rank]) => rank))).toEqual(
      new Set(["1st–6th"]),
    );
  });

  test("at the top", () =>
    expect(told(bots(0, 2, high), high)).toBe(
      "Your try: 1st to 3rd of 6 with these cards, level with 2 bots.",
    ));

  test("in the middle", () =>
    expect(told(bots(1, 2, { place: 2, points: 26 }), { place: 2, points: 26 })).toBe(
      "Your try: 2nd to 4th of 6 with these cards, level with 2 bots.",
    ));

  test("at the bottom", () =>
    expect(told(bots(4, 1, low), low)).toBe(
      "Your try: 5th to 6th of 6 with these cards, level with 1 bot.",
    ));

  test("of nobody: a rank alone", () => {
    expect(told(bots(0, 0, high), high)).toBe("Your try: 1st of 6 with these cards.");
    expect(told(bots(5, 0, low), low)).toBe("Your try: 6th of 6 with these cards.");
  });
});
