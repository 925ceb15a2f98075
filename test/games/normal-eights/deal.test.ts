// Checks how a round begins, and what carries over to the next.

import { describe, expect, test } from "vitest";
import { peekAll } from "#shared/cards/faceDown.ts";
import { newDice } from "#shared/chance/dice.ts";
import { StartError } from "#shared/contract/game.ts";
import { completeOptions } from "#shared/contract/options.ts";
import { normalEights } from "#shared/games/normal-eights/index.ts";
import type { Options } from "#shared/games/normal-eights/types.ts";
import { inEnglish } from "#test/support/inEnglish.ts";
import { reseating } from "#test/support/reseating.ts";
import { laidOnHearts, made } from "./moment.ts";
import { dealt, leave, play, stands } from "./normalRound.ts";

const standard = completeOptions<Options>(normalEights.options, {});

describe("players and cards", () => {
  test("NE-1 two to fifteen may play", () => {
    expect(normalEights.players).toEqual({ min: 2, max: 15 });
  });

  test.for([
    [2, 1],
    [5, 1],
    [6, 2],
    [10, 2],
    [11, 3],
    [15, 3],
  ] as const)(
    "NE-1 %i players play with %i packs, and with jokers only where the table says so",
    ([seats, packs]) => {
      expect(normalEights.pack(standard, seats)).toHaveLength(52 * packs);
      expect(normalEights.pack(standard, seats)).not.toContain("Jk");
      const two = normalEights.pack({ ...standard, jokersPerPack: 2 }, seats);
      expect(two.filter((card) => card === "Jk")).toHaveLength(2 * packs);
      expect(normalEights.options.jokersPerPack).toEqual({
        default: 0,
        min: 0,
        max: 2,
        rule: "NE-1",
      });
    },
  );
});

describe("the deal", () => {
  const dealFrom = (cards: number, seats = 3) =>
    normalEights.deal({
      options: standard,
      seats,
      deck: normalEights.pack(standard, seats).slice(0, cards),
      dice: newDice("0"),
      dealer: 1,
      carry: {},
    });

  test("NE-2 C-4 seven cards each, one at a time from the dealer's left; then one is turned up, and who sits left of the dealer begins", () => {
    const { zones, facts } = dealFrom(52);
    expect(zones.hands.map((hand) => peekAll(hand).join(" "))).toEqual([
      "2c 5c 8c Jc Ad 4d 7d",
      "3c 6c 9c Qc 2d 5d 8d",
      "Ac 4c 7c Tc Kc 3d 6d",
    ]);
    expect([
      zones.pile,
      zones.stock.length,
      facts.turn,
      facts.direction,
      facts.suit,
      facts.rank,
      facts.blank,
    ]).toEqual([["9d"], 30, 2, 1, "d", "9", false]);
  });

  test.for([
    ["Qh", "h", "Q", false],
    ["As", "s", "A", false],
    ["2c", "c", "2", false],
    ["Jk", null, null, true],
  ] as const)(
    "NE-2 NE-23 %s turned up has no effect: it counts as it lies there, a joker as nothing",
    ([card, suit, rank, blank]) => {
      const deck = normalEights.pack(standard, 2).toSpliced(14, 1, card);
      const round = normalEights.deal({
        options: standard,
        seats: 2,
        deck,
        dice: newDice("0"),
        dealer: 0,
        carry: {},
      });
      expect(round.facts).toMatchObject({
        suit,
        rank,
        blank,
        turn: 1,
        direction: 1,
        chain: [],
        effect: null,
        pending: [],
      });
      expect(normalEights.phase(round)).toBe("turn");
    },
  );

  test("NE-2 cards that do not suffice for seven each and one to turn up are refused", () => {
    expect(dealFrom(22).zones.stock).toEqual([]);
    expect(() => dealFrom(21)).toThrow(StartError);
    expect(inEnglish(() => dealFrom(21))).toThrow(
      "21 cards aren’t enough to deal 7 each to 3 players and turn one up (NE-2)",
    );
  });

  test("NE-2 C-10 in the first game the seed says who deals, and each comes to it; then the last winner", () => {
    const dealers = Array.from(
      { length: 200 },
      (_, at) => dealt({ seats: 5, seed: `lot ${at}` }).facts.dealer,
    );
    expect(new Set(dealers)).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(dealt({ seats: 5, carry: { dealer: 3 } }).facts).toMatchObject({ dealer: 3, turn: 4 });
    expect(dealt({ seats: 5, carry: { dealer: 3 }, dealer: 1 }).facts.dealer).toBe(1);
  });

  test("NE-5 C-7 the number of cards in each hand is public", () => {
    const round = dealt({ seats: 4 });
    expect(normalEights.views.openHands(round.facts)).toEqual([]);
    expect(round.zones.hands.map(({ length }) => length)).toEqual([7, 7, 7, 7]);
  });
});

describe("from round to round", () => {
  test("NE-2 C-4 H-8 the winner deals next and has the button; of several the first from the dealer's left", () => {
    const over = stands(laidOnHearts(["8h", "2c", "3c"], { facts: { dealer: 1 } }), 0, play("8h"));
    expect(normalEights.carry.after(over)).toEqual({ dealer: 0 });
    expect(normalEights.carry.honours(over.facts)).toEqual({ titles: {}, button: 0 });
    const tied = {
      ...over,
      facts: { ...over.facts, result: { winners: [0, 2], places: [[0, 2], [1]] } },
    };
    expect(normalEights.carry.after(tied)).toEqual({ dealer: 2 });
    expect(normalEights.carry.after(dealt({ seats: 2 }))).toEqual({});
  });

  test("C-4 C-8 for a winner who is gone the next to his left deals, and stacks go on too", () => {
    expect(
      normalEights.carry.reseat({ dealer: 1, chips: [1, 2, 3] }, reseating([0, null, 1])),
    ).toEqual({
      dealer: 1,
      chips: [1, 3],
    });
    expect(normalEights.carry.reseat({}, reseating([0, 1]))).toEqual({});
  });

  test("C-8 what is carried is checked, and every seat pays the stake", () => {
    const read = (carry: Parameters<typeof normalEights.carry.read>[0], stake = 0) =>
      normalEights.carry.read(carry, { ...standard, stake }, 3);
    expect(read({ dealer: 2, chips: [1, 2, 3] })).toEqual({ dealer: 2, chips: [1, 2, 3] });
    expect(inEnglish(() => read({ dealer: 3 }))).toThrow("carry.dealer must be a seat from 0 to 2");
    expect(inEnglish(() => read({ king: 1 }))).toThrow(
      'carry: "king" is unknown (known: dealer, chips)',
    );
    const round = dealt({ seats: 3, options: { stake: 10 }, carry: { chips: [10, 20, 30] } });
    expect([round.facts.chips, round.facts.pot]).toEqual([[0, 10, 20], 30]);
    const over = made(round, [1, leave], [2, leave]);
    expect([over.facts.chips, over.facts.pot, over.facts.result?.chips]).toEqual([
      [30, 10, 20],
      0,
      [20, -10, -10],
    ]);
  });
});
