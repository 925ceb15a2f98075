import { expect, test } from "vitest";
import { kingsAndBastards } from "#shared/games/kings-and-bastards/index.ts";
import type { KingsRound, Move } from "#shared/games/kings-and-bastards/types.ts";
import { dealRecord, readRecord } from "#shared/record/roundRecord.ts";
import { saying } from "#test/support/inEnglish.ts";
import { Client } from "#test/host/support/client.ts";
import { playUntil, seatedTable, sitDown, toAct } from "#test/host/support/seatedTable.ts";
import { kings } from "#test/host/support/testHost.ts";

const isOver = (client: Client) => () => client.table.stage === "between";

test("a round begins when everybody who is here is ready, and bots always are", async () => {
  const seated = await seatedTable({ people: 3, bots: 2 });
  const [first, second, third] = seated.tokens.map((token) => Client.arrive(seated.door, token));
  await first!.ready();
  await second!.ready();
  expect(first!.table).toMatchObject({ stage: "waiting", roundNumber: 0 });
  expect(first!.table.players.map(({ ready }) => ready)).toEqual([true, true, false, true, true]);
  await third!.ready();
  expect(first!.table).toMatchObject({ stage: "playing", roundNumber: 1 });
  expect(first!.view).toMatchObject({ number: 0, round: 1, happened: [{ type: "dealt" }] });
});

test("whoever is not here is not waited for", async () => {
  const seated = await seatedTable({ people: 3 });
  const [first, second, third] = seated.tokens.map((token) => Client.arrive(seated.door, token));
  await first!.ready();
  await second!.ready();
  seated.door.depart(third!.connection);
  expect(first!.table).toMatchObject({ stage: "playing", roundNumber: 1 });
  expect(first!.view.seen.hands).toHaveLength(3);
});

test("nobody here, nothing begins", async () => {
  const alone = await seatedTable({ people: 2 });
  const only = Client.arrive(alone.door, alone.tokens[0]);
  alone.door.depart(only.connection);
  await alone.clock.advance(10_000_000);
  expect(alone.store.tables.load("seated")?.stage).toBe("waiting");
});

test("C-5 leaving in a round is the move `leave`; the leaver is gone from the table and his secret opens nothing", async () => {
  const seated = await seatedTable({ people: 3, bots: 1 });
  const [first, second, third] = await sitDown(seated);
  expect(await second!.ask("leave", {})).toEqual({ ok: true, value: null });
  expect(first!.view.happened[0]).toMatchObject({ type: "left", seat: 1 });
  expect(first!.table.players[1]).toMatchObject({ gone: true, seat: 1 });
  expect(
    seated.door.arrive(new Client(seated.door).connection, {
      token: seated.tokens[1]!,
      visitor: null,
    }),
  ).toMatchObject({ ok: false, error: { code: "gone" } });
  expect(await second!.ready()).toMatchObject({ ok: false, error: { code: "not-yours" } });
  await playUntil(seated, [first!, third!], isOver(first!));
  expect(first!.table.lastResult?.places.at(-1)).toEqual([1]);
  await first!.ready();
  await third!.ready();
  expect(first!.table.players.map(({ seat }) => seat)).toEqual([0, null, 1, 2]);
  expect(first!.view.seen.hands).toHaveLength(3);
});

test("C-5 the move `leave` is the same as leaving", async () => {
  const seated = await seatedTable({ people: 3 });
  const [first, second] = await sitDown(seated);
  expect(await second!.move({ type: "leave" })).toEqual({ ok: true, value: null });
  expect(first!.table.players[1]).toMatchObject({ gone: true });
});

test("between rounds a leaver is gone from the next one, and whoever is ready is not kept waiting by him", async () => {
  const seated = await seatedTable({ people: 3 });
  const people = await sitDown(seated);
  const [first, second, third] = people;
  await playUntil(seated, people, isOver(first!));
  await first!.ready();
  await third!.ready();
  expect(await second!.ask("leave", {})).toEqual({ ok: true, value: null });
  expect(first!.table).toMatchObject({ stage: "playing", roundNumber: 2 });
  expect(first!.view.seen.hands).toHaveLength(2);
});

test("the owner who leaves hands the table to the next person", async () => {
  const seated = await seatedTable({ people: 3 });
  const [first, second] = await sitDown(seated);
  await first!.ask("leave", {});
  expect(second!.table.owner).toBe("p2");
});

test("a table closes when the last person leaves, after he was answered", async () => {
  const seated = await seatedTable({ people: 1, bots: 3 });
  const [only] = await sitDown(seated);
  const closed: string[] = [];
  seated.house.onTables(({ id, open }) => void (open || closed.push(id)));
  expect(await only!.ask("leave", {})).toEqual({ ok: true, value: null });
  expect(only!.ended).toBeNull();
  await seated.clock.advance(0);
  expect(only!.ended).toBe("table-closed");
  expect(closed).toEqual(["seated"]);
  expect(seated.house.table("seated")).toBeNull();
  expect(seated.store.tables.load("seated")?.stage).toBe("closed");
  expect(seated.clock.pending).toBe(0);
});

test("too few players for the game: the next round says so (C-15)", async () => {
  const seated = await seatedTable({ people: 2 });
  const people = await sitDown(seated);
  await people[1]!.ask("leave", {});
  expect(people[0]!.table.stage).toBe("between");
  expect(await people[0]!.ready()).toMatchObject({
    ok: false,
    error: saying("C-15", /2 to 12 players/),
  });
  expect(people[0]!.table.players[0]!.ready).toBe(false);
});

test("H-15 a second connection with the same secret takes over from the first and sees the table as it is", async () => {
  const seated = await seatedTable({ people: 2 });
  const people = await sitDown(seated);
  const acting = toAct(people);
  const seat = acting.view.seen.viewer as number;
  const second = Client.arrive(seated.door, seated.tokens[seat]);
  expect(acting.ended).toBe("taken-over");
  expect(second.view).toEqual({ ...acting.view, happened: [] });
  seated.door.depart(acting.connection);
  expect(second.table.players[seat]!.presence).toBe("here");
  expect(await acting.move(acting.firstLegal())).toMatchObject({
    ok: false,
    error: { code: "not-yours" },
  });
  expect(await second.move(second.firstLegal())).toEqual({ ok: true, value: null });
});

test("KB-5 KB-6 KB-14 titles go with the person when seats change", async () => {
  const seated = await seatedTable({ people: 4, bots: 1 });
  const people = await sitDown(seated);
  await playUntil(seated, people, isOver(people[0]!));
  const { lastResult, players } = people[0]!.table;
  const king = players.find(({ seat }) => seat === lastResult!.winners[0])!;
  const bastard = players.find(({ titles }) => titles["bastard"] === 1)!;
  expect(king.titles).toEqual({ king: 1 });
  const leaver = players.findIndex(
    ({ id, bot }) => bot === null && id !== king.id && id !== bastard.id,
  );
  await people[leaver]!.ask("leave", {});
  const stayed = people.filter((_, place) => place !== leaver);
  for (const person of stayed) await person.ready();
  const { table, view } = stayed[0]!;
  const seatOf = (id: string) => table.players.find((player) => player.id === id)!.seat;
  expect(view.seen.facts).toMatchObject({
    titles: { king: seatOf(king.id), bastard: seatOf(bastard.id) },
    dealer: seatOf(bastard.id),
  });
});

test("the score of lasts is the game's own Bastard", async () => {
  const seated = await seatedTable({ people: 2, bots: 2 });
  const people = await sitDown(seated);
  const titles: (readonly [number | undefined, number | undefined])[] = [];
  for (let round = 1; round <= 6; round += 1) {
    await playUntil(seated, people, isOver(people[0]!));
    const { record } = seated.store.rounds.latest("seated")!;
    const read = readRecord(record);
    let end = dealRecord(read) as KingsRound;
    for (const entry of record.moves) {
      const {
        seat,
        auto: _auto,
        ...move
      } = entry as Readonly<{ seat: number; type: string; auto?: true }>;
      const outcome = kingsAndBastards.apply(end, seat, move as Move);
      if (outcome.ok) end = outcome.round;
    }
    const { king, bastard } = kingsAndBastards.carry.after(end);
    const scores = people[0]!.table.players.map(
      ({ titles: { king: firsts = 0, bastard: lasts = 0 } }) => [firsts, lasts],
    );
    const before = seated.store.rounds.finished({ limit: 10, before: null, profile: "" }).length;
    expect(before).toBe(round);
    titles.push([king, bastard]);
    expect(scores).toEqual(
      [0, 1, 2, 3].map((seat) => [
        titles.filter(([first]) => first === seat).length,
        titles.filter(([, last]) => last === seat).length,
      ]),
    );
    for (const person of people) await person.ready();
  }
});

test("a spectator sees what is public, and the seats as they come and go", async () => {
  const seated = await seatedTable({ people: 2 });
  const people = await sitDown(seated);
  const watcher = Client.arrive(seated.door);
  expect(watcher.view).toMatchObject({
    number: 0,
    round: 1,
    seen: { viewer: "spectator", hands: [26, 27], legal: [] },
  });
  await toAct(people).move(toAct(people).firstLegal());
  expect(watcher.view.number).toBe(1);
});

test("the owner may change options and settings between rounds; all are asked anew", async () => {
  const seated = await seatedTable({ people: 2 });
  const people = seated.tokens.map((token) => Client.arrive(seated.door, token));
  const [first, second] = people;
  await second!.ready();
  const settings = { ...first!.table.settings, turnSeconds: 30, timeBankSeconds: 60 };
  expect(
    await first!.ask("change", { rotation: kings({ stake: 700, jokersPerPack: 0 }), settings }),
  ).toEqual({ ok: true, value: null });
  expect(second!.table).toMatchObject({
    options: { stake: 700, jokersPerPack: 0, exchangeTrumps: false },
    settings,
  });
  expect(second!.table.players.map(({ ready }) => ready)).toEqual([false, false]);
  expect(await first!.ask("change", { rotation: kings({ stake: -1 }), settings })).toMatchObject({
    ok: false,
    error: { code: "wrong-option" },
  });
  for (const person of people) await person.ready();
  expect(first!.view.seen.facts).toMatchObject({ chips: [300, 300], pot: 1400 });
  expect(toAct(people).table.clocks).toMatchObject([{ leftMs: 30_000 }]);
});
