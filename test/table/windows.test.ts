// Checks how a table keeps a response window (NE-20): who is answered what and when, who is
// informed, and what it costs.

import { expect, test } from "vitest";
import type { Move } from "#shared/contract/round.ts";
import { recordOf } from "#test/support/recordOf.ts";
import {
  asked,
  hands,
  made,
  nope,
  ok,
  opened,
  pass,
  phase,
  presence,
} from "#test/host/support/openWindow.ts";
import { dealtTable, storedId, type DealtTable } from "#test/host/support/storedRound.ts";

test("NE-20 a pass before the floor is stored, told to its seat and answered when the floor has gone", async () => {
  const table = await opened();
  const { people, watcher, at } = table;
  await at(200);
  const before = people.map(({ views, tables }) => [views.length, tables.length]);
  const answer = asked(people[2]!.move(pass));
  await at(1499);
  expect([answer.value, made(table).length]).toEqual([null, 1]);
  expect(people.map(({ views, tables }) => [views.length, tables.length])).toEqual(before);
  await at(1500);
  expect(answer.value).toEqual(ok);
  expect(made(table).slice(1)).toEqual([{ seat: 2, type: "pass" }]);
  expect(people[2]!.view).toMatchObject({
    number: 2,
    seen: { phase: "respond", legal: [] },
    happened: [{ type: "answered" }],
  });
  expect([0, 1, 3].map((seat) => people[seat]!.view.number)).toEqual([1, 1, 1]);
  for (const client of [...people, watcher]) expect(client.view.seen.toAct).toEqual([0, 1, 2, 3]);
});

test("NE-20 who has passed gets no view and no clock of another's pass, and nor do those who watch", async () => {
  const { people, watcher, at } = await opened();
  await at(1600);
  expect(await people[2]!.move(pass)).toEqual(ok);
  const heard = [2, 3]
    .map((seat) => people[seat]!)
    .concat(watcher)
    .map(({ views, tables }) => [views.length, tables.length]);
  expect(await people[1]!.move(pass)).toEqual(ok);
  expect(
    [people[2]!, people[3]!, watcher].map(({ views, tables }) => [views.length, tables.length]),
  ).toEqual(heard);
});

test("NE-20 while it is held a seat's second answer is refused, and the first stays", async () => {
  const table = await opened();
  const { people, at } = table;
  const answer = asked(people[1]!.move(pass));
  for (const again of [pass, nope("As")])
    expect(await people[1]!.move(again)).toMatchObject({ ok: false, error: { code: "NE-20" } });
  await at(1500);
  expect([answer.value, made(table).at(-1)]).toEqual([ok, { seat: 1, type: "pass" }]);
  expect(await people[1]!.move(nope("As"))).toMatchObject({ ok: false, error: { code: "NE-20" } });
});

test("NE-20 the first ace that reaches the host counts; the second was played against an older view", async () => {
  const table = await opened();
  const { people } = table;
  const held = asked(people[3]!.move(pass));
  const [first, second, late] = [
    people[2]!.move(nope("Ad"), 1),
    people[1]!.move(nope("As"), 1),
    people[0]!.move(pass, 1),
  ];
  expect(await first).toEqual(ok);
  expect(await second).toMatchObject({ ok: false, error: { code: "stale" } });
  expect(await late).toMatchObject({ ok: false, error: { code: "stale" } });
  expect(held.value).toEqual(ok);
  expect(made(table).slice(1)).toEqual([
    { seat: 3, type: "pass" },
    { seat: 2, type: "nope", card: "Ad", sendBack: false },
  ]);
  expect(people.map(({ view }) => view.number)).toEqual([2, 2, 2, 3]);
  expect(people.map(({ isToAct }) => isToAct)).toEqual([true, true, true, true]);
});

test("NE-23 a choice that was made while others chose counts, though its view is older by then – but no choice for an earlier question", async () => {
  const table = await dealtTable(
    recordOf({
      game: "normal-eights",
      hands: hands.map((held) => held.replace("8h", "2h")),
      stock: "2c 8c Tc Jc 2d Td",
      moves: [],
    }),
  );
  const { people, clock } = table;
  expect(await people[0]!.move({ type: "play", card: "2h" })).toEqual(ok);
  const open = people.map(({ view }) => view.number);
  const passed = people.map((client) => client.move(pass));
  await clock.advance(1500);
  await Promise.all(passed);
  const asked = people.map(({ view }) => view.number);
  const picks = ["9c", "9d", "9h", "Ts"];
  expect(await people[3]!.move({ type: "pick", card: picks[3] }, open[3])).toMatchObject({
    ok: false,
    error: { code: "stale" },
  });
  for (const seat of [2, 0, 3, 1])
    expect(await people[seat]!.move({ type: "pick", card: picks[seat] }, asked[seat])).toEqual(ok);
  expect(phase(table)).toBe("turn");
  expect(await people[1]!.move({ type: "draw" }, asked[1])).toMatchObject({
    ok: false,
    error: { code: "stale" },
  });
});

test("NE-20 the clock of a window is the same for all who are asked, without a turn clock too, and no time bank runs", async () => {
  for (const turnSeconds of [null, 10]) {
    const { people, watcher, at, store } = await opened({ turnSeconds, timeBankSeconds: 30 });
    const full = [0, 1, 2, 3].map((seat) => ({ seat, leftMs: 5000, fullMs: 5000, bank: false }));
    for (const client of [...people, watcher]) expect(client.table.clocks).toEqual(full);
    await at(2000);
    expect(await people[2]!.move(pass)).toEqual(ok);
    expect(people[2]!.table.clocks).toEqual(full.map((clock) => ({ ...clock, leftMs: 3000 })));
    await at(5000);
    expect(watcher.table.clocks).toEqual(
      turnSeconds === null ? [] : [{ seat: 1, leftMs: 10_000, fullMs: 10_000, bank: false }],
    );
    expect(store.tables.load(storedId)!.players.map(({ bankMs }) => bankMs)).toEqual([
      30_000, 30_000, 30_000, 30_000,
    ]);
  }
});

test("H-12 NE-20 in a window longer than a turn the turn's time does not end, and an answer costs no time bank", async () => {
  const table = await dealtTable(
    recordOf({
      game: "normal-eights",
      hands,
      stock: "8c 2c Tc Jc 2d Td",
      options: { nopeSeconds: 60 },
      moves: [],
    }),
    { settings: { turnSeconds: 10, timeBankSeconds: 30 } },
  );
  const { people, watcher, clock, store } = table;
  expect(await people[0]!.move({ type: "play", card: "8h" })).toEqual(ok);
  const told = watcher.tables.length;
  await clock.advance(20_000);
  expect(watcher.tables).toHaveLength(told);
  expect(await people[1]!.move(nope("As"))).toEqual(ok);
  await clock.advance(30_000);
  expect(await people[2]!.move(pass)).toEqual(ok);
  expect(store.tables.load(storedId)!.players.map(({ bankMs }) => bankMs)).toEqual([
    30_000, 30_000, 30_000, 30_000,
  ]);
});

test("C-6 NE-20 windows that are not answered make nobody away, however many", async () => {
  const eights = Array.from({ length: 30 }, () => "8d").join(" ");
  const table = await dealtTable(
    recordOf({
      game: "normal-eights",
      hands: ["3c 4c 5c 6c 7c 9c Tc", "3d 4d 5d 6d 7d 9d Td"],
      stock: eights,
      moves: [],
    }),
  );
  const { people, clock } = table;
  for (let turn = 0; turn < 10; turn += 1) {
    const person = people[turn % 2]!;
    for (const move of [{ type: "draw" }, { type: "play", card: "8d" }])
      expect(await person.move(move)).toEqual(ok);
    await clock.advance(5000);
  }
  expect(made(table).filter(({ auto }) => auto)).toHaveLength(20);
  expect([0, 1].map((seat) => presence(table, seat))).toEqual(["here", "here"]);
});

/**
 * Seat 1's turns are made for it until it is away, in two windows of seat 0's it passes by hand;
 * the floor is at nothing.
 */
async function awaySoon(second: Move): Promise<DealtTable> {
  const table = await dealtTable(
    recordOf({
      game: "normal-eights",
      hands: ["8h 8d 8s 9c Tc Qc Kc", "As Ac Ad 5d 6d 7d 9d"],
      stock: "8c 2c 3c 4c 5c 6c 7c 2d",
      options: { nopeFloor: 0 },
      moves: [],
    }),
    { settings: { turnSeconds: 10 } },
  );
  const { people, clock } = table;
  for (const [card, answer] of [
    ["8h", pass],
    ["8d", second],
  ] as const) {
    expect(await people[0]!.move({ type: "play", card })).toEqual(ok);
    expect(await people[1]!.move(answer)).toEqual(ok);
    await clock.until(() => people[0]!.view.seen.phase === "turn" && people[0]!.isToAct);
  }
  return table;
}

test("C-6 a pass by hand does not break a row of time-outs, and an ace does", async () => {
  expect(presence(await awaySoon(pass), 1)).toBe("away");
  expect(presence(await awaySoon(nope("As")), 1)).toBe("here");
});

test("C-6 who is away and lets a window pass by hand is away still; with an ace he is back", async () => {
  for (const [answer, after] of [
    [pass, "away"],
    [nope("As"), "here"],
  ] as const) {
    const table = await awaySoon(pass);
    expect(await table.people[0]!.move({ type: "play", card: "8s" })).toEqual(ok);
    expect(await table.people[1]!.move(answer)).toEqual(ok);
    expect([presence(table, 1), made(table).at(-1)!.auto]).toEqual([after, undefined]);
  }
});

test("NE-20 an away seat passes at a human pace, but not before the floor", async () => {
  for (const [nopeFloor, least, most] of [
    [0, 700, 2600],
    [3, 3000, 3000],
  ] as const) {
    const table = await dealtTable(
      recordOf({
        game: "normal-eights",
        hands,
        stock: "8c 2c Tc Jc 2d Td",
        options: { nopeFloor },
        moves: [],
      }),
      { settings: { keepSeconds: 10 } },
    );
    const { people, door, clock } = table;
    door.depart(people[1]!.connection);
    await clock.advance(10_000);
    expect(presence(table, 1)).toBe("away");
    expect(await people[0]!.move({ type: "play", card: "8h" })).toEqual(ok);
    const from = clock.now();
    await clock.until(() => made(table).length > 1);
    expect(made(table)[1]).toEqual({ seat: 1, type: "pass", auto: true });
    expect(clock.now() - from).toBeGreaterThanOrEqual(least);
    expect(clock.now() - from).toBeLessThanOrEqual(most);
  }
});

test("NE-20 an away seat takes its time for each window anew", async () => {
  const table = await dealtTable(
    recordOf({
      game: "normal-eights",
      hands,
      stock: "8c 2c Tc Jc 2d Td",
      options: { nopeFloor: 0 },
      moves: [],
    }),
    { settings: { keepSeconds: 10 } },
  );
  const { people, door, clock } = table;
  door.depart(people[3]!.connection);
  await clock.advance(10_000);
  expect(await people[0]!.move({ type: "play", card: "8h" })).toEqual(ok);
  await clock.advance(690);
  expect(await people[1]!.move(nope("As"))).toEqual(ok);
  await clock.advance(690);
  expect(await people[2]!.move(nope("Ad"))).toEqual(ok);
  await clock.advance(690);
  expect(made(table).map(({ seat }) => seat)).toEqual([0, 1, 2]);
  await clock.advance(2000);
  expect(made(table).map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
});
