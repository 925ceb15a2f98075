// Checks that a review of Gin Rummy weighs moves by what the rules pay for them.

import { describe, expect, test } from "vitest";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { View } from "#shared/contract/view.ts";
import { appraiser } from "#shared/games/gin-rummy/bots/shark/appraiser.ts";
import { ginRummy } from "#shared/games/gin-rummy/index.ts";
import type { GinRound, Move } from "#shared/games/gin-rummy/types.ts";
import {
  dealt,
  discard,
  draw,
  goBig,
  knock,
  laid,
  layOff,
  made,
} from "#test/games/gin-rummy/moment.ts";
import { sweep } from "#test/support/sweep.ts";

const viewOf = (round: GinRound, seat: number) => View.of(ginRummy, { round, happened: [] }, seat);

/** Means over as many estimates. */
function worths(round: GinRound, seat: number, moves: readonly Move[], estimates = 40) {
  const dice = new DiceReader(newDice("worths"));
  const sums = moves.map(() => 0);
  for (let estimate = 0; estimate < estimates; estimate += 1)
    appraiser.weigh(viewOf(round, seat), moves, dice).forEach((worth, at) => (sums[at]! += worth));
  return sums.map((sum) => sum / estimates);
}

const toWin = "4c 5c 6c 2h 2d 2s Jd Jh Js Kd";
const others = "8d Qd Qs 9h 9d 7d 5h 5d 6s Ts";

describe("H-50 a review of Gin Rummy", () => {
  test("GR-14 pays an opponent's lay-offs and deadwood exactly, since all lies open", () => {
    const knocked = made(
      laid(["4c 5c 6c 2h 2d 2s Jd Jh Js 3d", "7c Qd Qs 9h 9d 9c 5h 5d 6s Ts"], {
        stock: "Kd 3h 8c 8h 8s",
        options: { target: 0 },
      }),
      [0, draw],
      [0, knock("Kd")],
    );
    // 3 of deadwood against 53 without the 7 of clubs, and 46 with it.
    const all = made(knocked, [1, layOff()]).facts.result!.points;
    const nothing = made(knocked, [1, layOff("//")]).facts.result!.points;
    expect(nothing[0]! - all[0]!).toBe(7);
    expect(worths(knocked, 1, [layOff(), layOff("//")], 2)).toEqual([-all[0]!, -nothing[0]!]);
    expect(appraiser.candidates(viewOf(knocked, 1))).toEqual([layOff()]);
  });

  test("GR-12 prefers gin to throwing it away, and big gin to gin where it pays more", () => {
    const drawn = made(
      laid([toWin, others], { stock: "Jc 3h 8c 8h 8s", options: { bigGin: 0, target: 0 } }),
      [0, draw],
    );
    const [gin, thrown] = worths(drawn, 0, [knock("Kd"), discard("Jc")], 4);
    expect(gin).toBeGreaterThan(25);
    expect(gin).toBeGreaterThan(thrown!);
    const big = made(
      laid([toWin.replace("Kd", "7c"), others], { stock: "8c 3h 8h 8s", options: { bigGin: 50 } }),
      [0, draw],
    );
    expect(appraiser.candidates(viewOf(big, 0))).toContainEqual(goBig);
    const [most, less] = worths(big, 0, [goBig, knock("8c")], 4);
    expect(most! - less!).toBeGreaterThan(0);
  });

  test("H-50 weighs all moves that it thinks worth a try, in points of the hand and of a match that it ends", () => {
    for (const score of [
      [0, 0],
      [95, 40],
    ]) {
      const start = dealt({ seats: 2, seed: "worth a try", dealer: 1 });
      const round = { ...start, facts: { ...start.facts, score } };
      const view = viewOf(round, 0);
      const moves = appraiser.candidates(view);
      expect(moves.length).toBe(2);
      const weighed = worths(round, 0, moves, sweep(40, 400));
      for (const worth of weighed) expect(Math.abs(worth)).toBeLessThan(score[0] === 0 ? 60 : 200);
      if (score[0] !== 0) for (const worth of weighed) expect(worth).toBeGreaterThan(0);
    }
  });
});
