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
      "This is your last card: play and win the round.",
    );
    expect(reasonOf({ holds: "9c 9d", pile: "3c", others }, play("9c 9d"))).toBe(
      "Your last cards share a rank: play and win the round.",
    );
  });

  it("H-27 say what goes together and what is left on top (CE-7)", () => {
    expect(reasonOf({ holds: "7c 7h Kh", pile: "3c", others }, play("7c 7h"))).toBe(
      "Two sevens at once, with hearts on top, and you hold more of them.",
    );
  });

  it("H-27 say what an eight is for (CE-8)", () => {
    expect(reasonOf({ holds: "8s 5d Jd", pile: "Kc", others }, play("8s", "d"))).toBe(
      "Nothing else fits; you hold more diamonds for later.",
    );
    expect(reasonOf({ holds: "8s 5d 2c", pile: "Kc", others: [1, 5, 5] }, play("8s", "d"))).toBe(
      "Another player has only one card left and could score 50 for your eight; name diamonds to play another card next turn.",
    );
  });

  it("H-27 say that the suit is changed, and what is kept", () => {
    expect(reasonOf({ holds: "Kh 8s 4h", pile: "Kc", others }, play("Kh"))).toBe(
      "Matching the rank changes the suit to hearts; you hold more hearts; keeps your eight.",
    );
    expect(reasonOf({ holds: "Kh 5d", pile: "Kc", others: [1] }, play("Kh"))).toBe(
      "Another player has only one card left: matching the rank changes the suit to hearts.",
    );
  });

  it("H-27 say why a card is drawn (CE-6)", () => {
    expect(reasonOf({ holds: "5d Jh", pile: "Kc", others }, { type: "draw" })).toBe(
      "Nothing in your hand fits, so you must draw.",
    );
    expect(reasonOf({ holds: "5d 8h", pile: "Kc", others }, { type: "draw" })).toBe(
      "Only an eight fits, and it’s worth more later. One more card costs you less.",
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
    ).toBe("Still nothing fits, so you must keep drawing.");
  });

  it("H-27 say why a turn is passed (CE-9, CE-10)", () => {
    const dry = { pile: "3h 7d", others, stock: 0, options: { refill: false } };
    expect(reasonOf({ ...dry, holds: "5c Jh" }, { type: "pass" })).toBe(
      "Nothing fits and there are no cards to draw, so you must pass.",
    );
    expect(reasonOf({ ...dry, holds: "Ad 2c" }, { type: "pass" })).toBe(
      "There are no cards to draw. If everyone passes, the lowest hand wins, so low cards can wait.",
    );
  });
});
