import { expect, test } from "vitest";
import { Client } from "#test/host/support/client.ts";
import { expectSoundBooks } from "#test/host/support/books.ts";
import { deal, lanTable, namesAt } from "#test/host/support/lanTable.ts";
import { valueOf } from "#test/support/valueOf.ts";
import { playUntil } from "#test/host/support/seatedTable.ts";
import { kings, openTable, testHost } from "#test/host/support/testHost.ts";
import { saying } from "#test/support/inEnglish.ts";

const done = { ok: true, value: null };
const rotation = kings({ stake: 10 });

test("H-11 C-15 a table may be opened alone; at the deal it is said how many are wanting, and whoever comes by then plays", async () => {
  const lan = await lanTable();
  expect(await lan.owner.ready()).toMatchObject({
    ok: false,
    error: saying("C-15", /2 to 12 players, not 1/),
  });
  const ben = await lan.join("Ben");
  expect(namesAt(lan.owner)).toEqual(["Player", "Ben"]);
  await deal([lan.owner, ben.client]);
  expect(ben.client.view.seen).toMatchObject({
    viewer: 1,
    hands: [expect.any(Number), expect.any(Array)],
  });
  expectSoundBooks(lan.store, [lan.id]);
});

test("H-11 H-15 who sits down brings a buy-in, plays by the connection that he came with, and comes back by a secret that is stored as a hash", async () => {
  const lan = await lanTable();
  const { client, player, profile, token } = await lan.join("Ben");
  expect(client.table.players.find(({ id }) => id === player)).toMatchObject({
    name: "Ben",
    avatar: "avatar-09",
    chips: 1000,
    bought: 1000,
    presence: "here",
    gone: false,
  });
  expect(lan.store.bank.balance(`profile:${profile}`)).toBe(9000);
  expect(lan.door.attendee(client.connection)).toEqual({ profile, role: "guest" });
  expect(Buffer.from(token, "base64url")).toHaveLength(16);
  expect(JSON.stringify([lan.owner.tables, client.tables])).not.toContain(token);
  lan.door.depart(client.connection);
  expect(lan.owner.table.players[1]).toMatchObject({ presence: "dropped" });
  expect(lan.owner.table.lan!.watching).toEqual([]);
  const back = Client.arrive(lan.door, token);
  expect(back.table.players[1]).toMatchObject({ id: player, presence: "here" });
});

test("H-15 a second connection with the same secret takes the seat over; the profile finds its table and secret among its open ones", async () => {
  const lan = await lanTable();
  const { client, profile, player } = await lan.join("Ben");
  const [own] = valueOf(await lan.host.house.ask({ role: "guest", profile }, "openTables", {}));
  expect(own).toMatchObject({ table: lan.id, players: ["Ben", "Player"] });
  const tablet = Client.arrive(lan.door, (own as { readonly token: string }).token);
  expect(client.ended).toBe("taken-over");
  expect(lan.door.attendee(tablet.connection)).toEqual({ profile, role: "guest" });
  expect(tablet.table.players.filter(({ gone }) => !gone).map(({ id }) => id)).toEqual([
    "p1",
    player,
  ]);
  expect(
    valueOf(
      await lan.host.house.ask({ role: "guest", profile: lan.guest("Cy") }, "openTables", {}),
    ),
  ).toEqual([]);
});

test("H-15 one’s own tables name oneself first and the owner among the others; a session that has ended is told as over, and nobody is invited to it", async () => {
  const lan = await lanTable({ bots: ["easy", "easy"] });
  const [ben, cy] = [await lan.join("Ben"), lan.guest("Cy")];
  const listedTo = async (profile: string) =>
    valueOf(await lan.host.house.ask({ role: "guest", profile }, "openTables", {}));
  expect(await listedTo(ben.profile)).toMatchObject([
    {
      table: lan.id,
      players: ["Ben", "Player", expect.any(String), expect.any(String)],
      over: false,
    },
  ]);
  expect(
    valueOf(await lan.host.house.ask({ role: "guest", profile: cy }, "joinable", {})),
  ).toMatchObject([{ table: lan.id }]);
  valueOf(await lan.owner.ask("stop", {}));
  expect(await listedTo(ben.profile)).toMatchObject([{ table: lan.id, over: true }]);
  expect(valueOf(await lan.host.house.ask({ role: "guest", profile: cy }, "joinable", {}))).toEqual(
    [],
  );
});

test("H-11 nobody has two seats, however many devices he comes with", async () => {
  const lan = await lanTable();
  const { client, profile } = await lan.join("Ben");
  const tablet = lan.come(profile);
  for (const one of [client, tablet])
    expect(await one.ask("sit", {})).toMatchObject({
      ok: false,
      error: { code: "not-yours", key: "host.seatedAlready" },
    });
  expect(tablet.table.lan!.watching).toEqual([]);
  expect(tablet.table.players).toHaveLength(2);
});

test("H-11 where no chair is free a bot gives its own, and takes its chips to the bank; where people have all of them nobody sits down", async () => {
  const lan = await lanTable({ seats: 3, bots: ["easy", "regular"] });
  await lan.join("Ben");
  expect(namesAt(lan.owner)).toEqual(["Player", "easy", "Ben"]);
  expect(lan.owner.table.players.find(({ gone }) => gone)).toMatchObject({
    bot: "regular",
    chips: 0,
    bought: 1000,
    cashedOut: 1000,
  });
  await lan.join("Cy");
  expect(namesAt(lan.owner)).toEqual(["Player", "Cy", "Ben"]);
  await expect(lan.join("Di")).rejects.toThrow("full: All 3 seats at this table are taken.");
  expectSoundBooks(lan.store, [lan.id]);
});

test("H-11 between rounds he may choose the bot whose chair he takes; a person’s chair he may not", async () => {
  const lan = await lanTable({ bots: ["easy", "regular"] });
  const ben = lan.come(lan.guest("Ben"));
  for (const instead of ["p1", "p9"])
    expect(await ben.ask("sit", { instead })).toMatchObject({
      error: { code: "unknown-player", key: "host.noSuchBot" },
    });
  valueOf(await ben.ask("sit", { instead: "p2" }));
  expect(namesAt(ben)).toEqual(["Player", "Ben", "regular"]);
  expectSoundBooks(lan.store, [lan.id]);
});

test("H-11 in a round he plays from the next one on, and only then does a bot give way", async () => {
  const lan = await lanTable({ seats: 3, bots: ["easy", "regular"] });
  await deal([lan.owner]);
  const ben = lan.come(lan.guest("Ben"));
  expect(await ben.ask("sit", { instead: "p2" })).toMatchObject({
    error: { code: "not-now", key: "host.botsStay" },
  });
  valueOf(await ben.ask("sit", {}));
  expect(ben.table.players.at(-1)).toMatchObject({
    name: "Ben",
    seat: null,
    sitsOut: null,
    chips: 1000,
  });
  expect(ben.view.seen.viewer).toBe("spectator");
  expect(await ben.move({ type: "pass" })).toMatchObject({ error: { key: "host.notInRound" } });
  await playUntil({ ...lan, tokens: [] }, [lan.owner], () => lan.owner.table.stage === "between");
  // Whoever sat down is asked too.
  expect(await lan.owner.ready()).toEqual(done);
  expect(lan.owner.table.stage).toBe("between");
  await deal([ben]);
  expect(namesAt(ben)).toEqual(["Player", "easy", "Ben"]);
  expect(ben.view.seen.viewer).toBe(2);
  expectSoundBooks(lan.store, [lan.id]);
});

test("H-11 bots fill the chairs that are free at a deal, and go again with their chips when people come", async () => {
  const lan = await lanTable({ fill: "easy", seats: 4 });
  expect(lan.owner.table.next).toEqual({ entry: 0, round: 0 });
  const { client: ben } = await lan.join("Ben");
  await deal([lan.owner, ben]);
  expect(namesAt(ben)).toEqual(["Player", "Ben", "easy", "easy"]);
  expect(ben.table.players.map(({ bought }) => bought)).toEqual([1000, 1000, 1000, 1000]);
  const [cy, di] = [await lan.join("Cy"), await lan.join("Di")];
  expectSoundBooks(lan.store, [lan.id]);
  await playUntil({ ...lan, tokens: [] }, [lan.owner, ben], () => ben.table.stage === "between");
  await deal([lan.owner, ben, cy.client, di.client]);
  expect(namesAt(ben)).toEqual(["Player", "Ben", "Cy", "Di"]);
  expect(ben.view.seen.hands).toHaveLength(4);
  expect(ben.table.players.filter(({ gone }) => gone).map(({ chips }) => chips)).toEqual([0, 0]);
  expectSoundBooks(lan.store, [lan.id]);
});

test("C-15 H-11 no more chairs are filled or taken than a game of the rotation takes", async () => {
  const lan = await lanTable({ seats: 4, fill: "easy" });
  expect(await lan.open({ seats: 13 })).toMatchObject({
    ok: false,
    error: saying("C-15", /2 to 12 players, not 13/),
  });
  const ben = await lan.join("Ben");
  expect(await lan.open({ seats: 12 })).toMatchObject({ ok: true, value: { seats: 12 } });
  await deal([lan.owner, ben.client]);
  expect(namesAt(lan.owner)).toHaveLength(12);
});

test("H-13 opened again it takes people in in another way, with the same code; never with fewer chairs than people have", async () => {
  const lan = await lanTable();
  await lan.join("Ben");
  const cy = await lan.join("Cy");
  expect(await lan.open({ seats: 2 })).toMatchObject({
    ok: false,
    error: saying("wrong-option", /^3 people sit/),
  });
  expect(await lan.open({ seats: 3, fill: "regular", listed: false })).toMatchObject({
    ok: true,
    value: { code: lan.code, seats: 3, fill: "regular", listed: false },
  });
  expect(cy.client.table.lan).toMatchObject({ seats: 3, fill: "regular", listed: false });
  expect(await cy.client.ask("stop", {})).toMatchObject({
    ok: false,
    error: { code: "not-yours" },
  });
  await lan.owner.ask("stop", {});
  expect(await lan.open({})).toMatchObject({ ok: false, error: { code: "stopped" } });
});

test("H-9 who cannot bring a buy-in does not sit down, and nothing changes", async () => {
  const lan = await lanTable({ settings: { buyIn: 9000 } });
  const profile = lan.guest("Ben");
  valueOf(await lan.house.ask("transfer", { to: profile, amount: 500, note: "" }));
  const ben = lan.come(profile);
  valueOf(await ben.ask("sit", {}));
  valueOf(await ben.ask("leave", {}));
  lan.store.bank.post(
    {
      kind: "transfer",
      entries: [
        { account: `profile:${profile}`, amount: -5000 },
        { account: `profile:${lan.host.house.owner}`, amount: 5000 },
      ],
    },
    1,
  );
  const before = lan.store.tables.load(lan.id);
  expect(await ben.ask("sit", {})).toMatchObject({
    ok: false,
    error: saying("bank-short", /Ben has only 5500 chips in the bank and can’t bring 9000/),
  });
  expect(lan.store.tables.load(lan.id)).toEqual(before);
  expect(lan.door.attendee(ben.connection)).toEqual({ profile, role: "spectator" });
});

test("H-11 H-37 who leaves watches, and may sit down again on the same line", async () => {
  const lan = await lanTable();
  const { client, profile, player } = await lan.join("Ben");
  valueOf(await client.ask("leave", {}));
  expect(client.table.lan!.watching).toEqual(["Ben"]);
  expect(lan.door.attendee(client.connection)).toEqual({ profile, role: "spectator" });
  expect(valueOf(await client.ask("sit", {})).player).toBe(player);
  expect(namesAt(lan.owner)).toEqual(["Player", "Ben"]);
  expectSoundBooks(lan.store, [lan.id]);
});

test("H-11 chairs are changed with a bot at once, with a person once both ask; asked twice it is taken back", async () => {
  const lan = await lanTable({ bots: ["easy"] });
  const [ben, cy] = [await lan.join("Ben"), await lan.join("Cy")];
  expect(await ben.client.ask("swap", { with: "p2" })).toEqual(done);
  expect(namesAt(lan.owner)).toEqual(["Player", "Ben", "easy", "Cy"]);
  expect(await lan.owner.ask("swap", { with: cy.player })).toEqual(done);
  expect(cy.client.table.lan!.swaps).toEqual({ p1: cy.player });
  expect(await lan.owner.ask("swap", { with: cy.player })).toEqual(done);
  expect(cy.client.table.lan!.swaps).toEqual({});
  await lan.owner.ask("swap", { with: cy.player });
  await cy.client.ask("swap", { with: "p1" });
  expect(namesAt(lan.owner)).toEqual(["Cy", "Ben", "easy", "Player"]);
  expect(cy.client.table.lan!.swaps).toEqual({});
  for (const other of ["p9", ben.player])
    expect(await ben.client.ask("swap", { with: other })).toMatchObject({
      error: { code: "unknown-player" },
    });
  await deal([lan.owner, ben.client, cy.client]);
  expect([cy, ben].map(({ client }) => client.view.seen.viewer)).toEqual([0, 1]);
  await lan.owner.ask("swap", { with: ben.player });
  await ben.client.ask("leave", {});
  expect(lan.owner.table.lan!.swaps).toEqual({});
});

test("H-11 chairs that are changed in a round are other chairs from the next one on", async () => {
  const lan = await lanTable({ bots: ["easy", "easy"] });
  await deal([lan.owner]);
  expect(await lan.owner.ask("swap", { with: "p3" })).toEqual(done);
  expect(lan.owner.table.players.map(({ id, seat }) => [id, seat])).toEqual([
    ["p3", 2],
    ["p2", 1],
    ["p1", 0],
  ]);
  await playUntil({ ...lan, tokens: [] }, [lan.owner], () => lan.owner.table.stage === "between");
  await deal([lan.owner]);
  expect(lan.owner.view.seen.viewer).toBe(2);
  expectSoundBooks(lan.store, [lan.id]);
});

test("H-17 while it is locked nobody new sits down; who sits, stays and comes back", async () => {
  const lan = await lanTable();
  const { client, token } = await lan.join("Ben");
  expect(await lan.owner.ask("lock", { locked: true })).toEqual(done);
  expect(client.table.lan).toMatchObject({ locked: true });
  await expect(lan.join("Cy")).rejects.toThrow("locked: This table is locked");
  lan.door.depart(client.connection);
  expect(Client.arrive(lan.door, token).table.players[1]!.presence).toBe("here");
  await lan.owner.ask("lock", { locked: false });
  await lan.join("Di");
});

test("H-13 nobody sits down, is muted or locked out at a table that was never opened to the network", async () => {
  const { house, host } = await testHost();
  const { id, owner } = await openTable(house, { rotation });
  const stranger = new Client(house.table(id)!);
  for (const ticket of [
    { visitor: { role: "guest", profile: host.house.owner } },
    { visitor: null, code: "ABCDEF" },
  ] as const) {
    expect(house.table(id)!.refusalOf(ticket)).toMatchObject({ error: { code: "not-open" } });
    expect(house.table(id)!.arrive(stranger.connection, ticket)).toMatchObject({
      error: { code: "not-open" },
    });
  }
  expect(stranger.tables).toEqual([]);
  expect(await owner.ask("lock", { locked: true })).toMatchObject({ error: { code: "not-open" } });
  expect(await owner.ask("remove", { player: "p2", ban: false })).toMatchObject({
    error: { code: "not-yours", key: "host.notAPerson" },
  });
});

test("H-37 a table to which somebody may come tells them whether they had a chair there in this session", async () => {
  const lan = await lanTable({ bots: ["easy"] });
  const ben = await lan.join("Ben");
  valueOf(await ben.client.ask("leave", {}));
  const joinable = async (profile: string) =>
    valueOf(await lan.host.house.ask({ role: "guest", profile }, "joinable", {}));
  expect(await joinable(ben.profile)).toMatchObject([{ table: lan.id, former: true }]);
  expect(await joinable(lan.guest("Cy"))).toMatchObject([{ table: lan.id, former: false }]);
});
