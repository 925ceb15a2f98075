// A screen that follows the house by itself: what it asks, what it shows, and what it says when
// nobody answers (H-39).

import { expect, onTestFinished, test } from "vitest";
import { OnAir } from "#renderer/screens/bigScreen/followHouse.ts";
import type { ScreenLine } from "#renderer/screens/bigScreen/screenLine.ts";
import type { HouseClient, TableClient, TableSnapshot } from "#renderer/client/clients.ts";
import { refused } from "#shared/contract/outcome.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { OnNow } from "#shared/protocol/house.ts";
import type { Shown } from "#shared/protocol/schema.ts";
import { SimulatedClock } from "#test/client/SimulatedClock.ts";

const settled = (): Promise<void> => new Promise(setImmediate);
const welcome: OnNow = { on: "welcome", host: "Ann", url: null };
const silence = refused("not-connected", { key: "k", args: {} });

function table() {
  const listeners = new Set<() => void>();
  let snapshot: TableSnapshot = {
    link: "connecting",
    ended: null,
    refusal: null,
    table: null,
    tableAt: 0,
    view: null,
    player: null,
    chat: [],
    deals: null,
    sealed: null,
  };
  const made = {
    isClosed: false,
    become: (more: Partial<TableSnapshot>): void => {
      snapshot = { ...snapshot, ...more };
      for (const listener of listeners) listener();
    },
    client: {
      snapshot: () => snapshot,
      subscribe: (listener: () => void) => (
        listeners.add(listener),
        () => listeners.delete(listener)
      ),
      onView: () => () => undefined,
      ask: () => new Promise<never>(() => {}),
      close: () => void (made.isClosed = true),
    } satisfies TableClient,
  };
  return made;
}

/** A house that answers with what is on now. */
function air(first: Answer<OnNow>) {
  const clock = new SimulatedClock();
  const told: ScreenLine[] = [];
  const asked: (Shown | null)[] = [];
  const tables: ReturnType<typeof table>[] = [];
  const house = { now: first, lose: (): void => undefined, lost: 0 };
  const client = {
    ask: (_request: string, { shown }: { readonly shown: Shown | null }) => {
      asked.push(shown);
      return Promise.resolve(house.now);
    },
    onTournament: (listener: (view: null) => void) => {
      house.lose = () => listener(null);
      return () => undefined;
    },
    close: () => undefined,
  } as unknown as HouseClient;
  const open = (): TableClient => {
    tables.push(table());
    return tables.at(-1)!.client;
  };
  const on = new OnAir({
    screens: { open },
    code: "K7QF2M",
    house: client,
    clock,
    tell: (line) => void told.push(line),
    lost: () => void (house.lost += 1),
  });
  onTestFinished(() => on.close());
  return { clock, told, asked, tables, house, said: () => told.map(({ at }) => at) };
}

test("H-39 it asks every two seconds with what it shows, and goes from one to the other by what it is told", async () => {
  const { clock, asked, tables, house, said } = air({ ok: true, value: welcome });
  await settled();
  house.now = { ok: true, value: { on: "table", table: "t" } };
  clock.advance(2_000);
  await settled();
  tables[0]!.become({ link: "open" });
  clock.advance(2_000);
  await settled();
  expect([tables.length, tables[0]!.isClosed]).toEqual([1, false]);
  house.now = { ok: true, value: { on: "tournament", tournament: "c", code: null } };
  clock.advance(2_000);
  await settled();
  expect(tables[0]!.isClosed).toBe(true);
  clock.advance(2_000);
  await settled();
  expect(asked).toEqual([
    null,
    { on: "welcome" },
    { on: "table", table: "t" },
    { on: "table", table: "t" },
    { on: "tournament", tournament: "c" },
  ]);
  expect(said()).toEqual(["welcome", "table", "tournament"]);
});

test("H-39 when the host is gone it says so at once where something counts down, and a table sees to that itself", async () => {
  const { clock, house, said, tables } = air({ ok: true, value: welcome });
  await settled();
  house.now = silence;
  house.lose();
  expect(said()).toEqual(["welcome", "silent"]);
  clock.advance(300);
  await settled();
  house.now = { ok: true, value: { on: "table", table: "t" } };
  clock.advance(2_000);
  await settled();
  tables[0]!.become({ link: "open" });
  house.lose();
  expect(said().at(-1)).toBe("table");
});

test("H-39 a table whose line does not come about within three seconds is silent; one that takes no screen says why, and is tried again", async () => {
  const { clock, said, tables } = air({ ok: true, value: { on: "table", table: "t" } });
  await settled();
  clock.advance(2_900);
  expect(said()).toEqual(["silent"]);
  tables[0]!.become({ link: "ended", ended: "refused", refusal: silence.error });
  expect(said().at(-1)).toBe("refused");
  clock.advance(5_000);
  await settled();
  expect(tables).toHaveLength(2);
});

test("H-39 where the house does not know the screen any more it asks nothing more", async () => {
  const { clock, asked, house } = air(refused("not-yours", { key: "k", args: {} }));
  await settled();
  clock.advance(60_000);
  await settled();
  expect([house.lost, asked.length]).toEqual([1, 1]);
});
