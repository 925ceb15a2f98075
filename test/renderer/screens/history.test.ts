// Checks that the request matches the filters, and who comes first in a session's results.

import { describe, expect, test } from "vitest";
import {
  placeWords,
  askedFilter,
  isFiltering,
  noFilter,
} from "#renderer/screens/history/Rounds.tsx";
import { ranked } from "#renderer/screens/history/History.tsx";
import type { SessionPlayer } from "#shared/protocol/history.ts";
import { houseRequests } from "#shared/protocol/schema.ts";

describe("H-4 filters", () => {
  test("that are empty let everything through", () => {
    expect(askedFilter(noFilter)).toEqual({});
    expect(isFiltering(noFilter)).toBe(false);
  });

  test("of two days take both days whole, where the person is", () => {
    const { from, to } = askedFilter({ ...noFilter, from: "2026-11-20", to: "2026-11-21" });
    expect(new Date(from!).toString()).toContain("Nov 20 2026 00:00:00");
    expect(new Date(to!).toString()).toContain("Nov 22 2026 00:00:00");
  });

  test("go over months and years", () => {
    const { to } = askedFilter({ ...noFilter, to: "2026-12-31" });
    expect(new Date(to!).toString()).toContain("Jan 01 2027 00:00:00");
  });

  test("of a day that is half typed are none", () => {
    for (const day of ["2026", "2026-11", "20261121", "tomorrow"])
      expect(askedFilter({ ...noFilter, from: day })).toEqual({});
  });

  test("are of the form that the house takes", () => {
    const filter = askedFilter({
      game: "five-card-draw",
      table: "t",
      player: "Ann",
      from: "2026-01-01",
      to: "2026-01-02",
    });
    expect(houseRequests.rounds.safeParse({ ...filter, limit: 50, before: null }).success).toBe(
      true,
    );
  });
});

describe("the place in a round of the list", () => {
  const two = { players: ["Robin", "Ada"], seat: 1 };
  test("is one of so many, left out where chips tell it, and none of who was not in it", () => {
    const result = { winners: [0], places: [[0], [1]] };
    expect(
      ["gin-rummy", "five-card-draw"].map((game) => placeWords({ ...two, game, result })),
    ).toEqual(["2 of 2", ""]);
    expect(placeWords({ ...two, seat: null, game: "gin-rummy", result })).toBe("–");
  });

  test("GR-15 is nobody’s where nobody has won", () => {
    expect(
      placeWords({ ...two, game: "gin-rummy", result: { winners: [], places: [[0, 1]] } }),
    ).toBe("no winner");
  });
});

const player = (name: string, profit: number | null, wins: number): SessionPlayer => ({
  name,
  avatar: "avatar-01",
  bot: null,
  profile: null,
  rounds: 4,
  wins,
  titles: {},
  profit,
  points: null,
});
const order = (...players: readonly SessionPlayer[]): readonly string[] =>
  ranked(players).map(({ name }) => name);

describe("H-10 results of a session", () => {
  test("stand by profit", () => {
    expect(order(player("Ann", -20, 3), player("Ben", 50, 0), player("Cy", 0, 1))).toEqual([
      "Ben",
      "Cy",
      "Ann",
    ]);
  });

  test("stand by rounds won where nothing was played for", () => {
    expect(order(player("Ann", null, 1), player("Ben", null, 3), player("Cy", null, 2))).toEqual([
      "Ben",
      "Cy",
      "Ann",
    ]);
  });

  test("CE-13 stand by points before rounds won", () => {
    const scored = (name: string, points: number, wins: number) => ({
      ...player(name, null, wins),
      points,
    });
    expect(order(scored("Ann", 40, 3), scored("Ben", 90, 1))).toEqual(["Ben", "Ann"]);
  });

  test("leave who is even in the order of seats", () => {
    expect(order(player("Ann", 10, 1), player("Ben", 10, 1))).toEqual(["Ann", "Ben"]);
  });
});
