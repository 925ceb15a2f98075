// Checks the order of a tournament's people and of its lists, and that its time runs as it should.

import { describe, expect, it } from "vitest";
import { fakeTournament } from "#test/doors/fakeTournament.ts";
import { grouped } from "#renderer/screens/tournament/Tournaments.tsx";
import {
  averageStack,
  shownOf,
  standingsOf,
  stillIn,
} from "#renderer/screens/tournament/standing.ts";
import { leftAt, untilNextSecond } from "#renderer/screens/tournament/LevelClock.tsx";
import type { TournamentSummary } from "#shared/protocol/tournament.ts";

describe("standings", () => {
  it("of a freezeout go by chips, and those who are out keep their places behind", () => {
    const view = fakeTournament("freezeout", "running", false);
    const rows = standingsOf(view);
    const stacks = rows.flatMap(({ entrant: { stack, status } }) =>
      status === "out" ? [] : [stack],
    );
    expect(stacks).toEqual(stacks.toSorted((one, other) => other - one));
    expect(rows.map(({ place }) => place)).toEqual(
      rows.map(({ place }) => place!).toSorted((one, other) => one - other),
    );
    expect(rows.at(-1)).toMatchObject({ place: 24, entrant: { name: "Goran" } });
    expect(stillIn(view)).toHaveLength(17);
  });

  it("of a league go by points, and those with as many share their place", () => {
    const view = fakeTournament("league", "running", false);
    const entrants = view.entrants
      .slice(0, 4)
      .map((entrant, at) => ({ ...entrant, points: [7, 12, 12, 3][at]! }));
    expect(
      standingsOf({ ...view, entrants }).map(({ place, entrant: { points } }) => [place, points]),
    ).toEqual([
      [1, 12],
      [1, 12],
      [3, 7],
      [4, 3],
    ]);
  });

  it("before the start have no places, in the order of entry", () => {
    const view = fakeTournament("freezeout", "entered", false);
    expect(standingsOf(view).map(({ place, entrant }) => [place, entrant.id])).toEqual(
      view.entrants.map(({ id }) => [null, id]),
    );
  });

  it("of very many show the first hundred, and oneself", () => {
    const view = fakeTournament("league", "running", false);
    const entrants = Array.from({ length: 1000 }, (_, at) => ({
      ...view.entrants[0]!,
      id: `p${at}`,
      points: 1000 - at,
    }));
    const rows = standingsOf({ ...view, entrants });
    expect(
      shownOf(rows, "p700")
        .map(({ place }) => place)
        .slice(-3),
    ).toEqual([99, 100, 701]);
    expect(shownOf(rows, null)).toHaveLength(100);
  });

  it("leave who has no chips out of the average stack", () => {
    const view = fakeTournament("freezeout", "running", false);
    expect(averageStack(view)).toBe(Math.floor((24 * 2000) / 17));
    expect(averageStack(fakeTournament("freezeout", "registering", false))).toBe(0);
  });
});

describe("the list of tournaments", () => {
  it("has open ones first, one's own before others', and no empty group", () => {
    const one = (
      id: string,
      stage: TournamentSummary["stage"],
      yours = false,
    ): TournamentSummary => ({
      id,
      name: id,
      format: "freezeout",
      game: "five-card-draw",
      stage,
      entrants: 0,
      left: 0,
      buyIn: 0,
      isOpen: false,
      startedAt: null,
      winner: null,
      yours,
    });
    expect(
      grouped([
        one("a", "over"),
        one("b", "registering"),
        one("c", "registering", true),
        one("d", "cancelled"),
      ]).map(({ name, tournaments }) => [name, tournaments.map(({ id }) => id).join("")]),
    ).toEqual([
      ["open", "cb"],
      ["past", "ad"],
    ]);
  });
});

describe("the time of a level", () => {
  it("runs from when it was told, stands still where it does not run, and ends at nothing", () => {
    expect(leftAt({ leftMs: 10_000, running: true }, 500, 3_500)).toBe(7_000);
    expect(leftAt({ leftMs: 10_000, running: false }, 500, 3_500)).toBe(10_000);
    expect(leftAt({ leftMs: 1_000, running: true }, 0, 9_000)).toBe(0);
    expect(leftAt({ leftMs: null, running: true }, 0, 9_000)).toBeNull();
  });

  it("is shown anew with each whole second, and no more once it is over", () => {
    expect(untilNextSecond(7_300, true)).toBe(300);
    expect(untilNextSecond(7_000, true)).toBe(1_000);
    expect([
      untilNextSecond(0, true),
      untilNextSecond(null, true),
      untilNextSecond(5_500, false),
    ]).toEqual([null, null, null]);
  });
});
