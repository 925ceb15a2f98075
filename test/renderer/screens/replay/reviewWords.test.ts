import { describe, expect, it } from "vitest";
import { catalogue } from "#shared/games/catalogue.ts";
import { review as words } from "#renderer/text/en/review.ts";

describe("H-50 the words of a review", () => {
  it("name what is done by every move of every game that has reviews, and by no other", () => {
    const moves = catalogue
      .filter(({ traits }) => traits.hasReview)
      .flatMap(({ takes }) => Object.values(takes).flat());
    expect(Object.keys(words.doing).toSorted()).toEqual([...new Set(moves)].toSorted());
  });

  it("count a chance in per cent, points and chips as such, and say how far they may be off", () => {
    expect(words.gain("wins", 0.128, 0.021)).toBe("+13 % (± 4)");
    expect(words.gain("points", 5.24, 1.2)).toBe("+5.2 points (± 2.4)");
    expect(words.gain("chips", 43.2, 0)).toBe("+43 chips");
    expect(words.change("wins", -0.281)).toBe("−28 %");
    expect(words.costOf("wins", 1.34)).toBe("1.3 wins");
    expect(words.costOf("wins", 0.034)).toBe("0.03 wins");
  });

  it("say what the round brought", () => {
    expect(words.summary({ unit: "wins", even: 0.25, result: 1 })).toContain("25 %. You won it.");
    expect(words.summary({ unit: "chips", even: 0, result: -60 })).toBe("You lost 60 chips.");
    expect(words.summary({ unit: "chips", even: 0, result: 0 })).toContain("neither");
  });

  it("call a habit by what was done and what was better", () => {
    expect(words.habit("pass", "play")).toBe("playing instead of passing");
    expect(words.habit("play", "play")).toBe("playing differently");
  });
});
