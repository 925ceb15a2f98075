// Checks how cards are picked for the draw, and what the button says about them.

import { describe, expect, test } from "vitest";
import { drawTable } from "#renderer/games/five-card-draw/drawTable.ts";
import { toggled } from "#renderer/table/desk/picks.ts";
import { hand } from "#test/support/hand.ts";
import type { Move } from "#shared/games/five-card-draw/types.ts";
import { seenAfter, type Hand } from "./drawViews.ts";

const { picking } = drawTable;
const two: Hand = { hands: ["Ac Ad 4c 7s Jk", "Kc Kd 5c 8s 2h"] };
const bets: readonly (readonly [number, Move])[] = [
  [0, { type: "bet", to: 20 }],
  [1, { type: "call" }],
];
const drawing = seenAfter(two, bets).seen;
const mine = hand("4c 7s Ac Ad Jk");
const held = mine.map((card, at) => ({ key: `k${at}`, card }));

const buttonFor = (cards: string) =>
  drawTable.actions(drawing, picking.read(drawing, hand(cards)), {})[0];

test.each([
  ["", "Stand pat", null],
  ["4c", "Draw 1", null],
  ["4c 7s Jk", "Draw 3", null],
  ["4c 7s Ac Ad", "Draw 4", "You can draw up to 3 cards."],
])('FD-11 with "%s" picked the button says "%s"', (cards, label, problem) => {
  expect(buttonFor(cards)).toMatchObject({ label, problem, sends: "picked", shortcut: "D" });
});

test("FD-11 the picked cards are thrown, none is to stand pat", () => {
  expect(picking.read(drawing, hand("4c 7s"))).toMatchObject({
    kind: "move",
    legal: true,
    move: { type: "draw", cards: ["4c", "7s"] },
  });
  expect(picking.read(drawing, [])).toMatchObject({
    kind: "move",
    legal: true,
    move: { type: "draw", cards: [] },
  });
});

test("FD-11 one more card than may be thrown takes the place of the first", () => {
  const pick = (keys: readonly string[]) =>
    keys.reduce<ReadonlySet<string>>(
      (picked, key) => toggled(picking, drawing, held, picked, key, false),
      new Set(),
    );
  expect([...pick(["k0", "k1", "k2"])]).toEqual(["k0", "k1", "k2"]);
  expect([...pick(["k0", "k1", "k2", "k3"])]).toEqual(["k1", "k2", "k3"]);
  expect([...pick(["k0", "k1", "k0"])]).toEqual(["k1"]);
});

test("a card that is pulled to the table goes beside those picked", () => {
  expect(picking.suggest(drawing, mine, hand("4c"), "7s")).toEqual(hand("4c 7s"));
  expect(picking.suggest(drawing, mine, hand("4c 7s Jk"), "Ac")).toEqual(hand("7s Jk Ac"));
});

describe("before and after the draw", () => {
  test("nothing is thrown while there is betting", () => {
    expect(picking.read(seenAfter(two).seen, hand("4c"))).toEqual({ kind: "nothing" });
  });

  test("C-11 it is said whose turn it is not", () => {
    const { seen } = seenAfter(two, bets, 1);
    expect(drawTable.actions(seen, picking.read(seen, []), {})).toMatchObject([
      { label: "Stand pat", problem: "It’s not your turn" },
    ]);
  });

  test("FD-11 an option lets more or fewer be thrown", () => {
    const { seen } = seenAfter({ ...two, options: { maxDraw: 1 } }, bets);
    expect(picking.fits(seen, [], "4c")).toBe(true);
    expect(picking.fits(seen, hand("4c"), "7s")).toBe(false);
  });
});

test("the hand is sorted from 2 to ace with the joker last, by rank or by suit", () => {
  expect(hand("Jk Ac 4c 7s Ad").toSorted(drawTable.order("rank"))).toEqual(hand("4c 7s Ac Ad Jk"));
  expect(hand("Jk Ac 4c 7s Ad").toSorted(drawTable.order("suit"))).toEqual(hand("4c Ac Ad 7s Jk"));
});

test("FD-2 a joker is named as wild", () => {
  expect(drawTable.words().note("Jk")).toBe("wild");
  expect(drawTable.words().note("Ac")).toBe("");
});

test.each([
  ["Kc Kd 6s 6h 2c", "Two pair, kings and 6s"],
  ["Jc Jd Js 4h Jk", "Four jacks, joker as J♥"],
  ["Ac 2d 3h 4s 5c", "Straight to the 5"],
  ["Ac Kd 9h 4s 3c", "Ace high"],
])('FD-16 H-32 %s is held as "%s", jokers as what they stand for', (held, called) => {
  const { seen } = seenAfter({ hands: [held, "8d Ts Qh 7h 9s"], options: { jokersPerPack: 1 } });
  expect(drawTable.words().holding(seen)).toBe(called);
  expect(drawTable.words().holding({ ...seen, viewer: "spectator" })).toBe("");
});
