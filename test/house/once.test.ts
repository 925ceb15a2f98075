// A request that makes something makes it once, however often it comes under one key: its answer
// may have been lost, or a key pressed twice.

import { describe, expect, test } from "vitest";
import { standardSettings, type HouseAsk } from "#shared/protocol/schema.ts";
import { kings, testHost } from "#test/host/support/testHost.ts";
import { quick, setup } from "#test/tournament/support/quickTournament.ts";
import { tournamentHost, type TournamentHost } from "#test/tournament/support/tournamentHost.ts";

const [key, other] = ["0123456789abcdef0123456789abcdef", "fedcba9876543210fedcba9876543210"];
const repeated = { ok: false, error: { code: "request-repeated" } };

const wanted: HouseAsk<"openTable"> = {
  rotation: kings({ stake: 50 }),
  bots: ["easy", "easy"],
  settings: { ...standardSettings, botPace: 0 },
};

describe("H-2 a table", () => {
  test("that is asked for twice under one key is opened once, with one buy-in for each, and again for another key", async () => {
    const { house, store } = await testHost();
    const first = await house.ask("openTable", { ...wanted, key });
    const entries = store.bank.audit().transactions;
    expect(first.ok).toBe(true);
    expect(await house.ask("openTable", { ...wanted, key })).toEqual(first);
    expect([store.tables.openIds().length, store.bank.audit().transactions]).toEqual([1, entries]);
    expect(await house.ask("openTable", { ...wanted, key: other })).toMatchObject({ ok: true });
    expect(await house.ask("openTable", wanted)).toMatchObject({ ok: true });
    expect(store.tables.openIds()).toHaveLength(3);
  });

  test("that is asked for under the key of another is refused, and nothing is opened", async () => {
    const { house, store } = await testHost();
    await house.ask("openTable", { ...wanted, key });
    expect(await house.ask("openTable", { ...wanted, bots: ["easy"], key })).toMatchObject(
      repeated,
    );
    expect(await house.ask("openChipEvening", { ...evening, key })).toMatchObject(repeated);
    expect([
      store.tables.openIds().length,
      store.chips.list({ limit: 9, before: null }).length,
    ]).toEqual([1, 0]);
  });

  test("is the same after a restart, and is not opened anew once it was closed", async () => {
    const before = await testHost();
    const first = await before.house.ask("openTable", { ...wanted, key });
    if (!first.ok) throw new Error(first.error.code);
    await before.host.close();
    const { house, store } = await testHost({ dataFolder: before.dataFolder });
    expect(await house.ask("openTable", { ...wanted, key })).toMatchObject({
      ok: true,
      value: { table: first.value.table },
    });
    await house.ask("closeTable", { table: first.value.table });
    expect(await house.ask("openTable", { ...wanted, key })).toMatchObject({
      ok: false,
      error: { code: "unknown-table" },
    });
    expect(store.tables.openIds()).toEqual([]);
  });

  test("that could not be opened is opened by the same request later", async () => {
    const { house, store } = await testHost();
    const dear = { ...wanted, settings: { ...wanted.settings, buyIn: 20_000 } };
    expect(await house.ask("openTable", { ...dear, key })).toMatchObject({ ok: false });
    expect(await house.ask("openTable", { ...wanted, key })).toMatchObject({ ok: true });
    expect(store.tables.openIds()).toHaveLength(1);
  });
});

const evening: HouseAsk<"openChipEvening"> = {
  name: "Friday",
  colours: [{ colour: "white", value: 5 }],
  stack: [20],
  money: null,
  people: [{ name: "Ben", profile: null }],
};

describe("H-6 with real chips", () => {
  test("an evening that is asked for twice under one key is opened once", async () => {
    const { house, store } = await testHost();
    const first = await house.ask("openChipEvening", { ...evening, key });
    expect(first.ok).toBe(true);
    expect(await house.ask("openChipEvening", { ...evening, key })).toEqual(first);
    expect(await house.ask("openChipEvening", { ...evening, key: other })).toMatchObject({
      ok: true,
    });
    expect(store.chips.list({ limit: 9, before: null })).toHaveLength(2);
  });

  test("chips, reversals, people and ends that are sent twice are written down once", async () => {
    const { house, store } = await testHost();
    const opened = await house.ask("openChipEvening", evening);
    if (!opened.ok) throw new Error(opened.error.code);
    const { id } = opened.value;
    const twice = async <R extends "moveChips" | "reverseChips" | "addChipPerson" | "settleChips">(
      request: R,
      payload: HouseAsk<R>,
    ) =>
      [await house.ask(request, payload), await house.ask(request, payload)].map((answer) =>
        answer.ok ? "done" : answer.error.code,
      );
    expect(
      await twice("moveChips", {
        evening: id,
        after: 0,
        kind: "buy-in",
        person: "p1",
        counts: [20],
        note: "",
      }),
    ).toEqual(["done", "stale"]);
    expect(await twice("reverseChips", { evening: id, after: 1, entry: 1 })).toEqual([
      "done",
      "stale",
    ]);
    expect(
      await twice("addChipPerson", { evening: id, person: { name: "Cy", profile: null } }),
    ).toEqual(["done", "name-taken"]);
    expect(
      await twice("moveChips", {
        evening: id,
        after: 2,
        kind: "buy-in",
        person: "p2",
        counts: [20],
        note: "",
      }),
    ).toEqual(["done", "stale"]);
    expect(
      await twice("moveChips", {
        evening: id,
        after: 3,
        kind: "cash-out",
        person: "p2",
        counts: [20],
        note: "",
      }),
    ).toEqual(["done", "stale"]);
    expect(await twice("settleChips", { evening: id, after: 4 })).toEqual(["done", "settled"]);
    expect(store.chips.find(id)).toMatchObject({ people: { length: 2 }, entries: { length: 4 } });
  });
});

test("H-34 the deal of the day that is asked for again is the one that is open, and another only once that is closed, for practice", async () => {
  const { house, store } = await testHost();
  const first = await house.ask("openDailyDeal", {});
  expect(first.ok).toBe(true);
  for (let again = 0; again < 3; again += 1)
    expect(await house.ask("openDailyDeal", {})).toEqual(first);
  expect(store.tables.openIds()).toHaveLength(1);
  if (first.ok) await house.ask("closeTable", { table: first.value.table });
  expect(await house.ask("openDailyDeal", {})).toMatchObject({ ok: true });
  expect(await house.ask("dailyDeal", {})).toMatchObject({
    ok: true,
    value: { tries: [{ practice: false }, { practice: true }] },
  });
});

const entrantsOf = (host: TournamentHost, tournament: string) =>
  host.store.tournaments.load(tournament)!.state.entrants;

describe("H-20 at a tournament", () => {
  test("what is made twice under one key is made once: the tournament, its bots, somebody of this machine", async () => {
    const host = await tournamentHost();
    const cup = setup({ structure: { ...quick, buyIn: 100 } });
    const created = await host.ask("createTournament", { ...cup, key });
    expect(await host.ask("createTournament", { ...cup, key })).toEqual(created);
    expect(await host.ask("createTournament", { ...cup, name: "Saturday", key })).toMatchObject(
      repeated,
    );
    expect(host.store.tournaments.ids("all")).toHaveLength(1);
    const { tournament } = created.ok ? created.value : { tournament: "" };
    const seat = {
      tournament,
      bots: ["easy", "easy", "regular"] as ("easy" | "regular")[],
      key: other,
    };
    for (let sent = 0; sent < 3; sent += 1)
      expect(await host.ask("seatEntrant", seat)).toEqual({ ok: true, value: null });
    expect([
      entrantsOf(host, tournament).length,
      host.store.bank.balance(`tournament:${tournament}`),
    ]).toEqual([3, 300]);
    expect(await host.ask("seatEntrant", { ...seat, bots: ["easy"] })).toMatchObject(repeated);
    await host.done("seatEntrant", { tournament, bots: ["easy"] });
    expect(entrantsOf(host, tournament)).toHaveLength(4);
    const own = { tournament, profile: host.host.house.owner, key: `${key}-own` };
    expect([await host.ask("seatEntrant", own), await host.ask("seatEntrant", own)]).toEqual([
      { ok: true, value: null },
      { ok: true, value: null },
    ]);
    expect(entrantsOf(host, tournament)).toHaveLength(5);
    expect(await host.ask("enterTournament", { tournament })).toMatchObject({
      ok: false,
      error: { code: "not-yours" },
    });
    expect(host.store.bank.audit().problems).toEqual([]);
  });

  test("bots that were entered before a restart are not entered again by the same request after it", async () => {
    const before = await tournamentHost();
    const { tournament } = await before.done("createTournament", setup());
    await before.done("seatEntrant", { tournament, bots: ["easy", "easy"], key });
    await before.host.close();
    const host = await tournamentHost({ dataFolder: before.dataFolder });
    expect(await host.ask("seatEntrant", { tournament, bots: ["easy", "easy"], key })).toEqual({
      ok: true,
      value: null,
    });
    expect(entrantsOf(host, tournament)).toHaveLength(2);
  });

  test("a penalty that comes twice under one key is taken once", async () => {
    const host = await tournamentHost();
    const { tournament } = await host.done("createTournament", setup());
    await host.done("enterTournament", { tournament });
    await host.done("seatEntrant", { tournament, bots: ["easy", "easy", "easy"] });
    await host.done("startTournament", { tournament });
    const penalty = { tournament, entrant: "e1", rounds: 1, note: "" };
    const told = () =>
      host.store.tournaments
        .lines(tournament, 99)
        .filter(({ said: { key: is } }) => is.endsWith(".penalised")).length;
    await host.done("penalise", { ...penalty, key });
    await host.done("penalise", { ...penalty, key });
    expect(told()).toBe(1);
    await host.done("penalise", { ...penalty, key: other });
    expect(told()).toBe(2);
  });
});
