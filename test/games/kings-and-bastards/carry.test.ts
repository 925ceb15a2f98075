// Checks what carries over from round to round, in the same seats and in others.

import { describe, expect, test } from "vitest";
import type { Reseating } from "#shared/contract/game.ts";
import { kingsAndBastards } from "#shared/games/kings-and-bastards/index.ts";
import { dealRecord, readRecord } from "#shared/record/roundRecord.ts";
import { inEnglish } from "#test/support/inEnglish.ts";
import { recordOf } from "#test/support/recordOf.ts";
import { reseating } from "#test/support/reseating.ts";
import { after, dealt, playedOut } from "./kingsRound.ts";

const { after: carryOver, reseat } = kingsAndBastards.carry;

describe("the same seats", () => {
  test("KB-5 KB-6 titles, dealer and stacks go on", () => {
    const round = playedOut(dealt({ seats: 5, options: { stake: 10 } }));
    const { places, chips } = round.facts.result ?? { places: [] };
    expect(carryOver(round)).toEqual({
      king: places[0]?.[0],
      bastard: places[4]?.[0],
      lastDealer: round.facts.dealer,
      chips: chips?.map((gain) => 1000 + gain),
    });
  });

  test("KB-5 a round without a Bastard carries none", () => {
    const round = after(dealt({ seats: 2, dealer: 1 }), 1, { type: "leave" });
    expect(carryOver(round)).toEqual({ king: 0, lastDealer: 1 });
    expect(dealt({ seats: 2, carry: carryOver(round) }).facts).toMatchObject({
      dealer: 0,
      exchange: null,
    });
  });

  test("KB-14 a round that is not over gives no titles", () => {
    expect(carryOver(dealt({ seats: 4, dealer: 2 }))).toEqual({ lastDealer: 2 });
  });
});

describe("other seats", () => {
  const carry = { king: 0, bastard: 2, lastDealer: 1, chips: [10, 20, 30, 40] };

  test("the seating that stays changes nothing", () => {
    expect(reseat(carry, reseating([0, 1, 2, 3]))).toEqual(carry);
  });

  test("KB-6 titles move with their holders, and go with them", () => {
    expect(reseat(carry, reseating([2, 0, 1, null]))).toMatchObject({
      king: 2,
      bastard: 1,
      lastDealer: 0,
      chips: [20, 30, 10],
    });
    expect(reseat(carry, reseating([null, 0, 1, 2]))).toEqual({
      bastard: 1,
      lastDealer: 0,
      chips: [20, 30, 40],
    });
    expect(reseat(carry, reseating([0, 1, null, 2]))).toEqual({
      king: 0,
      lastDealer: 1,
      chips: [10, 20, 40],
    });
  });

  test("C-8 a newcomer has a buy-in", () => {
    expect(reseat(carry, reseating([0, 1, 2, 3], 5)).chips).toEqual([10, 20, 30, 40, 1000]);
  });

  // KB-5: without a Bastard, the next occupied seat left of the last dealer – of those who sit
  // there now.
  test.for<[string, readonly (number | null)[], number]>([
    ["he is there", [0, 1, null, 2], 2],
    ["he is gone", [0, null, null, 1], 1],
    ["he and all to his left are gone: round to the first", [0, null, null, null], 0],
    ["he was before the first", [null, null, null, 0], 0],
  ])(
    "C-4 KB-5 without a Bastard the deal goes left of the last dealer: %s",
    ([, seats, dealer]) => {
      const count = seats.filter((seat) => seat !== null).length;
      const moved = reseat({ lastDealer: 1 }, reseating(seats, Math.max(2, count)));
      expect(dealt({ seats: Math.max(2, count), carry: moved }).facts.dealer).toBe(dealer);
    },
  );
});

describe("carry that is none", () => {
  const start = (carry: unknown) => () =>
    dealRecord(
      readRecord({
        ...recordOf({ game: "kings-and-bastards", hands: ["3c", "4c", "5c"], moves: [] }),
        carry,
      }),
    );

  test.for<[string, unknown, RegExp]>([
    ["a king who is nowhere", { king: 3 }, /carry\.king must be a seat from 0 to 2, not 3/],
    ["a negative king", { king: -1 }, /carry\.king/],
    ["a king by name", { king: "Ann" }, /carry\.king .* not "Ann"/],
    ["a bastard between seats", { bastard: 0.5 }, /carry\.bastard/],
    ["a list for a bastard", { bastard: [1] }, /carry\.bastard .* a list of 1/],
    ["a last dealer who is nowhere", { lastDealer: 9 }, /carry\.lastDealer/],
    ["both titles on one seat", { king: 1, bastard: 1 }, /same seat/],
    ["an unknown title", { queen: 1 }, /"queen" is unknown/],
    ["a prototype", JSON.parse('{"__proto__":{"king":1}}'), /"__proto__" is unknown/],
    ["a list", [1, 2], /carry: an object/],
    ["a word", "king", /carry: an object/],
  ])("RR %s is refused", ([, carry, words]) => expect(inEnglish(start(carry))).toThrow(words));

  test.for([undefined, null, {}, { king: null, bastard: null }])(
    "RR %o stands for a first round",
    (carry) => {
      expect(start(carry)().facts.titles).toEqual({ king: null, bastard: null });
    },
  );
});

// A check of the builder that the tests above stand on.
test("reseating finds the first old seat from a seat on that is still taken", () => {
  const seating: Reseating = reseating([1, null, null, 0]);
  expect([0, 1, 2, 3].map((seat) => seating.atOrLeftOf(seat))).toEqual([1, 0, 0, 0]);
});
