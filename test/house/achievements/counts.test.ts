import { expect, test } from "vitest";
import fc from "fast-check";
import {
  achievements,
  amount,
  ofHouse,
  withRound,
  counted,
  longestRun,
  noCounts,
  type Counts,
} from "#main/house/achievements/counting.ts";
import type { UncountedRound } from "#main/store/achievementStore.ts";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { catalogue } from "#shared/games/catalogue.ts";

/** Rounds that were played: by game, all players moving as they liked. */
const rounds = fc.array(
  fc.record({
    game: fc.constantFrom(...catalogue.map(({ id }) => id)),
    place: fc.nat(3),
    day: fc.nat(12),
    winsInARow: fc.nat(7),
    points: fc.nat(120),
    chips: fc.integer({ min: -1500, max: 1500 }),
    category: fc.constantFrom("one pair", "full house", "four of a kind"),
    deal: fc.option(fc.nat(9)),
    titled: fc.boolean(),
    moves: fc.array(
      fc.constantFrom(
        { type: "draw", cards: [] },
        { type: "play", cards: ["8c", "8d", "8h"], card: "8c" },
        { type: "play", cards: ["2c"], card: "Kc" },
        { type: "nope", card: "As", sendBack: true },
        {
          type: "sets",
          sets: [
            ["7c", "7d", "7h"],
            ["3c", "4c", "5c"],
          ],
        },
        { type: "bet", to: 20 },
        { type: "break" },
      ),
      { maxLength: 5 },
    ),
  }),
  { maxLength: 24 },
);

type Drawn = (typeof rounds extends fc.Arbitrary<infer R> ? R : never)[number];

function stored(
  { game, place, day, winsInARow, points, chips, category, deal, titled, moves }: Drawn,
  id: number,
): UncountedRound {
  const places = [[1], [2], [3]].toSpliced(place, 0, [0]);
  return {
    id,
    game,
    seat: 0,
    winsInARow: place === 0 ? winsInARow + 1 : 0,
    endedAt: day * 86_400_000 + 43_200_000,
    dealOfTheDay: deal,
    inTournament: false,
    titles: titled && place === 0 ? ["king"] : [],
    record: { format: "round/1", game, options: {}, seats: ["a", "b", "c", "d"], seed: "1" },
    seats: [
      { profile: "me", bot: null },
      ...Array<{ profile: null; bot: "regular" }>(3).fill({ profile: null, bot: "regular" }),
    ],
    moves: moves.map((move) => ({ ...move, seat: 0 })),
    result: {
      winners: places[0]!,
      places,
      points: [points, 0, 0, 0],
      chips: [chips, -chips, 0, 0],
      wonBy: "showdown",
      hands: [{ category }, null, null, null],
    } as UncountedRound["result"],
  };
}

const all = (list: readonly UncountedRound[], from: Counts = noCounts): Counts =>
  list.reduce((before, round) => withRound(before, round, "me").counts, from);
const amounts = (counts: Counts): readonly number[] =>
  achievements.map((achievement) => amount(counts, achievement));

test("H-34 in whatever order, and in whatever pieces, rounds are counted, it comes to the same", () => {
  fc.assert(
    fc.property(rounds, fc.nat(), fc.nat(24), (drawn, seed, cut) => {
      const list = drawn.map(stored);
      const shuffled = new DiceReader(newDice(String(seed))).shuffled(list);
      expect(all(shuffled)).toEqual(all(list));
      const kept = JSON.parse(JSON.stringify(all(list.slice(0, cut)))) as Counts;
      expect(all(list.slice(cut), kept)).toEqual(all(list));
    }),
    { numRuns: 60 },
  );
});

test("H-34 no count ever goes down, and an achievement is reached once", () => {
  fc.assert(
    fc.property(rounds, (drawn) => {
      let counts = noCounts;
      const reached: string[] = [];
      for (const round of drawn.map(stored)) {
        const taken = withRound(counts, round, "me");
        amounts(taken.counts).forEach((now, at) =>
          expect(now).toBeGreaterThanOrEqual(amounts(counts)[at]!),
        );
        expect(taken.points).toBeGreaterThanOrEqual(0);
        expect(Number.isInteger(taken.points)).toBe(true);
        reached.push(...taken.achieved);
        ({ counts } = taken);
      }
      expect(reached.length).toBe(new Set(reached).size);
      expect(new Set(reached)).toEqual(
        new Set(
          achievements
            .filter((one) => amount(counts, one) >= one.goal)
            .map(({ of, key }) => `${of}.${key}`),
        ),
      );
    }),
    { numRuns: 60 },
  );
});

test("a run of days is as long as its days follow one another, whichever was counted first", () => {
  expect([[], [5], [5, 6], [5, 7], [1, 2, 3, 5, 6], [1, 3, 4, 5]].map(longestRun)).toEqual([
    0, 1, 2, 1, 3, 3,
  ]);
  const achievements = { tallies: { days: { kind: "days", of: (day: number) => day } } } as const;
  expect(
    [7, 5, 6, 5, 7].reduce((counts, day) => counted(counts, ofHouse, achievements, day), noCounts)
      .days,
  ).toEqual({ "house.days": [5, 6, 7] });
});
