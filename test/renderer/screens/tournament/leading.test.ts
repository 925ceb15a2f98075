// Checks that a tournament leads its entrants on, whichever of the two lines tells of it first.

import { describe, expect, it } from "vitest";
import {
  fakeTables,
  fakeTournament,
  type FakeTournamentStage,
} from "#test/doors/fakeTournament.ts";
import { afterTable, ledTo } from "#renderer/screens/tournament/leading.ts";

const [here, there] = fakeTables;
const shown = (stage: FakeTournamentStage, at: number) => ({
  view: fakeTournament("freezeout", stage, false),
  at,
});

describe("from a table that was closed", () => {
  it("H-20 the way on is to the entrant's chair elsewhere, and without one to the tournament's page", () => {
    expect(afterTable(shown("moving", 5), here, 9)).toEqual({ to: "table", id: there });
    expect(afterTable(shown("waiting", 5), here, 9)).toEqual({ to: "page" });
    expect(afterTable(shown("out", 5), here, 9)).toEqual({ to: "page" });
  });

  it("H-20 a view from before its end, which still gives a chair at it, is not believed", () => {
    expect(afterTable(shown("running", 5), here, 9)).toEqual({ to: "wait" });
    expect(afterTable(shown("running", 10), here, 9)).toEqual({ to: "page" });
  });
});

describe("the tournament's page", () => {
  it("H-20 leads to a chair that the entrant gets while there, and sends nobody back to theirs", () => {
    expect(ledTo(null, here)).toBe(here);
    expect(ledTo(here, there), "moved meanwhile").toBe(there);
    expect(ledTo(here, here)).toBeNull();
    expect(ledTo(here, null), "out").toBeNull();
  });
});
