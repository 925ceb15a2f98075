// Checks how a round begins, and what carries over to the next.

import { describe, expect, test } from "vitest";
import { peekAll } from "#shared/cards/faceDown.ts";
import { newDice } from "#shared/chance/dice.ts";
import { playersWith, StartError } from "#shared/contract/game.ts";
import { completeOptions } from "#shared/contract/options.ts";
import { exordia8 } from "#shared/games/exordia8/index.ts";
import { emptyTop } from "#shared/games/exordia8/plays.ts";
import { readRecord, recordFormat } from "#shared/record/roundRecord.ts";
import { inEnglish } from "#test/support/inEnglish.ts";
import { reseating } from "#test/support/reseating.ts";
import { after, dealt, laid, leave, playedOut, put } from "./exordiaRound.ts";

const standard = completeOptions(exordia8.options, {});

describe("players and cards", () => {
  test("X8-1 two to fifty may play, or as many as the table's option says", () => {
    expect(exordia8.players).toMatchObject({ min: 2, max: 50 });
    expect(playersWith(exordia8, standard)).toEqual({ min: 2, max: 50 });
    expect(playersWith(exordia8, { ...standard, maxPlayers: 7 })).toEqual({ min: 2, max: 7 });
    expect(exordia8.options.maxPlayers).toEqual({ default: 50, min: 2, max: 50, rule: "X8-1" });
  });

  test("X8-1 C-15 a record with more players than its option allows is refused", () => {
    const record = (seats: number, maxPlayers: number) => ({
      format: recordFormat,
      game: "exordia8",
      options: { maxPlayers },
      seats: Array<string>(seats).fill("Ann"),
      seed: "x",
    });
    expect(readRecord(record(7, 7)).start.seats).toBe(7);
    expect(inEnglish(() => readRecord(record(8, 7)))).toThrow(
      /takes 2 to 7 players, not 8 \(C-15\)/,
    );
    expect(inEnglish(() => readRecord(record(51, 50)))).toThrow(/takes 2 to 50 players, not 51/);
  });

  test.for([
    [2, 1],
    [6, 1],
    [7, 2],
    [12, 2],
    [13, 3],
    [48, 8],
    [49, 9],
    [50, 9],
  ] as const)("X8-2 %i players play with %i packs of 52 cards and a joker", ([seats, packs]) => {
    const pack = exordia8.pack(standard, seats);
    expect(pack).toHaveLength(53 * packs);
    expect(pack.filter((card) => card === "Jk")).toHaveLength(packs);
    expect(pack.filter((card) => card === "Qh")).toHaveLength(packs);
  });
});

describe("the deal", () => {
  test("X8-4 C-4 five cards each, one at a time from the dealer's left; the rest is the stock, and no card is turned up", () => {
    const deck = exordia8.pack(standard, 3);
    const { zones, facts } = exordia8.deal({
      options: standard,
      seats: 3,
      deck,
      dice: newDice("0"),
      dealer: 1,
      carry: {},
    });
    expect(zones.hands.map((hand) => peekAll(hand).join(" "))).toEqual([
      "2c 5c 8c Jc Ad",
      "3c 6c 9c Qc 2d",
      "Ac 4c 7c Tc Kc",
    ]);
    expect(peekAll(zones.stock)).toEqual(deck.slice(15));
    expect([zones.pile, zones.removed, facts.top]).toEqual([[], [], emptyTop]);
  });

  test("X8-4 with fifty players everybody has five cards, and 227 lie in the stock", () => {
    const { zones } = dealt({ seats: 50 });
    expect(zones.hands.every(({ length }) => length === 5)).toBe(true);
    expect(zones.stock).toHaveLength(9 * 53 - 250);
  });

  test("X8-4 cards that do not suffice for five each are refused", () => {
    const deal = (cards: number) =>
      exordia8.deal({
        options: standard,
        seats: 4,
        deck: exordia8.pack(standard, 4).slice(0, cards),
        dice: newDice("0"),
        dealer: 0,
        carry: {},
      });
    expect(deal(20).zones.stock).toEqual([]);
    expect(() => deal(19)).toThrow(StartError);
    expect(inEnglish(() => deal(19))).toThrow(
      "19 cards aren’t enough to deal 5 each to 4 players (X8-4)",
    );
  });

  test("X8-5 the dealer plays first, and play goes clockwise", () => {
    const round = dealt({ seats: 4, dealer: 3 });
    expect([round.facts.dealer, round.facts.turn, round.facts.direction]).toEqual([3, 3, 1]);
    expect(exordia8.toAct(round)).toEqual([3]);
    expect(after(round, [3, { type: "draw" }]).facts.turn).toBe(0);
  });

  test("X8-3 C-10 in the first game the seed says who deals, and each comes to it", () => {
    const dealers = Array.from(
      { length: 200 },
      (_, at) => dealt({ seats: 5, seed: `lot ${at}` }).facts.dealer,
    );
    expect(new Set(dealers)).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(dealt({ seats: 5, seed: "lot 7" })).toEqual(dealt({ seats: 5, seed: "lot 7" }));
  });

  test("X8-3 then the last winner deals; the dealer of a record goes before him", () => {
    expect(dealt({ seats: 5, carry: { dealer: 3 } }).facts.dealer).toBe(3);
    expect(dealt({ seats: 5, carry: { dealer: 3 }, dealer: 1 }).facts.dealer).toBe(1);
  });
});

describe("from round to round", () => {
  test("X8-18 X8-3 the winner deals next", () => {
    const over = playedOut(dealt({ seats: 5, dealer: 2 }));
    const winner = over.facts.result?.winners[0];
    expect(exordia8.carry.after(over)).toEqual({ dealer: winner });
    expect(exordia8.carry.honours(over.facts)).toEqual({ titles: {}, button: winner });
  });

  test("H-8 while nobody has won there is no honour to give", () => {
    const round = dealt({ seats: 2 });
    expect(exordia8.carry.honours(round.facts)).toEqual({ titles: {}, button: null });
    expect(exordia8.carry.after(round)).toEqual({});
  });

  test("C-4 for a winner who is gone the next occupied seat to his left deals", () => {
    expect(exordia8.carry.reseat({ dealer: 1 }, reseating([0, null, null, 2, 1]))).toEqual({
      dealer: 2,
    });
    expect(exordia8.carry.reseat({ dealer: 4 }, reseating([0, 1, 2, 3, null]))).toEqual({
      dealer: 0,
    });
    expect(exordia8.carry.reseat({ dealer: 1 }, reseating([1, 0]))).toEqual({ dealer: 0 });
    expect(exordia8.carry.reseat({}, reseating([0, 1]))).toEqual({});
  });

  test("C-8 stacks go on too, in the seats of the new seating", () => {
    expect(
      exordia8.carry.reseat({ dealer: 0, chips: [1, 2, 3] }, reseating([2, null, 0], 3)),
    ).toEqual({
      dealer: 2,
      chips: [3, 1000, 1],
    });
  });

  test("C-8 what is carried is checked: only a dealer and chips, and a seat that is there", () => {
    const read = (carry: Parameters<typeof exordia8.carry.read>[0], stake = 0) =>
      exordia8.carry.read(carry, { ...standard, stake }, 3);
    expect(read({})).toEqual({});
    expect(read({ dealer: null })).toEqual({});
    expect(read({ dealer: 2, chips: [1, 2, 3] })).toEqual({ dealer: 2, chips: [1, 2, 3] });
    expect(read({}, 5)).toEqual({ chips: [1000, 1000, 1000] });
    expect(inEnglish(() => read({ dealer: 3 }))).toThrow("carry.dealer must be a seat from 0 to 2");
    expect(inEnglish(() => read({ king: 1 }))).toThrow(
      'carry: "king" is unknown (known: dealer, chips)',
    );
    expect(() => read({ chips: [1, 2] })).toThrow(StartError);
  });
});

describe("the stake", () => {
  test("X8-20 C-8 every seat pays the stake before the deal, and the winner takes the pot", () => {
    const round = dealt({
      seats: 4,
      options: { stake: 30 },
      carry: { chips: [100, 200, 30, 400] },
    });
    expect([round.facts.chips, round.facts.pot]).toEqual([[70, 170, 0, 370], 120]);
    const over = after(round, [0, leave], [1, leave], [3, leave]);
    expect([over.facts.chips, over.facts.pot]).toEqual([[70, 170, 120, 370], 0]);
    expect(over.facts.result?.chips).toEqual([-30, -30, 90, -30]);
    expect(exordia8.carry.after(over)).toEqual({ dealer: 2, chips: [70, 170, 120, 370] });
  });

  test("X8-20 C-8 chips that do not cover the stake are refused", () => {
    expect(() => dealt({ seats: 2, options: { stake: 30 }, carry: { chips: [100, 29] } })).toThrow(
      StartError,
    );
  });

  test("X8-20 chips without a stake are carried through unchanged, and without either there are none", () => {
    const over = after(dealt({ seats: 2, carry: { chips: [5, 6] } }), [0, leave]);
    expect([over.facts.chips, over.facts.pot, over.facts.result?.chips]).toEqual([
      [5, 6],
      0,
      [0, 0],
    ]);
    const none = after(laid({ hands: ["4c", "5c"] }), [0, put("4c")]);
    expect(none.facts.result).toEqual({ winners: [0], places: [[0], [1]] });
    expect("chips" in none.facts || "pot" in none.facts).toBe(false);
  });
});
