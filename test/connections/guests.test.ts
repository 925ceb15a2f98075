// Checks how somebody becomes a guest, how they are recognised later, and what belongs to them.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openStore } from "#main/store/store.ts";
import { sentence } from "#shared/games/texts.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { GuestWelcome } from "#shared/protocol/house.ts";
import { patientClock } from "#test/client/patientClock.ts";
import { seatedTable } from "#test/host/support/seatedTable.ts";
import { testHost } from "#test/host/support/testHost.ts";
import { expectSoundBooks } from "#test/host/support/books.ts";
import { joinRoom } from "#renderer/client/line.ts";
import { protocolVersion } from "#shared/protocol/schema.ts";
import { houseRoom, wireCodes } from "#shared/protocol/wire.ts";
import { ask } from "./rawSocket.ts";
import { cookieOf, trueHost } from "./trueHost.ts";

const gus = { name: "Gus", avatar: "avatar-09" };
const answerOf = async (response: Response): Promise<Answer<GuestWelcome>> =>
  (await response.json()) as Answer<GuestWelcome>;
/** As a guest who brings no table's code learns it. */
const known = (profile: Answer<unknown>): unknown => ({
  ok: true,
  value: { profile: profile.ok && profile.value, table: null, tournament: null },
});

test("H-1 H-35 an invitation makes one guest, with a profile of his own and a cookie that no script reads and no other site sends", async () => {
  const host = await trueHost();
  const code = await host.invitation();
  const answer = await host.come({ code, ...gus });
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const [cookie = "", ...more] = answer.headers.getSetCookie();
  expect(more).toEqual([]);
  const [pair = "", ...attributes] = cookie.split("; ");
  expect(attributes.filter((each) => !each.startsWith("Expires=")).toSorted()).toEqual([
    "HttpOnly",
    "Max-Age=34560000",
    "Path=/",
    "SameSite=Strict",
  ]);
  expect(pair).toMatch(/^cardtable-guest-[\da-f]{16}=[\w-]{22}$/);
  expect(pair).not.toContain(code);
  expect(await answerOf(answer)).toMatchObject({
    ok: true,
    value: { profile: { ...gus, chips: 10_000, points: 0, level: 1 }, table: null },
  });
  const second = await host.come({ code, name: "Hal", avatar: "avatar-01" });
  expect(second.status).toBe(403);
  expect(await answerOf(second)).toMatchObject({ ok: false, error: { code: "wrong-invitation" } });
  expectSoundBooks(host.store, ["seated"]);
});

test("H-35 a guest is known again the next evening, on another port; his secret is stored only as a hash", async () => {
  const first = await trueHost();
  const cookie = await first.guest("Gus");
  const before = await (await first.houseOf(first.with(cookie))).ask("profile", {});
  const secret = cookie.split("=")[1]!;
  for (const file of readdirSync(first.dataFolder))
    expect(readFileSync(join(first.dataFolder, file)).includes(secret), file).toBe(false);
  await first.served.close();
  await first.host.close();
  const { dataFolder, clock } = first;
  const again = await testHost({ dataFolder, clock });
  const host = await trueHost({
    ...again,
    door: again.house.table("seated")!,
    tokens: first.tokens,
  });
  expect(await (await host.houseOf(host.with(cookie))).ask("profile", {})).toEqual(before);
  expect(await answerOf(await host.come({ code: null }, host.with(cookie)))).toEqual(known(before));
  expect(await answerOf(await host.come({ code: null }))).toEqual({
    ok: true,
    value: { profile: null, table: null, tournament: null },
  });
});

test("H-1 a taken name is refused in words, however it is written, and the invitation stays good", async () => {
  const host = await trueHost();
  const code = await host.invitation();
  for (const name of ["Player 1", "PLAYER 1", "ｐlayer 1"]) {
    const refused = await host.come({ code, name, avatar: "avatar-01" });
    expect({ status: refused.status, cookie: cookieOf(refused) }).toEqual({
      status: 409,
      cookie: "",
    });
    const answer = await answerOf(refused);
    expect(answer.ok ? "" : `${answer.error.code}: ${sentence(answer.error)}`).toBe(
      `name-taken: There’s already a profile called “${name}”. Choose another name (H-1).`,
    );
  }
  const cookie = cookieOf(await host.come({ code, ...gus }));
  const house = await host.houseOf(host.with(cookie));
  expect(await house.ask("saveProfile", { name: "player 2", avatar: "avatar-01" })).toMatchObject({
    ok: false,
    error: { code: "name-taken" },
  });
  expect(host.store.profiles.list().map(({ name }) => name)).toEqual(
    expect.arrayContaining(["Gus"]),
  );
  expect(host.store.profiles.list()).toHaveLength(4);
});

test("H-1 CE-12 name, face and looks that a guest chooses are his own, whatever he sends, and the owner’s stay", async () => {
  const host = await trueHost();
  const [gusHouse, halHouse, owners] = [
    await host.houseOf(host.with(await host.guest("Gus"))),
    await host.houseOf(host.with(await host.guest("Hal"))),
    await host.houseOf(host.owner),
  ];
  const before = [await owners.ask("profile", {}), await halHouse.ask("profile", {})];
  expect(await gusHouse.ask("saveProfile", { name: "Gustav", avatar: "avatar-11" })).toMatchObject({
    ok: true,
    value: { name: "Gustav", avatar: "avatar-11" },
  });
  expect(await gusHouse.ask("wear", { back: "ivory", felt: "emerald" })).toMatchObject({
    ok: false,
    error: { code: "CE-12" },
  });
  expect(await gusHouse.ask("wear", { back: "midnight", felt: "midnight" })).toMatchObject({
    ok: true,
  });
  expect(await gusHouse.ask("profile", {})).toMatchObject({
    ok: true,
    value: { name: "Gustav", looks: { back: "midnight", felt: "midnight" } },
  });
  expect(await gusHouse.ask("openTables", {})).toEqual({ ok: true, value: [] });
  const named = { name: "Otto", avatar: "avatar-01", profile: host.host.house.owner };
  expect(await gusHouse.ask("saveProfile", named)).toMatchObject({
    ok: false,
    error: { code: "wrong-form" },
  });
  expect([await owners.ask("profile", {}), await halHouse.ask("profile", {})]).toEqual(before);
});

test("C-7 H-1 nobody else plays under a guest’s profile: neither is the house made his by its owner, nor by a start", async () => {
  const host = await trueHost();
  const cookie = await host.guest("Gus");
  const answer = await (await host.houseOf(host.with(cookie))).ask("profile", {});
  const { id } = answer.ok ? answer.value : { id: "" };
  const { owner } = host.host.house;
  const owners = await host.houseOf(host.owner);
  const listed = await owners.ask("profiles", {});
  expect(listed.ok && listed.value.map(({ name, guest }) => [name, guest])).toEqual(
    expect.arrayContaining([
      ["Gus", true],
      ["Player 1", false],
    ]),
  );
  expect(await owners.ask("useProfile", { profile: id })).toMatchObject({
    ok: false,
    error: { code: "not-yours", key: "host.guestsProfile", args: { name: "Gus" } },
  });
  expect(host.host.house.owner).toBe(owner);
  await host.served.close();
  await host.host.close();
  const again = await testHost({ dataFolder: host.dataFolder, clock: host.clock, profile: id });
  expect(again.host.house.owner).toBe(owner);
});

test("an invitation is good for ten minutes, and only thirty-two are at the same time: the first gives way", async () => {
  const host = await trueHost();
  const codes: string[] = [];
  for (let made = 0; made < 33; made += 1) codes.push(await host.invitation());
  expect((await host.come({ code: codes[0], ...gus })).status).toBe(403);
  expect((await host.come({ code: codes[1], ...gus })).status).toBe(200);
  await host.clock.advance(10 * 60_000);
  expect((await host.come({ code: codes[2], name: "Hal", avatar: "avatar-01" })).status).toBe(403);
});

test("an invitation is taken from a page of our own alone, in its one form, and never by who is somebody already", async () => {
  const host = await trueHost();
  const code = await host.invitation();
  const { port, url } = host.served;
  const post = (headers: NodeJS.Dict<string>, body = JSON.stringify({ code, ...gus })) =>
    ask(port, {
      method: "POST",
      path: "/guest",
      body,
      headers: {
        "content-type": "application/json",
        "content-length": String(Buffer.byteLength(body)),
        ...headers,
      },
    });
  for (const headers of [
    {},
    { origin: "http://127.0.0.1:1" },
    { origin: "null" },
    { "sec-fetch-site": "same-site" },
    { origin: "https://evil.example" },
  ])
    expect(await post(headers)).toMatchObject({ status: 403 });
  const wrong = [
    {},
    { code: 7 },
    { code: null, ...gus },
    { code, ...gus, profile: "x" },
    { code, ...gus, name: " " },
    { code, ...gus, avatar: "x" },
    { code, name: "x".repeat(25), avatar: "avatar-01" },
    { code: "x".repeat(65), ...gus },
  ];
  for (const form of wrong)
    expect(await post({ origin: url }, JSON.stringify(form)), JSON.stringify(form)).toMatchObject({
      status: 400,
    });
  expect(await ask(port, { path: "/guest" })).toMatchObject({ status: 404 });
  const cookie = await host.guest("Hal");
  expect(await answerOf(await host.come({ code, ...gus }, host.with(cookie)))).toMatchObject({
    ok: true,
    value: { profile: { name: "Hal" } },
  });
  expect(await answerOf(await host.come({ code, ...gus }, host.owner))).toMatchObject({
    ok: true,
    value: { profile: { id: host.host.house.owner } },
  });
  // Asked alone, what it is good for is said, and it stays good.
  expect(await answerOf(await host.come({ code }))).toEqual({
    ok: true,
    value: { profile: null, table: null, tournament: null },
  });
  expect(await answerOf(await host.come({ code, ...gus }))).toMatchObject({
    ok: true,
    value: { profile: gus },
  });
});

test("sixty wrong invitations from one address in a minute are enough; a good one is taken all the same", async () => {
  const host = await trueHost(undefined, { now: () => 0 });
  const statuses: number[] = [];
  for (let tries = 0; tries < 61; tries += 1)
    statuses.push((await host.come({ code: `wrong-${tries}`, ...gus })).status);
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([403]));
  expect(statuses[60]).toBe(429);
  expect((await host.come({ code: await host.invitation(), ...gus })).status).toBe(200);
});

test("H-17 a guest has eight lines to the house at the same time: the oldest gives way, and nobody else’s", async () => {
  const host = await trueHost();
  const [gusSends, halSends] = [
    host.with(await host.guest("Gus")),
    host.with(await host.guest("Hal")),
  ];
  const line = (send: typeof fetch) =>
    joinRoom(
      host.served.url,
      houseRoom,
      { protocol: protocolVersion },
      { patienceMs: 5000, clock: patientClock, send },
    );
  const hals = await line(halSends);
  const owners = await line(host.owner);
  const lines: Awaited<ReturnType<typeof line>>[] = [];
  for (let made = 0; made < 8; made += 1) lines.push(await line(gusSends));
  const oldest = new Promise((resolve) => lines[0]!.onLeave(resolve));
  const newest = await line(gusSends);
  expect(await oldest).toBe(wireCodes.takenOver);
  for (const room of [hals, owners, newest, ...lines.slice(1)])
    expect(await room.request("ask", { request: "games", payload: {} })).toMatchObject({
      ok: true,
    });
});

test("H-15 a guest with a seat finds it again by his cookie, and nobody else’s", async () => {
  const seated = await seatedTable({ people: 3, bots: 1 });
  const host = await trueHost(seated);
  const cookie = await host.guest("Gus");
  const house = await host.houseOf(host.with(cookie));
  const answer = await house.ask("profile", {});
  const before = host.store.tables.load("seated")!;
  const players = before.players.map((player) =>
    player.id === "p2" ? { ...player, profile: answer.ok ? answer.value.id : null } : player,
  );
  await host.served.close();
  await host.host.close();
  const store = openStore(host.dataFolder);
  store.tables.replace(before, { ...before, players, revision: before.revision + 1 });
  store.close();
  const again = await testHost({ dataFolder: host.dataFolder, clock: host.clock });
  const next = await trueHost({
    ...again,
    door: again.house.table("seated")!,
    tokens: host.tokens,
  });
  const listed = await (await next.houseOf(next.with(cookie))).ask("openTables", {});
  expect(listed).toMatchObject({ ok: true, value: [{ table: "seated" }] });
  const [open] = listed.ok ? listed.value : [];
  const room = await next.sit(open && "token" in open ? open.token : "");
  expect(await room.request("ask", { request: "stop", payload: {} })).toMatchObject({
    ok: false,
    error: { key: "host.ownerOnly" },
  });
  const hal = await next.guest("Hal");
  expect(await (await next.houseOf(next.with(hal))).ask("openTables", {})).toEqual({
    ok: true,
    value: [],
  });
});
