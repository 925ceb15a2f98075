import { expect, test } from "vitest";
import type { Rotation } from "#shared/protocol/schema.ts";
import { Client } from "#test/host/support/client.ts";
import { expectSoundBooks } from "#test/host/support/books.ts";
import {
  grant,
  playUntil,
  profileOf,
  seatedTable,
  sitDown,
  type SeatedTable,
} from "#test/host/support/seatedTable.ts";
import { openTable, testHost } from "#test/host/support/testHost.ts";

const rotation: Rotation = [
  { game: "kings-and-bastards", rounds: 1, options: { stake: 50 } },
  { game: "five-card-draw", rounds: 2, options: { ante: 25 } },
];
const done = { ok: true, value: null };
const isOver = (client: Client) => () => client.table.stage !== "playing";
const inBank = ({ store }: SeatedTable, place: number) =>
  store.bank.balance(`profile:${profileOf(place)}`);

/** Everybody has gone home with their chips, and the books say so. */
function expectPaidOut(seated: SeatedTable): void {
  const { players } = seated.store.tables.load("seated")!;
  expect(players.map(({ chips }) => chips)).toEqual(players.map(() => 0));
  expect(players.reduce((sum, { bought, cashedOut }) => sum + cashedOut - bought, 0)).toBe(0);
  for (const [place, { bot, bought, cashedOut }] of players.entries())
    if (!bot) expect(inBank(seated, place)).toBe(grant - bought + cashedOut);
  expectSoundBooks(seated.store, ["seated"]);
}

test("H-10 the owner stops the session between rounds: everybody is cashed out at once, and the result is shown", async () => {
  const seated = await seatedTable({ people: 2, bots: 2, rotation });
  const people = await sitDown(seated);
  await playUntil(seated, people, isOver(people[0]!));
  const stacks = people[0]!.table.players.map(({ chips }) => chips);
  expect(await people[1]!.ask("stop", {})).toMatchObject({
    ok: false,
    error: { code: "not-yours" },
  });
  expect(await people[0]!.ask("stop", {})).toEqual(done);
  expect(people[1]!.table).toMatchObject({ stage: "stopped", next: null, stopping: false });
  expect(
    people[1]!.table.players.map(({ chips, bought, cashedOut, sitsOut }) => [
      chips,
      bought,
      cashedOut,
      sitsOut,
    ]),
  ).toEqual(stacks.map((stack) => [0, 1000, stack, null]));
  expectPaidOut(seated);
  for (const [request, payload] of [
    ["ready", {}],
    ["rebuy", {}],
    ["stop", {}],
    ["sitOut", { out: true }],
    ["seats", { order: ["p1", "p2"] }],
    ["change", { rotation, settings: people[0]!.table.settings }],
  ] as const) {
    expect(await people[0]!.ask(request, payload as never), request).toMatchObject({
      ok: false,
      error: { code: "stopped" },
    });
  }
});

test("H-10 stopped in a round the session ends with it, in the same moment as its result", async () => {
  const seated = await seatedTable({ people: 2, bots: 1, rotation });
  const people = await sitDown(seated);
  expect(await people[0]!.ask("stop", {})).toEqual(done);
  expect(people[1]!.table).toMatchObject({ stage: "playing", stopping: true, next: null });
  await playUntil(seated, people, isOver(people[0]!));
  expect(people[0]!.table).toMatchObject({ stage: "stopped", roundNumber: 1, stopping: false });
  expect(people[0]!.tables.filter(({ stage }) => stage === "between")).toEqual([]);
  const won = people[0]!.table.lastResult!.chips!;
  expect(people[0]!.table.players.map(({ bought, cashedOut }) => cashedOut - bought)).toEqual(won);
  expectPaidOut(seated);
});

test("H-10 while the round is played its owner, nobody else, takes the stop back: the session goes on after it", async () => {
  const seated = await seatedTable({ people: 2, bots: 1, rotation });
  const people = await sitDown(seated);
  await people[0]!.ask("stop", {});
  expect(await people[1]!.ask("stop", { off: true })).toMatchObject({
    ok: false,
    error: { code: "not-yours" },
  });
  expect(people[1]!.table.stopping).toBe(true);
  expect(await people[0]!.ask("stop", { off: true })).toEqual(done);
  expect(people[1]!.table).toMatchObject({
    stage: "playing",
    stopping: false,
    next: { entry: 1, round: 0 },
  });
  await playUntil(seated, people, isOver(people[0]!));
  expect(people[0]!.table.stage).toBe("between");
  expect(await people[0]!.ask("stop", { off: true })).toEqual(done);
  expect(people[0]!.table.stage).toBe("between");
});

test("H-10 a session that is over is not taken up again", async () => {
  const seated = await seatedTable({ people: 2, bots: 1, rotation });
  const people = await sitDown(seated);
  await people[0]!.ask("stop", {});
  await playUntil(seated, people, isOver(people[0]!));
  expect(await people[0]!.ask("stop", { off: true })).toMatchObject({
    ok: false,
    error: { code: "stopped" },
  });
  expect(people[0]!.table.stage).toBe("stopped");
});

test("H-10 a stopped session is so after a restart too, and closes when its people leave", async () => {
  const first = await seatedTable({ people: 2, bots: 1, rotation });
  const before = await sitDown(first);
  await before[0]!.ask("stop", {});
  await playUntil(first, before, isOver(before[0]!));
  await first.host.close();
  const again = await testHost({ dataFolder: first.dataFolder, clock: first.clock });
  const seated = { ...first, ...again, door: again.house.table("seated")! };
  const people = first.tokens.map((token) => Client.arrive(seated.door, token));
  expect(people[1]!.table).toEqual(before[1]!.table);
  expect(await people[0]!.ask("leave", {})).toEqual(done);
  expect(await people[1]!.ask("leave", {})).toEqual(done);
  await seated.clock.advance(0);
  expect(seated.store.tables.load("seated")!.stage).toBe("closed");
  expectPaidOut(seated);
});

test("FD-14 H-10 without rebuys the session stops by itself when one has all the chips, and he is its winner", async () => {
  const seated = await seatedTable({ people: 2, bots: 1, rotation, settings: { rebuys: false } });
  const people = await sitDown(seated);
  for (let round = 0; round < 200 && people[0]!.table.stage !== "stopped"; round += 1) {
    await playUntil(seated, people, isOver(people[0]!));
    for (const person of people) await person.ready();
  }
  expect(people[0]!.table).toMatchObject({ stage: "stopped", next: null });
  expect(
    people[0]!.table.players
      .map(({ cashedOut }) => cashedOut)
      .toSorted((one, other) => one - other),
  ).toEqual([0, 0, 3000]);
  expect(people[0]!.table.players.map(({ bought }) => bought)).toEqual([1000, 1000, 1000]);
  expectPaidOut(seated);
});

test("C-5 H-9 who leaves in the middle of a round has what he put in left behind, and his stack when the round is over", async () => {
  const seated = await seatedTable({ people: 3, rotation: [rotation[1]!] });
  const people = await sitDown(seated);
  await playUntil(seated, people, () => people[0]!.view.seen.facts.pot! > 75);
  const leaver =
    people.find(({ view }) => view.seen.facts.chips![view.seen.viewer as number]! < 975) ??
    people[0]!;
  const seat = leaver.view.seen.viewer as number;
  const stack = leaver.view.seen.facts.chips![seat]!;
  expect(await leaver.ask("leave", {})).toEqual(done);
  expect(inBank(seated, seat)).toBe(grant - 1000);
  const others = people.filter((person) => person !== leaver);
  await playUntil(seated, others, isOver(others[0]!));
  expect(others[0]!.table.players[seat]).toMatchObject({ gone: true, chips: 0, cashedOut: stack });
  expect(inBank(seated, seat)).toBe(grant - 1000 + stack);
  expectSoundBooks(seated.store, ["seated"]);
});

test.each([
  [3, 2],
  [1, 3],
])(
  "C-5 H-3 a table of %i people and %i bots that is closed in the middle of a hand plays it to its end: nobody gets his bets back",
  async (persons, bots) => {
    const seated = await seatedTable({ people: persons, bots, rotation: [rotation[1]!] });
    const people = await sitDown(seated);
    await playUntil(
      seated,
      people,
      () => people[0]!.view.seen.phase === "draw" || people[0]!.table.stage !== "playing",
    );
    expect(people[0]!.table.stage).toBe("playing");
    const { pot, chips } = people[0]!.view.seen.facts;
    expect(await seated.house.ask("closeTable", { table: "seated" })).toEqual(done);
    const { result, record } = seated.store.rounds.latest("seated")!;
    const made = record.moves as readonly Readonly<{
      seat: number;
      type: string;
      auto?: true;
    }>[];
    expect(
      made.filter(({ type, auto }) => type === "leave" && auto).map(({ seat }) => seat),
    ).toEqual(people.map((_, seat) => seat));
    expect(result!.winners.every((seat) => seat >= persons)).toBe(true);
    const { players } = seated.store.tables.load("seated")!;
    for (const seat of people.keys()) expect(players[seat]!.cashedOut).toBe(chips![seat]);
    expect(players.slice(persons).reduce((sum, { cashedOut }) => sum + cashedOut, 0)).toBe(
      chips!.slice(persons).reduce((sum, stack) => sum + stack, 0) + pot!,
    );
    expectPaidOut(seated);
    await seated.clock.advance(0);
    expect(people[0]!.ended).toBe("table-closed");
    expect(seated.log).toEqual([]);
  },
);

test("C-5 nobody wins a hand by closing his table: where only people play its owner leaves first", async () => {
  const seated = await seatedTable({ people: 2, rotation: [rotation[1]!] });
  const table = seated.store.tables.load("seated")!;
  seated.store.sessions.replace(table.session, { ...table.session, revision: 1, owner: "p2" });
  await seated.host.close();
  const again = await testHost({ dataFolder: seated.dataFolder, clock: seated.clock });
  const people = await sitDown({ ...seated, ...again, door: again.house.table("seated")! });
  expect(people[0]!.table).toMatchObject({ stage: "playing", owner: "p2" });
  expect(await again.house.ask("closeTable", { table: "seated" })).toEqual(done);
  expect(again.store.rounds.latest("seated")!.result).toMatchObject({
    winners: [0],
    chips: [25, -25],
  });
  expectPaidOut({ ...seated, ...again });
});

test("C-5 H-3 the last person who leaves in the middle of a round closes the table: the bots' round is ended, recorded and paid", async () => {
  const seated = await seatedTable({ people: 1, bots: 3, rotation });
  const [only] = await sitDown(seated);
  expect(await only!.ask("leave", {})).toEqual(done);
  await seated.clock.advance(0);
  expect(seated.store.tables.load("seated")!.stage).toBe("closed");
  expect(seated.store.rounds.latest("seated")!.result).not.toBeNull();
  expect(seated.store.tables.load("seated")!.players[0]!.cashedOut).toBe(950);
  expectPaidOut(seated);
});

test("between rounds a table that closes gives everybody his stack", async () => {
  const seated = await seatedTable({ people: 2, rotation });
  const people = await sitDown(seated);
  await playUntil(seated, people, isOver(people[0]!));
  const stacks = people[0]!.table.players.map(({ chips }) => chips);
  expect(await seated.house.ask("closeTable", { table: "seated" })).toEqual(done);
  expect(seated.store.tables.load("seated")!.players.map(({ cashedOut }) => cashedOut)).toEqual(
    stacks,
  );
  expectPaidOut(seated);
});

test("a table at which nothing is played for stops and closes without a line in the ledger", async () => {
  const { house, store } = await testHost();
  const { id, owner } = await openTable(house);
  const before = store.bank.transactions({ limit: 50, before: null, account: null });
  await owner.ready();
  expect(await owner.ask("stop", {})).toEqual(done);
  expect(await house.ask("closeTable", { table: id })).toEqual(done);
  expect(store.bank.transactions({ limit: 50, before: null, account: null })).toEqual(before);
  expectSoundBooks(store, [id]);
});

test("a table that had nobody left when the host ended is closed and paid out at the next start", async () => {
  const first = await seatedTable({ people: 2, bots: 1, rotation });
  await sitDown(first);
  const table = first.store.tables.load("seated")!;
  first.store.tables.replace(table, {
    ...table,
    revision: table.revision + 1,
    players: table.players.map((player) => ({ ...player, gone: player.bot === null })),
  });
  await first.host.close();
  const again = await testHost({ dataFolder: first.dataFolder });
  expect(again.store.tables.load("seated")!.stage).toBe("closed");
  expectPaidOut({ ...first, ...again });
});
