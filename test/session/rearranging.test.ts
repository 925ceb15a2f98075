import { expect, test } from "vitest";
import type { Rotation } from "#shared/protocol/schema.ts";
import { saying } from "#test/support/inEnglish.ts";
import { expectSoundBooks } from "#test/host/support/books.ts";
import { Client } from "#test/host/support/client.ts";
import {
  grant,
  playUntil,
  profileOf,
  seatedTable,
  sitDown,
} from "#test/host/support/seatedTable.ts";
import { kings, openTable, testHost } from "#test/host/support/testHost.ts";

const draw: Rotation[number] = { game: "five-card-draw", rounds: 2, options: {} };
const mixed: Rotation = [{ game: "kings-and-bastards", rounds: 1, options: {} }, draw];
const done = { ok: true, value: null };
const isOver = (client: Client) => () => client.table.stage !== "playing";
const ids = ({ table }: Client) => table.players.filter(({ gone }) => !gone).map(({ id }) => id);

test("H-11 C-2 the owner puts players in another order between rounds, and they sit so from the next one on", async () => {
  const seated = await seatedTable({ people: 2, bots: 2, rotation: mixed });
  const people = await sitDown(seated);
  expect(await people[0]!.ask("seats", { order: ["p1", "p2", "p3", "p4"] })).toMatchObject({
    ok: false,
    error: { code: "not-now" },
  });
  await playUntil(seated, people, isOver(people[0]!));
  const before = people[0]!.table.players;
  expect(await people[1]!.ask("seats", { order: ["p4", "p3", "p2", "p1"] })).toMatchObject({
    ok: false,
    error: { code: "not-yours" },
  });
  await people[1]!.ready();
  expect(await people[0]!.ask("seats", { order: ["p3", "p2", "p4", "p1"] })).toEqual(done);
  expect(ids(people[1]!)).toEqual(["p3", "p2", "p4", "p1"]);
  expect(people[1]!.table.players.map(({ ready }) => ready)).toEqual([true, false, true, false]);
  for (const { id, seat, chips, wins } of before)
    expect(people[1]!.table.players.find((player) => player.id === id)).toMatchObject({
      seat,
      chips,
      wins,
    });
  for (const person of people) await person.ready();
  expect(people[0]!.table.players.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  expect(people[0]!.view.seen.viewer).toBe(3);
  expect(people[1]!.view.seen.viewer).toBe(1);
  expectSoundBooks(seated.store, ["seated"]);
});

test("H-11 bots that are left out go with their chips, new ones come with a buy-in, a name and a face of their own", async () => {
  const seated = await seatedTable({ people: 1, bots: 3, rotation: mixed });
  const [only] = await sitDown(seated);
  await playUntil(seated, [only!], isOver(only!));
  const left = only!.table.players.find(({ id }) => id === "p3")!;
  const bots = seated.store.bank.balance("bots");
  expect(
    await only!.ask("seats", { order: ["p2", { bot: "regular" }, "p1", "p4", { bot: "easy" }] }),
  ).toEqual(done);
  expect(ids(only!)).toEqual(["p2", "p5", "p1", "p4", "p6"]);
  expect(only!.table.players.find(({ id }) => id === "p3")).toMatchObject({
    gone: true,
    chips: 0,
    cashedOut: left.chips,
  });
  expect(seated.store.bank.balance("bots")).toBe(bots + left.chips! - 2000);
  const present = only!.table.players.filter(({ gone }) => !gone);
  expect(new Set(present.map(({ name }) => name)).size).toBe(5);
  expect(present.filter(({ id }) => id === "p5" || id === "p6")).toMatchObject([
    { bot: "regular", chips: 1000, rounds: 0 },
    { bot: "easy", chips: 1000 },
  ]);
  await only!.ready();
  expect(only!.view.seen.hands).toHaveLength(5);
  await playUntil(seated, [only!], isOver(only!));
  expectSoundBooks(seated.store, ["seated"]);
});

test.each<[string, readonly (string | { readonly bot: "easy" })[]]>([
  ["unknown-player", ["p1", "p2", "p3", "p9"]],
  ["wrong-form", ["p1", "p2", "p3", "p3"]],
  ["not-yours", ["p1", "p3", { bot: "easy" }]],
  ["C-15", ["p1", "p2", ...Array<{ readonly bot: "easy" }>(15).fill({ bot: "easy" })]],
])(
  "H-11 %s: an order of seats that cannot be is refused and changes nothing: %j",
  async (code, order) => {
    const seated = await seatedTable({ people: 2, bots: 1, rotation: mixed });
    const people = await sitDown(seated);
    await playUntil(seated, people, isOver(people[0]!));
    const before = JSON.stringify(seated.store.tables.load("seated"));
    expect(await people[0]!.ask("seats", { order: [...order] })).toMatchObject({
      ok: false,
      error: { code },
    });
    expect(JSON.stringify(seated.store.tables.load("seated"))).toBe(before);
    expectSoundBooks(seated.store, ["seated"]);
  },
);

test("H-11 a bot that comes while nothing has been played takes part from the first round on", async () => {
  const seated = await seatedTable({ people: 1, bots: 1, rotation: mixed });
  const only = Client.arrive(seated.door, seated.tokens[0]);
  expect(await only.ask("seats", { order: ["p2", "p1", { bot: "easy" }] })).toEqual(done);
  await only.ready();
  expect(only.view.seen).toMatchObject({ viewer: 1 });
  expect(only.view.seen.hands).toHaveLength(3);
});

test("H-7 another rotation begins at its first entry; other options leave the place in it as it is", async () => {
  const seated = await seatedTable({ people: 2, rotation: mixed });
  const people = await sitDown(seated);
  const [first] = people;
  const { settings } = first!.table;
  await playUntil(seated, people, isOver(first!));
  for (const person of people) await person.ready();
  await playUntil(seated, people, isOver(first!));
  expect(first!.table).toMatchObject({
    game: "five-card-draw",
    position: { entry: 1, round: 0 },
    next: { entry: 1, round: 1 },
  });
  expect(
    await first!.ask("change", {
      rotation: [mixed[0]!, { ...draw, options: { ante: 50 } }],
      settings,
    }),
  ).toEqual(done);
  expect(first!.table).toMatchObject({
    position: { entry: 1, round: 0 },
    next: { entry: 1, round: 1 },
    options: { ante: 10 },
  });
  expect(await first!.ask("change", { rotation: [draw, mixed[0]!], settings })).toEqual(done);
  expect(first!.table).toMatchObject({ game: "five-card-draw", next: { entry: 0, round: 0 } });
  for (const person of people) await person.ask("rebuy", {});
  for (const person of people) await person.ready();
  expect(first!.table).toMatchObject({
    game: "five-card-draw",
    position: { entry: 0, round: 0 },
    roundNumber: 3,
  });
  expectSoundBooks(seated.store, ["seated"]);
});

test("H-9 a table that begins to play for chips has everybody buy in; a person who cannot is a reason not to", async () => {
  const seated = await seatedTable({ people: 2, bots: 1, options: {} });
  const people = await sitDown(seated);
  await playUntil(seated, people, isOver(people[0]!));
  const { settings } = people[0]!.table;
  seated.store.bank.post(
    {
      kind: "transfer",
      entries: [
        { account: `profile:${profileOf(1)}`, amount: -9500 },
        { account: `profile:${profileOf(0)}`, amount: 9500 },
      ],
    },
    2,
  );
  const change = (buyIn: number) =>
    people[0]!.ask("change", { rotation: kings({ stake: 100 }), settings: { ...settings, buyIn } });
  expect(await change(1000)).toMatchObject({
    ok: false,
    error: saying("bank-short", /Player 2 has only 500/),
  });
  expect(people[0]!.table.players.map(({ chips, bought }) => [chips, bought])).toEqual([
    [null, 0],
    [null, 0],
    [null, 0],
  ]);
  expect(await change(400)).toEqual(done);
  expect(people[0]!.table.players.map(({ chips, bought }) => [chips, bought])).toEqual([
    [400, 400],
    [400, 400],
    [400, 400],
  ]);
  for (const person of people) await person.ready();
  expect(people[0]!.view.seen.facts).toMatchObject({ chips: [300, 300, 300], pot: 300 });
  await playUntil(seated, people, isOver(people[0]!));
  expect(
    await people[0]!.ask("change", { rotation: kings(), settings: { ...settings, buyIn: 400 } }),
  ).toEqual(done);
  for (const person of people) await person.ready();
  expect(people[0]!.view.seen.facts.pot).toBe(0);
  expect(people[0]!.view.seen.facts.chips!.reduce((sum, stack) => sum + stack, 0)).toBe(1200);
  expectSoundBooks(seated.store, ["seated"]);
  expect(seated.store.bank.balance(`profile:${profileOf(1)}`)).toBe(grant - 9500 - 400);
});

test("FD-14 rebuys that are forbidden when one has all the chips end the session", async () => {
  const seated = await seatedTable({ people: 2, rotation: kings({ stake: 500 }) });
  const people = await sitDown(seated);
  for (
    let round = 0;
    round < 20 && !people[0]!.table.players.some(({ sitsOut }) => sitsOut === "broke");
    round += 1
  ) {
    if (people[0]!.table.stage === "between") for (const person of people) await person.ready();
    await playUntil(seated, people, isOver(people[0]!));
  }
  const { settings, rotation } = people[0]!.table;
  expect(
    await people[0]!.ask("change", { rotation, settings: { ...settings, rebuys: false } }),
  ).toEqual(done);
  expect(people[0]!.table.stage).toBe("stopped");
  expectSoundBooks(seated.store, ["seated"]);
});

test("C-15 bots follow other games: after Gin there are as many as usual, for Gin all but one go with their chips; people stay", async () => {
  const { house, store } = await testHost();
  const gin = [{ game: "gin-rummy", rounds: 1, options: { stake: 10 } }];
  const { id, owner } = await openTable(house, { rotation: gin, bots: ["easy"] });
  const { settings } = owner.table;
  const here = () => owner.table.players.filter(({ gone }) => !gone);
  const mixed = [...kings({ stake: 10 }), { game: "five-card-draw", rounds: 4, options: {} }];
  expect(await owner.ask("change", { rotation: mixed, settings })).toEqual(done);
  expect(here().map(({ bot, chips }) => [bot, chips])).toEqual([
    [null, 1000],
    ["easy", 1000],
    ["easy", 1000],
    ["easy", 1000],
  ]);
  expectSoundBooks(store, [id]);
  expect(await owner.ask("change", { rotation: gin, settings })).toEqual(done);
  expect(here().map(({ bot }) => bot)).toEqual([null, "easy"]);
  expect(
    owner.table.players
      .filter(({ gone }) => gone)
      .map(({ chips, cashedOut }) => [chips, cashedOut]),
  ).toEqual([
    [0, 1000],
    [0, 1000],
  ]);
  expectSoundBooks(store, [id]);
});
