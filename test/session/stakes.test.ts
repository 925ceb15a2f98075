import { expect, test } from "vitest";
import { saying } from "#test/support/inEnglish.ts";
import type { Client } from "#test/host/support/client.ts";
import { expectSoundBooks } from "#test/host/support/books.ts";
import {
  grant,
  playUntil,
  profileOf,
  seatedTable,
  sitDown,
  type SeatedTable,
} from "#test/host/support/seatedTable.ts";
import { kings, openTable, testHost } from "#test/host/support/testHost.ts";

const chips = (client: Client) => client.table.players.map((player) => player.chips);
const isBetween = (client: Client) => () => client.table.stage !== "playing";

/** Rounds until somebody cannot pay the next stake. */
async function playUntilBroke(seated: SeatedTable, people: readonly Client[]): Promise<number> {
  for (let round = 0; round < 30; round += 1) {
    await playUntil(seated, people, isBetween(people[0]!));
    const broke = people[0]!.table.players.findIndex(({ sitsOut }) => sitsOut === "broke");
    if (broke >= 0) return broke;
    for (const person of people) await person.ready();
  }
  throw new Error("nobody runs out of chips");
}

test("C-8 where nothing is played for nobody has, or brings, chips", async () => {
  const seated = await seatedTable({ people: 2 });
  const people = await sitDown(seated);
  expect(chips(people[0]!)).toEqual([null, null]);
  expect(people[0]!.view.seen.facts.chips).toBeUndefined();
  expect(seated.store.bank.balance(`profile:${profileOf(0)}`)).toBe(grant);
  await playUntil(seated, people, isBetween(people[0]!));
  expectSoundBooks(seated.store, ["seated"]);
});

test("C-8 KB-15 stacks are the table's: the pot moves them, and they go on to the next round", async () => {
  const seated = await seatedTable({ people: 3, options: { stake: 100, bastardPays: 50 } });
  const people = await sitDown(seated);
  expect(chips(people[0]!)).toEqual([1000, 1000, 1000]);
  expect(people[0]!.view.seen.facts).toMatchObject({ chips: [900, 900, 900], pot: 300 });
  for (let round = 1; round <= 4; round += 1) {
    const before = chips(people[0]!) as readonly number[];
    await playUntil(seated, people, isBetween(people[0]!));
    const after = chips(people[0]!) as readonly number[];
    const won = people[0]!.table.lastResult!.chips!;
    expect(Math.max(...won)).toBeGreaterThan(0);
    expect(after).toEqual(before.map((stack, seat) => stack + won[seat]!));
    expectSoundBooks(seated.store, ["seated"]);
    for (const person of people) await person.ready();
    expect(people[0]!.view.seen.facts.chips).toEqual(after.map((stack) => stack - 100));
  }
});

test("H-2 H-9 everybody brings a buy-in from the bank, the bots from theirs, in the same moment in which the table opens", async () => {
  const { house, store } = await testHost();
  const { id, owner } = await openTable(house, {
    options: { stake: 10 },
    bots: ["easy", "regular"],
  });
  const profile = await house.ask("profile", {});
  expect(profile).toMatchObject({ value: { chips: 9000 } });
  expect(owner.table.players).toMatchObject([
    { chips: 1000, bought: 1000, cashedOut: 0 },
    { chips: 1000 },
    { chips: 1000 },
  ]);
  expect(store.bank.balance("bots")).toBe(-2000);
  expect(
    store.bank
      .transactions({ limit: 9, before: null, account: null })
      .filter(({ kind, table }) => kind === "buy-in" && table === id),
  ).toHaveLength(3);
  expectSoundBooks(store, [id]);
});

test("H-9 who cannot pay the buy-in is told so in words, and no table is opened", async () => {
  const { house, store } = await testHost();
  const { owner } = await openTable(house);
  const settings = { ...owner.table.settings, buyIn: 10_001 };
  expect(
    await house.ask("openTable", { rotation: kings({ stake: 1 }), bots: ["easy"], settings }),
  ).toMatchObject({
    ok: false,
    error: saying("bank-short", /Player has only 10000 chips in the bank and can’t bring 10001/),
  });
  expect(store.tables.openIds()).toHaveLength(1);
  expect(await house.ask("profile", {})).toMatchObject({ value: { chips: 10_000 } });
  expectSoundBooks(store, store.tables.openIds());
});

test("H-9 a stake that a buy-in does not cover is refused when the table opens", async () => {
  const { house } = await testHost();
  const { owner } = await openTable(house);
  expect(
    await house.ask("openTable", {
      rotation: kings({ stake: 1001 }),
      bots: ["easy"],
      settings: owner.table.settings,
    }),
  ).toMatchObject({ ok: false, error: saying("wrong-option", /1001 .* 1000/) });
});

test("H-9 who cannot pay the next stake buys in again, or sits out while the others play; his chips wait for him", async () => {
  const seated = await seatedTable({ people: 3, options: { stake: 400 } });
  const people = await sitDown(seated);
  const broke = await playUntilBroke(seated, people);
  const others = people.filter((_, place) => place !== broke);
  const left = chips(people[0]!)[broke]!;
  expect(left).toBeLessThan(400);
  expect(await others[0]!.ask("rebuy", {})).toMatchObject({ ok: false, error: { code: "H-9" } });
  for (const person of others) await person.ready();
  expect(others[0]!.table).toMatchObject({ stage: "playing" });
  expect(others[0]!.table.players[broke]).toMatchObject({
    seat: null,
    sitsOut: "broke",
    chips: left,
  });
  expect(people[broke]!.view.seen.viewer).toBe("spectator");
  expect(await people[broke]!.ask("rebuy", {})).toMatchObject({
    ok: false,
    error: { code: "not-now" },
  });
  await playUntil(seated, others, isBetween(others[0]!));
  expect(await people[broke]!.ask("rebuy", {})).toEqual({ ok: true, value: null });
  expect(others[0]!.table.players[broke]).toMatchObject({
    chips: left + 1000,
    bought: 2000,
    sitsOut: null,
  });
  expect(seated.store.bank.balance(`profile:${profileOf(broke)}`)).toBe(grant - 2000);
  expect(await people[broke]!.ask("rebuy", {})).toMatchObject({
    ok: false,
    error: { code: "H-9" },
  });
  for (const person of people) await person.ready();
  expect(others[0]!.table.players[broke]!.seat).not.toBeNull();
  expectSoundBooks(seated.store, ["seated"]);
});

test("H-9 a person whose bank is empty is told so when he wants to buy in again", async () => {
  const seated = await seatedTable({ people: 3, options: { stake: 400 } });
  const people = await sitDown(seated);
  const broke = await playUntilBroke(seated, people);
  seated.store.bank.post(
    {
      kind: "transfer",
      entries: [
        { account: `profile:${profileOf(broke)}`, amount: -8500 },
        { account: `profile:${profileOf((broke + 1) % 3)}`, amount: 8500 },
      ],
    },
    2,
  );
  expect(await people[broke]!.ask("rebuy", {})).toMatchObject({
    ok: false,
    error: { code: "bank-short" },
  });
  expect(people[0]!.table.players[broke]).toMatchObject({ sitsOut: "broke", bought: 1000 });
  expectSoundBooks(seated.store, ["seated"]);
});

test("H-9 bots buy in again by themselves, when the next round begins", async () => {
  const seated = await seatedTable({ people: 1, bots: 2, options: { stake: 400 } });
  const [only] = await sitDown(seated);
  const brought = () => only!.table.players.slice(1).reduce((sum, { bought }) => sum + bought, 0);
  for (let round = 0; round < 30 && brought() === 2000; round += 1) {
    await playUntil(seated, [only!], isBetween(only!));
    await only!.ask("rebuy", {});
    expect(only!.table.players.map(({ sitsOut }) => sitsOut)).toEqual([null, null, null]);
    await only!.ready();
    expect(only!.table.players.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  }
  expect(brought()).toBe(3000);
  expectSoundBooks(seated.store, ["seated"]);
});

test("C-8 chips of a player go with him when seats change; who leaves takes them back to the bank", async () => {
  const seated = await seatedTable({ people: 3, options: { stake: 100 } });
  const people = await sitDown(seated);
  await playUntil(seated, people, isBetween(people[0]!));
  const after = chips(people[0]!) as readonly number[];
  await people[0]!.ask("leave", {});
  expect(seated.store.bank.balance(`profile:${profileOf(0)}`)).toBe(grant - 1000 + after[0]!);
  expect(people[1]!.table.players[0]).toMatchObject({ gone: true, chips: 0, cashedOut: after[0] });
  await people[1]!.ready();
  await people[2]!.ready();
  expect(people[1]!.view.seen.facts.chips).toEqual([after[1]! - 100, after[2]! - 100]);
  expectSoundBooks(seated.store, ["seated"]);
});

test("H-9 where nobody is left to play against, the next round waits for who has run out", async () => {
  const seated = await seatedTable({ people: 2, options: { stake: 400 } });
  const people = await sitDown(seated);
  const broke = await playUntilBroke(seated, people);
  const other = people[1 - broke]!;
  expect(await other.ready()).toEqual({ ok: true, value: null });
  expect(other.table).toMatchObject({ stage: "between", next: { entry: 0, round: 0 } });
  expect(await people[broke]!.ready()).toMatchObject({
    ok: false,
    error: saying("H-9", `Player ${broke + 1}`),
  });
  expect(await people[broke]!.ask("rebuy", {})).toEqual({ ok: true, value: null });
  expect(await people[broke]!.ready()).toEqual({ ok: true, value: null });
  expect(other.table.stage).toBe("playing");
});
