import { describe, expect, it } from "vitest";
import { laidLike } from "#renderer/screens/home/Home.tsx";
import {
  commonLevel,
  likedBots,
  resizedBots,
  standardChoice,
  wishedBots,
} from "#renderer/screens/setup/tableOpening.ts";
import { offers } from "#shared/games/catalogue.ts";
import { houseRequests, type Rotation } from "#shared/protocol/schema.ts";

describe("the standard table", () => {
  it("is one that the house would open", () => {
    expect(houseRequests.openTable.safeParse(standardChoice).success).toBe(true);
  });
});

describe("bots", () => {
  it("that are there keep their level, new ones take the last one’s", () => {
    expect(resizedBots(["regular", "easy"], 4)).toEqual(["regular", "easy", "easy", "easy"]);
    expect(resizedBots(["regular", "easy"], 1)).toEqual(["regular"]);
    expect(resizedBots([], 2)).toEqual(["regular", "regular"]);
  });

  it("C-15 are as many as usual after a game for two alone, and else as many as there were", () => {
    expect(likedBots(["easy"], { min: 2, max: 2 })).toEqual(["easy", "easy", "easy"]);
    expect(likedBots(["easy"], { min: 2, max: 12 })).toEqual(["easy"]);
    expect(wishedBots(["easy", "easy", "easy"], ["regular"], { min: 2, max: 2 })).toEqual([
      "regular",
      "regular",
      "regular",
    ]);
    expect(wishedBots(["easy", "easy", "easy"], ["regular"], { min: 2, max: 12 })).toEqual([
      "regular",
    ]);
  });

  it("H-7 C-15 a mixed session that is begun after Gin is for four, and one after it for two chosen players for two", () => {
    const mixed: Rotation = [
      { game: "kings-and-bastards", rounds: 1, options: {} },
      { game: "five-card-draw", rounds: 4, options: {} },
    ];
    const after = (game: string) =>
      laidLike(
        { ...standardChoice, rotation: [{ game, rounds: 1, options: {} }], bots: ["regular"] },
        offers,
        mixed,
      ).bots;
    expect(after("gin-rummy")).toEqual(["regular", "regular", "regular"]);
    expect(after("kings-and-bastards")).toEqual(["regular"]);
  });

  it("H-11 of a table with Sharks are Regular at a game without one, and stay at a game with one", () => {
    const at = (game: string) =>
      laidLike({ ...standardChoice, bots: ["shark", "easy"] }, offers, [
        { game, rounds: 1, options: {} },
      ]).bots;
    expect(at("crazy-eights").slice(0, 2)).toEqual(["regular", "easy"]);
    expect(at("five-card-draw").slice(0, 2)).toEqual(["shark", "easy"]);
  });

  it("have a common level only where all are alike", () => {
    expect(commonLevel(["easy", "easy"])).toBe("easy");
    expect(commonLevel(["easy", "regular"])).toBeNull();
    expect(commonLevel([])).toBeNull();
  });
});
