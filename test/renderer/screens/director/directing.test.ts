// Checks that the director's screen counts, orders and allows what the tournament's state says.

import { describe, expect, test } from "vitest";
import { fakeHall, fakeHalls } from "#test/doors/fakeHalls.ts";
import { actionsOf, actionsOn } from "#renderer/screens/director/actions.ts";
import { changedLevelProblem } from "#renderer/screens/director/LevelsPart.tsx";
import { figuresOf } from "#renderer/screens/director/figures.ts";
import { levelRows, nextRow } from "#renderer/screens/director/levels.ts";
import { namedLike, tableOf, winnersOf } from "#renderer/screens/director/people.ts";
import { freeTables, inRows, seatingsOf, withoutChair } from "#renderer/screens/director/tables.ts";
import { columnsIn } from "#renderer/screens/director/useColumns.ts";
import { standingsOf } from "#renderer/screens/tournament/standing.ts";
import type { TournamentEntrant, TournamentView } from "#shared/protocol/tournament.ts";

const running = fakeHall("running");
const status = (of: TournamentEntrant["status"]) => ({ ...running.entrants[0]!, status: of });

describe("H-23 the director may", () => {
  const open = (view: TournamentView) =>
    Object.entries(actionsOf(view))
      .filter(([, may]) => may)
      .map(([name]) => name);

  test.each([
    ["registering", ["start", "seat", "close", "changeLevels"]],
    ["running", ["pause", "undo", "close", "changeLevels"]],
    ["break", ["pause", "undo", "close", "changeLevels"]],
    ["hand-for-hand", ["pause", "close", "changeLevels"]],
    ["paused", ["resume", "undo", "close", "changeLevels"]],
    ["over", []],
    ["cancelled", []],
  ] as const)("at the stage %s: %j", (stage, possible) =>
    expect(open(fakeHall(stage))).toEqual(possible),
  );

  test("start nothing with a single entrant, and enter nobody once entry is over", () => {
    const alone = { ...fakeHall("registering"), entrants: running.entrants.slice(0, 1) };
    expect(open(alone)).not.toContain("start");
    expect(open({ ...running, isOpen: true })).toContain("seat");
    expect(open({ ...fakeHall("over"), isOpen: true })).toEqual([]);
  });

  test("move, correct and penalise who has chips, and remove who is still in", () => {
    expect(actionsOn(status("playing"), running)).toEqual({
      move: true,
      correct: true,
      penalise: true,
      remove: true,
    });
    expect(actionsOn(status("broke"), running)).toEqual({
      move: false,
      correct: false,
      penalise: false,
      remove: true,
    });
    expect(actionsOn(status("out"), running)).toEqual({
      move: false,
      correct: false,
      penalise: false,
      remove: false,
    });
    expect(actionsOn(status("registered"), fakeHall("registering"))).toEqual({
      move: false,
      correct: false,
      penalise: false,
      remove: true,
    });
    expect(actionsOn(status("playing"), fakeHall("over"))).toMatchObject({ remove: false });
  });

  test("H-20 move nobody where the draw says who meets whom, or where no chair is free", () => {
    expect(actionsOn(status("playing"), fakeHall("bracket-running")).move).toBe(false);
    expect(actionsOn(status("playing"), fakeHall("league-running"))).toMatchObject({
      move: false,
      correct: false,
    });
    const full = {
      ...running,
      tables: running.tables.map((table) => ({ ...table, chairs: table.chairs.map(() => "e1") })),
    };
    expect(actionsOn(status("playing"), full).move).toBe(false);
  });
});

describe("H-23 the tables", () => {
  test("stand by number, everybody on his chair, with the dealer's button", () => {
    const seatings = seatingsOf({ ...running, tables: running.tables.toReversed() });
    expect(seatings.map(({ table, sitting }) => [table.number, sitting])).toEqual([
      [1, 8],
      [2, 7],
      [3, 7],
    ]);
    for (const { table, chairs } of seatings) {
      expect(chairs.map(({ entrant }) => entrant?.id ?? null)).toEqual(table.chairs);
      expect(chairs.filter(({ isButton }) => isButton).map(({ chair }) => chair)).toEqual([
        table.button,
      ]);
      for (const { entrant, chair } of chairs)
        if (entrant) expect([entrant.table, entrant.chair]).toEqual([table.id, chair]);
    }
  });

  test("offer their free chairs, the emptiest first, and none that breaks", () => {
    expect(freeTables(running).map(({ table, chairs }) => [table.number, chairs])).toEqual([
      [2, [7]],
      [3, [7]],
    ]);
    expect(freeTables(fakeHall("breaking")).map(({ table }) => table.number)).toEqual([2, 1]);
  });

  test("have some waiting beside them: who was called to a chair, and who may buy in again", () => {
    const entrants = running.entrants.map((entrant, at) =>
      at < 3
        ? {
            ...entrant,
            table: null,
            chair: null,
            status: (["waiting", "broke", "out"] as const)[at]!,
          }
        : entrant,
    );
    expect(withoutChair({ entrants, stage: "running" }).map(({ id }) => id)).toEqual(["e1", "e2"]);
    expect(withoutChair({ entrants, stage: "cancelled" })).toEqual([]);
  });

  test("stand in rows of as many as have room", () => {
    expect(inRows([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(inRows([], 3)).toEqual([]);
    expect([
      columnsIn(936, 14.25, 16),
      columnsIn(358, 14.25, 16),
      columnsIn(100, 14.25, 16),
      columnsIn(936, 14.25, 26),
    ]).toEqual([4, 1, 1, 2]);
  });
});

describe("H-23 the figures", () => {
  test("count who is left, the chips, the way to the money", () => {
    const figures = figuresOf(running);
    expect(figures).toMatchObject({
      entrants: 27,
      left: 22,
      paid: 6,
      toMoney: 16,
      nextPrize: 0,
      rebuys: 2,
      addOns: 6,
    });
    expect(figures.inPlay).toBe(running.entrants.reduce((sum, { stack }) => sum + stack, 0));
    expect(figures.average).toBe(Math.floor(figures.inPlay / 22));
  });

  test("say what the next one to go gets once all who are left are paid", () => {
    const few = {
      ...running,
      entrants: running.entrants.filter(({ status: is }, at) => is === "out" || at < 4),
    };
    expect(figuresOf(few)).toMatchObject({
      left: 4,
      toMoney: 0,
      nextPrize: running.payouts.prizes[3],
    });
  });

  test("know no way to the money where nobody goes, or nothing is decided", () => {
    for (const stage of ["registering", "league-running", "over", "cancelled"] as const)
      expect(figuresOf(fakeHall(stage)), stage).toMatchObject({ toMoney: null, nextPrize: null });
  });
});

describe("H-21 the levels", () => {
  const told = (view: TournamentView) =>
    levelRows(view)
      .slice(3, 9)
      .map((row) => `${row.kind === "break" ? `break ${row.after}` : row.level} ${row.when}`);

  test("are past, present or ahead, breaks among them", () => {
    expect(told(running)).toEqual([
      "4 past",
      "5 now",
      "break 5 ahead",
      "6 ahead",
      "7 ahead",
      "8 ahead",
    ]);
    expect(told(fakeHall("break"))).toEqual([
      "4 past",
      "5 past",
      "break 5 now",
      "6 ahead",
      "7 ahead",
      "8 ahead",
    ]);
    expect(told(fakeHall("registering")).every((row) => row.endsWith("ahead"))).toBe(true);
    expect(levelRows(fakeHall("over")).some(({ when }) => when === "now")).toBe(false);
  });

  test("are followed by a break, a level, or none", () => {
    expect(nextRow(running)).toMatchObject({ kind: "break", minutes: 10 });
    expect(nextRow(fakeHall("break"))).toMatchObject({ kind: "level", level: 6 });
    expect(
      nextRow({ ...running, clock: { ...running.clock, level: running.structure.levels.length } }),
    ).toBeNull();
    expect(nextRow(fakeHall("over"))).toBeNull();
  });

  test("become nothing that the whole structure forbids", () => {
    const level = running.structure.levels[5]!;
    expect(changedLevelProblem(running.structure, 6, { ...level, length: 5 })).toBeNull();
    expect(
      changedLevelProblem(running.structure, 6, { ...level, ante: 10, stake: 40 }),
    ).toMatchObject({
      args: { problem: { key: "tournament.structure.fallingLevel", args: { level: 6 } } },
    });
  });
});

describe("H-23 the people", () => {
  test("are found by any part of their name", () => {
    const standings = standingsOf(running);
    expect(namedLike(standings, " ROB ").map(({ entrant }) => entrant.name)).toEqual([
      "Robin 2",
      "Robin",
    ]);
    expect(namedLike(standings, " ")).toEqual(standings);
    expect(namedLike(standings, "xyz")).toEqual([]);
  });

  test("are won by who came first, once it is over", () => {
    expect(winnersOf(fakeHall("over")).map(({ name }) => name)).toEqual(["Robin"]);
    expect(winnersOf({ ...running, entrants: [{ ...running.entrants[0]!, place: 1 }] })).toEqual(
      [],
    );
  });

  test("sit at a table that is still there, or at none", () => {
    expect(tableOf(running, running.entrants[1]!)?.number).toBe(2);
    expect([tableOf(running, { table: null }), tableOf(running, { table: "gone" })]).toEqual([
      null,
      null,
    ]);
  });
});

test.each(fakeHalls)("every made tournament accounts for its people: %s", (id) => {
  const { entrants, tables } = fakeHall(id);
  const seated = tables.flatMap(({ chairs }) => chairs).filter((entrant) => entrant !== null);
  expect(new Set(seated).size).toBe(seated.length);
  expect(seated.every((one) => entrants.some((entrant) => entrant.id === one))).toBe(true);
});
