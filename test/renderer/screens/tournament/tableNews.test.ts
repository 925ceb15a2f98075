// Checks that everybody at a tournament table is informed of what concerns them, and only of that.

import { beforeAll, describe, expect, it } from "vitest";
import {
  fakeTables,
  fakeTournament,
  type FakeTournamentStage,
} from "#test/doors/fakeTournament.ts";
import { rememberedSeat, rememberSeat } from "#renderer/context/seatToken.ts";
import { takeSeatAlong } from "#renderer/screens/tournament/atTable/goToSeat.ts";
import { newsWords } from "#renderer/screens/tournament/atTable/TournamentBar.tsx";
import { tableNews } from "#renderer/screens/tournament/atTable/tableNews.ts";
import { comingWords, levelAt, levelWords } from "#renderer/screens/tournament/levelWords.ts";
import { ownState, ownTable } from "#renderer/screens/tournament/ownState.ts";
import { ownWords } from "#renderer/screens/tournament/TournamentPage.tsx";
import { loadTournament } from "#renderer/text/text.ts";
import type { TournamentView } from "#shared/protocol/tournament.ts";

const at = (stage: FakeTournamentStage, part: Partial<TournamentView> = {}): TournamentView => ({
  ...fakeTournament("freezeout", stage, false),
  ...part,
});
const here = fakeTables[0];
const told = (view: TournamentView, table: string = here): string => {
  const news = tableNews(view, table);
  return news ? newsWords(news) : "";
};
/** With the viewer's own entrant changed. */
const withMe = (
  stage: FakeTournamentStage,
  me: Partial<TournamentView["entrants"][number]>,
): TournamentView => {
  const view = at(stage);
  return {
    ...view,
    entrants: view.entrants.map((entrant) =>
      entrant.id === view.you.entrant ? { ...entrant, ...me } : entrant,
    ),
  };
};

beforeAll(loadTournament);

describe("at a table of a tournament", () => {
  it("nothing is told to who plays on", () => expect(tableNews(at("running"), here)).toBeNull());

  it("who is moved is told where to, and whether his table breaks", () => {
    expect(told(at("moving"))).toBe("Your table is breaking. You’re moving to table 2, seat 7.");
    expect(tableNews(at("moving"), fakeTables[1])).toBeNull();
    const balanced = {
      ...at("moving"),
      tables: at("moving").tables.map((table) => ({ ...table, breaking: false })),
    };
    expect(told(balanced)).toBe("You’re moving to table 2, seat 7.");
    expect(
      told({ ...balanced, tables: balanced.tables.slice(1) }),
      "a table that is gone has broken",
    ).toBe("Your table is breaking. You’re moving to table 2, seat 7.");
  });

  it("who still sits at a table that breaks is told that he will go", () => {
    const breaking = {
      ...at("running"),
      tables: at("running").tables.map((table) => ({ ...table, breaking: true })),
    };
    expect(told(breaking)).toContain("This table is breaking");
    expect(
      told({ ...breaking, you: { entrant: null, directs: false } }),
      "who looks on goes nowhere",
    ).toBe("You’re watching.");
  });

  it("who has run out is asked whether he buys in again, for the price of the level with the bounty on his head", () => {
    expect(told(at("broke"))).toBe(
      "You’re out of chips. Buy 2,000 more for 550 chips from your bank?",
    );
    const { structure, clock } = at("broke");
    const dearer = structure.levels.map((level, place) =>
      place === 3 ? { ...level, rebuyPrice: 800 } : level,
    );
    expect(told({ ...at("broke"), structure: { ...structure, levels: dearer } })).toContain(
      "for 850 chips",
    );
    expect(
      told({
        ...at("broke"),
        structure: { ...structure, levels: dearer },
        clock: { ...clock, level: 5 },
      }),
      "who thinks about it when the last level with rebuys ends",
    ).toContain("for 850 chips");
  });

  it("who is out is told his place and his prize, and who has won that he has", () => {
    expect(told(at("out"))).toBe("You’re out in 17th place of 24 – prize 120 chips.");
    expect(told(withMe("out", { prize: null }))).toBe("You’re out in 17th place of 24.");
    expect(told(at("over"))).toBe("You won the tournament – prize 4,320 chips.");
    expect(told({ ...at("over"), you: { entrant: null, directs: false } })).toBe(
      "The tournament is over. Robin won.",
    );
  });

  it("a break offers the add-on to who has not had it", () => {
    expect(told(at("addOn"))).toBe(
      "Break. Play resumes by itself. Add-on: 3,000 chips for 500 from your bank.",
    );
    expect(told(withMe("addOn", { addOn: true }))).toBe("Break. Play resumes by itself.");
    expect(told({ ...at("running"), addOnOpen: true })).toContain("Add-on");
  });

  it("pauses, hand for hand, penalties and missing chairs are told", () => {
    expect(told(at("paused"))).toBe("The director paused the tournament.");
    expect(told(at("handForHand"))).toBe("Hand for hand: all tables deal together.");
    expect(told(withMe("handForHand", { table: fakeTables[1] }), fakeTables[1])).toBe(
      "Hand for hand: waiting for the other tables.",
    );
    expect(told(withMe("running", { missing: 2 }))).toContain("2 more rounds");
    expect(told(at("waiting"))).toBe("You’re waiting for a seat.");
    expect(told(at("cancelled"))).toBe("The tournament was cancelled.");
  });
});

describe("a chair at another table", () => {
  it("is taken with the secret of the one before it", () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    takeSeatAlong(storage, "t1", "t2");
    expect(kept.size).toBe(0);
    rememberSeat(storage, "t1", "secret");
    takeSeatAlong(storage, "t1", "t2");
    expect(rememberedSeat(storage, "t2")).toBe("secret");
  });
});

describe("how one stands in a tournament", () => {
  it("goes with one's chair, place and company", () => {
    expect(ownState(at("running"))).toMatchObject({
      is: "seated",
      id: here,
      table: 1,
      chair: 1,
      place: 17,
      of: 17,
    });
    expect(ownTable(at("moving"))).toBe(fakeTables[1]);
    expect([ownTable(at("waiting")), ownTable(at("out")), ownTable(at("entered"))]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("is said in a sentence", () => {
    expect(ownWords(at("registering"))).toBe("You can enter.");
    expect(ownWords({ ...at("registering"), isOpen: false })).toBe(
      "You’re not in this tournament.",
    );
    expect(ownWords(at("entered"))).toContain("At the start seats are drawn");
    expect(ownWords(at("running"))).toBe("You’re at table 1, seat 1. You’re 17th of 17.");
    expect(ownWords(at("out"))).toBe("You finished 17th of 24, prize 120 chips.");
    expect(ownWords(at("over"))).toBe("You won, prize 4,320 chips.");
    expect(ownWords(fakeTournament("bracket", "running", false))).toBe(
      "You’re at table 1, seat 1.",
    );
  });
});

describe("a level", () => {
  it("asks for antes in poker and for stakes in other games, and says what comes", () => {
    const view = at("running");
    expect(levelWords(levelAt(view, 4)!, view)).toBe("ante 30");
    expect(
      levelWords(levelAt(view, 4)!, {
        rotation: [...view.rotation, { game: "crazy-eights", rounds: 1, options: {} }],
      }),
    ).toBe("ante 30 · stake 120");
    expect(comingWords(view)).toBe("then ante 40");
    expect(comingWords({ ...view, clock: { ...view.clock, breakAhead: 10 } })).toBe(
      "then a break of 10 minutes",
    );
    expect(
      comingWords({ ...view, clock: { ...view.clock, level: view.structure.levels.length } }),
    ).toBe("");
  });
});
