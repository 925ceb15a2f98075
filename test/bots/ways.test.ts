// Checks that characters play each in a way of their own, which shows in what they do, and that the
// rules let them.

import { describe, expect, it } from "vitest";
import type { Way } from "#shared/bots/bot.ts";
import { characters } from "#shared/bots/characters.ts";
import { drawBots, type DrawBot } from "#shared/games/five-card-draw/bots/index.ts";
import { inWay as drawInWay } from "#shared/games/five-card-draw/bots/ways.ts";
import { kingsBots, type KingsBot } from "#shared/games/kings-and-bastards/bots/index.ts";
import { inWay as kingsInWay } from "#shared/games/kings-and-bastards/bots/ways.ts";
import { ownHand } from "#shared/contract/seen.ts";
import { readHand } from "#shared/poker/readHand.ts";
import { contest } from "#test/bench/contest.ts";
import { drawContest } from "#test/bench/drawContest.ts";

/** Shares of a character's decisions at draw, over the same deals; a refused move throws. */
function atDraw(way: Way) {
  const done = { fold: 0, call: 0, wager: 0, bluff: 0 };
  let all = 0;
  const bot = drawInWay(drawBots.regular, way);
  const hero: DrawBot = {
    ...bot,
    choose(view, dice) {
      const move = bot.choose(view, dice);
      if (move.type === "draw") return move;
      all += 1;
      if (move.type === "fold" || move.type === "call") done[move.type] += 1;
      if (move.type === "bet" || move.type === "raise") done.wager += 1;
      const isSecond = view.seen.phase === "bet2";
      if ("to" in move && isSecond && readHand(ownHand(view.seen)).category === "high card")
        done.bluff += 1;
      return move;
    },
  };
  for (const _ of drawContest({
    hero,
    others: drawBots.regular,
    seats: 4,
    deals: 50,
    seed: "ways",
  }));
  return {
    fold: done.fold / all,
    call: done.call / all,
    wager: done.wager / all,
    bluff: done.bluff / all,
  };
}

/** The share of passes among a character's decisions at Kings & Bastards, over the same deals. */
function passes(way: Way): number {
  let [all, passed] = [0, 0];
  const bot = kingsInWay(kingsBots.regular, way);
  const hero: KingsBot = {
    ...bot,
    choose(view, dice) {
      const move = bot.choose(view, dice);
      all += 1;
      if (move.type === "pass") passed += 1;
      return move;
    },
  };
  for (const _ of contest({ hero, others: kingsBots.regular, seats: 4, deals: 60, seed: "ways" }));
  return passed / all;
}

describe("a way of playing", () => {
  it("H-11 shows at draw in how often a character folds, calls, bets and bluffs", () => {
    const steady = atDraw("steady");
    expect(atDraw("tight").fold).toBeGreaterThan(1.15 * steady.fold);
    expect(atDraw("loose").fold).toBeLessThan(0.95 * steady.fold);
    expect(atDraw("careful").wager).toBeLessThan(0.9 * steady.wager);
    expect(atDraw("bold").call).toBeLessThan(0.9 * steady.call);
    expect(atDraw("bluffer").bluff).toBeGreaterThan(1.5 * steady.bluff);
  });

  it("H-11 shows at Kings & Bastards in how often a character passes", () => {
    const steady = passes("steady");
    for (const way of ["loose", "bold"] as const) expect(passes(way)).toBeLessThan(steady);
    for (const way of ["tight", "careful"] as const) expect(passes(way)).toBeGreaterThan(steady);
  });

  it("H-11 is given to two characters each", () => {
    expect(characters.map(({ way }) => way).toSorted()).toEqual(
      ["bluffer", "bold", "careful", "loose", "steady", "tight"].flatMap((way) => [way, way]),
    );
  });
});
