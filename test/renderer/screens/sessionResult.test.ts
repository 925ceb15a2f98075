import { describe, expect, it } from "vitest";
import { sessionResult } from "#renderer/screens/table/result/standings.ts";
import type { TablePlayer } from "#shared/protocol/table.ts";

const player = (id: string, change: Partial<TablePlayer>): TablePlayer => ({
  id,
  name: id,
  avatar: "avatar-01",
  bot: null,
  presence: "here",
  seat: 0,
  out: false,
  gone: false,
  wins: 0,
  titles: {},
  rounds: 3,
  points: null,
  chips: 0,
  bought: 1000,
  cashedOut: 0,
  sitsOut: null,
  ready: false,
  ...change,
});
const listed = (players: readonly TablePlayer[]) =>
  sessionResult(players).map(({ player: { id }, won, profit }) => [id, won, profit]);

describe("the result of a session", () => {
  it("H-10 makes the player with the most chips its winner, and gives everybody's profit", () => {
    expect(
      listed([
        player("a", { cashedOut: 900 }),
        player("b", { cashedOut: 1300 }),
        player("c", { cashedOut: 800 }),
      ]),
    ).toEqual([
      ["b", true, 300],
      ["a", false, -100],
      ["c", false, -200],
    ]);
  });

  it("H-10 counts chips, not profit: who bought twice and has most has won", () => {
    expect(
      listed([player("a", { bought: 2000, cashedOut: 1800 }), player("b", { cashedOut: 1200 })]),
    ).toEqual([
      ["a", true, -200],
      ["b", false, 200],
    ]);
  });

  it("FD-14 shares a tie", () => {
    expect(listed([player("a", { cashedOut: 1000 }), player("b", { cashedOut: 1000 })])).toEqual([
      ["a", true, 0],
      ["b", true, 0],
    ]);
  });

  it("H-10 counts stacks that are still on the table", () => {
    expect(listed([player("a", { chips: 1200 }), player("b", { chips: 800 })])).toEqual([
      ["a", true, 200],
      ["b", false, -200],
    ]);
  });

  it("lists who left before the end last, and makes no winner of him", () => {
    expect(
      listed([player("a", { gone: true, cashedOut: 5000 }), player("b", { cashedOut: 700 })]),
    ).toEqual([
      ["b", true, -300],
      ["a", false, 4000],
    ]);
  });

  it("leaves out who went before he ever played", () => {
    expect(
      listed([
        player("a", { cashedOut: 1000 }),
        player("bot", { gone: true, rounds: 0, bought: 0 }),
      ]),
    ).toEqual([["a", true, 0]]);
  });

  it("CE-13 without chips is won by the most points, whoever has won more rounds", () => {
    const match = { chips: null, bought: 0 };
    expect(
      listed([
        player("a", { ...match, points: 90, wins: 2 }),
        player("b", { ...match, points: 120, wins: 1 }),
      ]),
    ).toEqual([
      ["b", true, null],
      ["a", false, null],
    ]);
    expect(
      listed([
        player("a", { points: 300, cashedOut: 900 }),
        player("b", { points: 0, cashedOut: 1100 }),
      ])[0]?.[0],
    ).toBe("b");
  });

  it("without chips or points is won by the most rounds won", () => {
    const honour = { chips: null, bought: 0 };
    expect(
      listed([player("a", { ...honour, wins: 1 }), player("b", { ...honour, wins: 2 })]),
    ).toEqual([
      ["b", true, null],
      ["a", false, null],
    ]);
    expect(sessionResult([player("a", honour)])[0]?.won).toBe(false);
  });
});
