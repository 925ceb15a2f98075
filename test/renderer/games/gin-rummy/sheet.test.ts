// Checks that the score sheet lists what was scored, hand by hand, however much of the match this
// page has seen.

import { describe, expect, test } from "vitest";
import {
  inOrder,
  SheetMemory,
  sheetOf,
  type SheetLine,
  type SheetStanding,
} from "#renderer/games/gin-rummy/sheet.ts";

const ids = ["p1", "p2"];
const line = (round: number, winner: string | null, points: number, ends = false): SheetLine => ({
  round,
  winner,
  points,
  by: winner === null ? "dead" : "knock",
  ends,
});
const playing = (score: readonly number[], boxes: readonly number[]): SheetStanding => ({
  score,
  boxes,
  hand: null,
  waiting: [],
  extras: null,
});
const at = (round: number, isHidden = false) => ({ round, ids, isHidden });
const lines = [line(1, "p1", 18), line(2, null, 0), line(3, "p2", 31), line(4, "p1", 7)];

describe("the score sheet", () => {
  test("GR-17 has a line for each hand with the winner's total, and none for what another match brought", () => {
    const sheet = sheetOf(playing([25, 31], [2, 1]), lines, at(5));
    expect(sheet.rows.map(({ winner, total }) => [winner, total])).toEqual([
      [0, 18],
      [null, 0],
      [1, 31],
      [0, 25],
    ]);
    expect(sheet).toMatchObject({ forward: null, totals: [25, 31], boxes: [2, 1], extras: null });
    const next = sheetOf(
      playing([0, 12], [0, 1]),
      [...lines, line(5, "p2", 80, true), line(6, "p2", 12)],
      at(7),
    );
    expect(next.rows.map(({ winner, total }) => [winner, total])).toEqual([[1, 12]]);
  });

  test("GR-17 follows players who have changed seats", () => {
    expect(
      sheetOf(playing([31, 25], [1, 2]), lines, {
        round: 5,
        ids: ["p2", "p1"],
        isHidden: false,
      }).rows.map(({ winner, total }) => [winner, total]),
    ).toEqual([
      [1, 18],
      [null, 0],
      [0, 31],
      [1, 25],
    ]);
  });

  test("brings forward what this page has not seen, and trusts no lines that do not fit", () => {
    expect(sheetOf(playing([40, 31], [3, 1]), lines, at(5))).toMatchObject({
      forward: [15, 0],
      totals: [40, 31],
    });
    expect(sheetOf(playing([10, 0], [1, 0]), lines, at(5))).toMatchObject({
      forward: [10, 0],
      rows: [],
      totals: [10, 0],
    });
  });

  const over: SheetStanding = {
    score: [25, 81],
    boxes: [2, 3],
    waiting: [],
    hand: { winner: 1, points: 30, by: "gin", box: true },
    extras: [
      { label: "Game", points: [0, 100] },
      { label: "Boxes", points: [50, 100] },
    ],
  };

  test("GR-17 ends with the bonuses", () => {
    const sheet = sheetOf(over, [], at(5));
    expect(sheet).toMatchObject({ forward: [25, 81], boxes: [2, 4], totals: [75, 311] });
    expect(sheet.rows).toEqual([{ round: 5, winner: 1, points: 30, total: 111, by: "gin" }]);
  });

  test("GR-1 GR-17 has a column for each who waits, in the order of their coming, boxes paid at the end", () => {
    const three: SheetStanding = {
      ...over,
      score: [25, 81, 40],
      boxes: [2, 3, 1],
      waiting: ["Cy"],
      extras: [{ label: "Boxes", points: [50, 100, 25] }],
    };
    const sheet = sheetOf(inOrder(three, [2, 0, 1]), [], {
      round: 5,
      ids: ["p3", "p1", "p2"],
      isHidden: false,
    });
    expect(sheet).toMatchObject({ boxes: [1, 2, 4], totals: [65, 75, 211] });
    expect(sheet.rows.map(({ winner, total }) => [winner, total])).toEqual([[2, 111]]);
  });

  test("tells nothing of a hand whose cards are still under way", () => {
    expect(sheetOf(over, [], at(5, true))).toMatchObject({
      rows: [],
      boxes: [2, 3],
      totals: [25, 81],
      extras: null,
    });
  });
});

describe("what is written down", () => {
  const storageOf = (kept: Map<string, string>) => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });

  test("is known to a reloaded page, each hand once, and to no other table", () => {
    const kept = new Map<string, string>();
    const memory = new SheetMemory(storageOf(kept));
    let told = 0;
    memory.subscribe(() => (told += 1));
    for (const one of [lines[0]!, lines[0]!, lines[1]!]) memory.write("a", one);
    expect([memory.lines("a"), memory.lines("b"), told]).toEqual([lines.slice(0, 2), [], 2]);
    expect(new SheetMemory(storageOf(kept)).lines("a")).toEqual(lines.slice(0, 2));
    memory.write("b", lines[2]!);
    expect([memory.lines("a"), memory.lines("b")]).toEqual([[], [lines[2]]]);
  });

  test.each(["nothing", '{"table":7}', '{"table":"a","lines":[{"round":"1"}]}'])(
    "is forgotten where the store holds %s",
    (value) => {
      expect(new SheetMemory(storageOf(new Map([["cardtable.sheet", value]]))).lines("a")).toEqual(
        [],
      );
    },
  );

  test("is kept for this page where nothing can be stored", () => {
    const memory = new SheetMemory({
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    });
    memory.write("a", lines[0]!);
    expect(memory.lines("a")).toEqual([lines[0]]);
  });
});
