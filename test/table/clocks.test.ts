import { expect, test } from "vitest";
import type { Move, Seated } from "#shared/contract/round.ts";
import { Client } from "#test/host/support/client.ts";
import { playUntil, seatedTable, sitDown, toAct } from "#test/host/support/seatedTable.ts";

const presences = ({ table }: Client) => table.players.map(({ presence }) => presence);
const lastMove = ({ view }: Client) => view.happened[0];
const hour = 3_600_000;

test("H-12 without a turn clock nobody who is here is hurried", async () => {
  const seated = await seatedTable({ people: 3 });
  const people = await sitDown(seated);
  const views = people[0]!.views.length;
  await seated.clock.advance(10 * hour);
  expect(people[0]!.views.length).toBe(views);
  expect(people[0]!.table.clocks).toEqual([]);
});

test("H-12 the turn has its own time, then the time bank runs, then the default move is made", async () => {
  const seated = await seatedTable({
    people: 3,
    settings: { turnSeconds: 20, timeBankSeconds: 30 },
  });
  const people = await sitDown(seated);
  const slow = toAct(people);
  const seat = slow.view.seen.viewer as number;
  expect(slow.table.clocks).toEqual([{ seat, leftMs: 20_000, fullMs: 20_000, bank: false }]);
  await seated.clock.advance(20_000);
  expect(slow.table.clocks).toEqual([{ seat, leftMs: 30_000, fullMs: 30_000, bank: true }]);
  await seated.clock.advance(29_999);
  expect(toAct(people)).toBe(slow);
  await seated.clock.advance(1);
  expect(slow.isToAct).toBe(false);
  expect(lastMove(slow)).toMatchObject({ type: "played", seat, told: { cards: ["3c"] } });
  expect(slow.table.clocks).toEqual([
    { seat: (seat + 1) % 3, leftMs: 20_000, fullMs: 20_000, bank: false },
  ]);
});

test("H-12 where nothing but the clocks has changed only they are sent, and the table again once anything else has", async () => {
  const seated = await seatedTable({ people: 3, settings: { turnSeconds: 20 } });
  const people = await sitDown(seated);
  const [first] = people;
  const { connection } = first!;
  const [sendTable, sendClocks] = [
    connection.sendTable.bind(connection),
    connection.sendClocks.bind(connection),
  ];
  const sent: string[] = [];
  Object.assign(connection, {
    sendTable: (...state: Parameters<typeof sendTable>) => (
      sent.push("table"),
      sendTable(...state)
    ),
    sendClocks: (...clocks: Parameters<typeof sendClocks>) => (
      sent.push("clocks"),
      sendClocks(...clocks)
    ),
  });
  for (const expected of [["clocks"], ["clocks", "clocks"]]) {
    const acting = toAct(people);
    await acting.move(acting.firstLegal());
    expect(sent).toEqual(expected);
  }
  seated.door.depart(people[2]!.connection);
  expect(sent).toEqual(["clocks", "clocks", "table"]);
  Client.arrive(seated.door, seated.tokens[2]);
  await playUntil(seated, people.slice(0, 2), () => first!.table.stage !== "playing");
  expect(sent.at(-1)).toBe("table");
  expect(first!.table.clocks).toEqual([]);
});

test("H-12 the bank is one for all turns: what a move overdraws is gone", async () => {
  const seated = await seatedTable({
    people: 2,
    settings: { turnSeconds: 20, timeBankSeconds: 30 },
  });
  const people = await sitDown(seated);
  const slow = toAct(people);
  await seated.clock.advance(32_000);
  expect(await slow.move(slow.firstLegal())).toMatchObject({ ok: true });
  await playUntil(
    seated,
    people.filter((person) => person !== slow),
    () => slow.isToAct,
  );
  const views = slow.views.length;
  await seated.clock.advance(37_999);
  expect(slow.views.length).toBe(views);
  await seated.clock.advance(1);
  expect(slow.views.length).toBe(views + 1);
  await playUntil(
    seated,
    people.filter((person) => person !== slow),
    () => slow.isToAct,
  );
  await seated.clock.advance(20_000);
  expect(slow.isToAct).toBe(false);
});

test("H-12 a bank of nothing ends with the turn, and the ring never says that it runs", async () => {
  const seated = await seatedTable({
    people: 2,
    settings: { turnSeconds: 10, timeBankSeconds: 0 },
  });
  const people = await sitDown(seated);
  const slow = toAct(people);
  await seated.clock.advance(10_000);
  expect(slow.isToAct).toBe(false);
  expect(
    people
      .flatMap(({ tables }) => tables)
      .flatMap(({ clocks }) => clocks)
      .filter(({ bank }) => bank),
  ).toEqual([]);
});

test("C-6 a dropped seat has 30 seconds where the table has no clock; whoever is back in time has none", async () => {
  const seated = await seatedTable({ people: 3 });
  const people = await sitDown(seated);
  const slow = toAct(people);
  const seat = slow.view.seen.viewer as number;
  const other = people.find((person) => person !== slow)!;
  await seated.clock.advance(hour);
  seated.door.depart(slow.connection);
  expect(presences(other)[seat]).toBe("dropped");
  expect(other.table.clocks).toEqual([{ seat, leftMs: 30_000, fullMs: 30_000, bank: false }]);
  await seated.clock.advance(29_000);
  void seated.door.arrive(slow.connection, { token: seated.tokens[seat]!, visitor: null });
  expect(presences(other)[seat]).toBe("here");
  expect(other.table.clocks).toEqual([]);
  await seated.clock.advance(hour);
  expect(slow.isToAct).toBe(true);
  seated.door.depart(slow.connection);
  await seated.clock.advance(30_000);
  expect(lastMove(other)).toMatchObject({ type: "played", seat });
});

test("C-6 the keep time ends: the seat is away, and its default moves come at a human pace", async () => {
  const seated = await seatedTable({ people: 2, settings: { keepSeconds: 10 } });
  const people = await sitDown(seated);
  const gone = toAct(people);
  const other = people.find((person) => person !== gone)!;
  const seat = gone.view.seen.viewer as number;
  seated.door.depart(gone.connection);
  await seated.clock.advance(9_999);
  expect(presences(other)[seat]).toBe("dropped");
  await seated.clock.advance(1);
  expect(presences(other)[seat]).toBe("away");
  expect(other.table.clocks).toEqual([]);
  for (let turns = 0; turns < 5; turns += 1) {
    await playUntil(seated, [other], () => !other.isToAct);
    if (other.table.stage !== "playing") break;
    const views = other.views.length;
    await seated.clock.advance(699);
    expect(other.views.length).toBe(views);
    await seated.clock.advance(1901);
    expect(other.views.length).toBe(views + 1);
    expect(lastMove(other)?.seat).toBe(seat);
  }
});

test("C-6 three time-outs in a row make a seat away; a move of its own begins the count anew", async () => {
  const seated = await seatedTable({
    people: 2,
    settings: { turnSeconds: 10, timeBankSeconds: 0 },
  });
  const people = await sitDown(seated);
  const slow = toAct(people);
  const other = people.find((person) => person !== slow)!;
  const seat = slow.view.seen.viewer as number;
  const timeOut = async () => {
    await playUntil(seated, [other], () => slow.isToAct);
    await seated.clock.advance(10_000);
  };
  await timeOut();
  await timeOut();
  await playUntil(seated, [other], () => slow.isToAct);
  expect(await slow.move(slow.firstLegal())).toMatchObject({ ok: true });
  await timeOut();
  await timeOut();
  expect(presences(other)[seat]).toBe("here");
  await timeOut();
  expect(presences(other)[seat]).toBe("away");
});

test.each(["back", "move", "arrival"] as const)(
  "C-6 an away seat is its player's again by %s, with a turn of its own",
  async (by) => {
    const seated = await seatedTable({
      people: 2,
      settings: { turnSeconds: 10, timeBankSeconds: 0 },
    });
    const people = await sitDown(seated);
    const slow = toAct(people);
    const other = people.find((person) => person !== slow)!;
    const seat = slow.view.seen.viewer as number;
    for (let count = 0; count < 3; count += 1) {
      await playUntil(seated, [other], () => slow.isToAct);
      await seated.clock.advance(10_000);
    }
    await playUntil(seated, [other], () => slow.isToAct);
    expect(presences(slow)[seat]).toBe("away");
    await seated.clock.advance(300);
    if (by === "back") expect(await slow.ask("back", {})).toEqual({ ok: true, value: null });
    if (by === "move")
      expect(await slow.move(slow.firstLegal())).toEqual({ ok: true, value: null });
    if (by === "arrival")
      void seated.door.arrive(slow.connection, { token: seated.tokens[seat]!, visitor: null });
    expect(presences(slow)[seat]).toBe("here");
    await playUntil(seated, [other], () => slow.isToAct);
    const views = slow.views.length;
    await seated.clock.advance(9_999);
    expect(slow.views.length).toBe(views);
    await seated.clock.advance(1);
    expect(slow.views.length).toBe(views + 1);
  },
);

test("C-6 default moves are recorded as such, and the round goes on to its end while somebody watches", async () => {
  const seated = await seatedTable({ people: 2, bots: 1, settings: { keepSeconds: 10 } });
  const people = await sitDown(seated);
  const [first, second] = people;
  const watcher = Client.arrive(seated.door);
  seated.door.depart(first!.connection);
  seated.door.depart(second!.connection);
  await seated.clock.until(() => watcher.table.stage === "between");
  await seated.clock.advance(hour);
  expect(watcher.table).toMatchObject({ stage: "between", roundNumber: 1 });
  const { moves } = seated.store.rounds.latest("seated")!.record;
  const auto = (seats: readonly number[]) =>
    moves
      .filter((move) => seats.includes((move as Seated<Move>).seat))
      .map((move) => (move as Seated<Move>).auto);
  expect(new Set(auto([0, 1]))).toEqual(new Set([true]));
  expect(new Set(auto([2]))).toEqual(new Set([undefined]));
  expect(seated.log).toEqual([]);
});

test("C-6 a table at which nobody is any more waits as it stands; whoever comes back has his whole turn", async () => {
  const seated = await seatedTable({
    people: 1,
    bots: 2,
    settings: { turnSeconds: 10, timeBankSeconds: 0, keepSeconds: 10 },
  });
  const [only] = await sitDown(seated);
  await seated.clock.until(() => only!.isToAct);
  await seated.clock.advance(9_000);
  const stored = JSON.stringify(seated.store.rounds.latest("seated"));
  seated.door.depart(only!.connection);
  await seated.clock.advance(10 * hour);
  expect(JSON.stringify(seated.store.rounds.latest("seated"))).toBe(stored);
  const back = Client.arrive(seated.door, seated.tokens[0]);
  expect(back.table.clocks).toMatchObject([{ leftMs: 10_000 }]);
  expect(presences(back)).toEqual(["here", "here", "here"]);
  await seated.clock.advance(9_999);
  expect(JSON.stringify(seated.store.rounds.latest("seated"))).toBe(stored);
  await seated.clock.advance(1);
  expect(JSON.stringify(seated.store.rounds.latest("seated"))).not.toBe(stored);
});
