import { afterEach, expect, test } from "vitest";
import { loadTables, tableGame } from "#renderer/games/tableGames.ts";
import { fakeTable } from "#test/doors/fakeTable.ts";
import { Desk } from "#renderer/table/desk/Desk.ts";
import { tabMemory } from "#renderer/table/desk/ViewPlayer.ts";
import type { TablePlayer, TableState } from "#shared/protocol/table.ts";
import { FakeTableClient } from "./fakeTableClient.ts";

await loadTables();

const table = fakeTable("t", "between");
const withPlayer = (place: number, change: Partial<TablePlayer>, of = table): TableState => ({
  ...of,
  players: of.players.map((player, at) => (at === place ? { ...player, ...change } : player)),
});

let desk: Desk | null = null;
afterEach(() => desk?.close());

/** What the log says after these states, one after the other. */
function told(...states: readonly (TableState | null)[]): readonly string[] {
  const session = new FakeTableClient();
  session.table = states[0] ?? null;
  desk = new Desk(
    session,
    tableGame,
    "rank",
    tabMemory({ getItem: () => null, setItem: () => undefined }),
  );
  for (const state of states.slice(1)) session.tell(state);
  return desk.state().lines.map(({ words }) => words);
}

test("H-9 the log tells who buys in again, and for how much", () => {
  expect(told(table, withPlayer(1, { bought: 2000 }))).toEqual([
    "Ada buys back in for 1,000 chips.",
  ]);
  expect(told(table, withPlayer(0, { bought: 1001 }))).toEqual(["You buy back in for 1 chip."]);
});

test("H-11 the log tells who sits out and who is dealt in again, once each", () => {
  const out = withPlayer(3, { sitsOut: "wish" });
  const own = withPlayer(0, { sitsOut: "wish" });
  expect(told(table, out, { ...out }, table)).toEqual([
    "Mei sits out from the next round.",
    "Mei is dealt in again from the next round.",
  ]);
  expect(told(table, own, table)).toEqual([
    "You sit out from the next round.",
    "You’re dealt in again from the next round.",
  ]);
});

test("H-11 a player is followed by his id: another seat is no news", () => {
  const out = withPlayer(1, { sitsOut: "wish" });
  expect(
    told(out, {
      ...out,
      players: out.players.toReversed().map((player, seat) => ({ ...player, seat })),
    }),
  ).toEqual([]);
});

test("H-9 neither the first state after a reload, nor a first buy-in, nor who runs out or goes is told so", () => {
  expect(told(null, withPlayer(1, { bought: 3000, sitsOut: "wish" }))).toEqual([]);
  expect(told(withPlayer(1, { bought: 0 }), withPlayer(1, { bought: 1000 }))).toEqual([]);
  expect(told(table, withPlayer(1, { sitsOut: "broke" }), table)).toEqual([]);
  expect(
    told(withPlayer(1, { sitsOut: "wish" }), withPlayer(1, { sitsOut: null, gone: true })),
  ).toEqual([]);
});
