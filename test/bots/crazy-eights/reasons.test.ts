import { describe, expect, it } from "vitest";
import { crazyBots } from "#shared/games/crazy-eights/bots/index.ts";
import type { Move } from "#shared/games/crazy-eights/types.ts";
import { sentence } from "#shared/games/texts.ts";
import { crazySeen, type Scene } from "./crazySeen.ts";

const reasonOf = (scene: Scene, move: unknown): string =>
  sentence(crazyBots.regular.reason(crazySeen(scene), move as Move));
const play = (cards: string, suit?: string) => ({
  type: "play",
  cards: cards.split(" "),
  ...(suit && { suit }),
});
const others = [5, 5, 5];

describe("reasons at Crazy Eights", () => {
  it("H-27 say that the last card wins", () => {
    expect(reasonOf({ holds: "9c", pile: "3c", others }, play("9c"))).toBe(
      "Your last card: you go out and win.",
    );
    expect(reasonOf({ holds: "9c 9d", pile: "3c", others }, play("9c 9d"))).toBe(
      "Your last cards, all of one rank: you go out and win.",
    );
  });

  it("H-27 say what goes together and what is left on top (CE-7)", () => {
    expect(reasonOf({ holds: "7c 7h Kh", pile: "3c", others }, play("7c 7h"))).toBe(
      "Two sevens at once, with hearts on top, of which you hold more.",
    );
  });

  it("H-27 say what an eight is for (CE-8)", () => {
    expect(reasonOf({ holds: "8s 5d Jd", pile: "Kc", others }, play("8s", "d"))).toBe(
      "Nothing else fits; you hold more diamonds for your next turns.",
    );
    expect(reasonOf({ holds: "8s 5d 2c", pile: "Kc", others: [1, 5, 5] }, play("8s", "d"))).toBe(
      "Another has only one card left and would score 50 for your eight; diamonds let you play another card next.",
    );
  });

  it("H-27 say that the suit is changed, and what is kept", () => {
    expect(reasonOf({ holds: "Kh 8s 4h", pile: "Kc", others }, play("Kh"))).toBe(
      "The same rank changes the suit to hearts; you hold more hearts; keeps your eight.",
    );
    expect(reasonOf({ holds: "Kh 5d", pile: "Kc", others: [1] }, play("Kh"))).toBe(
      "Another has only one card left: the same rank changes the suit to hearts.",
    );
  });

  it("H-27 say why a card is drawn (CE-6)", () => {
    expect(reasonOf({ holds: "5d Jh", pile: "Kc", others }, { type: "draw" })).toBe(
      "Nothing in your hand fits, so you must draw.",
    );
    expect(reasonOf({ holds: "5d 8h", pile: "Kc", others }, { type: "draw" })).toBe(
      "Only an eight fits, and it is worth more later, when nothing else does: a card more costs less.",
    );
    expect(
      reasonOf(
        {
          holds: "5d Jh",
          pile: "Kc",
          others,
          options: { drawUntilPlayable: true },
          facts: { drew: true },
        },
        { type: "draw" },
      ),
    ).toBe("Still nothing fits: you must draw on until something does.");
  });

  it("H-27 say why a turn is passed (CE-9, CE-10)", () => {
    const dry = { pile: "3h 7d", others, stock: 0, options: { refill: false } };
    expect(reasonOf({ ...dry, holds: "5c Jh" }, { type: "pass" })).toBe(
      "Nothing fits and no card can be drawn, so you must pass.",
    );
    expect(reasonOf({ ...dry, holds: "Ad 2c" }, { type: "pass" })).toBe(
      "No card can be drawn: if all pass, the lowest hand wins, so low cards may wait.",
    );
  });
});
