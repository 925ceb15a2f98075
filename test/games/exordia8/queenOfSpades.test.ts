// Checks which cards may be put on the Queen of Spades, and what power she takes away from them.

import { describe, expect, test } from "vitest";
import type { Card } from "#shared/cards/card.ts";
import { after, draw, laid, legalOf, put, step, verdict } from "./exordiaRound.ts";

const inEverySuit = (card: Card) => ["c", "d", "h", "s"].map((suit) => `${card} names ${suit}`);
const plainTop = { any: false, colour: null, plain: false, demand: false, spark: false };

describe("the Queen of Spades", () => {
  const onQueen = (card: Card, laying: Partial<Parameters<typeof laid>[0]> = {}) =>
    step(laid({ hands: [`${card} 4c 5c`, "6d 7d", "9h Th"], pile: "Qs", ...laying }), 0, put(card));

  test("X8-13 any card may be put on it", () => {
    const round = laid({ hands: ["4d 5h Jk 8c Qh", "6d"], pile: "Qs" });
    expect(round.facts.top).toEqual({ ...plainTop, card: "Qs", suit: null, rank: null, any: true });
    expect(legalOf(round)).toEqual(["4d", "5h", "Jk", "8c", "Qh", "draw"]);
  });

  test("X8-13 it is itself put by suit or rank only", () => {
    const puts = (pile: string) => verdict(laid({ hands: ["Qs 4c", "6d"], pile }), 0, put("Qs"));
    expect([puts("4s"), puts("Qd"), puts("4h")]).toEqual(["allowed", "allowed", "X8-8"]);
  });

  test("X8-13 a card that has no special meaning is put as ever", () => {
    expect(onQueen("4c").round.facts.top).toEqual({
      ...plainTop,
      card: "4c",
      suit: "c",
      rank: "4",
    });
    expect(onQueen("4c").happened).toEqual([{ type: "played", seat: 0, told: { card: "4c" } }]);
  });

  test("X8-13 an eight on it names no suit", () => {
    const { round, happened } = onQueen("8d");
    expect(round.facts.top).toEqual({ ...plainTop, card: "8d", suit: "d", rank: "8", plain: true });
    expect(happened).toEqual([{ type: "played", seat: 0, told: { card: "8d", plain: true } }]);
    expect(verdict(laid({ hands: ["8d 4c", "6d"], pile: "Qs" }), 0, put("8d", "d"))).toBe("C-13");
  });

  test("X8-13 a joker may be put on an eight that lost its meaning, and any eight", () => {
    const round = after(laid({ hands: ["8d 4c", "8c Jk 9c 6d"], pile: "Qs" }), [0, put("8d")]);
    expect(legalOf(round)).toEqual([...inEverySuit("8c"), ...inEverySuit("Jk"), "6d", "draw"]);
  });

  test("X8-13 an ace on the Queen of Spades does not reverse", () => {
    const { round, happened } = onQueen("Ad");
    expect([round.facts.direction, round.facts.turn, round.facts.top.plain]).toEqual([1, 1, true]);
    expect(happened.map(({ type }) => type)).toEqual(["played"]);
  });

  test("X8-13 a jack on it opens no colour", () => {
    expect(onQueen("Jd").round.facts.top).toEqual({
      ...plainTop,
      card: "Jd",
      suit: "d",
      rank: "J",
      plain: true,
    });
    expect(verdict(onQueen("Jd", { hands: ["Jd 4c", "6h 7d"] }).round, 1, put("6h"))).toBe("X8-8");
  });

  test("X8-13 the Queen of Hearts on it gives no turn", () => {
    const { round, happened } = onQueen("Qh");
    expect([round.facts.turn, round.facts.top]).toEqual([
      1,
      { ...plainTop, card: "Qh", suit: "h", rank: "Q", plain: true },
    ]);
    expect(happened.map(({ type }) => type)).toEqual(["played"]);
  });

  test("X8-13 X8-15 a 2 on it starts no sequent", () => {
    const round = onQueen("2d", { hands: ["2d 4c", "3d 7d", "9h"] }).round;
    expect(round.facts.top).toEqual({ ...plainTop, card: "2d", suit: "d", rank: "2", plain: true });
    expect(after(round, [1, put("3d")]).facts.sequent).toBeNull();
  });

  test("X8-13 a second Queen of Spades on it is an ordinary one", () => {
    const round = onQueen("Qs", { hands: ["Qs 4c", "4d Qd 6s 8c", "9h"] }).round;
    expect(round.facts.top).toEqual({ ...plainTop, card: "Qs", suit: "s", rank: "Q", plain: true });
    expect(legalOf(round)).toEqual(["Qd", "6s", ...inEverySuit("8c"), "draw"]);
    expect(after(round, [1, put("8c", "d")]).facts.top.demand).toBe(true);
  });

  test("X8-13 a third one, on an ordinary one, has its meaning again", () => {
    const round = after(onQueen("Qs", { hands: ["Qs 4c", "Qs 7d", "9h Th"] }).round, [
      1,
      put("Qs"),
    ]);
    expect(round.facts.top).toEqual({ ...plainTop, card: "Qs", suit: null, rank: null, any: true });
  });

  test("X8-13 a joker on it names nothing and any card may follow it, with its own meaning", () => {
    expect(verdict(laid({ hands: ["Jk 4c", "6d"], pile: "Qs" }), 0, put("Jk", "h"))).toBe("C-13");
    const { round, happened } = onQueen("Jk", { hands: ["Jk 4c", "4d Ah 8c Jk Qh Qs 2c", "9h"] });
    expect(round.facts.top).toEqual({
      ...plainTop,
      card: "Jk",
      suit: null,
      rank: null,
      any: true,
      plain: true,
    });
    expect(happened).toEqual([{ type: "played", seat: 0, told: { card: "Jk", plain: true } }]);
    expect(legalOf(round)).toEqual([
      "4d",
      "Ah",
      ...inEverySuit("8c"),
      ...inEverySuit("Jk"),
      "Qh",
      "Qs",
      "2c",
      "draw",
    ]);
    expect(after(round, [1, put("Ah")]).facts.direction).toBe(-1);
    expect(after(round, [1, put("Qh")]).facts.turn).toBe(1);
    expect(after(round, [1, put("2c")]).facts.top.spark).toBe(true);
    expect(after(round, [1, put("Qs")]).facts.top).toMatchObject({ any: true, plain: false });
    expect(after(round, [1, put("8c", "s")]).facts.top).toMatchObject({
      demand: true,
      plain: false,
    });
  });

  test("X8-13 it holds while it lies on top, also after somebody took a card", () => {
    const round = after(laid({ hands: ["4c", "Ad 5d", "7d"], pile: "Qs" }), [0, draw]);
    expect(round.facts.top.any).toBe(true);
    expect(after(round, [1, put("Ad")]).facts).toMatchObject({
      direction: 1,
      top: { plain: true },
    });
  });

  test("X8-13 as the first card of the pile it has its meaning too", () => {
    expect(after(laid({ hands: ["Qs 4c", "4d"] }), [0, put("Qs")]).facts.top).toMatchObject({
      any: true,
      plain: false,
    });
  });
});
