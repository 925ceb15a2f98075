// Checks what can be seen of a hand of five-card draw as it happens.

import { describe, expect, test } from "vitest";
import { hooksOf, type TableGame } from "#renderer/table/tableGame.ts";
import { drawTable } from "#renderer/games/five-card-draw/drawTable.ts";
import { shownHand } from "#renderer/games/five-card-draw/wording.ts";
import { fiveCardDraw } from "#shared/games/five-card-draw/index.ts";
import { asDraw } from "#shared/games/five-card-draw/seen.ts";
import type { Move } from "#shared/games/five-card-draw/types.ts";
import { hand } from "#test/support/hand.ts";
import { noticed, randomHand, seenAfter, type Hand } from "./drawViews.ts";

const two: Hand = { hands: ["Ac Ad 4c 7s 9h", "Kc Kd 5c 8s 2h"], stock: "Ah 3d" };
const bet: readonly [number, Move] = [0, { type: "bet", to: 20 }];
const call: Move = { type: "call" };
const stand: Move = { type: "draw", cards: [] };

const table: TableGame = drawTable;
const beatsAfter = (given: Hand, moves: readonly (readonly [number, Move])[] = [], viewer = 0) => {
  const { seen, happened } = seenAfter(given, moves, viewer);
  return table.beats(seen, happened);
};

test("FD-5 antes go to the pot before the deal", () => {
  expect(beatsAfter(two)).toEqual([
    { type: "bet", seat: 0, amount: 10, words: "" },
    { type: "bet", seat: 1, amount: 10, words: "" },
    { type: "gather" },
    { type: "deal", dealer: 1 },
  ]);
});

test("H-8 the King's ante comes from the Bastard", () => {
  expect(
    beatsAfter({ ...two, carry: { chips: [1000, 1000], titles: { king: 0, bastard: 1 } } }),
  ).toEqual([
    { type: "bet", seat: 1, amount: 20, words: "" },
    { type: "gather" },
    { type: "deal", dealer: 1 },
  ]);
});

test("FD-8 bets go before the seats with what is said, and are gathered when the stage ends", () => {
  expect(beatsAfter(two, [bet])).toEqual([{ type: "bet", seat: 0, amount: 20, words: "Bet 20" }]);
  expect(beatsAfter(two, [bet, [1, { type: "raise", to: 60 }]])).toEqual([
    { type: "bet", seat: 1, amount: 60, words: "Raise to 60" },
  ]);
  expect(beatsAfter(two, [bet, [1, call]])).toEqual([
    { type: "bet", seat: 1, amount: 20, words: "Call 20" },
    { type: "gather" },
  ]);
  expect(beatsAfter(two, [[0, { type: "bet", to: 990 }]])).toEqual([
    { type: "moment", kind: "allIn", seat: 0, words: "" },
    { type: "bet", seat: 0, amount: 990, words: "All in" },
  ]);
});

test("FD-13 what nobody called goes back before the rest is gathered", () => {
  expect(
    beatsAfter({ ...two, carry: { chips: [1000, 100] } }, [
      [0, { type: "bet", to: 500 }],
      [1, call],
    ]),
  ).toEqual([
    { type: "moment", kind: "allIn", seat: 1, words: "" },
    { type: "bet", seat: 1, amount: 90, words: "All in" },
    { type: "return", seat: 0, amount: 410 },
    { type: "gather" },
  ]);
});

test("FD-11 cards are exchanged; only the drawer sees which came", () => {
  const moves: readonly (readonly [number, Move])[] = [
    bet,
    [1, call],
    [0, { type: "draw", cards: hand("4c 7s") }],
  ];
  expect(beatsAfter(two, moves)).toEqual([
    { type: "exchange", seat: 0, thrown: null, drawn: ["Ah", "3d"], count: 2, words: "Draw 2" },
  ]);
  expect(beatsAfter(two, moves, 1)).toEqual([
    { type: "exchange", seat: 0, thrown: null, drawn: null, count: 2, words: "Draw 2" },
  ]);
});

test("FD-10 who alone remains takes all, after the other's hand went away", () => {
  expect(beatsAfter(two, [bet, [1, { type: "fold" }]])).toEqual([
    { type: "fold", seat: 1, count: 5 },
    { type: "return", seat: 0, amount: 20 },
    { type: "gather" },
    { type: "award", pot: 0, shares: [{ seat: 0, amount: 20 }] },
  ]);
});

test("FD-13 at the showdown hands are shown one after the other, then the pot is paid out", () => {
  const beats = beatsAfter(two, [bet, [1, call], [0, stand], [1, stand], bet, [1, call]]);
  expect(beats.map(({ type }) => type)).toEqual(["bet", "gather", "show", "show", "award"]);
  expect(beats[2]).toEqual({
    type: "show",
    seat: 0,
    hand: {
      cards: hand("Ac Ad 9h 7s 4c"),
      lit: [true, true, false, false, false],
      words: "Pair of aces",
    },
  });
});

describe("FD-16 the cards that count are lit", () => {
  test.each([
    [
      "two pair",
      "Jc 4d Js 4c 2h",
      "Jc Js 4c 4d 2h",
      "Jc Js 4c 4d 2h",
      [true, true, true, true, false],
    ],
    [
      "one pair",
      "Jc 4d Jk 9s 2h",
      "Jc Jd 9s 4d 2h",
      "Jc Jk 9s 4d 2h",
      [true, true, false, false, false],
    ],
    [
      "high card",
      "Ac 4d Js 9c 2h",
      "Ac Js 9c 4d 2h",
      "Ac Js 9c 4d 2h",
      [true, false, false, false, false],
    ],
    [
      "five of a kind",
      "Ac Ad Jk Ah As",
      "Ac Ad Ah As Ac",
      "Ac Ad Ah As Jk",
      [true, true, true, true, true],
    ],
    ["flush", "Ac 9c 4c 2c Jk", "Ac Kc 9c 4c 2c", "Ac Jk 9c 4c 2c", [true, true, true, true, true]],
  ] as const)("%s of %s", (category, cards, read, lies, lit) => {
    expect(shownHand({ category, cards: hand(cards), read: hand(read) })).toMatchObject({
      cards: hand(lies),
      lit,
    });
  });
});

test("all through random hands the shown hands are the cards held, and pots are paid out once", () => {
  for (const seats of [2, 4, 9]) {
    for (const { seen, happened } of noticed(randomHand(`beats ${seats}`, seats), "spectator")) {
      const beats = table.beats(seen, happened);
      for (const beat of beats)
        if (beat.type === "show")
          expect([...beat.hand.cards].toSorted()).toEqual(
            [
              ...(happened.find(({ type, seat }) => type === "showed" && seat === beat.seat)!.told[
                "cards"
              ] as string[]),
            ].toSorted(),
          );
      expect(beats.filter(({ type }) => type === "award")).toHaveLength(
        happened.filter(({ type }) => type === "wonPot").length,
      );
    }
  }
});

test("a shown hand lies open at its seat once the hand is over, a folded one is out of play", () => {
  const { seen } = seenAfter(two, [bet, [1, call], [0, stand], [1, stand], bet, [1, call]]);
  expect(hooksOf(drawTable, "shownHands")?.shown?.(seen, 1)?.words).toBe("Pair of kings");
  const folded = seenAfter(two, [bet, [1, { type: "fold" }]]).seen;
  expect([
    hooksOf(drawTable, "shownHands")?.shown?.(folded, 0),
    drawTable.folded?.(folded, 0),
    drawTable.folded?.(folded, 1),
  ]).toEqual([null, false, true]);
});

test("H-36 what goes on is dull for exactly those who have nothing more to win or lose, to the page as to the host", () => {
  for (const seed of ["a", "b", "c", "d"])
    for (const viewer of [0, 1, 2])
      for (const { seen } of noticed(randomHand(seed, 3), viewer)) {
        const { facts } = asDraw(seen);
        const stake = table.stake({ seen, round: 1 });
        if (facts.result === null)
          expect(stake === "dull").toBe(fiveCardDraw.isDone(facts, viewer));
        else if (facts.result.wonBy === "fold") expect(stake).toBe("dull");
        else expect(stake).not.toBe(fiveCardDraw.isDone(facts, viewer) ? "usual" : "dull");
      }
});
