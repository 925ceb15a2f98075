// Checks what becomes of a response window (NE-20) when people go and come, and when something
// fails.

import { expect, test, vi } from "vitest";
import { saysOfStore, StoreError } from "#main/store/storeError.ts";
import { houseRequests, standardSettings } from "#shared/protocol/schema.ts";
import { Client } from "#test/host/support/client.ts";
import {
  asked,
  leftMs,
  made,
  nope,
  ok,
  opened,
  pass,
  phase,
} from "#test/host/support/openWindow.ts";
import { replayedViews } from "#test/host/support/replayedViews.ts";
import { seatedTable, sitDown, playUntil } from "#test/host/support/seatedTable.ts";
import { settled } from "#test/host/support/simulatedClock.ts";
import { storedId, tokenOf } from "#test/host/support/storedRound.ts";
import { openTable, testHost } from "#test/host/support/testHost.ts";

test("H-15 NE-20 who comes back within a window sees the same window with what is left of it, also where he was away", async () => {
  const table = await opened({ keepSeconds: 10, turnSeconds: 60 });
  const { people, door, watcher, at } = table;
  await at(1000);
  door.depart(people[3]!.connection);
  expect(watcher.table.clocks).toMatchObject(
    [0, 1, 2, 3].map((seat) => ({ seat, leftMs: 4000, fullMs: 5000 })),
  );
  await at(3000);
  const back = Client.arrive(door, tokenOf(3));
  expect(leftMs(back)).toEqual([2000, 2000, 2000, 2000]);
  expect(back.isToAct).toBe(true);
  for (const person of people.slice(0, 3)) expect(await person.move(pass)).toEqual(ok);
  await at(4999);
  expect(phase(table)).toBe("respond");
  await at(5000);
  expect(phase(table)).toBe("turn");
});

test("NE-20 a pass that is held stays held when its player drops out and comes back", async () => {
  const table = await opened();
  const { people, door, at } = table;
  void people[2]!.move(pass);
  await at(300);
  door.depart(people[2]!.connection);
  await at(600);
  const back = Client.arrive(door, tokenOf(2));
  // The player has answered, and is offered no other answer; nobody else is shown anything of it.
  expect([back.view.number, back.view.seen.toAct, back.isToAct]).toEqual([1, [0, 1, 2, 3], false]);
  expect(people[1]!.isToAct).toBe(true);
  expect(await back.ask("hint", { answers: 1 })).toMatchObject({
    ok: false,
    error: { code: "C-11" },
  });
  expect(await back.move(pass)).toMatchObject({ ok: false, error: { code: "NE-20" } });
  await at(1500);
  expect(made(table).at(-1)).toEqual({ seat: 2, type: "pass" });
  expect(back.isToAct).toBe(false);
});

test("C-6 where nobody is any more a window waits, and begins anew when somebody comes", async () => {
  const table = await opened({ keepSeconds: 600 });
  const { people, door, clock, at } = table;
  void people[1]!.move(pass);
  await at(1000);
  for (const person of people) door.depart(person.connection);
  door.depart(table.watcher.connection);
  await clock.advance(500_000);
  expect(made(table)).toHaveLength(1);
  const back = Client.arrive(door, tokenOf(0));
  expect(leftMs(back)).toEqual([5000, 5000, 5000, 5000]);
  await clock.advance(1499);
  expect(made(table)).toHaveLength(1);
  await clock.advance(1);
  expect(made(table)).toHaveLength(2);
  await clock.advance(3500);
  expect(back.view.seen.phase).toBe("turn");
});

test("C-5 a leave in a window is told at once; what its seat held is void, what others hold stays held", async () => {
  const table = await opened();
  const { people, at } = table;
  const [stays, goes] = [asked(people[3]!.move(pass)), asked(people[1]!.move(pass))];
  expect(await people[1]!.ask("leave", {})).toEqual(ok);
  await settled();
  expect([stays.value, goes.value]).toEqual([null, ok]);
  expect(phase(table)).toBe("respond");
  await at(1500);
  expect([
    stays.value,
    made(table)
      .slice(1)
      .map(({ seat, type }) => [seat, type]),
  ]).toEqual([
    ok,
    [
      [1, "leave"],
      [3, "pass"],
    ],
  ]);
  for (const person of [people[0]!, people[2]!]) expect(await person.move(pass)).toEqual(ok);
  expect(phase(table)).toBe("turn");
});

test("C-5 when the round ends by a leave whoever has passed is answered too", async () => {
  const table = await opened();
  const { people } = table;
  const answer = asked(people[3]!.move(pass));
  for (const seat of [0, 1, 2]) expect(await people[seat]!.ask("leave", {})).toEqual(ok);
  await settled();
  expect(answer.value).toEqual(ok);
  expect(people[3]!.table).toMatchObject({ stage: "between", lastResult: { winners: [3] } });
});

test("H-3 passes that cannot be stored are refused like any move, and may be made again", async () => {
  const table = await opened();
  const { people, store, at } = table;
  const answers = [1, 2].map((seat) => asked(people[seat]!.move(pass)));
  vi.spyOn(store, "atOnce").mockImplementationOnce(() => {
    throw new StoreError("store-full", saysOfStore("full", { detail: "no room" }));
  });
  await at(1500);
  expect(answers.map(({ value }) => value)).toMatchObject([
    { ok: false, error: { code: "store-full" } },
    { ok: false, error: { code: "store-full" } },
  ]);
  expect(made(table)).toHaveLength(1);
  for (const person of people) expect(await person.move(pass)).toEqual(ok);
  expect(phase(table)).toBe("turn");
});

test("H-3 who came back while his pass was held is asked again where it cannot be stored", async () => {
  const table = await opened();
  const { people, door, store, at } = table;
  void people[2]!.move(pass);
  door.depart(people[2]!.connection);
  const back = Client.arrive(door, tokenOf(2));
  expect(back.isToAct).toBe(false);
  vi.spyOn(store, "atOnce").mockImplementationOnce(() => {
    throw new StoreError("store-full", saysOfStore("full", { detail: "no room" }));
  });
  await at(1500);
  expect([back.isToAct, back.view.number]).toEqual([true, 1]);
  expect(await back.move(pass)).toEqual(ok);
});

test("NE-20 C-5 a step that others make while a pass is held does not offer it again", async () => {
  const table = await opened();
  const { people } = table;
  void people[3]!.move(pass);
  expect(await people[1]!.ask("leave", {})).toEqual(ok);
  expect([people[3]!, people[2]!].map(({ view, isToAct }) => [view.number, isToAct])).toEqual([
    [2, false],
    [2, true],
  ]);
});

test("H-3 an ace that cannot be stored takes the passes before it back with it", async () => {
  const table = await opened();
  const { people, store, at } = table;
  const answer = asked(people[3]!.move(pass));
  vi.spyOn(store, "atOnce").mockImplementationOnce(() => {
    throw new StoreError("store-full", saysOfStore("full", { detail: "no room" }));
  });
  expect(await people[1]!.move(nope("As"))).toMatchObject({
    ok: false,
    error: { code: "store-full" },
  });
  await settled();
  expect(answer.value).toMatchObject({ ok: false, error: { code: "store-full" } });
  expect(await people[1]!.move(nope("As"))).toEqual(ok);
  await at(6000);
  expect(made(table).slice(1, 3)).toMatchObject([
    { seat: 1, type: "nope" },
    { seat: 0, type: "pass", auto: true },
  ]);
});

test("H-3 after a restart a window begins anew, and passes that were held were never answered with yes", async () => {
  const table = await opened();
  const { people, clock, at } = table;
  const answer = asked(people[2]!.move(pass));
  await at(1000);
  await table.host.close();
  await settled();
  expect(answer.value).toMatchObject({ ok: false, error: { code: "closed" } });
  const again = await testHost({ dataFolder: table.dataFolder, clock });
  const door = again.house.table(storedId)!;
  await clock.advance(3_600_000);
  const back = [0, 1, 2, 3].map((seat) => Client.arrive(door, tokenOf(seat)));
  expect(back[2]!.view).toEqual({ ...people[2]!.view, happened: [] });
  expect(back[2]!.isToAct).toBe(true);
  expect(leftMs(back[3]!)).toEqual([5000, 5000, 5000, 5000]);
  const answers = back.map((person) => asked(person.move(pass)));
  await clock.advance(1499);
  expect(answers.map(({ value }) => value)).toEqual([null, null, null, null]);
  await clock.advance(1);
  expect(answers.map(({ value }) => value)).toEqual([ok, ok, ok, ok]);
  expect(back[0]!.view.seen.phase).toBe("turn");
});

test("NE-20 a table that closes in a window leaves nobody without an answer", async () => {
  const table = await opened();
  const answer = asked(table.people[2]!.move(pass));
  expect(await table.house.ask("closeTable", { table: storedId })).toEqual(ok);
  await settled();
  expect(answer.value).toMatchObject({ ok: false, error: { code: "closed" } });
});

test("H-27 in a window there is a hint for who has not answered, and none for who has", async () => {
  const { people, at } = await opened();
  await at(1600);
  expect(await people[1]!.ask("hint", { answers: 1 })).toMatchObject({ ok: true });
  expect(await people[1]!.move(pass)).toEqual(ok);
  expect(await people[1]!.ask("hint", { answers: 2 })).toMatchObject({
    ok: false,
    error: { code: "C-11" },
  });
});

test("C-7 NE-20 over whole rounds every connection is sent exactly the views that its seat may have, numbered without a gap", async () => {
  const seated = await seatedTable({
    people: 3,
    bots: 2,
    rotation: [{ game: "normal-eights", rounds: 1, options: { jokersPerPack: 1 } }],
    settings: { botPace: 1, turnSeconds: 30 },
  });
  const people = await sitDown(seated);
  const watcher = Client.arrive(seated.door);
  watcher.views.length = 0;
  for (let round = 1; round <= 3; round += 1) {
    await playUntil(seated, people, () => people[0]!.table.stage !== "playing");
    const { record } = seated.store.rounds.latest("seated")!;
    people.forEach((person, seat) =>
      expect(person.views.filter((view) => view.round === round)).toEqual(
        replayedViews(record, round, seat),
      ),
    );
    const watched = watcher.views.filter((view) => view.round === round);
    expect(watched).toEqual(replayedViews(record, round, "spectator").slice(-watched.length));
    expect(watched.length).toBeLessThan(
      people[0]!.views.filter((view) => view.round === round).length,
    );
    for (const person of people) expect(await person.ready()).toEqual(ok);
  }
  expect(seated.log).toEqual([]);
});

test("NE-20 a table takes tenths of seconds for its windows and nothing odder", async () => {
  const { house } = await testHost();
  const rotation = (option: object) => [
    { game: "normal-eights", rounds: 1, options: option as { readonly [key: string]: number } },
  ];
  for (const option of [
    { nopeFloor: 0 },
    { nopeFloor: 0.3 },
    { nopeFloor: 10, nopeSeconds: 1 },
    { nopeSeconds: 60 },
  ])
    expect(
      (await openTable(house, { rotation: rotation(option) })).owner.table.options,
    ).toMatchObject(option);
  for (const option of [
    { nopeFloor: 0.05 },
    { nopeFloor: -0.1 },
    { nopeFloor: 10.1 },
    { nopeFloor: 1e308 },
    { nopeFloor: true },
    { nopeSeconds: 1.5 },
    { nopeSeconds: 0 },
    { nopeSeconds: 61 },
    { nopeSeconds: 1e308 },
    { jokersPerPack: 0.1 },
  ]) {
    await expect(
      openTable(house, { rotation: rotation(option) }),
      JSON.stringify(option),
    ).rejects.toThrow(/^wrong-option: option "/);
  }
  for (const wrong of [NaN, Infinity, -Infinity, "1", null, {}]) {
    expect(
      houseRequests.openTable.safeParse({
        rotation: rotation({ nopeFloor: wrong }),
        settings: standardSettings,
        bots: [],
      }).success,
      JSON.stringify(wrong),
    ).toBe(false);
  }
});
