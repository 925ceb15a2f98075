// Checks when a match of Gin Rummy is over, and what that scores (GR-17, GR-18).

import { describe, expect, test } from "vitest";
import { ginRummy } from "#shared/games/gin-rummy/index.ts";
import { achievements } from "#shared/games/gin-rummy/achievements.ts";
import { start } from "#shared/games/gin-rummy/text/start.en.ts";
import type { Facts, GinRound, Options } from "#shared/games/gin-rummy/types.ts";
import { played } from "#test/house/achievements/playedRounds.ts";
import { discard, done, knock, laid, leave, made, resultOf } from "./moment.ts";

/** Seat 0 has gin against 15: 40 points. */
const forty = (facts: Partial<Facts>, options: Partial<Options> = {}): GinRound =>
  laid(["4c 5c 6c 7c Jd Jh Js 2h 2d 2s Kd", "8d 8h 8s Kc Kh Ks Qd 3c Ac Ad"], {
    options,
    facts: { drawn: "stock", ...facts },
  });
const won = (facts: Partial<Facts>, options: Partial<Options> = {}): GinRound =>
  made(forty(facts, options), [0, knock("Kd")]);

describe("a match", () => {
  test("GR-17 goes on below the target: scores add up, and the winner of a hand gets a box", () => {
    expect(won({ score: [59, 30], boxes: [2, 1] }).facts).toMatchObject({
      score: [99, 30],
      boxes: [3, 1],
      result: { points: [40, 0], bonus: null },
    });
  });

  test("GR-17 is over when a score reaches the target: game bonus for one, box bonuses for both, this hand's included", () => {
    const over = won({ score: [60, 30], boxes: [2, 1] });
    expect(over.facts).toMatchObject({
      score: [60 + 40 + 175, 30 + 25],
      boxes: [3, 1],
      result: { points: [40 + 175, 25], bonus: [100 + 75, 25] },
    });
    expect(ginRummy.carry.after(over)).toEqual({ dealer: 0, score: [0, 0], boxes: [0, 0] });
    expect(
      done(forty({ score: [60, 30], boxes: [2, 1] }), [0, knock("Kd")]).happened.slice(-2),
    ).toEqual([
      { type: "won", seat: 0, told: { by: "gin", points: 40 } },
      { type: "wonMatch", seat: 0, told: { bonus: [175, 25], score: [275, 55], shutout: false } },
    ]);
  });

  test("GR-17 brings a doubled game bonus if the other has scored nothing, whatever boxes he has", () => {
    expect(resultOf(won({ score: [60, 0], boxes: [2, 0] })).bonus).toEqual([200 + 75, 0]);
    expect(resultOf(won({ score: [60, 0], boxes: [2, 1] })).bonus).toEqual([200 + 75, 25]);
    expect(
      resultOf(won({ score: [60, 1], boxes: [2, 1] }, { gameBonus: 50, boxBonus: 0 })).bonus,
    ).toEqual([50, 0]);
  });

  test("GR-17 has no end and no bonuses with the target 0", () => {
    const on = won({ score: [5000, 0], boxes: [90, 0] }, { target: 0 });
    expect(on.facts).toMatchObject({ score: [5040, 0], boxes: [91, 0], result: { bonus: null } });
    expect(ginRummy.carry.after(on)).toEqual({ dealer: 0, score: [5040, 0], boxes: [91, 0] });
  });

  test("GR-15 GR-16 GR-17 is not ended by a dead hand or a leave", () => {
    const dead = made(
      laid(["4c 5c 6c 7c Jd Jh Js 2h 2d 2s Kd", "8d 8h 8s Kc Kh Ks Qd 3c Ac Ad"], {
        stock: "9c 9d",
        facts: { drawn: "stock", score: [99, 99] },
      }),
      [0, discard("Kd")],
    );
    expect(dead.facts).toMatchObject({ score: [99, 99], boxes: [0, 0], result: { bonus: null } });
    expect(made(forty({ score: [99, 99] }), [1, leave]).facts).toMatchObject({
      score: [99, 99],
      boxes: [0, 0],
      result: { bonus: null },
    });
  });
});

describe("what a hand brings besides", () => {
  test("GR-18 H-8 the winner gets the button; a dead hand gives no honours at all", () => {
    expect(ginRummy.carry.honours(won({}).facts)).toEqual({ titles: {}, button: 0 });
    expect(ginRummy.carry.honours(made(forty({}), [0, leave]).facts)).toEqual({
      titles: {},
      button: 1,
    });
    const dead = made(
      laid(["4c 5c 6c 7c Jd Jh Js 2h 2d 2s Kd", "8d 8h 8s Kc Kh Ks Qd 3c Ac Ad"], {
        stock: "9c 9d",
        facts: { drawn: "stock" },
      }),
      [0, discard("Kd")],
    );
    expect(ginRummy.carry.honours(dead.facts)).toBeNull();
  });

  const brought = (facts: Partial<Facts>) => {
    const round = won(facts);
    return played({
      seats: ["self", "regular"],
      carry: { score: facts.score ?? [0, 0] },
      result: resultOf(round),
    });
  };
  const tallied = (round: ReturnType<typeof played>) =>
    Object.fromEntries(
      Object.entries(achievements.tallies).map(([key, tally]) => [key, tally.of(round as never)]),
    );

  test("GR-18 H-34 points count as they are, bonuses included, and steps towards achievements are counted", () => {
    expect(achievements.points(brought({ score: [60, 30], boxes: [2, 1] }))).toBe(215);
    expect(tallied(brought({ score: [60, 30] }))).toEqual({
      wins: 1,
      gins: 1,
      undercuts: 0,
      matches: 1,
      shutouts: 0,
      points: 40 + 125,
    });
    expect(tallied(brought({ score: [60, 0] }))).toMatchObject({ matches: 1, shutouts: 1 });
    expect(tallied(brought({}))).toMatchObject({ wins: 1, matches: 0, shutouts: 0, points: 40 });
    expect(
      tallied(
        played({ seats: ["self", "regular"], result: resultOf(made(forty({}), [1, leave])) }),
      ),
    ).toEqual({ wins: 0, gins: 0, undercuts: 0, matches: 0, shutouts: 0, points: 0 });
  });

  test("H-34 every achievement has its words, and is of something that is counted", () => {
    expect(achievements.list.map(({ key }) => key)).toEqual(Object.keys(start.achievements));
    for (const { tally } of achievements.list)
      expect(Object.keys(achievements.tallies)).toContain(tally);
  });
});
