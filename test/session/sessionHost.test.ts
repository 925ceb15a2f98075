// Checks that several tables of one session change together or not at all, and that all players
// find their places (H-20, H-22).

import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import {
  brokenUp,
  seatedAt,
  unseated,
  withNewTable,
  withPlayer,
  type SessionState,
} from "#main/session/sessionState.ts";
import type { SessionHost } from "#main/table/sessionHost.ts";
import { auditedFile } from "#main/store/audit/auditedFile.ts";
import type { EndedRound } from "#main/store/roundStore.ts";
import { openStore, type Store } from "#main/store/store.ts";
import { storeFile } from "#main/store/storeFile.ts";
import { booksOf, refuseUnsound } from "#main/store/soundTable.ts";
import { Client } from "#test/host/support/client.ts";
import { faultyStore } from "#test/host/support/faultyStore.ts";
import {
  addPeople,
  asHouse,
  cup,
  filled,
  kindOf,
  everybody,
  manyTables,
  seatedBefore,
  withStack,
  playedRounds,
  storedCup,
  tokenOf,
  type ManyTables,
} from "#test/host/support/manyTables.ts";
import { testFolder, testHost } from "#test/host/support/testHost.ts";

const places = { one: ["a1", "a2", "b1", "b2"], two: ["a3", "b3", "b4"] };

const idsAt = (session: SessionHost, table: string): readonly string[] =>
  session.tables.get(table)!.table.players.map(({ id }) => id);
const conflict = expect.objectContaining({ code: "store-conflict" }) as unknown;

/** Books, tables and rows agree, whoever is where. */
function expectSound({ store, session }: Pick<ManyTables, "store" | "session">): void {
  expect(store.bank.audit().problems).toEqual([]);
  const books = booksOf(store, session.id);
  const state = session.state();
  for (const table of state.tables.values()) {
    expect(store.tables.load(table.id)).toEqual(table);
    refuseUnsound(books, table, store.rounds.latest(table.id));
  }
  expect(store.sessions.atNone(session.id)).toEqual(state.atNone);
  const all = everybody(state);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.reduce((sum, { chips }) => sum + chips, 0)).toBe(-store.bank.balance(`stacks:${cup}`));
}

function change(session: SessionHost, work: (state: SessionState) => SessionState): void {
  session.commit({ after: work(session.state()) });
}

test("H-20 two tables are opened in one change, with stacks that are no chips of the bank", async () => {
  const many = await manyTables(places);
  const { store, session } = many;
  expectSound(many);
  expect([...session.tables.keys()]).toEqual(["one", "two"]);
  expect(
    store.tables.load("two")!.players.map(({ id, chips, bought }) => [id, chips, bought]),
  ).toEqual([
    ["a3", 1000, 1000],
    ["b3", 1000, 1000],
    ["b4", 1000, 1000],
  ]);
  expect(store.bank.balance(`stacks:${cup}`)).toBe(-7000);
  expect(store.bank.balance("bots")).toBe(0);
  const { accounts, bots } = store.bank.state();
  expect([
    accounts
      .map(({ chips, atTables }) => [chips, atTables])
      .flat()
      .every((chips, at) => chips === (at % 2 === 0 ? 10_000 : 0)),
    bots,
  ]).toEqual([true, 0]);
  expect(
    store.bank.transactions({ limit: 9, before: null, account: "people" }).map(({ kind }) => kind),
  ).toEqual(accounts.map(() => "grant"));
  expect(
    store.bank
      .transactions({ limit: 1, before: null, account: `stacks:${cup}` })[0]!
      .entries.map(({ name, profile }) => [name, profile]),
  ).toEqual([
    ["Tournament chips", null],
    ["Player b4", null],
  ]);
});

test("a table deals when it is told to, though nobody is there, and its runner hears of the end once it is stored", async () => {
  const many = await manyTables(places);
  const { session, clock, store, over } = many;
  const one = session.tables.get("one")!;
  expect(await clock.answered(one.deal({ options: { ante: 50 } }))).toEqual({
    ok: true,
    value: null,
  });
  expect(store.rounds.latest("one")!.record.options).toMatchObject({ ante: 50 });
  expect(await clock.answered(one.deal())).toMatchObject({ ok: false, error: { code: "not-now" } });
  await clock.until(() => over.length > 0);
  expect(over).toEqual(store.rounds.endedAfter("one", 0));
  expect(over[0]).toMatchObject({
    table: "one",
    number: 1,
    seats: [{ player: "a1" }, { player: "a2" }, { player: "b1" }, { player: "b2" }],
  });
  expect(one.table.players.map(({ chips }) => chips - 1000)).toEqual(
    over[0]!.seats.map(({ chips }) => chips),
  );
  expectSound(many);
  await playedRounds(many, ["one", "two"]);
  expect(over.map(({ table, number }) => [table, number])).toEqual(
    expect.arrayContaining([
      ["one", 2],
      ["two", 1],
    ]),
  );
  expect(store.rounds.endedAfter("one", 1).map(({ number }) => number)).toEqual([2]);
  expectSound(many);
});

test("what is won of a tournament’s own chips is no gain in the bank: not head to head, in no figures, in no session, not in the ledger that people read", async () => {
  const many = await manyTables({ one: ["a1", "a2", "b1"] });
  const { store } = many;
  await playedRounds(many, ["one"]);
  const [round] = store.rounds.finished({ limit: 1, before: null, profile: "a1" });
  expect(round!.result.chips!.some((chips) => chips !== 0)).toBe(true);
  expect(store.rounds.headToHead("a1").map(({ rounds, chips }) => [rounds, chips])).toEqual([
    [1, 0],
    [1, 0],
  ]);
  store.achievements.keep("a1", "edition", "{}", [{ round: round!.id, points: 0, achieved: [] }]);
  expect(store.achievements.played("a1", null, 9).map(({ id, chips }) => [id, chips])).toEqual([
    [round!.id, null],
  ]);
  const [session] = store.rounds.sessions({ limit: 9, before: null });
  expect(session).toMatchObject({
    table: "one",
    isOpen: true,
    rounds: 1,
    games: ["five-card-draw"],
  });
  expect(session!.players.map(({ name, profit }) => [name, profit])).toEqual([
    ["Player a1", null],
    ["Player a2", null],
    ["Player b1", null],
  ]);
  expect(
    store.bank.transactions({ limit: 9, before: null, account: "people" }).map(({ kind }) => kind),
  ).not.toContain("round");
  expect(store.bank.transactions({ limit: 1, before: null, account: null })[0]!.kind).toBe("round");
  expect(store.bank.balances("a1", 9).map(({ chips }) => chips)).toEqual([10_000]);
});

test("whoever has a round dealt as soon as the last one is over is not in its way", async () => {
  const made = await testHost();
  addPeople(made.store, places);
  const numbers: number[] = [];
  const session: SessionHost = asHouse(made).openSession(storedCup(), {
    ...kindOf([]),
    onRoundOver: ({ table, number }) => {
      numbers.push(number);
      if (number < 5) void session.tables.get(table)!.deal();
    },
  });
  const { after, tokens } = filled(session, { one: ["b1", "b2", "b3"] });
  session.commit({ after: after.state, postings: after.postings, tokens });
  await made.clock.answered(session.tables.get("one")!.deal());
  await made.clock.until(() => numbers.length === 5);
  expect(numbers).toEqual([1, 2, 3, 4, 5]);
  expectSound({ ...made, session });
  expect(made.log).toEqual([]);
});

test("H-15 somebody who is moved is told where his place is, takes it with the secret that he has, and has his stack there", async () => {
  const many = await manyTables(places);
  const { session, clock, house } = many;
  const [mover, other] = ["a1", "a2"].map((player) =>
    Client.arrive(house.table("one")!, tokenOf(player)),
  );
  await playedRoundsWith(many, [mover!, other!]);
  const { chips } = session.tables.get("one")!.table.players[0]!;
  change(session, (state) => seatedBefore(state, "a1", "two", 1));
  await clock.advance(0);
  expectSound(many);
  expect(idsAt(session, "one")).toEqual(["a2", "b1", "b2"]);
  expect(idsAt(session, "two")).toEqual(["a3", "a1", "b3", "b4"]);
  expect([mover!.table.place, other!.table.place, other!.ended]).toEqual(["two", undefined, null]);
  expect(house.table("one")!.attendee(mover!.connection)).toEqual({
    profile: "a1",
    role: "spectator",
  });
  expect(other!.table.players.map(({ id }) => id)).toEqual(["a2", "b1", "b2"]);
  const there = Client.arrive(house.table("two")!, tokenOf("a1"));
  expect(there.table.players.find(({ id }) => id === "a1")).toMatchObject({
    chips,
    presence: "here",
    seat: null,
  });
  expect(there.table.place).toBeUndefined();
  // A player who did not hear of it comes to where they were.
  const late = Client.arrive(house.table("one")!, tokenOf("a1"));
  expect(late.table.place).toBe("two");
  expect(house.table("one")!.refusalOf({ token: "somebody else", visitor: null })).toMatchObject({
    error: { code: "wrong-token" },
  });
  await playedRoundsWith(many, [there], ["two"]);
  expect(there.views.length).toBeGreaterThan(0);
  expectSound(many);
});

/** People make the first legal move. */
async function playedRoundsWith(
  many: ManyTables,
  people: readonly Client[],
  tables: readonly string[] = ["one"],
): Promise<void> {
  const { clock, session, over } = many;
  const before = over.length;
  for (const id of tables)
    expect(await clock.answered(session.tables.get(id)!.deal())).toEqual({ ok: true, value: null });
  for (let moves = 0; moves < 200 && over.length < before + tables.length; moves += 1) {
    await clock.until(
      () => people.some(({ isToAct }) => isToAct) || over.length === before + tables.length,
    );
    for (const person of people)
      if (person.isToAct) await clock.answered(person.move(person.firstLegal()));
  }
  expect(over).toHaveLength(before + tables.length);
}

test("H-22 who has no line to his new table is waited for, and played by time", async () => {
  const many = await manyTables({ one: ["a1", "b1", "b2"], two: ["b3", "b4"] });
  await playedRounds(many, ["one", "two"]);
  change(many.session, (state) => seatedAt(state, "a1", "two"));
  await many.clock.advance(0);
  await playedRounds(many, ["two"]);
  expect(many.over.at(-1)!.seats.map(({ player }) => player)).toContain("a1");
  expectSound(many);
});

test("nobody is moved or paid in the middle of a round; others may come meanwhile", async () => {
  const many = await manyTables(places);
  const { session, clock } = many;
  const person = Client.arrive(session.tables.get("one")!, tokenOf("a1"));
  expect(await clock.answered(session.tables.get("one")!.deal())).toEqual({
    ok: true,
    value: null,
  });
  const before = JSON.stringify([
    many.store.tables.load("one"),
    many.store.tables.load("two"),
    many.store.bank.audit(),
  ]);
  expect(() => change(session, (state) => seatedAt(state, "a1", "two"))).toThrow(conflict);
  expect(() => change(session, (state) => unseated(state, "b1"))).toThrow(conflict);
  expect(() => {
    const paid = withStack(
      { state: session.state(), postings: [] },
      "a2",
      "correction",
      -5,
      "miscounted",
    );
    session.commit({ after: paid.state, postings: paid.postings });
  }).toThrow(conflict);
  expect(
    JSON.stringify([
      many.store.tables.load("one"),
      many.store.tables.load("two"),
      many.store.bank.audit(),
    ]),
  ).toBe(before);
  change(session, (state) => seatedBefore(state, "b3", "one", 0));
  await clock.advance(0);
  expect(person.table.players.map(({ id, seat }) => [id, seat])).toEqual([
    ["b3", null],
    ["a1", 0],
    ["a2", 1],
    ["b1", 2],
    ["b2", 3],
  ]);
  expectSound(many);
  await clock.until(() => many.over.length === 1);
  expect(many.over[0]!.seats.map(({ player }) => player)).toEqual(["a1", "a2", "b1", "b2"]);
  await playedRounds(many, ["one"]);
  expect(many.over[1]!.seats[0]!.player).toBe("b3");
  expectSound(many);
});

test("a session that is changed is another one for all of its tables at once, and stored once", async () => {
  const many = await manyTables(places);
  const { session, clock, store } = many;
  const watching = ["one", "two"].map((id) => Client.arrive(session.tables.get(id)!));
  const stale = session.state();
  change(session, (state) => ({
    ...state,
    session: { ...state.session, settings: { ...state.session.settings, turnSeconds: 45 } },
  }));
  await clock.advance(0);
  expect(watching.map(({ table }) => table.settings.turnSeconds)).toEqual([45, 45]);
  expect(store.sessions.load(session.id)).toEqual(session.session);
  expect([...session.tables.values()].every(({ table }) => table.session === session.session)).toBe(
    true,
  );
  expect(session.session.revision).toBe(1);
  expect(() =>
    session.commit({ after: { ...stale, session: { ...stale.session, stopping: true } } }),
  ).toThrow(conflict);
  expect(store.sessions.load(session.id)).toMatchObject({ stopping: false, revision: 1 });
});

test("a change that is worked out from an older table is refused", async () => {
  const many = await manyTables(places);
  const stale = many.session.state();
  change(many.session, (state) => withPlayer(state, "a1", (row) => ({ ...row, sitsOut: true })));
  expect(() => many.session.commit({ after: seatedAt(stale, "a1", "two") })).toThrow(conflict);
  expectSound(many);
});

test("a table that is broken up closes once everybody has gone elsewhere, and says so to whoever was there", async () => {
  const many = await manyTables(places);
  const { session, clock, house } = many;
  const client = Client.arrive(house.table("two")!, tokenOf("a3"));
  expect(() => change(session, (state) => brokenUp(state, "two"))).toThrow(
    /a3 is still at table two/,
  );
  change(session, (state) =>
    brokenUp(
      ["a3", "b3", "b4"].reduce((moved, player) => seatedAt(moved, player, "one"), state),
      "two",
    ),
  );
  await clock.advance(0);
  expect([client.tables.findLast(({ place }) => place !== undefined)?.place, client.ended]).toEqual(
    ["one", "table-closed"],
  );
  expect([house.table("two"), [...session.tables.keys()]]).toEqual([null, ["one"]]);
  expect(Client.arrive(house.table("one")!, tokenOf("a3")).table.players).toHaveLength(7);
  await playedRounds(many, ["one"]);
  expectSound(many);
});

test("who is out has no seat any more, looks on, and may come in again with chips that he brings", async () => {
  const many = await manyTables(places);
  const { session, clock, house, store } = many;
  const client = Client.arrive(house.table("one")!, tokenOf("a1"));
  change(session, (state) => unseated(state, "a1"));
  await clock.advance(0);
  expect(client.table.place).toBeUndefined();
  expect(house.table("one")!.attendee(client.connection)!.role).toBe("spectator");
  expect(session.state().atNone.map(({ id, chips }) => [id, chips])).toEqual([["a1", 1000]]);
  expectSound(many);
  let paid = withStack({ state: session.state(), postings: [] }, "a1", "cash-out", -1000);
  paid = withStack(paid, "a1", "rebuy", 700);
  paid = withStack(paid, "a1", "add-on", 200);
  paid = withStack(paid, "a1", "correction", -50, "counted twice");
  session.commit({ after: seatedBefore(paid.state, "a1", "two", 0), postings: paid.postings });
  expect(session.tables.get("two")!.table.players[0]).toMatchObject({
    id: "a1",
    chips: 850,
    bought: 1900,
    cashedOut: 1000,
  });
  expect(
    store.bank
      .transactions({ limit: 4, before: null, account: `seat:${session.id}:a1` })
      .map(({ kind, note }) => [kind, note]),
  ).toEqual([
    ["correction", "counted twice"],
    ["add-on", ""],
    ["rebuy", ""],
    ["cash-out", ""],
  ]);
  expectSound(many);
  expect(() => withStack(paid, "a1", "correction", 5)).toThrow(/has a note/);
});

test("what is asked of an evening alone is refused, the move that leaves too; the host’s owner does not close such a table", async () => {
  const many = await manyTables(places);
  const { session, house, clock } = many;
  const client = Client.arrive(session.tables.get("one")!, tokenOf("a1"));
  for (const ask of [
    client.ask("ready", {}),
    client.ask("leave", {}),
    client.ask("hurry", { on: true }),
  ])
    expect(await ask).toMatchObject({ ok: false, error: { key: "host.runnerCloses" } });
  expect(await clock.answered(session.tables.get("one")!.deal())).toMatchObject({ ok: true });
  await clock.until(() => client.isToAct);
  expect(
    await client.ask("move", { answers: client.view.number, move: { type: "leave" } }),
  ).toMatchObject({ ok: false, error: { key: "host.runnerCloses" } });
  expect(client.table).toMatchObject({ owner: null, alone: false });
  expect(await house.ask("closeTable", { table: "one" })).toMatchObject({
    ok: false,
    error: { key: "host.runnerCloses" },
  });
  expectSound(many);
});

test("H-23 after a restart the session stands where it stood: its tables, a round in its middle, who is at none, and which rounds ended", async () => {
  const many = await manyTables(places);
  await playedRounds(many, ["one", "two"]);
  change(many.session, (state) => unseated(state, "a3"));
  const client = Client.arrive(many.session.tables.get("one")!, tokenOf("a1"));
  expect(await many.clock.answered(many.session.tables.get("one")!.deal())).toEqual({
    ok: true,
    value: null,
  });
  await many.clock.until(() => client.isToAct);
  const before = many.session.state();
  await many.host.close();
  const again = await testHost({ dataFolder: many.dataFolder, clock: many.clock });
  expect([again.house.table("one"), again.log]).toEqual([null, []]);
  const over = [...many.over];
  const session = asHouse(again).restoreSession(many.session.id, kindOf(over))!;
  expect(session.state()).toEqual(before);
  expect(asHouse(again).restoreSession(many.session.id, kindOf([]))).toBe(session);
  expect(again.store.rounds.endedAfter("one", 0)).toEqual(
    over.filter(({ table }) => table === "one"),
  );
  const back = Client.arrive(again.house.table("one")!, tokenOf("a1"));
  expect(back.view.seen.hands).toEqual(client.view.seen.hands);
  await again.clock.until(() => over.length === 3);
  expect(over[2]).toMatchObject({ table: "one", number: 2 });
  expectSound({ store: again.store, session });
  await again.host.close();
  expect(auditedFile(many.dataFolder).problems).toEqual([]);
  expect(
    asHouse(await testHost({ dataFolder: testFolder() })).restoreSession("none", kindOf([])),
  ).toBeNull();
});

test("H-3 a table that cannot be set up again gives its people back to the session, with their stacks as they were before its round", async () => {
  const many = await manyTables(places);
  await playedRounds(many, ["one"]);
  const client = Client.arrive(many.session.tables.get("one")!, tokenOf("a1"));
  expect(await many.clock.answered(many.session.tables.get("one")!.deal())).toEqual({
    ok: true,
    value: null,
  });
  await many.clock.until(() => client.isToAct);
  const { players } = many.session.tables.get("one")!.table;
  await many.host.close();
  const sqlite = new DatabaseSync(join(many.dataFolder, storeFile));
  sqlite.exec("UPDATE rounds SET record = 'x' WHERE table_id = 'one' AND ended_at IS NULL");
  sqlite.close();
  const again = await testHost({ dataFolder: many.dataFolder, clock: many.clock });
  const lost: string[] = [];
  const over: EndedRound[] = [];
  const session = asHouse(again).restoreSession(many.session.id, {
    ...kindOf(over),
    onUnsure: (table) => void lost.push(table),
  })!;
  expect([lost, [...session.tables.keys()], again.log.length]).toEqual([["one"], ["two"], 1]);
  expect(session.state().atNone).toEqual(players.map((player) => ({ ...player, seat: null })));
  expectSound({ store: again.store, session });
  session.commit({
    after: players.reduce(
      (state, { id }) => seatedAt(state, id, "new"),
      withNewTable(session.state(), "new"),
    ),
  });
  await playedRounds({ session, clock: again.clock, over }, ["new", "two"]);
  expectSound({ store: again.store, session });
  expect(Client.arrive(again.house.table("new")!, tokenOf("a1")).table.players).toHaveLength(4);
  await again.host.close();
  expect(auditedFile(many.dataFolder).problems).toEqual([]);
});

test("H-3 wherever the store fails, a change of several tables is stored as one or not at all, and no chip is lost", async () => {
  for (const when of ["before", "after"] as const) {
    for (let at = 0; at < 14; at += 1) {
      const fault = { at: Infinity, times: 1, when };
      let sound: Store | null = null;
      let calls = (): number => 0;
      const many = await manyTables(places, {
        openStore: (folder) => {
          const faulty = faultyStore((sound = openStore(folder)), fault);
          ({ calls } = faulty);
          return faulty;
        },
      });
      const paid = withStack({ state: many.session.state(), postings: [] }, "a1", "add-on", 300);
      const after = {
        ...seatedBefore(paid.state, "a1", "two", 0),
        session: { ...paid.state.session, stopping: true },
      };
      fault.at = calls() + at;
      let isStored = true;
      try {
        many.session.commit({ after, postings: paid.postings });
      } catch {
        isStored = false;
      }
      fault.at = Infinity;
      expect([idsAt(many.session, "two")[0], many.session.session.stopping]).toEqual(
        isStored ? ["a1", true] : ["a3", false],
      );
      expectSound({ store: sound!, session: many.session });
      await many.clock.advance(0);
      await playedRounds(many, ["one", "two"]);
      expectSound({ store: sound!, session: many.session });
      await many.host.close();
    }
  }
});
