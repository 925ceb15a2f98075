// Checks who can reach a host over the network, which of its tables, and for how long. Runs a real
// host that is opened to 127.0.0.2.

import type { Room } from "@colyseus/sdk";
import { expect, test } from "vitest";
import { joinRoom } from "#renderer/client/line.ts";
import { openHouse } from "#renderer/client/openHouse.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { GuestWelcome, LanState, HouseAnswers } from "#shared/protocol/house.ts";
import { protocolVersion } from "#shared/protocol/schema.ts";
import { guestPath, ownerPath, wireCodes } from "#shared/protocol/wire.ts";
import { patientClock } from "#test/client/patientClock.ts";
import { seatedTable } from "#test/host/support/seatedTable.ts";
import { testHost } from "#test/host/support/testHost.ts";
import { reach } from "#test/lan/openLan.ts";
import { valueOf } from "#test/support/valueOf.ts";
import { ask, upgradeHeaders, type RawAnswer } from "./rawSocket.ts";
import { cookieOf, trueHost, type TrueHost } from "./trueHost.ts";
import { ownerHeaders } from "#test/support/asOwner.ts";

const gus = { name: "Gus", avatar: "avatar-09" };
const opening = { seats: 6, fill: null, spectators: true, listed: true } as const;

type Opened = Readonly<{
  code: string;
  /** Without a slash at its end. */
  url: string;
  port: number;
}>;

/** As its owner's page does it: who is told that it is open finds it open. */
async function open(host: TrueHost): Promise<Opened> {
  const house = await host.houseOf(host.owner);
  const { code } = valueOf(await house.ask("openToLan", { table: "seated", ...opening }));
  const {
    addresses: [first],
  } = valueOf(await house.ask("lan", {}));
  return { code, url: first!.url, port: Number(new URL(first!.url).port) };
}

const post = (
  url: string,
  path: string,
  form: object,
  headers: NodeJS.Dict<string> = {},
): Promise<Response> =>
  fetch(`${url}${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      origin: url,
      ...(headers as Record<string, string>),
    },
    body: JSON.stringify(form),
  });
const welcomed = async (answer: Response): Promise<GuestWelcome> =>
  valueOf((await answer.json()) as Answer<GuestWelcome>);

test("H-13 H-14 nothing is reached by the network until a table is opened; then its page, its house and its table are; nothing is once it is closed, and who is at this machine stays", async () => {
  const host = await trueHost();
  const owners = await host.houseOf(host.owner);
  const seat = await host.sit(host.tokens[0]!);
  expect(await owners.ask("lan", {})).toEqual({
    ok: true,
    value: { addresses: [], problem: null },
  });
  expect(await reach("127.0.0.2", host.served.port)).toBeNull();
  const { code, url, port } = await open(host);
  expect(url).toBe(`http://127.0.0.2:${port}`);
  expect(await (await fetch(url)).text()).toBe("<!doctype html>");
  const cookie = cookieOf(await post(url, guestPath, { code, ...gus }));
  const sends: typeof fetch = (address, init) =>
    fetch(address, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init?.headers)), cookie, origin: url },
    });
  const guests = await openHouse(url, sends, patientClock);
  expect(await guests.ask("profile", {})).toMatchObject({ ok: true, value: gus });
  const idle = (await reach("127.0.0.2", port))!.resume();
  const ends = new Promise((resolve) => idle.once("close", resolve));
  expect(await owners.ask("closeToLan", { table: "seated" })).toEqual({ ok: true, value: null });
  await ends;
  expect(await reach("127.0.0.2", port)).toBeNull();
  expect(await guests.ask("profile", {})).toMatchObject({ ok: false });
  guests.close();
  expect(await owners.ask("lan", {})).toEqual({
    ok: true,
    value: { addresses: [], problem: null },
  });
  expect(await seat.request("ask", { request: "back", payload: {} })).toMatchObject({ ok: true });
  expect((await fetch(host.served.url)).status).toBe(200);
});

test("H-14 a host that is ended and started again with its table open listens at the same port, with the same code, and a guest’s cookie still opens his profile", async () => {
  const first = await trueHost();
  const { code, url, port } = await open(first);
  const cookie = cookieOf(await post(url, guestPath, { code, ...gus }));
  const before = (await welcomed(await post(url, guestPath, { code: null }, { cookie }))).profile;
  expect(before).toMatchObject(gus);
  await first.lan.close();
  await first.served.close();
  await first.host.close();
  expect(await reach("127.0.0.2", port)).toBeNull();
  const again = await testHost({ dataFolder: first.dataFolder, clock: first.clock });
  const host = await trueHost({
    ...again,
    door: again.house.table("seated")!,
    tokens: first.tokens,
  });
  await host.lan.settled();
  expect(host.lan.state().addresses).toEqual([{ url, network: "test" }]);
  expect(await welcomed(await post(url, guestPath, { code }, { cookie }))).toEqual({
    profile: before,
    table: "seated",
    tournament: null,
  });
});

test("H-14 DNS rebinding: a name that was bent to an address of the network opens nothing there either, whatever it claims to come from", async () => {
  const host = await trueHost();
  const { port } = await open(host);
  const body = JSON.stringify({ code: null });
  const headers = { "content-type": "application/json", "content-length": String(body.length) };
  for (const name of [
    "evil.example",
    "cardtable.local",
    "127.0.0.2.evil.example",
    "localhost.evil.example",
  ]) {
    for (const origin of [`http://${name}:${port}`, `http://127.0.0.2:${port}`]) {
      const bent = { host: `${name}:${port}`, origin };
      for (const path of ["/", "/health", "/house/ledger.csv"])
        expect(await ask(port, { to: "127.0.0.2", path, headers: bent }), name).toMatchObject({
          status: 403,
        });
      expect(
        await ask(port, {
          to: "127.0.0.2",
          method: "POST",
          path: guestPath,
          body,
          headers: { ...headers, ...bent },
        }),
        name,
      ).toMatchObject({ status: 403 });
      expect(
        await ask(port, {
          to: "127.0.0.2",
          path: "/a/b?sessionId=c",
          headers: { ...upgradeHeaders, ...bent },
        }),
        name,
      ).toMatchObject({ status: 403 });
    }
  }
});

test("H-14 a page of another port of the same address opens nothing by the network", async () => {
  const host = await trueHost();
  const { port, code } = await open(host);
  const body = JSON.stringify({ code, ...gus });
  for (const origin of [
    `http://127.0.0.2:${port + 1}`,
    "http://127.0.0.2",
    `http://127.0.0.1:${host.served.port}`,
    "null",
  ]) {
    expect(
      await ask(port, {
        to: "127.0.0.2",
        method: "POST",
        path: guestPath,
        body,
        headers: {
          "content-type": "application/json",
          "content-length": String(Buffer.byteLength(body)),
          origin,
        },
      }),
      origin,
    ).toMatchObject({ status: 403 });
  }
});

test("H-15 by a table’s join code, however it is typed, any number become guests, each with a profile of his own, and learn which table it is", async () => {
  const host = await trueHost();
  const { url, code } = await open(host);
  expect(await welcomed(await post(url, guestPath, { code }))).toEqual({
    profile: null,
    table: "seated",
    tournament: null,
  });
  for (const [at, typed] of [code, code.toLowerCase(), ` ${code} `].entries()) {
    const answer = await post(url, guestPath, {
      code: typed,
      name: `Guest ${at}`,
      avatar: "avatar-01",
    });
    expect(await welcomed(answer)).toMatchObject({
      profile: { name: `Guest ${at}` },
      table: "seated",
    });
    expect(cookieOf(answer)).toMatch(/^cardtable-guest-/);
  }
  const taken = await post(url, guestPath, { code, name: "guest 0", avatar: "avatar-01" });
  expect([taken.status, await taken.json()]).toMatchObject([
    409,
    { ok: false, error: { code: "name-taken" } },
  ]);
});

test("H-15 what is wrong with what a guest sends is said in keys", async () => {
  const host = await trueHost();
  const { url, code } = await open(host);
  const refusedBy = async (form: object): Promise<unknown> => {
    const answer = await post(url, guestPath, form);
    return [
      answer.status,
      ((await answer.json()) as { readonly error: Readonly<{ code: string; key: string }> }).error,
    ];
  };
  expect(await refusedBy({ code, name: "x".repeat(25), avatar: "avatar-01" })).toMatchObject([
    400,
    { code: "wrong-form" },
  ]);
  expect(await refusedBy({ code: code === "AAAAAA" ? "BBBBBB" : "AAAAAA" })).toMatchObject([
    403,
    { code: "wrong-code", key: "host.noTableOfCode" },
  ]);
  expect(await refusedBy({ code: "no invitation", ...gus })).toMatchObject([
    403,
    { code: "wrong-invitation", key: "host.wrongInvitation" },
  ]);
  expect(host.store.profiles.list()).toHaveLength(3);
});

/** `from`: as another machine would. */
const bring = (port: number, from: string, form: object, path = guestPath): Promise<RawAnswer> => {
  const body = JSON.stringify(form);
  return ask(port, {
    method: "POST",
    path,
    from,
    body,
    headers: {
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(body)),
      origin: `http://127.0.0.1:${port}`,
    },
  });
};
const statusesOf = async (port: number, froms: readonly string[]): Promise<readonly number[]> => {
  const statuses: number[] = [];
  for (const from of froms) statuses.push((await bring(port, from, { code: "AAAAAA" })).status);
  return statuses;
};
const waits = { status: 429, body: expect.stringContaining("host.codesWait") as string };

test("H-15 after ten wrong join codes from one address its codes are not looked at for a minute; other addresses, invitations and whoever is known go on", async () => {
  const host = await trueHost(undefined, { now: () => 0 });
  const { code } = await open(host);
  const { port } = host.served;
  const cookie = await host.guest("Hal");
  expect(await statusesOf(port, Array<string>(11).fill("127.0.0.1"))).toEqual([
    ...Array<number>(10).fill(403),
    429,
  ]);
  expect(await bring(port, "127.0.0.1", { code, ...gus })).toMatchObject(waits);
  expect(
    await bring(
      port,
      "127.0.0.1",
      { protocol: protocolVersion, code },
      "/matchmake/joinById/seated",
    ),
  ).toMatchObject(waits);
  expect(await bring(port, "127.0.0.5", { code })).toMatchObject({
    status: 200,
    body: expect.stringContaining("seated") as string,
  });
  expect((await host.come({ code: await host.invitation(), ...gus })).status).toBe(200);
  expect(await welcomed(await host.come({ code }, host.with(cookie)))).toMatchObject({
    profile: { name: "Hal" },
    table: "seated",
  });
});

test("H-15 after thirty wrong join codes from many addresses every code of a stranger is looked at five seconds late, and a right one opens", async () => {
  let now = 0;
  const paused: number[] = [];
  const host = await trueHost(undefined, {
    now: () => now,
    pause: (ms) => Promise.resolve(paused.push(ms)),
  });
  const { code } = await open(host);
  const { port } = host.served;
  const cookie = await host.guest("Hal");
  const froms = Array.from({ length: 30 }, (_, at) => `127.0.1.${1 + Math.floor(at / 8)}`);
  expect(new Set(await statusesOf(port, froms))).toEqual(new Set([403]));
  now = 30_000;
  expect(paused).toEqual([]);
  expect(await bring(port, "127.0.2.1", { code, ...gus })).toMatchObject({ status: 200 });
  expect(
    (
      await bring(
        port,
        "127.0.2.2",
        { protocol: protocolVersion, code },
        "/matchmake/joinById/seated",
      )
    ).status,
  ).toBe(200);
  expect(paused).toEqual([5000, 5000]);
  expect(
    (await host.come({ code: await host.invitation(), name: "Ina", avatar: "avatar-01" })).status,
  ).toBe(200);
  expect(await welcomed(await host.come({ code }, host.with(cookie)))).toMatchObject({
    profile: { name: "Hal" },
    table: "seated",
  });
  expect(paused).toHaveLength(2);
  now = 60_000;
  expect(await bring(port, "127.0.2.1", { code, name: "Ida", avatar: "avatar-01" })).toMatchObject({
    status: 200,
  });
  expect(paused).toHaveLength(2);
});

test("H-17 one seat gets no more than sixteen places kept, however many it asks for at once", async () => {
  const host = await trueHost();
  const { port } = host.served;
  const [, token] = host.tokens;
  const statuses = await Promise.all(
    Array.from(
      { length: 40 },
      async () =>
        (
          await bring(
            port,
            "127.0.0.1",
            { protocol: protocolVersion, token },
            "/matchmake/joinById/seated",
          )
        ).status,
    ),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(16);
});

test("H-15 a join code is not guessed at a table’s door either", async () => {
  const host = await trueHost(undefined, { now: () => 0 });
  const { code } = await open(host);
  const { port } = host.served;
  const statuses: number[] = [];
  for (let tries = 0; tries < 11; tries += 1)
    statuses.push(
      (
        await bring(
          port,
          "127.0.0.1",
          { protocol: protocolVersion, code: "AAAAAA" },
          "/matchmake/joinById/seated",
        )
      ).status,
    );
  expect(statuses).toEqual([...Array<number>(10).fill(403), 429]);
  expect(await bring(port, "127.0.0.1", { code })).toMatchObject(waits);
  expect((await host.sit(host.tokens[1]!)).connection.isOpen).toBe(true);
});

test("H-19 a host that its owner reaches by the network takes his code there, once, and knows his browser by its cookie", async () => {
  const host = await trueHost(undefined, { isOwnerRemote: true });
  const { url, port } = await open(host);
  const code = host.keys.newCode();
  const answer = await post(url, ownerPath, { code });
  expect(await answer.json()).toEqual({ owner: true });
  const cookie = cookieOf(answer);
  expect(cookie).toMatch(/^cardtable-device-[\da-f]+=[\w-]{43}$/);
  expect(await (await post(url, ownerPath, { code })).json()).toEqual({ owner: false });
  const sends: typeof fetch = (address, init) =>
    fetch(address, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init?.headers)), cookie, origin: url },
    });
  const house = await openHouse(url, sends, patientClock);
  expect(await house.ask("bank", {})).toMatchObject({ ok: true } satisfies Partial<
    Answer<HouseAnswers["bank"]>
  >);
  // What runs on the host's computer is chosen there.
  expect(
    await house.ask("addProgram", { name: "Deep Red", command: "exit", game: "exordia8" }),
  ).toMatchObject({ error: { key: "host.programsHere" } });
  house.close();
  // A link to a file: plain http to an address of the network brings neither Origin nor
  // Sec-Fetch-Site.
  const file = (headers: NodeJS.Dict<string>): Promise<RawAnswer> =>
    ask(port, {
      to: "127.0.0.2",
      path: "/house/ledger.csv",
      headers: { host: `192.168.1.5:${port}`, cookie, ...headers },
    });
  expect(await file({})).toMatchObject({
    status: 200,
    headers: {
      "cross-origin-resource-policy": "same-origin",
      "content-disposition": expect.stringContaining("attachment") as string,
    },
  });
  for (const foreign of [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "http://192.168.1.6" },
    { host: `127.0.0.2:${port}` },
    { host: `localhost:${port}` },
    { cookie: `${cookie}x` },
  ]) {
    expect(await file(foreign), JSON.stringify(foreign)).toMatchObject({ status: 403 });
  }
  // Whatever changes something must say where it comes from.
  const body = JSON.stringify({ protocol: protocolVersion });
  const join = {
    method: "POST",
    path: "/matchmake/joinById/house",
    body,
    headers: {
      host: `192.168.1.5:${port}`,
      cookie,
      "content-type": "application/json",
      "content-length": String(body.length),
    },
  };
  expect(await ask(port, { to: "127.0.0.2", ...join })).toMatchObject({ status: 403 });
});

test("H-14 H-38 a host that was not told to take its owner by the network takes neither code nor key of his there, and both at its own address", async () => {
  const host = await trueHost();
  const { url, port } = await open(host);
  const own = host.served.url;
  // The shell's cookie is called by the port, which is the same.
  expect(port).toBe(host.served.port);
  const code = host.keys.newCode();
  const refused = await post(url, ownerPath, { code });
  expect([await refused.json(), refused.headers.getSetCookie()]).toEqual([{ owner: false }, []]);
  const answer = await post(own, ownerPath, { code });
  expect(await answer.json()).toEqual({ owner: true });
  for (const cookie of [cookieOf(answer), ownerHeaders(own, host.secret).cookie]) {
    const from =
      (origin: string): typeof fetch =>
      (address, init) =>
        fetch(address, {
          ...init,
          headers: { ...Object.fromEntries(new Headers(init?.headers)), cookie, origin },
        });
    await expect(openHouse(url, from(url), patientClock)).rejects.toThrow("not-yours");
    expect((await from(url)(`${url}/house/ledger.csv`)).status).toBe(403);
    expect((await from(own)(`${own}/house/ledger.csv`)).status).toBe(200);
  }
});

test("H-14 nobody of the network makes the host print its owner’s address, unless he comes by the network himself", async () => {
  for (const isOwnerRemote of [false, true]) {
    const host = await trueHost(await seatedTable({ people: 3 }), { isOwnerRemote });
    const { url } = await open(host);
    await (await post(url, ownerPath, { code: null })).json();
    expect(host.wanted).toHaveLength(isOwnerRemote ? 1 : 0);
    await (await post(host.served.url, ownerPath, { code: null })).json();
    expect(host.wanted).toHaveLength(1);
    await host.lan.close();
    await host.served.close();
  }
});

test("H-14 a house that cannot be reached says why", async () => {
  const host = await trueHost();
  host.network.addresses = [];
  const house = await host.houseOf(host.owner);
  await house.ask("openToLan", { table: "seated", ...opening });
  const state: Answer<LanState> = await house.ask("lan", {});
  expect(state).toMatchObject({
    ok: true,
    value: { addresses: [], problem: { key: "lan.noNetwork" } },
  });
});

/**
 * A line to the table that is open, as the person whom the cookie names, or as nobody; with what is
 * sent to it.
 */
async function line(
  url: string,
  cookie: string,
  form: object = {},
): Promise<
  Readonly<{
    room: Room;
    heard: Map<string | number | symbol, unknown>;
    ended: Promise<number>;
  }>
> {
  const send: typeof fetch = (address, init) =>
    fetch(address, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init?.headers)), cookie, origin: url },
    });
  const heard = new Map<string | number | symbol, unknown>();
  const room = await joinRoom(
    url,
    "seated",
    { protocol: protocolVersion, ...form },
    { patienceMs: 5000, clock: patientClock, send },
  );
  room.onMessage("*", (name, message) => void heard.set(name, message));
  return { room, heard, ended: new Promise((resolve) => room.onLeave(resolve)) };
}

test("H-11 H-14 H-16 a guest of the network watches, sits down and comes back by his token; a screen comes by the code; both are told when the table is closed to the network, and who sits at this machine stays", async () => {
  const host = await trueHost();
  const owner = await host.sit(host.tokens[0]!);
  const { code, url, port } = await open(host);
  const cookie = cookieOf(await post(url, guestPath, { code, ...gus }));
  const [watcher, screen] = [await line(url, cookie), await line(url, "", { code })];
  const sat = valueOf(
    await watcher.room.request<unknown, Answer<Readonly<{ player: string; token: string }>>>(
      "ask",
      { request: "sit", payload: {} },
    ),
  );
  expect(await screen.room.request("ask", { request: "sit", payload: {} })).toMatchObject({
    ok: false,
  });
  expect(
    host.store.tables.load("seated")!.players.find(({ id }) => id === sat.player),
  ).toMatchObject({ name: "Gus", gone: false });
  // A second line by the seat's secret takes over from the first.
  const again = await line(url, "", { token: sat.token });
  expect(await watcher.ended).toBe(wireCodes.takenOver);
  expect(await (await fetch(`${url}/health`)).json()).toMatchObject({ ok: true, tables: 1 });
  await (await host.houseOf(host.owner)).ask("closeToLan", { table: "seated" });
  expect(await Promise.all([again.ended, screen.ended])).toEqual([
    wireCodes.lanClosed,
    wireCodes.lanClosed,
  ]);
  expect(await reach("127.0.0.2", port)).toBeNull();
  expect(await owner.request("ask", { request: "back", payload: {} })).toMatchObject({ ok: true });
  // Nor is a guest let in by the machine's own address while their table is closed to all but it.
  await expect(line(host.served.url, cookie)).rejects.toThrow("not-open");
});

test("H-17 whoever was sent away for good is told so by what his line ends with, and again at the door", async () => {
  const host = await trueHost();
  const owner = await host.sit(host.tokens[0]!);
  const { code, url } = await open(host);
  const cookie = cookieOf(await post(url, guestPath, { code, ...gus }));
  const guest = await line(url, cookie);
  const { player } = valueOf(
    await guest.room.request<unknown, Answer<{ readonly player: string }>>("ask", {
      request: "sit",
      payload: {},
    }),
  );
  expect(await owner.request("ask", { request: "remove", payload: { player, ban: true } })).toEqual(
    { ok: true, value: null },
  );
  expect(await guest.ended).toBe(wireCodes.removed);
  await expect(line(url, cookie)).rejects.toThrow("banned");
});
