import { describe, expect, it } from "vitest";
import { levelReached } from "#renderer/screens/table/result/roundProgress.ts";

describe("a new level (CE-12)", () => {
  it("is reached by the points of the round, with what it opens", () => {
    expect(levelReached(210, 60)).toEqual({ level: 3, backs: ["ivory"], felts: ["slate"] });
    expect(levelReached(200, 1)?.level).toBe(3);
  });

  it("is none while the points stay within one", () => {
    expect([levelReached(199, 60), levelReached(0, 0), levelReached(260, 60)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("opens what lies between where several are reached at once", () => {
    expect(levelReached(450, 450)).toEqual({
      level: 4,
      backs: ["emerald", "ivory", "obsidian"],
      felts: ["burgundy", "slate", "lagoon"],
    });
  });

  it("is one all the same where it opens nothing", () => {
    expect(levelReached(1800, 20)).toEqual({ level: 7, backs: [], felts: [] });
  });
});
