// Checks going down, laying off and scoring in Gin Rummy (GR-9…GR-16, GR-19).

import { describe, expect, test } from "vitest";
import { View } from "#shared/contract/view.ts";
import { ginRummy } from "#shared/games/gin-rummy/index.ts";
import type { Facts, GinRound, Options } from "#shared/games/gin-rummy/types.ts";
import {
  discard,
  done,
  goBig,
  knock,
  laid,
  layOff,
  leave,
  legalOf,
  made,
  refusal,
  resultOf,
  shownMelds,
} from "./moment.ts";

/** With the 9 of hearts on the pile 8 of deadwood is left. */
const eight = "4c 5c 6c 7c Jd Jh Js 2h 3d 3s 9h";
const poor = "Kd Qh Ts 9c 7d 5h 4s Ac 8h 6s";
const drawn = (
  own: string,
  other = poor,
  options: Partial<Options> = {},
  facts: Partial<Facts> = {},
): GinRound =>
  laid([own, other], {
    options,
    facts: {
      drawn: "stock",
      ...(options.knockLimit !== undefined && { limit: options.knockLimit }),
      ...facts,
    },
  });

describe("a knock", () => {
  test("GR-9 puts a card on the pile and lays the others open, with no more deadwood than the limit", () => {
    const knocked = made(drawn(eight), [0, knock("9h")]);
    expect(ginRummy.phase(knocked)).toBe("layoff");
    expect(knocked.zones.pile.at(-1)).toBe("9h");
    expect(knocked.facts).toMatchObject({ knocker: 0, turn: 1, deadwood: [8, null], laidOff: [] });
    expect(knocked.facts.melds.map(shownMelds)).toEqual(["4c 5c 6c 7c/Jd Jh Js", null]);
    expect(knocked.zones.hands[0]).toHaveLength(10);
    expect(refusal(drawn(eight), [0, knock("2h")])).toBe("GR-9");
  });

  test("GR-9 legal lists each card with which the best arrangement of the rest may knock", () => {
    expect(legalOf(drawn(eight), 0).filter((offer) => offer.startsWith("knock"))).toEqual([
      "knock 9h",
    ]);
    expect(
      legalOf(drawn("4c 5c 6c 7c Jd Jh Js 2h Ad As 3h"), 0).filter((offer) =>
        offer.startsWith("knock"),
      ),
    ).toEqual(
      ["4c", "7c", "2h", "Ad", "As", "3h"]
        .filter(
          (card) => refusal(drawn("4c 5c 6c 7c Jd Jh Js 2h Ad As 3h"), [0, knock(card)]) === null,
        )
        .map((card) => `knock ${card}`),
    );
  });

  test.each([
    [10, null],
    [8, null],
    [7, "GR-9"],
    [0, "GR-9"],
  ] as const)("GR-9 GR-10 with the limit %i eight of deadwood is refused by: %s", (limit, rule) => {
    expect(refusal(drawn(eight, poor, { knockLimit: limit }), [0, knock("9h")])).toBe(rule);
  });

  test("GR-11 the knocker may say how his cards lie; they are shown in writing however they were sent", () => {
    const own = "7c 7d 7h 8h 9h Th As Ad 2c 3d Kd";
    expect(made(drawn(own), [0, knock("Kd")]).facts.melds.map(shownMelds)).toEqual([
      "7c 7d 7h/8h 9h Th",
      null,
    ]);
    const chosen = made(drawn(own), [0, knock("Kd", "Th 8h 9h/7h 7d 7c")]);
    expect(shownMelds(chosen.facts.melds[0])).toBe("7c 7d 7h/8h 9h Th");
    const otherwise = drawn("7c 7d 7h 8h 9h 7s As Ad 2c 3d Kd", poor, {}, { limit: 50 });
    expect(made(otherwise, [0, knock("Kd", "9h 7h 8h")]).facts).toMatchObject({
      deadwood: [28, null],
      melds: [[["7h", "8h", "9h"]], null],
    });
  });

  test("GR-11 GR-12 what is in none of his melds is deadwood, also if it could be melded: then it is no gin", () => {
    const gin = "4c 5c 6c 7c Jd Jh Js 2h 2d 2s Kd";
    expect(resultOf(made(drawn(gin), [0, knock("Kd")])).by).toBe("gin");
    const knocked = made(drawn(gin), [0, knock("Kd", "4c 5c 6c/Jd Jh Js/2d 2h 2s")]);
    expect([ginRummy.phase(knocked), knocked.facts.deadwood]).toEqual(["layoff", [7, null]]);
    expect(refusal(drawn(gin), [0, knock("Kd", "")])).toBe("GR-9");
  });

  test("GR-5 C-12 C-9 melds that are none, cards twice and cards not held are refused", () => {
    expect(refusal(drawn(eight), [0, knock("9h", "4c 5c 7c")])).toBe("GR-5");
    expect(refusal(drawn(eight), [0, knock("9h", "Jd Jh")])).toBe("GR-5");
    expect(refusal(drawn(eight), [0, { type: "knock", card: "9h", melds: [[]] }])).toBe("GR-5");
    expect(refusal(drawn(eight), [0, knock("9h", "4c 5c 6c/5c 6c 7c")])).toBe("GR-5");
    expect(refusal(drawn(eight), [0, knock("9h", "7c 8c 9c")])).toBe("C-12");
    expect(refusal(drawn(eight), [0, knock("4c", "4c 5c 6c")])).toBe("C-12");
    expect(refusal(drawn(eight), [0, knock("Kd")])).toBe("C-12");
  });

  test("GR-19 C-7 his ten cards lie open from the knock on, the other's when they are counted", () => {
    const knocked = made(drawn(eight), [0, knock("9h")]);
    const hands = (round: GinRound) =>
      View.of(ginRummy, { round, happened: [] }, "spectator").seen.hands.map((cards) =>
        typeof cards === "number" ? cards : cards.length * 100,
      );
    expect(hands(knocked)).toEqual([1000, 10]);
    expect(hands(made(knocked, [1, layOff()]))).toEqual([1000, 1000]);
  });
});

describe("a lay-off", () => {
  const five = "3c 8c Jc Ts Qs Kd Kh 6h 4s 2d";
  const knocked = () => made(drawn(eight, five), [0, knock("9h")]);

  test("GR-13 is the fourth card of a set and cards that continue a run at either end, several in a row too", () => {
    const round = made(knocked(), [1, layOff("8c 3c/Jc")]);
    expect(round.facts.laidOff).toEqual([["3c", "8c"], ["Jc"]]);
    expect(round.facts.deadwood).toEqual([8, 10 + 10 + 10 + 10 + 6 + 4 + 2]);
    expect(round.zones.hands[1]).toHaveLength(10);
    expect(
      made(drawn(eight, "9c 8c Jc Ts Qs Kd Kh 6h 4s 2d"), [0, knock("9h")], [1, layOff("9c 8c/")])
        .facts.laidOff,
    ).toEqual([["8c", "9c"], []]);
  });

  test("GR-13 is left to the program where nothing is named, and may be of nothing", () => {
    expect(made(knocked(), [1, layOff()]).facts.laidOff).toEqual([["3c", "8c"], ["Jc"]]);
    expect(made(knocked(), [1, layOff("/")]).facts).toMatchObject({
      laidOff: [[], []],
      deadwood: [8, 73],
    });
  });

  test("GR-13 C-12 C-9 what does not go on, a gap, a wrong number of lists and cards not held are refused", () => {
    expect(refusal(knocked(), [1, layOff("Qs/")])).toBe("GR-13");
    expect(
      refusal(made(drawn(eight, "9c 2c Jc Ts Qs Kd Kh 6h 4s 2d"), [0, knock("9h")]), [
        1,
        layOff("9c/"),
      ]),
    ).toBe("GR-13");
    expect(refusal(knocked(), [1, layOff("3c")])).toBe("GR-13");
    expect(refusal(knocked(), [1, { type: "layOff", on: [["3c"], ["Jc"], []] }])).toBe("GR-13");
    expect(refusal(knocked(), [1, layOff("3c 9c/")])).toBe("C-12");
    expect(refusal(knocked(), [1, layOff("3c 3c/")])).toBe("C-12");
    expect(refusal(knocked(), [0, layOff()])).toBe("C-11");
    expect(refusal(knocked(), [1, discard("3c")])).toBe("GR-13");
  });

  test("GR-13 the cards he keeps lie in the best arrangement", () => {
    const round = made(
      drawn(eight, "8c 9c Tc Kd Kh Ks 6h 4s 2d Ah"),
      [0, knock("9h")],
      [1, layOff("/")],
    );
    expect([shownMelds(round.facts.melds[1]), round.facts.deadwood]).toEqual([
      "8c 9c Tc/Kd Kh Ks",
      [8, 13],
    ]);
  });

  test("GR-13 without lay-offs a knock is counted at once", () => {
    const round = made(drawn(eight, five, { layOffs: false }), [0, knock("9h")]);
    expect(round.facts).toMatchObject({
      laidOff: [],
      deadwood: [8, 73],
      result: { by: "knock", winners: [0] },
    });
  });
});

describe("points", () => {
  const without = { target: 0 } as const;
  const end = (
    own: string,
    card: string,
    other: string,
    options: Partial<Options> = {},
    facts: Partial<Facts> = {},
  ) => {
    const down = made(drawn(own, other, { ...without, ...options }, facts), [0, knock(card)]);
    return resultOf(down.facts.result ? down : made(down, [1, layOff()]));
  };

  test("GR-14 the knocker scores the difference if it is more than 0", () => {
    expect(end(eight, "9h", poor)).toMatchObject({
      by: "knock",
      winners: [0],
      places: [[0], [1]],
      bonus: null,
    });
    expect(end(eight, "9h", "8d 8h 8s Kd Kh Ks Qd 2c Ac Ad", { layOffs: false }).points).toEqual([
      14 - 8,
      0,
    ]);
  });

  test("GR-14 otherwise it is an undercut: the other wins the difference and the bonus, also when equal", () => {
    expect(end(eight, "9h", "8d 8h 8s Kd Kh Ks 2d 2c Ac Ad", { layOffs: false })).toMatchObject({
      by: "undercut",
      winners: [1],
      places: [[1], [0]],
      points: [0, 8 - 6 + 25],
    });
    expect(
      end(eight, "9h", "8d 8h 8s Kd Kh Ks 2d 4s Ac Ad", { layOffs: false, undercutBonus: 0 }),
    ).toMatchObject({ by: "undercut", winners: [1], points: [0, 0] });
  });

  const gin = "4c 5c 6c 7c Jd Jh Js 2h 2d 2s Kd";

  test("GR-12 GR-14 gin brings its bonus and the other's deadwood, and nothing is laid off on it", () => {
    expect(end(gin, "Kd", "3c 8c Jc Ts Qs Kc Kh 6h 4s 2c")).toMatchObject({
      by: "gin",
      winners: [0],
      points: [25 + 3 + 8 + 10 + 10 + 10 + 10 + 10 + 6 + 4 + 2, 0],
    });
    expect(end(gin, "Kd", "8d 8h 8s Kc Kh Ks 9c 9d 9h 9s", { ginBonus: 20 })).toMatchObject({
      by: "gin",
      winners: [0],
      points: [20, 0],
    });
  });

  test("GR-12 GR-14 big gin is played where it has a bonus, and all eleven cards lie in melds", () => {
    const eleven = "4c 5c 6c 7c Jd Jh Js 2h 2d 2s 2c";
    const round = drawn(eleven, "8d 8h 8s Kd Kh Ks Qd 3c Ac Ad", { ...without, bigGin: 31 });
    expect(legalOf(round, 0)).toContain("bigGin");
    const over = made(round, [0, goBig]);
    expect(resultOf(over)).toMatchObject({ by: "bigGin", winners: [0], points: [31 + 15, 0] });
    expect([over.zones.hands[0]!.length, over.zones.pile.at(-1), over.facts.laidOff]).toEqual([
      11,
      "6c",
      [],
    ]);
    expect(refusal(drawn(eleven), [0, goBig])).toBe("GR-12");
    expect(legalOf(drawn(eleven), 0)).not.toContain("bigGin");
    expect(refusal(drawn(gin, poor, { bigGin: 31 }), [0, goBig])).toBe("GR-12");
  });

  test("GR-10 they are doubled after a spade, the bonus included", () => {
    expect(end(gin, "Kd", "8d 8h 8s Kc Kh Ks Qd 3c Ac Ad", {}, { double: true }).points).toEqual([
      2 * (25 + 15),
      0,
    ]);
    expect(
      end(eight, "9h", "8d 8h 8s Kd Kh Ks 2d 2c Ac Ad", { layOffs: false }, { double: true })
        .points,
    ).toEqual([0, 2 * (2 + 25)]);
  });

  test("GR-16 C-5 who leaves loses the hand: the other takes the pot, but no points and no box; what a knock has shown stays", () => {
    const staked = laid([eight, poor], {
      options: { stake: 10 },
      chips: [100, 100],
      facts: { drawn: "stock", score: [30, 20], boxes: [1, 1] },
    });
    const knocked = made(staked, [0, knock("9h")]);
    for (const [leaver, winner] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const { round, happened } = done(knocked, [leaver, leave]);
      expect(round.facts).toMatchObject({
        left: [leaver],
        score: [30, 20],
        boxes: [1, 1],
        pot: 0,
        knocker: 0,
        deadwood: [8, null],
        result: {
          by: "leave",
          winners: [winner],
          places: [[winner], [leaver]],
          points: [0, 0],
          bonus: null,
        },
      });
      expect(round.facts.chips![winner]).toBe(110);
      expect(shownMelds(round.facts.melds[0])).toBe("4c 5c 6c 7c/Jd Jh Js");
      expect(happened.map(({ type }) => type)).toEqual(["left", "won", "tookPot"]);
      expect(round.zones.removed).toHaveLength(10);
    }
  });

  test("GR-18 C-8 the winner of a hand takes the pot", () => {
    const staked = laid([gin, poor], {
      options: { stake: 10 },
      chips: [100, 100],
      facts: { drawn: "stock" },
    });
    expect(made(staked, [0, knock("Kd")]).facts).toMatchObject({
      chips: [110, 90],
      pot: 0,
      result: { chips: [10, -10] },
    });
  });
});
