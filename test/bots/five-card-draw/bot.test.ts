import { describe, expect, it } from "vitest";
import { DiceReader, newDice } from "#shared/chance/dice.ts";
import { drawBots, type DrawBot } from "#shared/games/five-card-draw/bots/index.ts";
import { chanceToWin, situationOf } from "#shared/games/five-card-draw/bots/judgement.ts";

import { wagerRange } from "#shared/games/five-card-draw/seen.ts";
import type { Move } from "#shared/games/five-card-draw/types.ts";
import { sentence } from "#shared/games/texts.ts";
import { drawSeen, type DrawView } from "./drawSeen.ts";

const { easy, regular } = drawBots;
const asked = (bot: DrawBot, view: DrawView, number = 0): Move =>
  bot.choose(view, new DiceReader(newDice(`asked ${number}`)));
const share = (bot: DrawBot, view: DrawView, wanted: (move: Move) => boolean): number =>
  Array.from({ length: 400 }, (_, number) => asked(bot, view, number)).filter(wanted).length / 400;
const is =
  (...types: readonly Move["type"][]) =>
  ({ type }: Move): boolean =>
    types.includes(type);
const chance = (view: DrawView): number => chanceToWin(situationOf(view.seen));

const nothing = "9h 7s 5c 3d Jh";
const other = "Kc Qd Th 8s 4c";
const bet = (seat: number, to: number) => ({ seat, type: "bet", to });
const call = (seat: number) => ({ seat, type: "call" });
const draw = (seat: number, ...cards: readonly string[]) => ({ seat, type: "draw", cards });

/** Seat 0 holds this and is to draw, after small bets. */
const toDraw = (hand: string, options: { readonly [key: string]: number } = {}): DrawView =>
  drawSeen({ hands: [hand, other], options, moves: [bet(0, 10), call(1)] });

describe("Regular in the draw", () => {
  it.each([
    ["7h 7s 5c 3d Jh", ["5c", "3d", "Jh"]],
    ["7h 7s 7c 3d Jh", ["3d", "Jh"]],
    ["7h 7s 3c 3d Jh", ["Jh"]],
    ["7h 7s 7c 3d 3h", []],
    ["7h 8s 9c Td Jh", []],
    ["Kh 9h 6h 3h 2c", ["2c"]],
    ["7h 8h 9h Th 2c", ["2c"]],
    ["Jk Ah 9s 6c 3d", ["9s", "6c", "3d"]],
    ["Kh Ks Kc Kd Ac", []],
  ])("FD-11 throws from %s what is worth least: %j", (hand, thrown) => {
    const move = asked(regular, toDraw(hand, { jokersPerPack: 1 })) as Extract<
      Move,
      { readonly type: "draw" }
    >;
    if (hand.startsWith("Kh Ks")) expect(move.cards.every((card) => card === "Ac")).toBe(true);
    else expect([...move.cards].sort()).toEqual([...thrown].sort());
  });

  it.each([0, 1, 2, 5])("FD-11 throws no more than maxDraw %i", (maxDraw) => {
    const move = asked(regular, toDraw("Kh 7s 5c 3d 2h", { maxDraw })) as Extract<
      Move,
      { readonly type: "draw" }
    >;
    expect(move.cards.length).toBeLessThanOrEqual(maxDraw);
    expect(move.cards.length).toBeGreaterThanOrEqual(Math.min(maxDraw, 2));
  });
});

describe("Regular reads the others", () => {
  const afterDraw = (thrown: readonly string[], firstBet = 10): DrawView =>
    drawSeen({
      hands: ["Ah As 5c 3d 9h", other],
      moves: [bet(0, firstBet), call(1), draw(0, "5c", "3d", "9h"), draw(1, ...thrown)],
    });

  it("FD-11 fears who stands pat more than who draws one card, and him more than who draws three", () => {
    const [pat, one, three] = [afterDraw([]), afterDraw(["4c"]), afterDraw(["4c", "8s", "Th"])].map(
      chance,
    ) as [number, number, number];
    expect(pat).toBeLessThan(one - 0.1);
    expect(one).toBeLessThan(three - 0.1);
  });

  it("takes a big bet for a better hand than a small one", () => {
    const facing = (to: number): DrawView =>
      drawSeen({ hands: [other, "Ah As 5c 3d 9h"], moves: [bet(0, to)] });
    expect(chance(facing(100))).toBeLessThan(chance(facing(10)) - 0.1);
  });

  it("counts on winning less the more are in", () => {
    const among = (count: number): DrawView =>
      drawSeen({
        hands: ["Ah As 5c 3d 9h", other, "Ac Qh Th 8c 6s", "2c 4s 6c 7d Qs"].slice(0, count),
        moves: [],
      });
    expect(chance(among(4))).toBeLessThan(chance(among(2)) - 0.15);
  });
});

describe("Regular and the chips", () => {
  it("FD-8 lets a hand go that has no chance against a big bet", () => {
    expect(
      share(regular, drawSeen({ hands: [other, nothing], moves: [bet(0, 300)] }), is("fold")),
    ).toBeGreaterThan(0.9);
  });

  it("FD-8 raises with a full house", () => {
    expect(
      share(
        regular,
        drawSeen({ hands: [other, "7h 7s 7c 3d 3h"], moves: [bet(0, 20)] }),
        is("raise"),
      ),
    ).toBe(1);
  });

  it("FD-8 calls a last small bet into a big pot with a fair hand: a few chips for many", () => {
    const view = drawSeen({
      hands: [other, "Ah As 5c 3d 9h"],
      carry: { chips: [220, 1000] },
      moves: [bet(0, 200), call(1), draw(0, "4c"), draw(1), bet(0, 10)],
    });
    expect(share(regular, view, is("call", "raise"))).toBe(1);
  });

  it("FD-7 never folds where it costs nothing to stay", () => {
    const view = drawSeen({ hands: [nothing, other], options: { allowCheck: true }, moves: [] });
    expect(share(regular, view, is("fold"))).toBe(0);
    expect(share(easy, view, is("fold"))).toBe(0);
  });

  it("FD-16 never folds what nothing can beat, whatever is bet", () => {
    const view = drawSeen({ hands: [other, "Ah As Ac Ad Jk"], moves: [bet(0, 990)] });
    expect(share(regular, view, is("fold"))).toBe(0);
  });

  it("FD-7 bluffs with nothing now and then, and only then bets", () => {
    const view = drawSeen({
      hands: [nothing, "Kc Kd Kh 8s 8c"],
      options: { allowCheck: true },
      moves: [bet(0, 30), call(1), draw(0), draw(1)],
    });
    const bets = share(regular, view, is("bet"));
    expect(bets).toBeGreaterThan(0.01);
    expect(bets).toBeLessThan(0.09);
  });

  it("FD-8 bets no wild sizes: with much behind no more than about one and a half times the pot", () => {
    const view = drawSeen({ hands: ["7h 7s 7c 3d 3h", other], moves: [] });
    const sizes = Array.from(
      { length: 200 },
      (_, number) => (asked(regular, view, number) as { readonly to: number }).to,
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(20 * 1.6);
  });

  it("FD-8 goes all in rather than leave a few chips behind", () => {
    const view = drawSeen({
      hands: ["7h 7s 7c 3d 3h", other],
      carry: { chips: [40, 1000] },
      moves: [],
    });
    const range = wagerRange(view.seen.legal)!;
    const bets = Array.from(
      { length: 100 },
      (_, number) => (asked(regular, view, number) as { readonly to: number }).to,
    );
    expect(bets.every((to) => to === range.max || range.max - to >= 10)).toBe(true);
    expect(bets).toContain(range.max);
  });
});

describe("Easy", () => {
  it("calls too much: a bet of the pot with nothing more often than it pays", () => {
    const view = drawSeen({ hands: [other, nothing], moves: [bet(0, 20)] });
    expect(share(easy, view, is("call"))).toBeGreaterThan(0.15);
    expect(share(easy, view, is("call"))).toBeLessThan(0.6);
  });

  it("hardly ever raises", () => {
    expect(
      share(easy, drawSeen({ hands: [other, "Ah As 5c 3d 9h"], moves: [bet(0, 20)] }), is("raise")),
    ).toBeLessThan(0.06);
    expect(
      share(easy, drawSeen({ hands: [other, "7h 7s 7c 3d 3h"], moves: [bet(0, 20)] }), is("raise")),
    ).toBeLessThan(0.3);
  });

  it("does not always do the same in the same place", () => {
    const view = drawSeen({ hands: [nothing, other], moves: [] });
    expect(
      new Set(Array.from({ length: 100 }, (_, number) => JSON.stringify(asked(easy, view, number))))
        .size,
    ).toBeGreaterThan(2);
  });

  it("FD-17 never throws a joker, nor what goes with it", () => {
    const view = toDraw("Jk Ah 9s 6c 3d");
    expect(
      share(
        easy,
        view,
        (move) => move.type === "draw" && (move.cards.includes("Jk") || move.cards.includes("Ah")),
      ),
    ).toBe(0);
  });
});

describe("reasons", () => {
  it("H-27 name the hand, its chance and what a call must win", () => {
    const view = drawSeen({ hands: [other, nothing], moves: [bet(0, 300)] });
    expect(sentence(regular.reason(view, { type: "fold" }))).toMatch(
      /^Jack high: \d+ % to win against one player, but a call of 300 needs 48 % to pay off\. Let it go\.$/,
    );
    expect(
      sentence(
        regular.reason(drawSeen({ hands: ["7h 7s 7c 3d 3h", other], moves: [] }), {
          type: "bet",
          to: 20,
        }),
      ),
    ).toMatch(
      /^A full house, sevens over threes: 9\d % to win against one player\. A bet makes worse hands pay or fold\. If raised, stay in\.$/,
    );
  });

  it("H-27 name what is kept in the draw", () => {
    expect(sentence(regular.reason(toDraw("7h 7s 3c 3d Jh"), draw(0, "Jh") as Move))).toBe(
      "Keep the sevens and the threes and exchange the other card for something better.",
    );
    expect(sentence(regular.reason(toDraw("7h 8s 9c Td Jh"), draw(0) as Move))).toBe(
      "A jack-high straight: keep all five. A new card would rarely help.",
    );
    expect(
      sentence(regular.reason(toDraw("Jk Ah 9s 6c 3d"), draw(0, "9s", "6c", "3d") as Move)),
    ).toBe("Keep the joker and the ace and exchange the other 3 cards for something better.");
  });
});
