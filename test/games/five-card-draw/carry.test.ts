// Checks what carries over from hand to hand, in the same seats and in others.

import { describe, expect, test } from "vitest";
import { fiveCardDraw } from "#shared/games/five-card-draw/index.ts";
import { dealRecord, readRecord } from "#shared/record/roundRecord.ts";
import { inEnglish } from "#test/support/inEnglish.ts";
import { reseating } from "#test/support/reseating.ts";
import { dealt, playedOut } from "./drawRound.ts";

const { after: carryOver, reseat } = fiveCardDraw.carry;

describe("the same seats", () => {
  test("FD-4 FD-14 H-8 stacks, titles and the button go on", () => {
    const round = playedOut(
      dealt({ seats: 3, dealer: 1, carry: { titles: { king: 2, bastard: 0 } } }),
    );
    expect(carryOver(round)).toEqual({
      chips: [980, 1020, 1000],
      titles: { king: 2, bastard: 0 },
      lastDealer: 1,
    });
    expect(carryOver(playedOut(dealt({ seats: 2, dealer: 0 })))).toEqual({
      chips: [1010, 990],
      lastDealer: 0,
    });
  });

  test("FD-14 hands repeat until one player has all the chips", () => {
    let carry = fiveCardDraw.carry.read(
      { chips: [40, 70, 30, 60] },
      dealt({ seats: 4 }).options,
      4,
    );
    let hands = 0;
    while (carry.chips.filter((stack) => stack > 0).length > 1) {
      const round = dealt({ seats: 4, seed: `until ${hands}`, carry });
      carry = carryOver(
        playedOut(round, (now, seat) => {
          const [offer] = fiveCardDraw.legal(now, seat);
          if (offer?.type === "draw") return { type: "draw", cards: [] };
          return offer?.type === "bet" && "max" in offer
            ? { type: "bet", to: offer.max ?? 0 }
            : { type: "call" };
        }),
      );
      hands += 1;
      expect(hands).toBeLessThan(200);
    }
    expect(carry.chips.toSorted()).toEqual([0, 0, 0, 200]);
    expect(inEnglish(() => dealt({ seats: 4, carry }))).toThrow("(FD-3)");
  });
});

describe("other seats", () => {
  const carry = { chips: [10, 20, 30, 40], titles: { king: 0, bastard: 2 }, lastDealer: 1 };

  test("H-8 titles and stacks move with their holders, and go with them; a newcomer has a buy-in", () => {
    expect(reseat(carry, reseating([0, 1, 2, 3]))).toEqual(carry);
    expect(reseat(carry, reseating([2, 0, 1, null]))).toEqual({
      chips: [20, 30, 10],
      titles: { king: 2, bastard: 1 },
      lastDealer: 0,
    });
    expect(reseat(carry, reseating([null, 0, 1, 2]))).toEqual({
      chips: [20, 30, 40],
      titles: { bastard: 1 },
      lastDealer: 0,
    });
    expect(reseat(carry, reseating([null, 0, null, 1], 3))).toEqual({
      chips: [20, 40, 1000],
      lastDealer: 0,
    });
  });

  test.for<[string, readonly (number | null)[], number]>([
    ["he is there", [0, 1, null, 2], 2],
    ["he is gone", [0, null, 1, 2], 1],
    ["he and all to his left are gone", [0, null, null, null], 0],
  ])("C-4 FD-4 the button goes left of the last dealer: %s", ([, seats, dealer]) => {
    const count = Math.max(2, seats.filter((seat) => seat !== null).length);
    expect(
      dealt({ seats: count, carry: reseat(carry, reseating(seats, count)) }).facts.dealer,
    ).toBe(dealer);
  });
});

describe("carry that is none", () => {
  const start = (carry: unknown) => () =>
    dealRecord(
      readRecord({
        format: "round/1",
        game: "five-card-draw",
        seats: ["Ann", "Ben", "Cy"],
        seed: "s",
        carry,
      }),
    );

  test.for<[string, unknown, RegExp]>([
    [
      "a king who is nowhere",
      { titles: { king: 3 } },
      /carry\.titles\.king must be a seat from 0 to 2, not 3/,
    ],
    ["a bastard between seats", { titles: { bastard: 0.5 } }, /carry\.titles\.bastard/],
    ["both titles on one seat", { titles: { king: 1, bastard: 1 } }, /same seat/],
    [
      "an unknown title",
      { titles: { queen: 1 } },
      /carry\.titles: "queen" is unknown \(known: king, bastard\)/,
    ],
    ["a list of titles", { titles: [0, 1] }, /carry\.titles must be an object .* a list of 2/],
    ["titles in a word", { titles: "king" }, /carry\.titles must be an object/],
    [
      "titles at the top, as in another game",
      { king: 0 },
      /"king" is unknown \(known: chips, titles, lastDealer\)/,
    ],
    ["a last dealer who is nowhere", { lastDealer: -1 }, /carry\.lastDealer/],
    ["chips for too few", { chips: [5, 5] }, /chips: /],
    ["broken chips", { chips: [5, 5, 0.5] }, /chips: /],
    ["debts", { chips: [5, 5, -5] }, /chips: /],
    ["more chips than there are numbers", { chips: [2 ** 53 - 1, 5, 5] }, /chips: /],
  ])("RR FD-15 %s is refused", ([, carry, words]) =>
    expect(inEnglish(start(carry))).toThrow(words),
  );

  test.for([undefined, null, {}, { titles: null, lastDealer: null }, { titles: {} }])(
    "RR %o stands for a first hand",
    (carry) => {
      expect(start(carry)().facts).toMatchObject({
        titles: { king: null, bastard: null },
        stacks: [1000, 1000, 1000],
      });
    },
  );
});
