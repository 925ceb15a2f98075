// Checks that the bank's desk does what the owner may do, and refuses the rest in words (H-2).

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { bankRequests } from "#main/house/bankRequests.ts";
import type { Store } from "#main/store/store.ts";
import { addProfiles, bring, play, tableOf } from "#test/store/support/ledgerTable.ts";
import { openStore } from "#main/store/store.ts";
import { testFolder } from "#test/host/support/testHost.ts";
import { testStore } from "#test/store/support/testStore.ts";
import { saying } from "#test/support/inEnglish.ts";
import { SimulatedClock } from "#test/host/support/simulatedClock.ts";

type Handlers = ReturnType<typeof bankRequests>;
type Desk = {
  readonly [R in keyof Handlers]: (payload: Parameters<Handlers[R]>[1]) => ReturnType<Handlers[R]>;
};

function withTwo(folder = testFolder()): Store {
  const store = testStore(folder);
  addProfiles(store, "Ann", "Ben");
  return store;
}

function atDesk(store = withTwo()): Readonly<{
  store: Store;
  desk: Desk;
  as: (profile: string) => Desk;
}> {
  const clock = new SimulatedClock();
  const { bank, ledger, transfer, grant, reverse } = bankRequests({ store, clock });
  const as = (profile: string): Desk => {
    const visitor = { role: "owner", profile } as const;
    return {
      bank: (payload) => bank(visitor, payload),
      ledger: (payload) => ledger(visitor, payload),
      transfer: (payload) => transfer(visitor, payload),
      grant: (payload) => grant(visitor, payload),
      reverse: (payload) => reverse(visitor, payload),
    };
  };
  return { store, desk: as("ann"), as };
}

/** The last transaction's number. */
const last = ({ bank }: Store): number =>
  bank.transactions({ limit: 1, before: null, account: null })[0]!.id;
const refused = (code: string, words: RegExp): unknown => ({
  ok: false,
  error: saying(code, words),
});
const short: unknown = expect.objectContaining({ code: "bank-short" });

test("H-2 a transfer moves chips from the owner to another, and the ledger says so", () => {
  const { store, desk } = atDesk();
  const moved = {
    ok: true,
    value: {
      accounts: [
        { profile: "ann", chips: 9900 },
        { profile: "ben", chips: 10_100 },
      ],
      granted: 20_000,
    },
  };
  expect(desk.transfer({ to: "ben", amount: 100, note: "for the pizza" })).toMatchObject(moved);
  expect(desk.bank({})).toMatchObject(moved);
  expect(desk.ledger({ limit: 1, before: null, profile: "ben", bots: true })).toMatchObject({
    ok: true,
    value: [
      {
        kind: "transfer",
        note: "for the pizza",
        entries: [
          { name: "Ann", amount: -100 },
          { name: "Ben", amount: 100 },
        ],
      },
    ],
  });
  expect(desk.ledger({ limit: 10, before: null, profile: null, bots: true })).toMatchObject({
    value: [{ id: 3 }, { id: 2 }, { id: 1 }],
  });
  expect(store.bank.audit().problems).toEqual([]);
});

test("H-2 a transfer to oneself, to nobody or of more than one has is refused", () => {
  const { store, desk } = atDesk();
  expect(desk.transfer({ to: "ann", amount: 1, note: "" })).toEqual(
    refused("own-profile", /another profile/),
  );
  expect(desk.transfer({ to: "zoe", amount: 1, note: "" })).toEqual(
    refused("unknown-profile", /no such profile/),
  );
  expect(() => desk.transfer({ to: "ben", amount: 10_001, note: "" })).toThrow(short);
  expect(last(store)).toBe(2);
});

test("H-2 a new start is for who has less than a buy-in in bank and on tables together", () => {
  const { store, desk } = atDesk();
  expect(desk.grant({})).toEqual(refused("not-broke", /fewer than 1000 .*You have 10000/));
  desk.transfer({ to: "ben", amount: 8001, note: "" });
  store.tables.add(tableOf("t", ["ann", "ben"]));
  bring(store, "t", "p0", 1999);
  bring(store, "t", "p1", 1000);
  expect(desk.grant({})).toEqual(refused("not-broke", /You have 1999/));
  play(store, "t", { chips: [-999, 999] });
  expect(desk.grant({})).toEqual(refused("not-broke", /You have 1000/));
  play(store, "t", { chips: [-1, 1] });
  expect(desk.grant({})).toMatchObject({ ok: true, value: { id: "ann", chips: 10_000 } });
  expect(desk.grant({})).toEqual(refused("not-broke", /You have 10999/));
  expect(store.bank.audit().problems).toEqual([]);
});

test("H-2 a transfer is reversed once, with a note, and not where the chips are gone", () => {
  const { store, desk, as } = atDesk();
  desk.transfer({ to: "ben", amount: 100, note: "" });
  const id = last(store);
  expect(desk.reverse({ transaction: id, note: "wrong one" })).toMatchObject({
    ok: true,
    value: { accounts: [{ chips: 10_000 }, { chips: 10_000 }] },
  });
  expect(desk.ledger({ limit: 1, before: null, profile: null, bots: true })).toMatchObject({
    value: [{ kind: "correction", note: "wrong one", reverses: id }],
  });
  expect(desk.reverse({ transaction: id, note: "again" })).toEqual(
    refused("not-reversible", /was already reversed, by transaction 4/),
  );
  desk.transfer({ to: "ben", amount: 200, note: "" });
  const spent = last(store);
  as("ben").transfer({ to: "ann", amount: 10_100, note: "" });
  expect(() => desk.reverse({ transaction: spent, note: "too late" })).toThrow(short);
  expect(store.bank.audit().problems).toEqual([]);
});

test("H-2 a correction can be reversed too, and so can a new start but not the first grant", () => {
  const { store, desk } = atDesk();
  expect(desk.reverse({ transaction: 1, note: "no" })).toEqual(
    refused("not-reversible", /first grant/),
  );
  desk.transfer({ to: "ben", amount: 9500, note: "" });
  desk.grant({});
  const start = last(store);
  expect(desk.reverse({ transaction: start, note: "not meant" })).toMatchObject({
    ok: true,
    value: { granted: 20_000, accounts: [{ chips: 500 }, { chips: 19_500 }] },
  });
  expect(desk.reverse({ transaction: last(store), note: "meant after all" })).toMatchObject({
    ok: true,
    value: { granted: 30_000, accounts: [{ chips: 10_500 }, { chips: 19_500 }] },
  });
  expect(store.bank.audit().problems).toEqual([]);
});

test("H-2 what happened at a table cannot be reversed at the desk", () => {
  const { store, desk } = atDesk();
  store.tables.add(tableOf("t", ["ann", "ben"]));
  const buyIns = ["p0", "p1"].map((player) => bring(store, "t", player, 100));
  const { transaction } = play(store, "t", { chips: [5, -5] });
  store.bank.post(
    {
      kind: "correction",
      entries: [
        { account: "seat:t:p0", amount: -5 },
        { account: "seat:t:p1", amount: 5 },
      ],
    },
    1,
  );
  for (const id of [...buyIns, transaction!, last(store)])
    expect(desk.reverse({ transaction: id, note: "no" })).toEqual(
      refused("not-reversible", /anything from a table/),
    );
  expect(desk.reverse({ transaction: 99, note: "no" })).toEqual(
    refused("unknown-transaction", /no transaction 99/),
  );
  expect(last(store)).toBe(6);
});

const key = "a-key-made-by-the-page";
const other = "another-key-of-the-page";

test("H-2 a transfer that comes twice under one key is paid once, and is answered both times", () => {
  const { store, desk } = atDesk();
  const asked = { to: "ben", amount: 9000, note: "tea", key };
  const paid = {
    ok: true,
    value: {
      accounts: [
        { profile: "ann", chips: 1000 },
        { profile: "ben", chips: 19_000 },
      ],
    },
  };
  expect(desk.transfer(asked)).toMatchObject(paid);
  expect(desk.transfer(asked)).toMatchObject(paid);
  expect(last(store)).toBe(3);
  desk.transfer({ ...asked, amount: 10, key: other });
  desk.transfer({ to: "ben", amount: 10, note: "" });
  desk.transfer({ to: "ben", amount: 10, note: "" });
  expect(last(store)).toBe(6);
  expect(store.bank.audit().problems).toEqual([]);
});

test("H-2 a key that comes with another request moves nothing and says why", () => {
  const { store, desk, as } = atDesk();
  const asked = { to: "ben", amount: 100, note: "tea", key };
  desk.transfer(asked);
  const repeated = expect.objectContaining({
    code: "bank-repeated",
    message: expect.stringMatching(/for something else\. Nothing was moved/) as string,
  }) as Error;
  for (const changed of [
    { ...asked, amount: 101 },
    { ...asked, note: "cake" },
  ])
    expect(() => desk.transfer(changed)).toThrow(repeated);
  expect(() => as("ben").transfer({ ...asked, to: "ann" })).toThrow(repeated);
  expect(() => desk.grant({ key })).toThrow(repeated);
  expect(last(store)).toBe(3);
});

test("H-2 a new start that comes twice under one key is given once, and is answered both times", () => {
  const { store, desk } = atDesk();
  desk.transfer({ to: "ben", amount: 9500, note: "" });
  const given = { ok: true, value: { id: "ann", chips: 10_500 } };
  expect(desk.grant({ key })).toMatchObject(given);
  expect(desk.grant({ key })).toMatchObject(given);
  expect(desk.grant({ key: other })).toEqual(refused("not-broke", /You have 10500/));
  expect(last(store)).toBe(4);
});

test("H-3 a host that is killed between a transfer and its answer has paid once when it is asked again", () => {
  const folder = testFolder();
  const before = openStore(folder);
  addProfiles(before, "Ann", "Ben");
  before.close();
  const { signal, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, "support/payingProcess.ts"), folder, key],
    { encoding: "utf8" },
  );
  expect(signal, stderr).toBe("SIGKILL");
  const { store, desk } = atDesk(testStore(folder));
  const paid = {
    ok: true,
    value: {
      accounts: [
        { profile: "ann", chips: 9900 },
        { profile: "ben", chips: 10_100 },
      ],
    },
  };
  expect(desk.bank({})).toMatchObject(paid);
  expect(desk.transfer({ to: "ben", amount: 100, note: "tea", key })).toMatchObject(paid);
  expect(last(store)).toBe(3);
  expect(store.bank.audit().problems).toEqual([]);
});
