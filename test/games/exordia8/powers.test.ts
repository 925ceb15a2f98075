// Checks what the eight, the jack, the ace, the Queen of Hearts and the joker do.

import { describe, expect, test } from "vitest";
import { newDice } from "#shared/chance/dice.ts";
import type { Card } from "#shared/cards/card.ts";
import { exordia8 } from "#shared/games/exordia8/index.ts";
import {
  after,
  draw,
  happenedIn,
  laid,
  legalOf,
  put,
  skip,
  step,
  verdict,
} from "./exordiaRound.ts";

const inEverySuit = (card: Card) => ["c", "d", "h", "s"].map((suit) => `${card} names ${suit}`);
const plainTop = { any: false, colour: null, plain: false, demand: false, spark: false };

describe("the eight", () => {
  test("X8-9 it goes on any card, and its player names a suit", () => {
    const round = laid({ hands: ["8c 5h", "6d 7h"], pile: "Kd" });
    expect(legalOf(round)).toEqual([...inEverySuit("8c"), "draw"]);
    const { round: put8, happened } = step(round, 0, put("8c", "h"));
    expect(happened).toEqual([{ type: "played", seat: 0, told: { card: "8c", suit: "h" } }]);
    expect(put8.facts.top).toEqual({
      ...plainTop,
      card: "8c",
      suit: "h",
      rank: null,
      demand: true,
    });
  });

  test("X8-9 C-13 without a suit it is refused", () => {
    expect(verdict(laid({ hands: ["8c 5h", "6d"], pile: "Kd" }), 0, put("8c"))).toBe("C-13");
    expect(verdict(laid({ hands: ["8c 5h", "6d"] }), 0, put("8c"))).toBe("C-13");
  });

  test("X8-9 C-13 a suit with a card that names none is refused", () => {
    expect(verdict(laid({ hands: ["5d 5h", "6d"], pile: "Kd" }), 0, put("5d", "d"))).toBe("C-13");
  });

  test("X8-9 the next player must put a card of that suit or take a card: no joker, no card of its own suit", () => {
    const round = laid({ hands: ["Kh 9c 8d Jk Jc Qs", "6d"], pile: "8c", named: "h" });
    expect(legalOf(round)).toEqual(["Kh", ...inEverySuit("8d"), "draw"]);
    for (const card of ["9c", "Jc", "Qs"] as const)
      expect(verdict(round, 0, put(card))).toBe("X8-9");
    expect(verdict(round, 0, put("Jk", "h"))).toBe("X8-9");
  });

  test("X8-9 the named suit stands, for each player in turn, until a card is put", () => {
    const round = after(
      laid({ hands: ["9c", "Kc Qh", "4d"], pile: "8c", named: "h", stock: "3c 3d 3s" }),
      [0, draw],
    );
    expect(round.facts.top).toMatchObject({ suit: "h", demand: true });
    expect(verdict(round, 1, put("Kc"))).toBe("X8-9");
    const later = after(round, [1, draw], [2, draw]);
    expect(later.facts.top.suit).toBe("h");
    expect(legalOf(later)).toEqual(["9c", "3c", "skip"]);
  });

  test("X8-9 a card of the named suit ends the demand", () => {
    const round = after(
      laid({ hands: ["Kh", "Kc Qh", "4d"], pile: "8c", named: "h", facts: { turn: 1 } }),
      [1, put("Qh")],
    );
    expect(round.facts.top).toEqual({ ...plainTop, card: "Qh", suit: "h", rank: "Q" });
  });

  test("X8-9 with the stock empty the next player may put any card, a joker too", () => {
    const round = laid({ hands: ["Kh 9c Jk", "6d"], pile: "8c", named: "h", stock: "" });
    expect(round.facts.top).toMatchObject({ suit: "h", demand: true, any: true });
    expect(legalOf(round)).toEqual(["Kh", "9c", ...inEverySuit("Jk"), "skip"]);
  });

  test("X8-9 it is so from the moment the last card of the stock is taken", () => {
    const round = laid({ hands: ["9d", "9c Jk Qs", "4d"], pile: "8c", named: "h", stock: "Tc" });
    expect(round.facts.top.any).toBe(false);
    const emptied = after(round, [0, draw]);
    expect(emptied.facts.top).toMatchObject({ suit: "h", demand: true, any: true });
    expect(legalOf(emptied)).toEqual(["9c", ...inEverySuit("Jk"), "Qs", "skip"]);
  });

  test("X8-9 an eight that is put while the stock is empty binds nobody", () => {
    const round = after(laid({ hands: ["8d 4c", "9c Tc"], pile: "4h", stock: "" }), [
      0,
      put("8d", "s"),
    ]);
    expect(round.facts.top).toMatchObject({ suit: "s", demand: true, any: true });
    expect(verdict(round, 1, put("9c"))).toBe("allowed");
  });

  test("X8-9 another eight may be put on an eight, whatever its suit", () => {
    const round = laid({ hands: ["8d 8h", "6d"], pile: "8c", named: "h" });
    expect(legalOf(round)).toEqual([...inEverySuit("8d"), ...inEverySuit("8h"), "draw"]);
  });

  test("X8-9 with the option eightOnEight off only an eight of the named suit goes on an eight", () => {
    const options = { eightOnEight: false };
    const round = laid({ hands: ["8d 8h", "6d"], pile: "8c", named: "h", options });
    expect(legalOf(round)).toEqual([...inEverySuit("8h"), "draw"]);
    expect(verdict(round, 0, put("8d", "d"))).toBe("X8-9");
  });

  test("X8-9 the option says nothing of eights on other cards, on a joker, on a plain eight or with the stock empty", () => {
    const options = { eightOnEight: false };
    const bars = (laying: Omit<Parameters<typeof laid>[0], "hands" | "options">) =>
      verdict(laid({ hands: ["8d 8h", "6d"], options, ...laying }), 0, put("8d", "d"));
    expect(bars({ pile: "Kc" })).toBe("allowed");
    expect(bars({ pile: "Jk", named: "h" })).toBe("allowed");
    expect(bars({ pile: "8c", named: "h", stock: "" })).toBe("allowed");
    expect(
      bars({
        pile: "8c",
        facts: { top: { ...plainTop, card: "8c", suit: "c", rank: "8", plain: true } },
      }),
    ).toBe("allowed");
  });
});

describe("the jack", () => {
  test("X8-10 the next card may be any of the jack's colour, or another jack, or what goes on any card", () => {
    const round = laid({ hands: ["Kh 4d Jc 9s Tc 8c Jk", "6d"], pile: "Jd" });
    expect(round.facts.top).toEqual({
      ...plainTop,
      card: "Jd",
      suit: "d",
      rank: "J",
      colour: "red",
    });
    expect(legalOf(round)).toEqual([
      "Kh",
      "4d",
      "Jc",
      ...inEverySuit("8c"),
      ...inEverySuit("Jk"),
      "draw",
    ]);
    expect(verdict(round, 0, put("9s"))).toBe("X8-10");
    expect(verdict(laid({ hands: ["Kh 4d 9c", "6d"], pile: "Js" }), 0, put("Kh"))).toBe("X8-10");
    expect(legalOf(laid({ hands: ["Kh 4d 9c", "6d"], pile: "Js" }))).toEqual(["9c", "draw"]);
  });

  test("X8-10 it holds while the jack is on top", () => {
    const round = after(laid({ hands: ["9c", "Ts", "Kh"], pile: "Jd" }), [0, draw], [1, draw]);
    expect(round.facts.top.colour).toBe("red");
    expect(after(round, [2, put("Kh")]).facts).toMatchObject({
      top: { suit: "h", rank: "K", colour: null },
    });
  });
});

describe("the ace", () => {
  test("X8-11 it reverses the direction, and another turns it back", () => {
    const { round, happened } = step(
      laid({ hands: ["Ac 5c", "6d 7d", "Ad 9d", "7c Ah"], pile: "Kc" }),
      0,
      put("Ac"),
    );
    expect(happened.map(({ type, told }) => [type, told])).toEqual([
      ["played", { card: "Ac" }],
      ["reversed", { direction: -1 }],
    ]);
    expect([round.facts.direction, round.facts.turn]).toEqual([-1, 3]);
    const back = after(round, [3, put("Ah")]);
    expect([back.facts.direction, back.facts.turn]).toEqual([1, 0]);
  });

  test("X8-11 with two players the turn simply passes", () => {
    const round = after(laid({ hands: ["Ac 5c", "6d 7d"], pile: "Kc" }), [0, put("Ac")]);
    expect([round.facts.direction, round.facts.turn]).toEqual([-1, 1]);
  });

  test("X8-11 X8-5 the direction is clockwise again in the next round", () => {
    expect(
      exordia8.deal({
        options: laid({ hands: [] }).options,
        seats: 2,
        deck: exordia8.pack(laid({ hands: [] }).options, 2),
        dice: newDice("0"),
        dealer: 0,
        carry: {},
      }).facts.direction,
    ).toBe(1);
  });
});

describe("the Queen of Hearts", () => {
  test("X8-12 its player takes another turn at once", () => {
    const { round, happened } = step(
      laid({ hands: ["Qh 5h 6c", "6d 7d"], pile: "Kh" }),
      0,
      put("Qh"),
    );
    expect(happened.map(({ type }) => type)).toEqual(["played", "tookAnotherTurn"]);
    expect([exordia8.phase(round), round.facts.turn]).toEqual(["turn", 0]);
    expect(legalOf(round)).toEqual(["5h", "draw"]);
    expect(after(round, [0, put("5h")]).facts.turn).toBe(1);
  });

  test("X8-12 that turn may be a draw, or a skip where the stock is empty, and is one turn", () => {
    const laying = { hands: ["Qh 5h 6c", "6d 7d"], pile: "Kh" };
    expect(after(laid(laying), [0, put("Qh")], [0, draw]).facts.turn).toBe(1);
    expect(after(laid({ ...laying, stock: "" }), [0, put("Qh")], [0, skip]).facts.turn).toBe(1);
  });

  test("X8-12 with two packs a second one gives a third turn", () => {
    expect(
      after(laid({ hands: ["Qh Qh 6c", "6d 7d"], pile: "Kh" }), [0, put("Qh")], [0, put("Qh")])
        .facts.turn,
    ).toBe(0);
  });

  test("X8-12 X8-8 it must match like any other card", () => {
    expect(verdict(laid({ hands: ["Qh 5h", "6d"], pile: "Kc" }), 0, put("Qh"))).toBe("X8-8");
    expect(verdict(laid({ hands: ["Qh 5h", "6d"], pile: "Qc" }), 0, put("Qh"))).toBe("allowed");
  });
});

describe("the joker", () => {
  test("X8-14 it goes on any card, the first of the pile and a jack too, and its player names a suit", () => {
    for (const pile of ["", "Kd", "Js", "2h", "Ac", "Qh"])
      expect(legalOf(laid({ hands: ["Jk", "6d"], pile }))).toEqual([...inEverySuit("Jk"), "draw"]);
    expect(verdict(laid({ hands: ["Jk", "6d"], pile: "Kd" }), 0, put("Jk"))).toBe("C-13");
    expect(
      after(laid({ hands: ["Jk 4c", "6d"], pile: "Kd" }), [0, put("Jk", "s")]).facts.top,
    ).toEqual({ ...plainTop, card: "Jk", suit: "s", rank: null, demand: true });
  });

  test("X8-14 the next card must be of that suit, or a joker, or an eight", () => {
    const round = laid({ hands: ["Kh 9c 8d Jk Qs", "6d"], pile: "Jk", named: "h" });
    expect(legalOf(round)).toEqual(["Kh", ...inEverySuit("8d"), ...inEverySuit("Jk"), "draw"]);
    expect(verdict(round, 0, put("9c"))).toBe("X8-14");
    expect(verdict(after(round, [0, draw]), 1, put("6d"))).toBe("X8-14");
  });

  test("X8-14 with the stock empty any card may follow it", () => {
    const round = laid({ hands: ["Kh 9c", "6d"], pile: "Jk", named: "h", stock: "" });
    expect(round.facts.top.any).toBe(true);
    expect(legalOf(round)).toEqual(["Kh", "9c", "skip"]);
  });

  test("X8-14 a Queen of Hearts may follow a joker that lies first, for the pile is not empty", () => {
    expect(
      happenedIn(step(laid({ hands: ["Qh 4c", "6d"], pile: "Jk", named: "h" }), 0, put("Qh"))),
    ).toEqual(["played", "tookAnotherTurn"]);
  });
});
