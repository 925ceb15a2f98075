// Checks what carries over from round to round, in the same seats and in others.

import { describe, expect, test } from "vitest";
import { crazyEights } from "#shared/games/crazy-eights/index.ts";
import { dealRecord, readRecord } from "#shared/record/roundRecord.ts";
import { inEnglish } from "#test/support/inEnglish.ts";
import { reseating } from "#test/support/reseating.ts";
import { dealt, playedOut } from "./crazyRound.ts";

const { after: carryOver, reseat } = crazyEights.carry;

describe("from round to round", () => {
  test("CE-2 C-8 the stacks go on, the turn order does not", () => {
    const round = playedOut(
      dealt({ seats: 4, options: { stake: 10 }, carry: { order: [3, 1, 2, 0] } }),
    );
    expect(carryOver(round)).toEqual({
      chips: round.facts.result?.chips?.map((gain) => 1000 + gain),
    });
    expect(carryOver(playedOut(dealt({ seats: 4 })))).toEqual({});
  });

  test("C-8 stacks move with their players, and a newcomer has a buy-in", () => {
    expect(reseat({ chips: [10, 20, 30] }, reseating([2, 0, null], 4))).toEqual({
      chips: [20, 1000, 10, 1000],
    });
  });

  test("CE-2 an order of other seats says nothing about new ones", () => {
    expect(reseat({ order: [1, 0] }, reseating([0, 1], 3))).toEqual({});
  });
});

describe("carry that is none", () => {
  const start =
    (carry: unknown, options = {}) =>
    () =>
      dealRecord(
        readRecord({
          format: "round/1",
          game: "crazy-eights",
          seats: ["A", "B"],
          seed: "x",
          options,
          carry,
          moves: [],
        }),
      );

  test.for<[string, unknown, RegExp]>([
    ["a king", { king: 1 }, /carry: "king" is unknown \(known: order, chips\)/],
    ["a dealer", { dealer: 1 }, /"dealer" is unknown/],
    ["chips of too few", { chips: [1] }, /one whole number of chips for each of the 2 seats/],
    ["a list", [], /carry: an object/],
  ])("RR %s is refused", ([, carry, words]) => expect(inEnglish(start(carry))).toThrow(words));

  test("C-8 a stack that does not cover the stake is refused", () => {
    expect(inEnglish(start({ chips: [50, 49] }, { stake: 50 }))).toThrow(
      /seat 2 has only 49 chips.*\(C-8\)/,
    );
    expect(start({ chips: [50, 50] }, { stake: 50 })().facts.pot).toBe(100);
  });

  test.for([undefined, null, {}, { order: null }])("RR %o stands for a first round", (carry) =>
    expect(start(carry)().facts.order).toHaveLength(2),
  );
});
