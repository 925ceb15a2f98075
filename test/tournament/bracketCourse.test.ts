// Checks that a bracket goes by its rules at the tables: chairs that are drawn, an elimination
// taken back, players who leave between matches.

import { describe, expect, test } from "vitest";
import type { Format } from "#shared/protocol/tournament.ts";
import { presets } from "#shared/tournament/structure.ts";
import { viewOf } from "#shared/tournament/view.ts";
import { PlayedTournament } from "./PlayedTournament.ts";
import { entry, openingOf, poker, shedding } from "./tournamentOf.ts";

const structure = { ...presets.turbo, stack: 100, buyIn: 0, lateEntry: 0 };

function begun(
  people: number,
  format: Partial<Extract<Format, { readonly kind: "bracket" }>> = {},
  seed = "seed",
): PlayedTournament {
  const games = format.wins ? [shedding] : [poker];
  const opening = openingOf(
    {
      structure,
      format: { kind: "bracket", seeding: "entered", thirdPlace: true, wins: null, ...format },
    },
    games,
  );
  const evening = new PlayedTournament({ ...opening, secret: seed }, seed);
  for (let number = 1; number <= people; number += 1) evening.tell(entry(number));
  expect(evening.tell({ type: "start" })).toBe(true);
  return evening;
}

type Match = ReturnType<typeof matches>[number];
function matches({ state: { course } }: PlayedTournament) {
  return course.kind === "bracket" ? course.bracket : [];
}
const matchAt = (evening: PlayedTournament, id: string): Match =>
  matches(evening).find((match) => match.id === id)!;

/** One hand of the match: all chips go to this one, or so many of the other's. */
function wins(evening: PlayedTournament, id: string, winner: string, chips?: number): void {
  const hand = evening.hands.get(matchAt(evening, id).table ?? "")!;
  const stacks = Object.fromEntries(
    hand.dealt.map(({ entrant, stack }) => [
      entrant,
      entrant === winner ? stack + (chips ?? 200 - stack) : stack - (chips ?? stack),
    ]),
  );
  evening.finish(
    hand,
    hand.dealt.every(({ stack }) => stack === 0)
      ? Object.fromEntries(hand.dealt.map(({ entrant }) => [entrant, 0]))
      : stacks,
  );
}
const undoOf = ({ state, at }: PlayedTournament) =>
  viewOf(state, { at, purse: null, directs: true, code: null, log: [], presence: () => null }).undo;
const statusOf = (evening: PlayedTournament, id: string): string =>
  evening.state.entrants.find((entrant) => entrant.id === id)!.status;

describe("chairs of a match", () => {
  test("H-20 are drawn: who is named first does not always sit in the first", () => {
    const first = Array.from(
      { length: 20 },
      (_, seed) => [...begun(2, {}, `seed ${seed}`).tables.values()][0]![0],
    );
    expect(new Set(first)).toEqual(new Set(["e1", "e2"]));
  });
});

describe("an elimination of a bracket", () => {
  test("H-23 is taken back while the round is played: the hand does not count, and the match goes on at a new table", () => {
    const evening = begun(8);
    wins(evening, "1-1", "e8", 30);
    wins(evening, "1-1", "e8");
    expect([undoOf(evening)?.entrants, statusOf(evening, "e1")]).toEqual([["e1"], "out"]);
    expect(evening.tell({ type: "undo", elimination: evening.state.eliminations })).toBe(true);
    expect([
      matchAt(evening, "1-1").winner,
      evening.seatBalance("e1"),
      evening.seatBalance("e8"),
      statusOf(evening, "e1"),
    ]).toEqual([null, 70, 130, "in"]);
    expect(
      evening.hands
        .get(matchAt(evening, "1-1").table ?? "")
        ?.dealt.map(({ stack }) => stack)
        .toSorted(),
    ).toEqual([130, 70]);
    expect(undoOf(evening)).toBeNull();
  });

  test("H-23 of a match to so many wins only the last does not count", () => {
    const evening = begun(6, { wins: 2 });
    for (const first of ["e5", "e4", "e5"]) {
      const { table, round } = evening.hands.get(matchAt(evening, "1-2").table ?? "")!;
      evening.hands.delete(table);
      evening.tell({
        type: "roundOver",
        table,
        round,
        stacks: { e4: 0, e5: 0 },
        dealer: null,
        places: [[first], [first === "e4" ? "e5" : "e4"]],
      });
    }
    expect(matchAt(evening, "1-2")).toMatchObject({
      winner: "e5",
      players: ["e4", "e5"],
      wins: [1, 2],
    });
    expect(evening.tell({ type: "undo", elimination: evening.state.eliminations })).toBe(true);
    expect(matchAt(evening, "1-2")).toMatchObject({ winner: null, wins: [1, 1] });
  });

  test("H-23 the last one of a round is taken back in a pause, in which the next round does not begin", () => {
    const evening = begun(4, { thirdPlace: false });
    wins(evening, "1-1", "e4");
    evening.tell({ type: "pause" });
    wins(evening, "1-2", "e3");
    expect([matchAt(evening, "2-1").table, undoOf(evening)?.entrants]).toEqual([null, ["e2"]]);
    expect(evening.tell({ type: "undo", elimination: evening.state.eliminations })).toBe(true);
    evening.tell({ type: "resume" });
    wins(evening, "1-2", "e2");
    expect(matchAt(evening, "2-1").players).toEqual(["e4", "e2"]);
  });

  test("H-23 is offered no more once the next round has begun", () => {
    const evening = begun(4, { thirdPlace: false });
    wins(evening, "1-1", "e4");
    wins(evening, "1-2", "e3");
    expect([
      undoOf(evening),
      evening.refusalOf({ type: "undo", elimination: evening.state.eliminations }),
    ]).toEqual([null, "nothingToUndo"]);
  });

  test("H-23 who was removed from a match plays on with what both had", () => {
    const evening = begun(4);
    wins(evening, "1-1", "e1", 20);
    evening.tell({ type: "pause" });
    evening.tell({ type: "remove", entrant: "e4", note: "the wrong one" });
    const hand = evening.hands.get(matchAt(evening, "1-1").table ?? "")!;
    evening.finish(hand, { e1: 125, e4: 75 });
    expect([matchAt(evening, "1-1").winner, undoOf(evening)?.entrants]).toEqual(["e1", ["e4"]]);
    expect(evening.tell({ type: "undo", elimination: evening.state.eliminations })).toBe(true);
    expect([
      matchAt(evening, "1-1").winner,
      evening.seatBalance("e1"),
      evening.seatBalance("e4"),
    ]).toEqual([null, 125, 75]);
  });

  test("H-23 who was removed while he waited for his next match waits again", () => {
    const evening = begun(8);
    wins(evening, "1-1", "e1");
    evening.tell({ type: "remove", entrant: "e1", note: "" });
    expect(evening.tell({ type: "undo", elimination: evening.state.eliminations })).toBe(true);
    wins(evening, "1-2", "e4");
    evening.tell({ type: "remove", entrant: "e4", note: "" });
    expect(matchAt(evening, "2-1").winner).toBe("e1");
    expect(evening.tell({ type: "undo", elimination: evening.state.eliminations })).toBe(true);
    expect([matchAt(evening, "2-1").winner, matchAt(evening, "2-1").table]).toEqual([null, null]);
    wins(evening, "1-3", "e2");
    wins(evening, "1-4", "e3");
    expect([matchAt(evening, "2-1").players, evening.hands.size]).toEqual([["e1", "e4"], 2]);
  });

  test("who was removed while he waited for the match for third place plays it", () => {
    const evening = begun(4);
    wins(evening, "1-1", "e4");
    evening.tell({ type: "remove", entrant: "e1", note: "" });
    expect(evening.tell({ type: "undo", elimination: evening.state.eliminations })).toBe(true);
    wins(evening, "1-2", "e2");
    expect([matchAt(evening, "third").players, matchAt(evening, "third").table]).toEqual([
      ["e1", "e3"],
      expect.any(String),
    ]);
  });
});
