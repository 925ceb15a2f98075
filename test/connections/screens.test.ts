// A screen for the room is known again by a lasting key, through new codes, bans and restarts,
// until it is removed (H-39). Over true sockets.

import { expect, onTestFinished, test } from "vitest";
import { OwnerKeys } from "#main/connections/ownerKeys.ts";
import { serveHost } from "#main/connections/serveHost.ts";
import { openHouse } from "#renderer/client/openHouse.ts";
import { openTable } from "#renderer/client/reconnectingClient.ts";
import type {
  HouseClient,
  TableClient,
  TableKey,
  TableSnapshot,
} from "#renderer/client/clients.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { KeptScreen, ScreenWelcome } from "#shared/protocol/house.ts";
import type { HouseAsk, Shown } from "#shared/protocol/schema.ts";
import { screenPath } from "#shared/protocol/wire.ts";
import { patientClock } from "#test/client/patientClock.ts";
import { seatedTable } from "#test/host/support/seatedTable.ts";
import { testFolder, testHost } from "#test/host/support/testHost.ts";
import { setup } from "#test/tournament/support/quickTournament.ts";
import { valueOf } from "#test/support/valueOf.ts";
import { until } from "./servedHouse.ts";
import { trueHost, type TrueHost } from "./trueHost.ts";

const opening = { table: "seated", seats: 6, fill: null, spectators: true, listed: false } as const;
const isHere = ({ link, table }: TableSnapshot): boolean => link === "open" && table !== null;
const hasEnded = ({ link }: TableSnapshot): boolean => link === "ended";

/** As a page of this host's address asks that no cookie goes with. */
const asNobody =
  (url: string): typeof fetch =>
  (address, init) =>
    fetch(address, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init?.headers)), origin: url },
    });

/** A screen asks at its door. */
async function asks(
  url: string,
  code: string | null,
  key: string | null,
): Promise<Answer<ScreenWelcome>> {
  const answer = await asNobody(url)(`${url}${screenPath}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "user-agent": "Mozilla/5.0 (X11; Linux) Chrome/131.0.0.0",
    },
    body: JSON.stringify({ code, key }),
  });
  return (await answer.json()) as Answer<ScreenWelcome>;
}

function looksOn(url: string, key: TableKey): TableClient {
  const client = openTable(url, "seated", key, patientClock, asNobody(url));
  onTestFinished(() => client.close());
  return client;
}

type Room = Readonly<{
  host: TrueHost;
  owner: HouseClient;
  code: string;
  /** Of the machine in the network. */
  url: string;
}>;

async function room(): Promise<Room> {
  const host = await trueHost();
  const owner = await host.houseOf(host.owner);
  const { code } = valueOf(await owner.ask("openToLan", opening));
  const {
    addresses: [first],
  } = valueOf(await owner.ask("lan", {}));
  return { host, owner, code, url: first!.url };
}

const admitted = async (url: string, code: string): Promise<string> =>
  valueOf(await asks(url, code, null)).key!;

test("H-39 a screen that was let in by a right code looks on by its own key after the code is another, and the ban of a person leaves its line as it is", async () => {
  const { host, owner, code, url } = await room();
  const welcome = valueOf(await asks(url, code, null));
  expect(welcome).toMatchObject({ table: "seated", tournament: null, whatIsOn: false });
  const screen = looksOn(url, { screen: welcome.key! });
  await until(screen, isHere);
  const seat = openTable(
    host.served.url,
    "seated",
    { token: host.tokens[0]! },
    patientClock,
    host.owner,
  );
  onTestFinished(() => seat.close());
  await until(seat, isHere);
  expect(await seat.ask("remove", { player: "p2", ban: true })).toMatchObject({ ok: true });
  const { table } = await until(screen, ({ table: now }) => now?.lan?.code !== code);
  expect(screen.snapshot().link).toBe("open");
  const fresh = table!.lan!.code;
  expect(await asks(url, code, null)).toMatchObject({ ok: false, error: { code: "wrong-code" } });
  expect(valueOf(await asks(url, code, welcome.key))).toEqual({
    key: null,
    table: "seated",
    tournament: null,
    whatIsOn: false,
  });
  const again = looksOn(url, { screen: welcome.key! });
  expect(await until(again, isHere)).toMatchObject({
    player: null,
    table: { lan: { code: fresh } },
  });
  expect(valueOf(await owner.ask("screens", {}))).toMatchObject([
    { name: "Chrome, Linux", shows: { game: "kings-and-bastards" } },
  ]);
});

test("H-39 after a restart of the host the key is good, at a table and in the list; what is kept is no key", async () => {
  const dataFolder = testFolder();
  const before = await seatedTable({ people: 3, bots: 1 }, { dataFolder });
  const first = await serveHost({
    house: before.host.house,
    rendererFolder: testFolder(),
    keys: new OwnerKeys(),
  });
  onTestFinished(() => first.close());
  const { code } = valueOf(await before.house.ask("openToLan", opening));
  const key = await admitted(first.url, code);
  await first.close();
  await before.host.close();
  const { host, house, store } = await testHost({ dataFolder });
  const again = await serveHost({
    house: host.house,
    rendererFolder: testFolder(),
    keys: new OwnerKeys(),
  });
  onTestFinished(() => again.close());
  expect(await until(looksOn(again.url, { screen: key }), isHere)).toMatchObject({
    table: { id: "seated" },
  });
  expect(valueOf(await house.ask("screens", {}))).toHaveLength(1);
  expect(JSON.stringify(store.screens.list())).not.toContain(key);
});

test("H-39 a screen that is removed from the list ends and is told so, its key opens nothing any more, and a right code brings it back", async () => {
  const { owner, code, url } = await room();
  const key = await admitted(url, code);
  const screen = looksOn(url, { screen: key });
  await until(screen, isHere);
  const [listed] = valueOf(await owner.ask("screens", {}));
  expect(valueOf(await owner.ask("removeScreen", { screen: listed!.id }))).toEqual([]);
  expect(await until(screen, hasEnded)).toMatchObject({ ended: "removed" });
  expect(await asks(url, code, key)).toMatchObject({
    ok: false,
    error: { code: "screen-removed", key: "host.screenRemoved" },
  });
  expect(await until(looksOn(url, { screen: key }), hasEnded)).toMatchObject({
    ended: "refused",
    refusal: { code: "screen-removed" },
  });
  expect(await owner.ask("removeScreen", { screen: listed!.id })).toMatchObject({
    ok: false,
    error: { code: "unknown-screen" },
  });
  expect(await until(looksOn(url, { screen: await admitted(url, code) }), isHere)).toMatchObject({
    link: "open",
  });
});

test("H-39 the owner of the table removes a screen there, and its key is good no more; banned, none of its device is", async () => {
  const { host, owner, code, url } = await room();
  const seat = openTable(
    host.served.url,
    "seated",
    { token: host.tokens[0]! },
    patientClock,
    host.owner,
  );
  onTestFinished(() => seat.close());
  await until(seat, isHere);
  const key = await admitted(url, code);
  const screen = looksOn(url, { screen: key });
  const { table } = await until(seat, (now) => now.table?.lan?.screens?.length === 1);
  expect(await seat.ask("remove", { screen: table!.lan!.screens![0]!, ban: false })).toMatchObject({
    ok: true,
  });
  expect(await until(screen, hasEnded)).toMatchObject({ ended: "removed" });
  expect(await asks(url, code, key)).toMatchObject({
    ok: false,
    error: { code: "screen-removed" },
  });
  expect(valueOf(await owner.ask("screens", {}))).toEqual([]);
});

test("H-39 a wrong key, or one for another session, opens no table, no tournament and nothing of the house", async () => {
  const { owner, code, url } = await room();
  const { tournament } = valueOf(await owner.ask("createTournament", setup()));
  valueOf(await owner.ask("admitToTournament", { tournament, open: true }));
  const directed = valueOf(await owner.ask("watchTournament", { tournament }));
  const [tableKey, tournamentKey] = [
    await admitted(url, code),
    await admitted(url, directed.code!),
  ];
  const wrong = `${tableKey.slice(0, -1)}${tableKey.endsWith("A") ? "B" : "A"}`;
  expect(await until(looksOn(url, { screen: wrong }), hasEnded)).toMatchObject({
    ended: "refused",
    refusal: { code: "wrong-code" },
  });
  expect(await until(looksOn(url, { screen: tournamentKey }), hasEnded)).toMatchObject({
    ended: "refused",
    refusal: { code: "wrong-screen" },
  });
  expect(await asks(url, null, wrong)).toMatchObject({
    ok: false,
    error: { code: "wrong-code", key: "host.screenUnknown" },
  });
  const house = await openHouse(url, asNobody(url), patientClock, { screen: tableKey });
  onTestFinished(() => house.close());
  for (const request of ["watchTournament", "startTournament"] as const)
    expect(await house.ask(request, { tournament })).toMatchObject({ ok: false });
  expect(await house.ask("profiles", {})).toMatchObject({ ok: false });
  expect(valueOf(await owner.ask("screens", {})).map(({ shows }) => shows)).toEqual(
    expect.arrayContaining<KeptScreen["shows"]>([
      { game: "kings-and-bastards" },
      { tournament: directed.name },
    ]),
  );
});

test("H-14 H-39 a screen with a key of its own sees the tournament as long as that is open to the network, and again when it is opened again by another code", async () => {
  const { owner, url } = await room();
  const { tournament } = valueOf(await owner.ask("createTournament", setup()));
  valueOf(await owner.ask("admitToTournament", { tournament, open: true }));
  const { code } = valueOf(await owner.ask("watchTournament", { tournament }));
  const key = await admitted(url, code!);
  const house = await openHouse(url, asNobody(url), patientClock, { screen: key });
  onTestFinished(() => house.close());
  expect(valueOf(await house.ask("watchTournament", { tournament }))).toMatchObject({
    id: tournament,
    code: null,
    you: { directs: false },
  });
  const lost = new Promise<null>(
    (resolve) => void house.onTournament((view) => view === null && resolve(null)),
  );
  valueOf(await owner.ask("admitToTournament", { tournament, open: false }));
  expect(await lost).toBeNull();
  expect(valueOf(await asks(url, code, key))).toMatchObject({ table: null, tournament: null });
  valueOf(await owner.ask("admitToTournament", { tournament, open: true }));
  expect(valueOf(await asks(url, null, key))).toMatchObject({ tournament });
  expect(valueOf(await house.ask("watchTournament", { tournament }))).toMatchObject({
    id: tournament,
  });
  const [listed] = valueOf(await owner.ask("screens", {}));
  const ended = new Promise<null>(
    (resolve) => void house.onTournament((view) => view === null && resolve(null)),
  );
  valueOf(await owner.ask("removeScreen", { screen: listed!.id }));
  expect(await ended).toBeNull();
  expect(await house.ask("watchTournament", { tournament })).toMatchObject({ ok: false });
});

test("H-17 H-39 one address is given twelve keys in a minute, of which four are kept; wrong codes and keys are counted", async () => {
  const { owner, code, url } = await room();
  const keys: (string | null)[] = [];
  for (let many = 0; many < 14; many += 1) keys.push(valueOf(await asks(url, code, null)).key);
  expect(keys.map((key) => key !== null)).toEqual(Array.from({ length: 14 }, (_, at) => at < 12));
  expect(valueOf(await owner.ask("screens", {}))).toHaveLength(4);
  for (let many = 0; many < 60; many += 1) await asks(url, null, "wrong");
  expect(await asks(url, code, "wrong")).toMatchObject({ ok: false, error: { code: "flood" } });
  for (let many = 0; many < 10; many += 1)
    await asks(url, code === "AAAAAA" ? "BBBBBB" : "AAAAAA", null);
  expect(await asks(url, code, null)).toMatchObject({
    ok: false,
    error: { code: "flood", key: "host.codesWait" },
  });
  expect(await asks(url, code, keys[11]!)).toMatchObject({ ok: true });
});

test("H-39 a screen that the house’s owner lets in by a code of its own shows what is on: the welcome, a table, the tournament and the clock, and it goes on after a restart; a code opens one screen", async () => {
  const dataFolder = testFolder();
  const seated = await seatedTable({ people: 3, bots: 1 }, { dataFolder });
  const host = await trueHost(seated);
  const owner = await host.houseOf(host.owner);
  const { code } = valueOf(await owner.ask("inviteScreen", {}));
  await seated.lan.settled();
  const {
    addresses: [first],
  } = valueOf(await owner.ask("lan", {}));
  const { url } = first!;
  const key = await admitted(url, code);
  expect(valueOf(await asks(url, null, key))).toMatchObject({
    whatIsOn: true,
    table: null,
    tournament: null,
  });
  expect(await asks(url, code, null)).toMatchObject({ ok: false, error: { code: "wrong-code" } });
  const screen = await openHouse(url, asNobody(url), patientClock, { screen: key });
  onTestFinished(() => screen.close());
  const on = async (shown: Shown | null) => valueOf(await screen.ask("whatIsOn", { shown }));
  expect(await on(null)).toMatchObject({ on: "welcome", url });
  valueOf(await owner.ask("openToLan", { ...opening, spectators: false }));
  expect(await on(null)).toMatchObject({ on: "welcome" });
  valueOf(await owner.ask("openToLan", opening));
  expect(await on({ on: "welcome" })).toEqual({ on: "table", table: "seated" });
  expect(await until(looksOn(url, { screen: key }), isHere)).toMatchObject({ player: null });
  const { tournament } = valueOf(await owner.ask("createTournament", setup()));
  expect(await on({ on: "table", table: "seated" })).toEqual({
    on: "tournament",
    tournament,
    code: null,
  });
  expect(valueOf(await screen.ask("watchTournament", { tournament }))).toMatchObject({
    id: tournament,
    you: { directs: false },
  });
  const plan = {
    name: "",
    stages: [{ kind: "level", small: 25, big: 50, ante: 0, minutes: 10 }],
    chips: [{ value: 25, colour: null }],
  } as HouseAsk<"planRoomClock">["plan"];
  valueOf(await owner.ask("planRoomClock", { plan, anew: true }));
  expect(await on({ on: "tournament", tournament })).toMatchObject({ on: "tournament" });
  valueOf(await owner.ask("moveRoomClock", { action: "start" }));
  expect(await on({ on: "tournament", tournament })).toMatchObject({
    on: "clock",
    clock: { isGoing: true },
  });
  for (const request of ["profiles", "ledger", "screens"] as const)
    expect(await screen.ask(request as "profiles", {})).toMatchObject({ ok: false });
  expect(await screen.ask("watchTournament", { tournament: "none" })).toMatchObject({
    ok: false,
    error: { code: "wrong-code" },
  });
  await host.served.close();
  await seated.host.close();
  const after = await testHost({ dataFolder });
  const served = await serveHost({
    house: after.host.house,
    rendererFolder: testFolder(),
    keys: new OwnerKeys(),
  });
  onTestFinished(() => served.close());
  expect(after.host.house.screens.isAwaited).toBe(true);
  const again = await openHouse(served.url, asNobody(served.url), patientClock, { screen: key });
  onTestFinished(() => again.close());
  expect(valueOf(await again.ask("whatIsOn", { shown: { on: "clock" } }))).toMatchObject({
    on: "clock",
  });
});

test("H-39 of what is on a screen with a code or a key for one table alone is told nothing, and one that a table’s owner sends away shows that table no more and the rest all the same", async () => {
  const { host, owner, code, url } = await room();
  const narrow = await openHouse(url, asNobody(url), patientClock, {
    screen: await admitted(url, code),
  });
  onTestFinished(() => narrow.close());
  expect(await narrow.ask("whatIsOn", { shown: null })).toMatchObject({
    ok: false,
    error: { code: "wrong-code" },
  });
  const key = await admitted(url, valueOf(await owner.ask("inviteScreen", {})).code);
  const wide = await openHouse(url, asNobody(url), patientClock, { screen: key });
  onTestFinished(() => wide.close());
  const seat = openTable(
    host.served.url,
    "seated",
    { token: host.tokens[0]! },
    patientClock,
    host.owner,
  );
  onTestFinished(() => seat.close());
  const screen = looksOn(url, { screen: key });
  const { table } = await until(seat, (now) => now.table?.lan?.screens?.length === 1);
  expect(await seat.ask("remove", { screen: table!.lan!.screens![0]!, ban: false })).toMatchObject({
    ok: true,
  });
  expect(await until(screen, hasEnded)).toMatchObject({ ended: "removed" });
  expect(
    valueOf(await wide.ask("whatIsOn", { shown: { on: "table", table: "seated" } })),
  ).toMatchObject({ on: "welcome" });
  expect(await until(looksOn(url, { screen: key }), hasEnded)).toMatchObject({
    ended: "refused",
    refusal: { code: "banned" },
  });
});
