// Checks that a session keeps its seat and its order through whatever the network does.

import { afterEach, beforeEach, expect, test } from "vitest";
import { View } from "#shared/contract/view.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";
import { openTable } from "#renderer/client/reconnectingClient.ts";
import type { TableClient } from "#renderer/client/clients.ts";
import type { FakeTable } from "#test/connections/FakeTable.ts";
import { isOpen, ServedHouse, until } from "#test/connections/servedHouse.ts";
import { Cable } from "./Cable.ts";
import { SimulatedClock } from "./SimulatedClock.ts";

let served: ServedHouse;
let table: FakeTable;
let cable: Cable;
let clock: SimulatedClock;
let client: TableClient;
let views: number[];

beforeEach(async () => {
  served = await ServedHouse.of();
  table = served.house.open("table-1", "token-ann");
  cable = await Cable.to(served.served.port);
  clock = new SimulatedClock();
  client = openTable(cable.url, "table-1", { token: "token-ann" }, clock);
  views = [];
  client.onView(({ number }) => views.push(number));
  await until(client, isOpen);
});
afterEach(async () => {
  client.close();
  await cable.end();
  await served.end();
});

function send(number: number, round = 1): void {
  const { seen, happened } = client.snapshot().view as ViewMessage;
  for (const connection of table.here.values())
    connection.sendView(View.received({ seen, happened }), number, round, "kings-and-bastards");
}

test("views that are not newer than the newest are left out", async () => {
  for (const number of [1, 1, 0, 2]) send(number);
  send(0, 2);
  send(9, 1);
  send(1, 2);
  await until(client, ({ view }) => view?.round === 2 && view.number === 1);
  expect(views).toEqual([0, 1, 2, 0, 1]);
});

test("NE-20 what may be done is told anew where a step is looked at again", async () => {
  const { seen } = client.snapshot().view as ViewMessage;
  for (const legal of [[], seen.legal, seen.legal])
    for (const connection of table.here.values())
      connection.sendView(
        View.received({ seen: { ...seen, legal }, happened: [] }),
        0,
        1,
        "kings-and-bastards",
      );
  send(1);
  await until(client, ({ view }) => view?.number === 1);
  expect(views).toEqual([0, 0, 0, 1]);
});

test("on coming back the same view is no news, and the host’s own is taken whatever its number", async () => {
  table.step();
  table.step();
  await until(client, ({ view }) => view?.number === 2);
  const lose = async (number: number): Promise<void> => {
    const { port } = served.served;
    await served.served.close();
    await until(client, ({ link }) => link === "lost");
    table.number = number;
    await served.serve(port);
    while (client.snapshot().link !== "open") {
      await Promise.race([until(client, isOpen), ...[100, 200, 400].map((ms) => clock.set(ms))]);
      clock.advance(400);
    }
  };
  await lose(2);
  table.step();
  await until(client, ({ view }) => view?.number === 3);
  expect(views).toEqual([0, 1, 2, 3]);
  await lose(1);
  await until(client, ({ view }) => view?.number === 1);
  expect(views).toEqual([0, 1, 2, 3, 1]);
});

test("snapshots are replaced and never changed", async () => {
  const first = client.snapshot();
  expect(client.snapshot()).toBe(first);
  expect(() => ((first as { link: string }).link = "lost")).toThrow(TypeError);
  expect(() => (first.view?.seen.pile as unknown[]).push("3c")).toThrow(TypeError);
  expect(() => ((first.table as { stage: string }).stage = "closed")).toThrow(TypeError);
  table.step();
  await until(client, ({ view }) => view?.number === 1);
  expect(client.snapshot()).not.toBe(first);
  expect(first.view?.number).toBe(0);
});

test("the time a table’s state came is kept beside it", async () => {
  expect(client.snapshot().tableAt).toBe(0);
  clock.advance(1000);
  for (const connection of table.here.values())
    connection.sendTable({ ...table.state(), stage: "between" });
  expect((await until(client, ({ table: state }) => state?.stage === "between")).tableAt).toBe(
    1000,
  );
});

test("a view that comes in two parts is shown as the whole that it was, the common part sent once for all", async () => {
  const before = client.snapshot().view as ViewMessage;
  const open = View.received({
    seen: { ...before.seen, viewer: "spectator", hands: [2, 13, 13, 13], pile: ["5c"], legal: [] },
    happened: [{ type: "played", seat: 3, told: { card: "5c" } }],
  });
  const own = View.received({ seen: { ...before.seen, pile: ["5c"] }, happened: open.happened });
  const drawn = View.received({
    seen: { ...before.seen, pile: ["5c"] },
    happened: [{ type: "drew", seat: 0, told: { count: 1 }, cards: ["4d"] }],
  });
  for (const connection of table.here.values()) {
    connection.sendView(own, 1, 1, "kings-and-bastards", open);
    connection.sendView(
      drawn,
      2,
      1,
      "kings-and-bastards",
      View.received({ seen: open.seen, happened: [{ type: "drew", seat: 0, told: { count: 1 } }] }),
    );
  }
  const shown: unknown[] = [];
  client.onView((view) => shown.push(view));
  await until(client, ({ view }) => view?.number === 2);
  const about = { round: 1, game: "kings-and-bastards" };
  expect(shown).toEqual([
    { seen: own.seen, happened: own.happened, number: 1, ...about },
    { seen: drawn.seen, happened: drawn.happened, number: 2, ...about },
  ]);
});

test("EN-4 facts that last are sent over a line once, and shown in every view of their round", async () => {
  const { seen } = client.snapshot().view as ViewMessage;
  const [book, longer] = [[{ name: "NullRule" }], [{ name: "NullRule" }, { name: "Tens" }]];
  const sentOf: unknown[] = [];
  const show = (number: number, rules: unknown, turns: number, open: boolean, round = 1): void => {
    const facts = { ...seen.facts, rules, history: [], announcements: [], turns } as never;
    const view = View.received({ seen: { ...seen, facts }, happened: [] });
    const common = open
      ? View.received({
          seen: {
            ...seen,
            facts,
            viewer: "spectator",
            hands: seen.hands.map((hand) => (typeof hand === "number" ? hand : hand.length)),
            legal: [],
          },
          happened: [],
        })
      : undefined;
    for (const connection of table.here.values())
      connection.sendView(view, number, round, "eights-nomic", common);
  };
  client.onView((view) =>
    sentOf.push([view.number, view.seen.facts["rules"], view.seen.facts["turns"], "kept" in view]),
  );
  show(1, book, 0, false);
  show(2, book, 1, false);
  show(3, book, 2, true);
  show(4, longer, 3, true);
  show(5, longer, 4, false);
  show(1, longer, 0, false, 2);
  await until(client, ({ view }) => view?.round === 2);
  expect(sentOf).toEqual([
    [1, book, 0, false],
    [2, book, 1, false],
    [3, book, 2, false],
    [4, longer, 3, false],
    [5, longer, 4, false],
    [1, longer, 0, false],
  ]);
});

test("clocks that come without the table are taken into the table as it is known", async () => {
  const known = client.snapshot().table!;
  const clocks = [{ seat: 0, leftMs: 20_000, fullMs: 30_000, bank: false }];
  clock.advance(500);
  for (const connection of table.here.values()) connection.sendClocks(clocks);
  const { table: state, tableAt } = await until(
    client,
    ({ table: present }) => present?.clocks.length === 1,
  );
  expect(state).toEqual({ ...known, clocks });
  expect(tableAt).toBe(500);
});

test("who no longer listens is no longer told", async () => {
  let told = 0;
  client.subscribe(() => (told += 1))();
  client.onView(() => (told += 1))();
  table.step();
  await until(client, ({ view }) => view?.number === 1);
  expect(told).toBe(0);
});

test("a host that falls silent is noticed within three seconds", async () => {
  cable.cut();
  await clock.set(1000);
  clock.advance(1000);
  await clock.set(1950);
  expect(client.snapshot().link).toBe("open");
  clock.advance(1950);
  expect((await until(client, ({ link }) => link === "lost")).ended).toBeNull();
  expect(await client.ask("ready", {})).toMatchObject({
    ok: false,
    error: { code: "not-connected" },
  });
});

test("H-15 a page that stood still asks again before it gives its host up", async () => {
  cable.cut();
  await clock.set(1000);
  clock.advance(1000);
  await clock.set(1950);
  clock.advance(10_000);
  expect(client.snapshot().link).toBe("open");
  await clock.set(1950);
  clock.advance(1950);
  await until(client, ({ link }) => link === "lost");
});

test("a host that answers is not lost", async () => {
  for (let beat = 0; beat < 5; beat += 1) {
    await clock.set(1000);
    clock.advance(1000);
  }
  await clock.set(1000);
  expect(client.snapshot().link).toBe("open");
});

test("after news of the network a line that died unnoticed is given up within a second", async () => {
  cable.cut();
  clock.wake();
  clock.advance(1000);
  expect((await until(client, ({ link }) => link === "lost")).ended).toBeNull();
  cable.mend();
  // What was asked before is lost; it is asked again beside that.
  await clock.set(900);
  clock.advance(900);
  await until(client, isOpen);
});

test("H-15 a dropped guest is back within two seconds of the network’s return", async () => {
  cable.cut();
  await clock.set(1000);
  clock.advance(1000);
  clock.advance(1950);
  await until(client, ({ link }) => link === "lost");
  for (let asked = 1; asked < 30; asked += 1) {
    await Promise.race([clock.set(900), clock.set(100), clock.set(200), clock.set(400)]);
    clock.advance(900);
  }
  // The worst moment: it has just been asked once more, in vain.
  await clock.set(900);
  table.number = 4;
  cable.mend();
  const returned = clock.now();
  clock.advance(900);
  expect(await until(client, ({ view }) => view?.number === 4)).toMatchObject({
    link: "open",
    player: "player-0",
  });
  expect(clock.now() - returned).toBeLessThan(2000);
});

test("the browser’s news that the network is back ends the pause at once", async () => {
  const { port } = served.served;
  await served.served.close();
  await until(client, ({ link }) => link === "lost");
  await clock.set(100);
  await served.serve(port);
  clock.wake();
  expect(await until(client, isOpen)).toMatchObject({ player: "player-0" });
  expect(clock.now()).toBe(0);
});

test("a session that is closed leaves no timer, no listener and no seat taken", async () => {
  const departed = table.departed();
  client.close();
  await departed;
  expect(clock.delays).toEqual([]);
  expect(clock.listeners).toBe(0);
  expect(await client.ask("ready", {})).toMatchObject({ error: { code: "not-connected" } });
});

test("a session closed while it is lost stops trying", async () => {
  await served.served.close();
  await until(client, ({ link }) => link === "lost");
  await clock.set(100);
  client.close();
  await Promise.resolve();
  expect(clock.delays).toEqual([]);
});
