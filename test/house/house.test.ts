import { expect, test } from "vitest";
import { standardSettings, type HouseAsk } from "#shared/protocol/schema.ts";
import { saying } from "#test/support/inEnglish.ts";
import { kings, openTable, playRound, testHost } from "#test/host/support/testHost.ts";

const wanted: HouseAsk<"openTable"> = {
  rotation: kings(),
  settings: standardSettings,
  bots: ["easy", "regular"],
};

test("a first start makes a profile; a later one finds it", async () => {
  const first = await testHost();
  const made = await first.house.ask("profile", {});
  expect(made).toMatchObject({
    ok: true,
    value: {
      name: "Player",
      avatar: expect.stringMatching(/^avatar-\d\d$/) as string,
      rounds: 0,
      titles: {},
    },
  });
  await first.host.close();
  const second = await testHost({ dataFolder: first.dataFolder });
  expect(await second.house.ask("profile", {})).toEqual(made);
});

test("the profile that was used last is taken where there are several", async () => {
  const first = await testHost();
  first.store.profiles.add({
    id: "other",
    name: "Otto",
    avatar: "avatar-07",
    madeAt: Date.UTC(2027, 0, 1),
  });
  await first.host.close();
  const second = await testHost({ dataFolder: first.dataFolder, profile: "other" });
  expect(await second.house.ask("profile", {})).toMatchObject({ value: { name: "Otto" } });
  expect(
    await second.house.ask("saveProfile", { name: "PLAYER", avatar: "avatar-01" }),
  ).toMatchObject({ ok: false, error: saying("name-taken", /H-1/) });
  await second.host.close();
  const third = await testHost({ dataFolder: first.dataFolder, profile: "no such profile" });
  expect(await third.house.ask("profile", {})).toMatchObject({ value: { name: "Player" } });
});

test("a new name and face are seen at the open tables", async () => {
  const { house } = await testHost();
  const { owner } = await openTable(house);
  expect(await house.ask("saveProfile", { name: "Ann", avatar: "avatar-33" })).toMatchObject({
    ok: true,
    value: { name: "Ann", avatar: "avatar-33" },
  });
  expect(owner.table.players[0]).toMatchObject({ name: "Ann", avatar: "avatar-33" });
});

test("a table opens with its owner first and bots with names and faces of their own", async () => {
  const { house } = await testHost();
  const opened: string[] = [];
  house.onTables(({ id, open }) => void (open && opened.push(id)));
  const { id, owner } = await openTable(house, { bots: Array<"easy">(11).fill("easy") });
  expect(opened).toEqual([id]);
  const { players } = owner.table;
  expect(players).toHaveLength(12);
  expect(players[0]).toMatchObject({ bot: null, name: "Player", presence: "here" });
  expect(owner.table.owner).toBe(players[0]!.id);
  expect(players.slice(1).every(({ bot, ready }) => bot === "easy" && ready)).toBe(true);
  for (const field of ["id", "name", "avatar"] as const)
    expect(new Set(players.map((player) => player[field])).size).toBe(12);
});

test.each<[string, Partial<HouseAsk<"openTable">>, RegExp]>([
  [
    "unknown-game",
    { rotation: [{ game: "no such game", rounds: 1, options: {} }] },
    /no such game/,
  ],
  ["unknown-game", { rotation: [{ game: "__proto__", rounds: 1, options: {} }] }, /no such game/],
  ["wrong-option", { rotation: kings({ stake: -5 }) }, /KB-15/],
  ["wrong-option", { rotation: kings({ constructor: 1 }) }, /no option/],
  ["C-15", { bots: Array<"easy">(12).fill("easy") }, /2 to 12 players, not 13/],
])(
  "%s: a table that cannot be is refused by name and not opened: %j",
  async (code, wish, words) => {
    const { house, store } = await testHost();
    expect(await house.ask("openTable", { ...wanted, ...wish })).toMatchObject({
      ok: false,
      error: saying(code, words),
    });
    expect(store.tables.openIds()).toEqual([]);
  },
);

test("open tables are listed newest first with a secret that opens the owner's seat, until they are closed", async () => {
  const { house, clock } = await testHost();
  const first = await openTable(house);
  await clock.advance(1000);
  const second = await openTable(house, { bots: ["regular"] });
  const listed = await house.ask("openTables", {});
  expect(listed).toMatchObject({
    ok: true,
    value: [
      { table: second.id, token: second.token, roundNumber: 0 },
      { table: first.id, token: first.token },
    ],
  });
  expect(await house.ask("closeTable", { table: first.id })).toEqual({ ok: true, value: null });
  await clock.advance(0);
  expect(first.owner.ended).toBe("table-closed");
  expect(first.owner.table.stage).toBe("closed");
  expect(await first.owner.ready()).toMatchObject({ ok: false, error: { code: "closed" } });
  expect(await house.ask("openTables", {})).toMatchObject({ value: [{ table: second.id }] });
  expect(await house.ask("closeTable", { table: first.id })).toMatchObject({
    ok: false,
    error: { code: "unknown-table" },
  });
});

test("H-1 H-4 finished rounds are in the history and in the profile", async () => {
  const { house, clock } = await testHost();
  const { owner } = await openTable(house);
  for (let round = 0; round < 3; round += 1) {
    await owner.ready();
    await playRound(clock, owner);
  }
  const rounds = await house.ask("rounds", { limit: 2, before: null });
  if (!rounds.ok) throw new Error(rounds.error.code);
  expect(rounds.value).toHaveLength(2);
  expect(rounds.value[0]).toMatchObject({
    game: "kings-and-bastards",
    seat: 0,
    result: owner.table.lastResult,
    players: owner.table.players.map(({ name }) => name),
  });
  const { titles } = owner.table.players[0]!;
  expect(await house.ask("profile", {})).toMatchObject({ value: { rounds: 3, titles } });
});

test("the house says which games there are", async () => {
  const { house } = await testHost();
  const games = await house.ask("games", {});
  if (!games.ok) throw new Error(games.error.code);
  expect(games.value.find(({ id }) => id === "kings-and-bastards")).toMatchObject({
    traits: { unit: "round", honours: "gives" },
    players: { min: 2, max: 12 },
    options: { stake: { rule: "KB-15" } },
  });
});

test("a host that is closed leaves no timer behind, and tells nobody that his table is closed: it is not", async () => {
  const { house, clock, host } = await testHost();
  const { owner } = await openTable(house, { settings: { ...standardSettings, turnSeconds: 10 } });
  await owner.ready();
  await clock.advance(100);
  expect(clock.pending).toBeGreaterThan(0);
  await host.close();
  expect(clock.pending).toBe(0);
  expect(owner.ended).toBeNull();
});
