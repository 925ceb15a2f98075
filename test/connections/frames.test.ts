// Sends frames that no client of ours would send, and checks that their sender gets an error and
// nothing else happens.

import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { TableClient } from "#renderer/client/clients.ts";
import { saying } from "#test/support/inEnglish.ts";
import { FakeHouse } from "./FakeHouse.ts";
import type { FakeTable } from "./FakeTable.ts";
import { trailingByte, widelyReferring, wrongPayloads } from "./hostilePayloads.ts";
import { askFrame, ping, RawClient } from "./RawClient.ts";
import { isOpen, ServedHouse, until } from "./servedHouse.ts";

let served: ServedHouse;
let table: FakeTable;
let neighbour: TableClient;
/** ms on the clock by which floods are measured. */
let now = 0;
const printed: unknown[] = [];

beforeAll(async () => {
  served = await ServedHouse.of(new FakeHouse(), () => now);
  table = served.house.open("table-1", "token-ann", "token-eve");
  neighbour = served.sit("table-1", "token-ann");
  await until(neighbour, isOpen);
});
afterAll(() => served.end());
beforeEach(() => {
  printed.length = 0;
  const print = (...line: unknown[]): boolean => printed.push(line) > 0;
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, "write").mockImplementation(print);
  for (const level of ["log", "info", "debug", "warn", "error"] as const)
    vi.spyOn(console, level).mockImplementation(print);
});
afterEach(async () => {
  vi.useRealTimers();
  const { number } = table;
  table.step();
  expect((await until(neighbour, ({ view }) => view?.number === number + 1)).link).toBe("open");
  expect([table.asked.splice(0), served.faults.splice(0), printed.splice(0)]).toEqual([[], [], []]);
});

const text = (value: string): readonly number[] => [0xa0 | value.length, ...Buffer.from(value)];
/** `ask` under its name, and an ask that the table hears: `{ request: 'ready', payload: {} }`. */
const named = text("ask");
const ready = askFrame(7, [0x82, ...text("request"), ...text("ready"), ...text("payload"), 0x80]);

const eve = (): Promise<RawClient> => RawClient.join(served, "table-1", "token-eve");

const wrongFrames: readonly (readonly [string, Uint8Array | string, string])[] = [
  ["an empty frame", new Uint8Array(), "wrong-form: the frame is empty"],
  ["an empty text", "", "wrong-form: text frames are not taken"],
  ["a text", '{"request":"leave"}', "wrong-form: text frames are not taken"],
  ["a frame of no known kind", Uint8Array.of(99), "wrong-form: there is no frame of kind 99"],
  [
    "a kind with Colyseus’ mark of time",
    Uint8Array.of(21 | 0x80, 1),
    "wrong-form: there is no frame of kind 149",
  ],
  [
    "a frame that only the host sends",
    Uint8Array.of(14, 1, 2, 3),
    "wrong-form: there is no frame of kind 14",
  ],
  ["an input", Uint8Array.of(19, 1, 2, 3), "wrong-form: there is no frame of kind 19"],
  [
    "a ping with something behind it",
    Uint8Array.of(18, 18),
    "wrong-form: a frame of kind 18 holds nothing more",
  ],
  [
    "a leave with something behind it",
    Uint8Array.of(12, 0),
    "wrong-form: a frame of kind 12 holds nothing more",
  ],
  [
    "a message",
    Uint8Array.of(13, ...named, 0x80),
    "wrong-form: only asks are taken, sent as requests",
  ],
  ["bytes", Uint8Array.of(17, ...named, 1), "wrong-form: only asks are taken, sent as requests"],
  ["a request without a number", Uint8Array.of(21), "wrong-form: a request begins with its number"],
  [
    "a request whose number is cut off",
    Uint8Array.of(21, 0xce, 1),
    "wrong-form: a request begins with its number",
  ],
  [
    "a request whose number is negative",
    Uint8Array.of(21, 0xff, ...named),
    "wrong-form: a request begins with its number",
  ],
  [
    "a request whose number is a fraction",
    Uint8Array.of(21, 0xca, 0, 0, 0, 0x3f, ...named),
    "wrong-form: a request begins with its number",
  ],
];

test.each(wrongFrames)(
  "%s gets a named error, and the connection stays",
  async (_what, frame, message) => {
    const client = await eve();
    client.send(frame);
    expect(await client.heardUntilPong()).toEqual([{ kind: "error", code: 4400, message }]);
    client.socket.close();
  },
);

const wrongRequests: readonly (readonly [string, Uint8Array])[] = [
  ["a request that is no ask", Uint8Array.of(21, 7, ...text("seat"), 0x80)],
  ["a request without a name", Uint8Array.of(21, 7)],
  ["a request whose name is no text", Uint8Array.of(21, 7, 0xa3, 0xff, 0xfe, 0xfd, 0x80)],
  ["a request whose name is cut off", Uint8Array.of(21, 7, 0xdb, 0xff, 0xff, 0xff, 0xff)],
];

test.each(wrongRequests)("%s gets a refusal as its answer", async (_what, frame) => {
  const client = await eve();
  client.send(frame);
  expect(await client.heardUntilPong()).toMatchObject([
    { request: 7, answer: { ok: false, error: { code: "wrong-form" } } },
  ]);
  client.socket.close();
});

test("an ask without a payload gets a refusal as its answer", async () => {
  const client = await eve();
  client.send(askFrame(7, []));
  expect(await client.heard()).toMatchObject({
    request: 7,
    answer: { ok: false, error: { code: "wrong-form" } },
  });
  client.socket.close();
});

test("1 244 bytes whose references name more values than could be looked at get a refusal", async () => {
  const client = await eve();
  client.send(askFrame(7, widelyReferring));
  const refusal = saying("wrong-form", "references");
  expect(await client.heard()).toMatchObject({ request: 7, answer: { error: refusal } });
  client.socket.close();
});

test("321 bytes of which the last is too many get a refusal", async () => {
  const client = await eve();
  client.send(askFrame(7, trailingByte));
  expect(await client.heard()).toMatchObject({
    request: 7,
    answer: { error: { code: "wrong-form" } },
  });
  client.socket.close();
});

test("every payload that is not to be unpacked gets a refusal, and the connection stays", async () => {
  const client = await eve();
  for (const [what, payload] of wrongPayloads) {
    client.send(askFrame(7, payload));
    expect([what, await client.heard()]).toMatchObject([
      what,
      { request: 7, answer: { ok: false, error: { code: "wrong-form" } } },
    ]);
  }
  expect(await client.heardUntilPong()).toEqual([]);
  client.socket.close();
});

test("a name of bytes that are no text makes no library print", async () => {
  const client = await eve();
  for (const kind of [13, 17, 21]) client.send(Uint8Array.of(kind, 0xa3, 0xff, 0xfe, 0xfd, 0x80));
  expect(await client.heardUntilPong()).toHaveLength(3);
  client.socket.close();
});

test("a hundred frames at once are answered, one more closes that connection and says why", async () => {
  now += 60_000;
  const client = await eve();
  const rest = 100 - 1;
  for (let at = 0; at < rest; at += 1) client.send(ping);
  for (let at = 0; at < rest; at += 1) expect(await client.heard()).toEqual({ kind: "pong" });
  client.send(ping);
  expect(await client.closed).toEqual({ code: 4002, reason: "flood: at most 100 frames a second" });
});

test("pings of the WebSocket’s own count like frames", async () => {
  const client = await eve();
  let pongs = 0;
  client.socket.on("pong", () => {
    pongs += 1;
    client.socket.ping();
  });
  client.socket.ping();
  expect(await client.closed).toMatchObject({ code: 4002 });
  expect(pongs).toBeLessThanOrEqual(100);
});

test("a system clock set back an hour changes nothing about who floods", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const client = await eve();
  vi.setSystemTime(Date.now() - 3_600_000);
  for (let second = 0; second < 5; second += 1) {
    now += 1000;
    for (let at = 0; at < 90; at += 1) client.send(ping);
    for (let at = 0; at < 90; at += 1) expect(await client.heard()).toEqual({ kind: "pong" });
  }
  for (let at = 0; at < 150; at += 1) client.send(ping);
  expect(await client.closed).toMatchObject({ code: 4002 });
});

test("frames that come while a connection is being closed are not looked at", async () => {
  const client = await eve();
  for (let at = 0; at < 400; at += 1) client.send(at < 150 ? ping : ready);
  expect(await client.closed).toMatchObject({ code: 4002 });
});
