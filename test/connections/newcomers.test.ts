// Checks how many new profiles one address may create, and how many all addresses together.

import { createServer, type Server } from "node:net";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { doorLimits, type AddressLimit } from "#main/connections/addressLimits.ts";
import { sentence } from "#shared/games/texts.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { GuestWelcome } from "#shared/protocol/house.ts";
import { guestPath } from "#shared/protocol/wire.ts";
import { ask } from "./rawSocket.ts";
import { trueHost, type TrueHost } from "./trueHost.ts";

const hour = 3_600_000;
const from = (remoteAddress: string) =>
  ({ socket: { remoteAddress } }) as Parameters<AddressLimit["count"]>[0];

type Coming = Readonly<{
  status: number;
  answer: Answer<GuestWelcome>;
}>;

/** Sends as from this address. */
async function phoneAt(
  address: string,
  host: TrueHost,
): Promise<(form: object, cookie?: string) => Promise<Coming>> {
  const server: Server = createServer((socket) => {
    Object.defineProperty(socket, "remoteAddress", { value: address });
    host.served.take(socket);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  return async (form, cookie) => {
    const body = JSON.stringify(form);
    const headers = {
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(body)),
      origin: `http://127.0.0.1:${port}`,
      ...(cookie !== undefined && { cookie }),
    };
    const { status, body: told } = await ask(port, {
      method: "POST",
      path: guestPath,
      body,
      headers,
    });
    return { status, answer: JSON.parse(told) as Answer<GuestWelcome> };
  };
}

test("H-2 by a join code one address gets twelve profiles in an hour, each with its grant; then it is told so in words, and nobody is made", async () => {
  let now = 0;
  const host = await trueHost(undefined, { now: () => now });
  const opened = await host.house.ask("openToLan", {
    table: "seated",
    seats: 6,
    fill: null,
    spectators: true,
    listed: true,
  });
  const { code } = opened.ok ? opened.value : { code: "" };
  const [phone, other] = [await phoneAt("192.168.1.7", host), await phoneAt("192.168.1.8", host)];
  const named = (name: string) => ({ code, name, avatar: "avatar-09" });
  // Who is refused for another reason is not counted.
  expect(await phone(named("Player 1"))).toMatchObject({ status: 409 });
  for (let made = 1; made <= 12; made += 1)
    expect(await phone(named(`Phone ${made}`)), String(made)).toMatchObject({ status: 200 });
  const profiles = host.store.profiles.list().length;
  const { status, answer } = await phone(named("Phone 13"));
  expect(status).toBe(429);
  expect(answer.ok ? "" : `${answer.error.code}: ${sentence(answer.error)}`).toBe(
    "flood: Too many new people have joined from your address in the last hour. Try again later, or use a name you’ve used before.",
  );
  expect(host.store.profiles.list()).toHaveLength(profiles);
  // The code alone leads on; an invitation of the owner's is for one person, and good.
  expect(await phone({ code })).toMatchObject({
    status: 200,
    answer: { value: { table: "seated" } },
  });
  expect(await phone({ ...named("Invited"), code: await host.invitation() })).toMatchObject({
    status: 200,
  });
  expect(await other(named("Other"))).toMatchObject({ status: 200 });
  now += hour;
  expect(await phone(named("Phone 13"))).toMatchObject({ status: 200 });
});

test("H-15 after a hundred in an hour from all addresses together a newcomer comes in five seconds late, and nobody is turned away for the others", async () => {
  let now = 0;
  const waits: number[] = [];
  const { newcomers } = doorLimits({
    now: () => now,
    pause: (ms) => Promise.resolve(waits.push(ms)),
  });
  for (let made = 0; made < 300; made += 1) newcomers.count(from("127.0.0.1"));
  for (let made = 0; made < 100; made += 1) {
    const request = from(`192.168.1.${1 + (made % 10)}`);
    expect(await newcomers.may(request), String(made)).toBe(true);
    newcomers.count(request);
  }
  expect(waits).toEqual([]);
  expect([await newcomers.may(from("192.168.1.99")), waits]).toEqual([true, [5000]]);
  expect([await newcomers.may(from("127.0.0.1")), waits]).toEqual([true, [5000]]);
  now += hour;
  expect([await newcomers.may(from("192.168.1.99")), waits]).toEqual([true, [5000]]);
});

test("H-15 two of one address and 256 of all may wait to be answered late; more are turned away at once", async () => {
  const ends: (() => void)[] = [];
  const { codes } = doorLimits({
    now: () => 0,
    pause: () => new Promise<void>((end) => ends.push(end)),
  });
  for (let tried = 0; tried < 30; tried += 1) codes.count(from(`10.0.1.${tried}`));
  const early: string[] = [];
  const waiting = Array.from({ length: 129 }, (_, at) =>
    [1, 2, 3].map((time) =>
      codes.may(from(`10.0.2.${at}`)).then((may) => void early.push(`${at}.${time} ${may}`)),
    ),
  ).flat();
  await new Promise((turn) => void setImmediate(turn));
  expect(ends).toHaveLength(256);
  expect([early.length, early.every((line) => line.endsWith("false"))]).toEqual([
    129 * 3 - 256,
    true,
  ]);
  for (const end of ends) end();
  await Promise.all(waiting);
  expect(early.filter((line) => line.endsWith("true"))).toHaveLength(256);
  expect(
    await Promise.race([codes.may(from("10.0.2.1")), Promise.resolve("waits as before")]),
  ).toBe("waits as before");
});
