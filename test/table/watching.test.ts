import { expect, test } from "vitest";
import type { Ticket } from "#main/base/ports.ts";
import { Client } from "#test/host/support/client.ts";
import { deal, lanTable, type LanTable } from "#test/host/support/lanTable.ts";
import { valueOf } from "#test/support/valueOf.ts";
import { testHost } from "#test/host/support/testHost.ts";
import { playUntil } from "#test/host/support/seatedTable.ts";

const done = { ok: true, value: null };
const screenOf = (lan: LanTable): Ticket => ({ visitor: null, code: lan.code });
const played = (lan: LanTable, people: readonly Client[]) =>
  playUntil({ ...lan, tokens: [] }, people, () => lan.owner.table.stage === "between");

test("H-16 who watches is named to everybody; a screen that came with the join code is nobody", async () => {
  const lan = await lanTable();
  const ben = lan.come(lan.guest("Ben"));
  expect(lan.owner.table.lan!.watching).toEqual(["Ben"]);
  const screen = Client.come(lan.door, screenOf(lan));
  expect(screen.table.lan!.watching).toEqual(["Ben"]);
  expect(lan.door.attendee(screen.connection)).toEqual({ profile: null, role: "spectator" });
  for (const request of ["sit", "say", "emote"] as const) {
    expect(
      await lan.door.ask(screen.connection, request, { text: "hello", emote: "wave" }),
      request,
    ).toMatchObject({ error: { code: "nameless" } });
  }
  lan.door.depart(ben.connection);
  expect(screen.table.lan!.watching).toEqual([]);
});

test("H-15 H-16 nobody watches without the right join code or a known name, nor with more than fifty others", async () => {
  const lan = await lanTable();
  const refused = (ticket: Ticket) => {
    const client = new Client(lan.door);
    const arrival = lan.door.arrive(client.connection, ticket);
    expect(arrival).toEqual(lan.door.refusalOf(ticket));
    expect(client.tables).toEqual([]);
    return arrival;
  };
  expect(refused({ visitor: null })).toMatchObject({
    error: { code: "not-yours", key: "host.tokenNeeded" },
  });
  for (const code of ["", "AAAAAA", lan.code.toLowerCase()])
    expect(refused({ visitor: null, code })).toMatchObject({ error: { code: "wrong-code" } });
  expect(refused({ visitor: { role: "spectator", profile: null } })).toMatchObject({
    error: { code: "not-yours" },
  });
  for (let screens = 0; screens < 50; screens += 1) Client.come(lan.door, screenOf(lan));
  expect(refused(screenOf(lan))).toMatchObject({ error: { code: "full" } });
});

test("H-16 where the table allows no spectators whoever has no seat is told the table and shown nothing of any round", async () => {
  const lan = await lanTable({ spectators: false, bots: ["easy", "easy"] });
  const ben = lan.come(lan.guest("Ben"));
  const others = [
    Client.come(lan.door, screenOf(lan)),
    Client.come(lan.door, { visitor: { role: "owner", profile: lan.host.house.owner } }),
  ];
  await deal([lan.owner]);
  const late = lan.come(lan.guest("Cy"));
  await played(lan, [lan.owner]);
  for (const watcher of [ben, late, ...others]) {
    expect(watcher.views).toEqual([]);
    expect(watcher.table).toMatchObject({ stage: "between", roundNumber: 1 });
  }
  // Who sits down sees; who leaves sees no more.
  valueOf(await ben.ask("sit", {}));
  expect(ben.views).toHaveLength(1);
  await deal([lan.owner, ben]);
  valueOf(await ben.ask("leave", {}));
  const before = ben.views.length;
  await played(lan, [lan.owner]);
  expect(ben.views).toHaveLength(before);
});

test("H-16 spectators who are allowed later are shown where the round stands, and no more once they are not", async () => {
  const lan = await lanTable({ spectators: false, bots: ["easy"] });
  const ben = lan.come(lan.guest("Ben"));
  await deal([lan.owner]);
  await lan.open({ spectators: true });
  expect(ben.views).toHaveLength(1);
  expect(ben.view.seen.viewer).toBe("spectator");
  await lan.open({ spectators: false });
  await played(lan, [lan.owner]);
  expect(ben.views).toHaveLength(1);
});

test("H-14 closed to the network, the lines end of all but the host’s owner; seats are kept, and people come back when it is opened again", async () => {
  const lan = await lanTable({ bots: ["easy"] });
  const ben = await lan.join("Ben");
  const watchers = [lan.come(lan.guest("Cy")), Client.come(lan.door, screenOf(lan))];
  const ownScreen = Client.come(lan.door, {
    visitor: { role: "owner", profile: lan.host.house.owner },
  });
  await deal([lan.owner, ben.client]);
  expect(await lan.house.ask("closeToLan", { table: lan.id })).toEqual(done);
  for (const line of [ben.client, ...watchers]) expect(line.ended).toBe("lan-closed");
  for (const line of [lan.owner, ownScreen]) expect(line.ended).toBeNull();
  expect(lan.owner.table).toMatchObject({ lan: null, stage: "playing" });
  expect(lan.owner.table.players.find(({ id }) => id === ben.player)).toMatchObject({
    presence: "dropped",
    gone: false,
  });
  expect(lan.host.house.tableOfCode(lan.code)).toBeNull();
  await lan.clock.advance(120_000);
  expect(lan.owner.table.players.find(({ id }) => id === ben.player)!.presence).toBe("away");
  expect(lan.door.refusalOf({ visitor: { role: "guest", profile: ben.profile } })).toMatchObject({
    error: { code: "not-open" },
  });
  const again = valueOf(await lan.open({}));
  expect(again.code).not.toBe(lan.code);
  expect(lan.door.refusalOf(screenOf(lan))).toMatchObject({ error: { code: "wrong-code" } });
  expect(
    Client.arrive(lan.door, ben.token).table.players.find(({ id }) => id === ben.player)!.presence,
  ).toBe("here");
});

test("H-13 the network is told when counts, games or the opening change, and not of moves", async () => {
  const lan = await lanTable({ bots: ["easy"] });
  const told: unknown[] = [];
  lan.host.house.onLan(
    (tables) =>
      void told.push(tables.map(({ players, seats, listed }) => [players, seats, listed])),
  );
  expect(told).toEqual([[[2, 4, true]]]);
  const ben = await lan.join("Ben");
  expect(told).toEqual([[[2, 4, true]], [[3, 4, true]]]);
  await deal([lan.owner, ben.client]);
  await played(lan, [lan.owner, ben.client]);
  expect(told).toHaveLength(2);
  valueOf(await ben.client.ask("leave", {}));
  await lan.open({ seats: 6, listed: false });
  await lan.house.ask("closeToLan", { table: lan.id });
  expect(told.slice(2)).toEqual([[[2, 4, true]], [[2, 6, false]], []]);
});

test("H-13 who may come is told of the tables that are open, with the chairs that people may take", async () => {
  const lan = await lanTable({ seats: 3, bots: ["easy", "easy"] });
  const ben = await lan.join("Ben");
  const cy = lan.guest("Cy");
  const joinable = async (profile: string) =>
    valueOf(await lan.host.house.ask({ role: "guest", profile }, "joinable", {}));
  expect(await joinable(cy)).toMatchObject([
    { table: lan.id, free: 1, players: ["Player", expect.any(String), "Ben"] },
  ]);
  expect(await joinable(ben.profile)).toEqual([]);
  await lan.owner.ask("lock", { locked: true });
  expect(await joinable(cy)).toMatchObject([{ free: 0 }]);
});

test("H-13 H-15 a host that is started again has the table open by the same code, and everybody in his seat", async () => {
  const lan = await lanTable({ bots: ["easy"], seats: 5 });
  const ben = await lan.join("Ben");
  await lan.owner.ask("lock", { locked: true });
  await lan.host.close();
  const again = await testHost({ dataFolder: lan.dataFolder });
  const told: unknown[] = [];
  again.host.house.onLan((tables) => void told.push(...tables));
  expect(told).toEqual([
    {
      kind: "table",
      table: lan.id,
      code: lan.code,
      listed: true,
      host: "Player",
      game: "kings-and-bastards",
      players: 3,
      seats: 5,
    },
  ]);
  expect(again.host.house.tableOfCode(lan.code)).toBe(lan.id);
  const door = again.house.table(lan.id)!;
  expect(Client.arrive(door, ben.token).table.lan).toMatchObject({
    code: lan.code,
    locked: true,
    seats: 5,
  });
  expect(Client.come(door, screenOf(lan)).table.players.map(({ presence }) => presence)).toEqual([
    "dropped",
    "here",
    "here",
  ]);
});

test("nobody waits for those who watch: the next round begins without them", async () => {
  const lan = await lanTable({ bots: ["easy"] });
  lan.come(lan.guest("Ben"));
  await deal([lan.owner]);
  await played(lan, [lan.owner]);
  await deal([lan.owner]);
  expect(lan.owner.table).toMatchObject({ stage: "playing", roundNumber: 2 });
});

const fromDevice = (lan: LanTable, from: string): Ticket => ({ ...screenOf(lan), from });
const asGuest = (profile: string): Ticket => ({ visitor: { role: "guest", profile } });
const endsOf = (clients: readonly Client[]): readonly (string | null)[] =>
  clients.map(({ ended }) => ended);

test("H-17 one device has four screens at a table and no more; those stay, and other devices and people come in", async () => {
  const lan = await lanTable();
  const screens = Array.from({ length: 4 }, () =>
    Client.come(lan.door, fromDevice(lan, "10.0.0.7")),
  );
  expect(lan.door.refusalOf(fromDevice(lan, "10.0.0.7"))).toMatchObject({
    error: { code: "full", key: "host.screensOfOne" },
  });
  expect(
    lan.door.arrive(new Client(lan.door).connection, fromDevice(lan, "10.0.0.7")),
  ).toMatchObject({ ok: false, error: { key: "host.screensOfOne" } });
  expect(endsOf(screens)).toEqual([null, null, null, null]);
  expect(lan.door.refusalOf(fromDevice(lan, "10.0.0.8"))).toBeNull();
  expect(lan.door.refusalOf({ ...asGuest(lan.guest("Ben")), from: "10.0.0.7" })).toBeNull();
  lan.door.depart(screens[0]!.connection);
  expect(lan.door.refusalOf(fromDevice(lan, "10.0.0.7"))).toBeNull();
});

test("H-17 one person is one place by however many lines, and has three: the oldest ends for the fourth", async () => {
  const lan = await lanTable();
  const ben = lan.guest("Ben");
  const lines = Array.from({ length: 60 }, () => lan.come(ben));
  expect(endsOf(lines)).toEqual([
    ...Array.from({ length: 57 }, () => "too-many-lines"),
    null,
    null,
    null,
  ]);
  expect(lan.owner.table.lan!.watching).toEqual(["Ben"]);
  for (let screens = 0; screens < 49; screens += 1) Client.come(lan.door, screenOf(lan));
  expect(lan.door.refusalOf(screenOf(lan))).toMatchObject({
    error: { code: "full", key: "host.full" },
  });
  // Who is here already may have another line, though all places are taken.
  lan.come(ben);
  expect(endsOf(lines).slice(-3)).toEqual(["too-many-lines", null, null]);
});

test("H-17 though all places are taken by screens, whoever could take a chair comes in: the oldest screen of the device with most gives way", async () => {
  const lan = await lanTable();
  const single = Client.come(lan.door, fromDevice(lan, "10.0.0.1"));
  const others = Array.from({ length: 49 }, (_, at) =>
    Client.come(lan.door, fromDevice(lan, `10.0.1.${Math.floor(at / 4)}`)),
  );
  expect(lan.door.refusalOf(fromDevice(lan, "10.0.0.2"))).toMatchObject({
    error: { key: "host.full" },
  });
  const ben = lan.come(lan.guest("Ben"));
  expect(endsOf(others).filter((ended) => ended !== null)).toEqual(["crowded"]);
  expect([others[0]!.ended, single.ended]).toEqual(["crowded", null]);
  const cy = lan.come(lan.guest("Cy"));
  expect(endsOf(others).slice(0, 5)).toEqual(["crowded", null, null, null, "crowded"]);
  for (const person of [ben, cy]) valueOf(await person.ask("sit", {}));
});

test("H-17 with people on all places the one who has watched for longest gives way with all their lines, but never the host’s owner; nobody does for who could not sit down", async () => {
  const lan = await lanTable();
  const owners = Client.come(lan.door, {
    visitor: { role: "owner", profile: lan.host.house.owner },
  });
  const people = Array.from({ length: 49 }, (_, at) => lan.guest(`Guest ${at + 1}`)).map(
    (profile) => ({ profile, line: lan.come(profile) }),
  );
  const second = lan.come(people[0]!.profile);
  const late = lan.guest("Late");
  await lan.owner.ask("lock", { locked: true });
  expect(lan.door.refusalOf(asGuest(late))).toMatchObject({ error: { key: "host.full" } });
  await lan.owner.ask("lock", { locked: false });
  expect(endsOf(people.map(({ line }) => line)).every((ended) => ended === null)).toBe(true);
  valueOf(await lan.come(late).ask("sit", {}));
  expect(endsOf([owners, people[0]!.line, second, people[1]!.line])).toEqual([
    null,
    "crowded",
    "crowded",
    null,
  ]);
  expect(lan.owner.table.lan!.watching).not.toContain("Guest 1");
});

test("H-17 the host’s owner comes in though all places are taken, and nobody gives way", async () => {
  const lan = await lanTable();
  const screens = Array.from({ length: 50 }, () => Client.come(lan.door, screenOf(lan)));
  const owner = Client.come(lan.door, {
    visitor: { role: "owner", profile: lan.host.house.owner },
  });
  expect(endsOf([owner, ...screens]).every((ended) => ended === null)).toBe(true);
});

test("H-17 the table’s owner alone is told of screens, and sends one away, or all of a device for as long as the table stays open", async () => {
  const lan = await lanTable();
  const ben = lan.come(lan.guest("Ben"));
  const [first, second, other] = ["10.0.0.7", "10.0.0.7", "10.0.0.8"].map((from) =>
    Client.come(lan.door, fromDevice(lan, from)),
  );
  expect(lan.owner.table.lan!.screens).toEqual([1, 2, 3]);
  for (const each of [ben, other!])
    for (const table of each.tables) expect(table.lan).not.toHaveProperty("screens");
  for (const asker of [ben, other!])
    expect(await asker.ask("remove", { screen: 1, ban: false })).toMatchObject({
      error: { code: "not-yours" },
    });
  expect(await lan.owner.ask("remove", { screen: 9, ban: true })).toMatchObject({
    error: { key: "host.noScreen" },
  });
  expect(await lan.owner.ask("remove", { screen: 1, ban: false })).toEqual(done);
  expect(endsOf([first!, second!, other!])).toEqual(["removed", null, null]);
  expect(lan.owner.table.lan).toMatchObject({ screens: [2, 3], code: lan.code });
  const again = Client.come(lan.door, fromDevice(lan, "10.0.0.7"));
  expect(lan.owner.table.lan!.screens).toEqual([2, 3, 4]);
  expect(await lan.owner.ask("remove", { screen: 4, ban: true })).toEqual(done);
  expect(endsOf([second!, again, other!, ben])).toEqual(["removed", "removed", null, null]);
  const { code } = lan.owner.table.lan!;
  expect(code).not.toBe(lan.code);
  const screen = (from: string, by: string): Ticket => ({ visitor: null, code: by, from });
  expect(lan.door.refusalOf(screen("10.0.0.7", code))).toMatchObject({
    error: { code: "banned", key: "host.screenBanned" },
  });
  expect(lan.door.refusalOf(screen("10.0.0.8", code))).toBeNull();
  expect(
    lan.door.refusalOf({
      ...asGuest(
        valueOf(lan.host.house.guests.come(code, { name: "Cy", avatar: "avatar-09" })).profile,
      ),
      from: "10.0.0.7",
    }),
  ).toBeNull();
  await lan.house.ask("closeToLan", { table: lan.id });
  const opened = valueOf(await lan.open({}));
  expect(lan.door.refusalOf(screen("10.0.0.7", opened.code))).toBeNull();
});
