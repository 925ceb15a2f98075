// Checks that a table waits for a game that is loaded only where it is played, and loses nothing by
// waiting.

import { describe, expect, test } from "vitest";
import { gamesFirst } from "#renderer/screens/table/useTableClient.ts";
import type { ViewMessage, TableState } from "#shared/protocol/table.ts";
import { FakeTableClient } from "#test/renderer/table/fakeTableClient.ts";

const table = (...games: readonly string[]): TableState =>
  ({
    id: "t",
    game: games[0],
    rotation: games.map((game) => ({ game, rounds: 1, options: {} })),
  }) as unknown as TableState;
const view = (number: number, game: string): ViewMessage =>
  ({ number, game }) as unknown as ViewMessage;

function line(...there: readonly string[]) {
  const come = new Set(there);
  const loads: Readonly<{
    ids: readonly string[];
    arrive: () => Promise<void>;
    fail: () => Promise<void>;
  }>[] = [];
  const inner = new FakeTableClient();
  const outer = gamesFirst(inner, {
    missing: (ids) => [...new Set(ids)].filter((id) => !come.has(id)),
    load: (ids) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const settled = async (): Promise<void> => void (await promise.catch(() => undefined));
      loads.push({
        ids,
        arrive: async () => {
          ids.forEach((id) => come.add(id));
          resolve();
          await settled();
        },
        fail: async () => {
          reject(new Error("no line"));
          await settled();
        },
      });
      return promise;
    },
  });
  const seen: number[] = [];
  let changes = 0;
  outer.onView(({ number }) => seen.push(number));
  outer.subscribe(() => (changes += 1));
  return { inner, outer, loads, seen, changes: () => changes };
}

describe("a table of games that are there", () => {
  test("is shown at once", () => {
    const { inner, outer, loads, seen } = line("eights");
    inner.tell(table("eights"));
    inner.show(view(1, "eights"));
    expect([
      outer.snapshot().table?.game,
      outer.snapshot().view?.number,
      seen,
      loads.length,
    ]).toEqual(["eights", 1, [1], 0]);
  });
});

describe("a table of a game that is not there yet", () => {
  test("is as if nothing had been said of it, until the game has come: then it is shown as it is by then", async () => {
    const { inner, outer, loads, seen, changes } = line("eights");
    inner.tell(table("nomic"));
    inner.show(view(1, "nomic"));
    inner.show(view(2, "nomic"));
    expect([
      outer.snapshot().table,
      outer.snapshot().view,
      seen,
      loads.map(({ ids }) => ids),
    ]).toEqual([null, null, [], [["nomic"]]]);
    const before = changes();
    await loads[0]!.arrive();
    expect([outer.snapshot().table?.game, outer.snapshot().view?.number, seen]).toEqual([
      "nomic",
      2,
      [2],
    ]);
    expect(changes()).toBeGreaterThan(before);
    inner.show(view(3, "nomic"));
    expect(seen).toEqual([2, 3]);
  });

  test("has one snapshot as long as nothing changes", () => {
    const { inner, outer } = line();
    inner.tell(table("nomic"));
    const kept = inner.snapshot();
    Object.assign(inner, { snapshot: () => kept });
    expect(outer.snapshot()).toBe(outer.snapshot());
  });

  test("waits for one that is played later in the evening too", () => {
    const { inner, outer, loads } = line("eights");
    inner.tell(table("eights", "nomic"));
    expect([outer.snapshot().table, loads[0]!.ids]).toEqual([null, ["nomic"]]);
  });

  test("tries again with the next news where the game could not be loaded", async () => {
    const { inner, outer, loads } = line();
    inner.tell(table("nomic"));
    outer.snapshot();
    await loads[0]!.fail();
    inner.tell(table("nomic"));
    outer.snapshot();
    expect(loads).toHaveLength(2);
    await loads[1]!.arrive();
    expect(outer.snapshot().table?.game).toBe("nomic");
  });

  test("is left like any other, and asked through the same line", async () => {
    const { inner, outer } = line();
    await outer.ask("ready", {});
    expect(inner.asked).toEqual([{ request: "ready", payload: {} }]);
  });
});
