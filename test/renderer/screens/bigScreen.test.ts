// Checks the order of the standings on a screen for the room, and what the host's answer to the
// screen's code leads to (H-16).

import { describe, expect, it } from "vitest";
import { fakeLan, fakeTable } from "#test/doors/fakeTable.ts";
import { foundBy } from "#renderer/screens/bigScreen/screenLine.ts";
import { standingsOf } from "#renderer/screens/bigScreen/ScreenRoom.tsx";
import { freeChairs } from "#renderer/screens/table/lobby/chairs.ts";
import { refused } from "#shared/contract/outcome.ts";
import type { TablePlayer } from "#shared/protocol/table.ts";

const { players } = fakeTable("t", "playing");
const [first] = players;
const person = (id: string, change: Partial<TablePlayer>): TablePlayer => ({
  ...first!,
  id,
  bought: 0,
  cashedOut: 0,
  chips: null,
  points: null,
  wins: 0,
  ...change,
});
const places = (sitting: readonly TablePlayer[]): readonly string[] =>
  standingsOf({ players: sitting }).rows.map(
    ({ place, player: { id }, amount, profit }) =>
      `${place ?? "left"} ${id} ${amount}${profit === null ? "" : ` ${profit}`}`,
  );

describe("standings", () => {
  it("H-10 go by chips where there are any, and tell the profit: a second buy-in is none", () => {
    expect(standingsOf({ players }).measure).toBe("chips");
    expect(
      places([
        person("a", { chips: 1900, bought: 2000 }),
        person("b", { chips: 1000, bought: 1000 }),
        person("c", { chips: 0, bought: 1000, cashedOut: 1100 }),
      ]),
    ).toEqual(["1 a 1900 -100", "2 c 1100 100", "3 b 1000 0"]);
  });

  it("go by points else, and by rounds won where there are none; who has as much shares the place", () => {
    expect(places([person("a", { points: 10 }), person("b", { points: 25 })])).toEqual([
      "1 b 25",
      "2 a 10",
    ]);
    expect(
      places([
        person("a", { wins: 1 }),
        person("b", { wins: 2 }),
        person("c", { wins: 2 }),
        person("d", {}),
      ]),
    ).toEqual(["1 b 2", "1 c 2", "3 a 1", "4 d 0"]);
  });

  it("name nobody who has gone where nothing was won or lost", () =>
    expect(places([person("a", { gone: true }), person("b", {})])).toEqual(["1 b 0"]));

  it("H-37 name last, and on no place, those who have gone with a win or a loss: what is shown adds up to nothing", () => {
    const sitting = [
      person("a", { chips: 1195, bought: 1000 }),
      person("b", { chips: 0, bought: 1000, cashedOut: 805, gone: true }),
      person("c", { chips: 1000, bought: 1000 }),
      person("d", { chips: 0, bought: 1000, cashedOut: 1000, gone: true }),
    ];
    expect(places(sitting)).toEqual(["1 a 1195 195", "2 c 1000 0", "left b 805 -195"]);
    expect(
      standingsOf({ players: sitting }).rows.reduce((sum, { profit }) => sum + (profit ?? 0), 0),
    ).toBe(0);
  });
});

describe("chairs", () => {
  it("are free that nobody has, or a bot", () => {
    expect(freeChairs({ players, lan: { ...fakeLan, seats: 4 } })).toBe(2);
    expect(freeChairs({ players, lan: { ...fakeLan, seats: 2 } })).toBe(0);
    expect(freeChairs({ players, lan: null })).toBe(0);
  });
});

const known = { key: null, whatIsOn: false, table: null, tournament: null };

describe("a screen’s code or key", () => {
  it("leads to its table, to its tournament, to what is closed, to none, or to no answer", () => {
    expect(foundBy(refused("screen-removed", { key: "k", args: {} }))).toBe("removed");
    expect(foundBy({ ok: true, value: { ...known, table: "t7" } })).toEqual({ table: "t7" });
    expect(foundBy({ ok: true, value: { ...known, tournament: "t9" } })).toEqual({
      tournament: "t9",
    });
    expect(foundBy({ ok: true, value: known })).toBe("closed");
    expect(foundBy(refused("wrong-code", { key: "k", args: {} }))).toBe("none");
    expect(foundBy(refused("flood", { key: "k", args: {} }))).toBe("none");
    expect(foundBy(refused("not-connected", { key: "k", args: {} }))).toBe("silent");
  });
});
