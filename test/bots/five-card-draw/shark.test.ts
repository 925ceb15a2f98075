// Checks that the draw Shark's strategy is read as it was written, tells like situations from unlike
// ones, and plays sure hands as anybody would.

import { describe, expect, it } from "vitest";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import {
  bettingSpot,
  drawingSpot,
  finalClasses,
  spotCount,
  startClasses,
  stepOf,
  wagersAt,
  type Betting,
} from "#shared/games/five-card-draw/bots/shark/spot.ts";
import {
  packedRow,
  strategyIn,
  writtenSpots,
  type Strategy,
} from "#shared/games/five-card-draw/bots/shark/strategy.ts";
import { ownHand } from "#shared/contract/seen.ts";
import { drawBots, type DrawBot } from "#shared/games/five-card-draw/bots/index.ts";
import { sharkWith } from "#shared/games/five-card-draw/bots/shark/play.ts";
import file from "#shared/games/five-card-draw/bots/shark/strategy.json" with { type: "json" };
import type { DrawSeen } from "#shared/games/five-card-draw/seen.ts";
import type { Move } from "#shared/games/five-card-draw/types.ts";
import { categories } from "#shared/poker/evaluate.ts";
import { readHand } from "#shared/poker/readHand.ts";
import { drawContest } from "#test/bench/drawContest.ts";
import { panel } from "#test/bench/drawPanel.ts";
import { bytesToHex } from "@noble/hashes/utils.js";
import { sweep } from "#test/support/sweep.ts";

const bounds = { start: [[0.5], [0.5], [0.5], [0.5]], final: [0.5] };

const base: Betting = {
  isSecond: false,
  hand: 3,
  rivals: 1,
  behind: 0,
  raised: 1,
  toCall: 10,
  pot: 40,
  left: 900,
  drew: 0,
  rivalDrew: 3,
};

describe("the strategy's file", () => {
  it("is read as it was written, row by row, and has none for other spots", () => {
    const spots = [0, 1, 127, 128, 300, 70_000, spotCount - 1];
    const rows = spots.map((_, at) => [at, 15 - at, 0, 1, 2, 15, 7]);
    const shares = new DataView(new ArrayBuffer(4 * rows.length));
    rows.forEach((row, at) => shares.setUint32(4 * at, packedRow(row)));
    const strategy = strategyIn({
      bounds,
      spots: bytesToHex(writtenSpots(spots)),
      shares: bytesToHex(new Uint8Array(shares.buffer)),
    });
    expect(spots.map((spot) => strategy.row(spot))).toEqual(rows);
    expect([2, 129, spotCount].map((spot) => strategy.row(spot))).toEqual([null, null, null]);
  });
});

describe("a spot", () => {
  it("is one of those there are, and another for another hand, price, depth, place, draw or stage", () => {
    const others: readonly Betting[] = [
      base,
      { ...base, hand: 4 },
      { ...base, rivals: 2 },
      { ...base, behind: 1 },
      { ...base, raised: 2 },
      { ...base, toCall: 40 },
      { ...base, left: 0 },
      { ...base, isSecond: true },
      { ...base, isSecond: true, drew: 1 },
      { ...base, isSecond: true, rivalDrew: 0 },
    ];
    const spots = [
      ...others.map(bettingSpot),
      ...[null, 0, 3].map((rivalDrew) =>
        drawingSpot({ hand: 3, rivals: 1, pot: 40, left: 900, rivalDrew }),
      ),
    ];
    expect(new Set(spots).size).toBe(spots.length);
    for (const spot of spots) expect(spot).toBeLessThan(spotCount);
    const last = { rivals: 9, behind: 9, raised: 2, toCall: 1000, pot: 1, left: 1e6 } as const;
    expect(
      bettingSpot({ ...last, isSecond: true, hand: finalClasses - 1, drew: 5, rivalDrew: 5 }),
    ).toBeLessThan(drawingSpot({ hand: 0, rivals: 1, pot: 40, left: 0, rivalDrew: null }));
    expect(
      drawingSpot({ hand: startClasses - 1, rivals: 9, pot: 1, left: 1e6, rivalDrew: 5 }),
    ).toBe(spotCount - 1);
  });

  it("is the same for chips of any size", () => {
    for (const times of [1, 3, 1000])
      expect(
        bettingSpot({
          ...base,
          toCall: base.toCall * times,
          pot: base.pot * times,
          left: base.left * times,
        }),
      ).toBe(bettingSpot(base));
  });

  it("counts the bounds at or below a value", () => {
    expect([0, 1, 1.5, 2, 9].map((value) => stepOf([1, 2], value))).toEqual([0, 1, 1, 2, 2]);
  });
});

describe("the wagers worth thinking of", () => {
  it("FD-8 lie within the range, rise from column to column, and always hold one", () => {
    for (let number = 0; number < sweep(300, 3000); number += 1) {
      const dice = new DiceReader(newDice(`wagers/${number}`));
      const isRaise = dice.below(2) === 1;
      const inStage = dice.below(200);
      const toMatch = isRaise ? inStage + 1 + dice.below(300) : 0;
      const max = toMatch + 1 + dice.below(2000);
      const min = Math.min(max, toMatch + 1 + dice.below(200));
      const totals = wagersAt({
        isRaise,
        min,
        max,
        inStage: isRaise ? inStage : 0,
        toMatch,
        pot: 20 + dice.below(800),
      }).filter((to) => to > 0);
      expect(totals.length).toBeGreaterThan(0);
      expect(totals).toEqual(totals.toSorted((one, other) => one - other));
      expect(new Set(totals).size).toBe(totals.length);
      for (const to of totals) {
        expect(to).toBeGreaterThanOrEqual(min);
        expect(to).toBeLessThanOrEqual(max);
      }
    }
  });
});

/** Decisions of a Shark among players of one kind, over a hundred deals. */
function decisionsAmong(others: DrawBot, seats: number) {
  const all: Readonly<{ seen: DrawSeen; move: Move; isKnown: boolean }>[] = [];
  const known = strategyIn(file);
  let isKnown = true;
  const watched: Strategy = {
    bounds: known.bounds,
    row(spot) {
      const row = known.row(spot);
      isKnown = row !== null;
      return row;
    },
  };
  const bot = sharkWith(watched);
  const hero: DrawBot = {
    ...bot,
    choose(view, dice) {
      const move = bot.choose(view, dice);
      all.push({ seen: view.seen, move, isKnown });
      return move;
    },
  };
  for (const _ of drawContest({ hero, others, seats, deals: 100, seed: "shark-test" }));
  return all;
}

describe("the shipped strategy", () => {
  it("H-11 knows nearly every spot that it comes to, at tables small and large", () => {
    for (const [others, seats] of [
      [drawBots.regular, 2],
      [panel.maniac, 2],
      [drawBots.regular, 6],
      [drawBots.easy, 5],
    ] as const) {
      const all = decisionsAmong(others, seats);
      const unknown = all.filter(({ isKnown }) => !isKnown).length;
      expect(unknown / all.length, `${seats} seats`).toBeLessThan(0.06);
    }
  });

  it("FD-16 folds no full house, and nothing better, to players who bet and raise with anything", () => {
    const strong = categories.indexOf("full house");
    const held = [panel.maniac, panel.raiser]
      .flatMap((others) => decisionsAmong(others, 3))
      .filter(({ seen }) => categories.indexOf(readHand(ownHand(seen)).category) >= strong);
    expect(held.length).toBeGreaterThan(5);
    for (const { move } of held) expect(move.type).not.toBe("fold");
  });
});
