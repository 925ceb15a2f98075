// Checks that the host carries fifty (X8-1).

import { expect, test } from "vitest";
import type { Rotation } from "#shared/protocol/schema.ts";
import { houseRequests, standardSettings, tableRequests } from "#shared/protocol/schema.ts";
import { readRecord } from "#shared/record/roundRecord.ts";
import { replay } from "#shared/record/replay.ts";
import { Client } from "#test/host/support/client.ts";
import { replayedViews } from "#test/host/support/replayedViews.ts";
import { playUntil, seatedTable, sitDown } from "#test/host/support/seatedTable.ts";
import { openTable, playRound, testHost } from "#test/host/support/testHost.ts";
import { replayIn } from "#test/house/history/support.ts";

const exordia: Rotation = [{ game: "exordia8", rounds: 1, options: {} }];
const bots = Array<"easy">(49).fill("easy");

const cardsIn = (value: unknown): readonly string[] =>
  [...JSON.stringify(value).matchAll(/"([A2-9TJQK][cdhs]|Jk)"/g)].map(([, card]) => card!);

test("X8-1 a table of one person and forty-nine bots opens, and every bot has a name of its own and a face that there is", async () => {
  const { house, clock, log } = await testHost();
  const { owner } = await openTable(house, { rotation: exordia, bots });
  const { players } = owner.table;
  expect(new Set(players.map(({ name }) => name.toLowerCase())).size).toBe(50);
  for (const { avatar } of players) expect(avatar).toMatch(/^avatar-(0[1-9]|[1-3]\d|4[0-8])$/);
  await owner.ready();
  await playRound(clock, owner);
  expect(owner.table.lastResult!.places.flat()).toHaveLength(50);
  expect(log).toEqual([]);
  const [round] = (
    (await house.ask("rounds", { limit: 1, before: null })) as {
      readonly value: readonly { readonly id: number }[];
    }
  ).value;
  const replayed = await replayIn(house.files.replay(round!.id, 49, 1));
  expect(replayed).toMatchObject({ eyes: 49 });
  for (const { avatar } of replayed.players) expect(avatar).toMatch(/^avatar-/);
  expect(await house.files.record(round!.id, null)).toMatchObject({ ok: true });
});

test("X8-1 fifty seats can be asked for when a table is opened and when its seats are changed, fifty-one cannot", async () => {
  const seated = await seatedTable({ people: 2, bots: 1, rotation: exordia });
  const [owner] = await sitDown(seated);
  await playUntil(
    seated,
    [owner!, Client.arrive(seated.door, seated.tokens[1])],
    () => owner!.table.stage !== "playing",
  );
  const order = [
    ...owner!.table.players.map(({ id }) => id),
    ...Array.from({ length: 47 }, () => ({ bot: "easy" as const })),
  ];
  expect(tableRequests.seats.safeParse({ order }).success).toBe(true);
  expect(tableRequests.seats.safeParse({ order: [...order, { bot: "easy" }] }).success).toBe(false);
  expect(await owner!.ask("seats", { order })).toEqual({ ok: true, value: null });
  expect(owner!.table.players.filter(({ gone }) => !gone)).toHaveLength(50);
  const wish = { rotation: exordia, settings: standardSettings };
  expect(
    [bots, [...bots, "easy"]].map(
      (all) => houseRequests.openTable.safeParse({ ...wish, bots: all }).success,
    ),
  ).toEqual([true, false]);
});

test("H-12 H-36 a lap of forty-nine bots takes a person at most twenty-five seconds, and each of their moves can be seen", async () => {
  const lapWith = async (count: number): Promise<number> => {
    const { house, clock } = await testHost();
    const { owner } = await openTable(house, {
      rotation: exordia,
      bots: bots.slice(0, count),
      settings: { ...standardSettings, botPace: 1 },
    });
    await owner.ready();
    await clock.until(() => owner.isToAct);
    const from = clock.now();
    await owner.move(owner.firstLegal());
    const views = owner.views.length;
    await clock.until(() => owner.isToAct || owner.table.stage !== "playing");
    // Aces and queens change whose turn it is, so what counts is the time of a move.
    return ((clock.now() - from) / (owner.views.length - views)) * count;
  };
  const long = await lapWith(49);
  expect(long).toBeGreaterThan(49 * 125);
  expect(long).toBeLessThan(25_000);
  const short = await lapWith(11);
  expect(short).toBeGreaterThan(11 * 270);
  expect(short).toBeLessThan(11 * 1200);
});

test("C-6 forty-nine who are away do not make the one who plays wait longer than forty-nine bots", async () => {
  const seated = await seatedTable({
    people: 50,
    rotation: exordia,
    settings: { keepSeconds: 10 },
  });
  const people = await sitDown(seated);
  for (const person of people.slice(1)) seated.door.depart(person.connection);
  const [owner] = people;
  await playUntil(
    seated,
    [owner!],
    () => owner!.table.players.filter(({ presence }) => presence === "away").length === 49,
  );
  const from = seated.clock.now();
  const views = owner!.views.length;
  await playUntil(
    seated,
    [owner!],
    () => owner!.views.length >= views + 49 || owner!.table.stage !== "playing",
  );
  expect((seated.clock.now() - from) / (owner!.views.length - views)).toBeLessThan(600);
});

test("C-7 fifty people are sent what all see alike once, and each his own: together what each may see, and neither part a card more", async () => {
  const seated = await seatedTable({ people: 50, rotation: exordia });
  const people = await sitDown(seated);
  const watcher = Client.arrive(seated.door);
  for (const { parts } of people) parts.length = 0;
  await playUntil(seated, people, () => people[0]!.table.stage !== "playing");
  const { record } = seated.store.rounds.latest("seated")!;
  const steps = [...replay(readRecord(record))].map(({ step }) => step);
  expect(steps.length).toBeGreaterThan(40);
  for (const [seat, person] of [...people.entries(), ["spectator", watcher] as const]) {
    const views = replayedViews(record, 1, seat).slice(1);
    expect(person.views.filter(({ number }) => number > 0)).toEqual(views);
    expect(person.parts).toHaveLength(views.length);
    person.parts.forEach(({ open, own }, at) => {
      const { zones } = steps[at + 1]!.round;
      const hand = typeof seat === "number" ? [...zones.hands[seat]!] : [];
      const pile = new Set<unknown>(zones.pile);
      expect(cardsIn(open).filter((card) => !pile.has(card))).toEqual([]);
      const { legal, hand: shown, happened, ...rest } = own;
      expect(shown ?? []).toEqual(hand);
      expect(cardsIn({ legal, rest }).filter((card) => !hand.includes(card as never))).toEqual([]);
      expect(
        cardsIn(happened ?? []).filter((card) => !hand.includes(card as never) && !pile.has(card)),
      ).toEqual([]);
    });
  }
  const [opens] = [people.map(({ parts }) => JSON.stringify(parts.map(({ open }) => open)))];
  expect(new Set(opens).size).toBe(1);
});
