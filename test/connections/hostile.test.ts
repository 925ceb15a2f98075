// Sends malformed and hostile messages, and checks that their sender gets a named error and nobody
// else notices anything.

import type { Room } from "@colyseus/sdk";
import fc from "fast-check";
import { pack } from "msgpackr";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { joinRoom } from "#renderer/client/line.ts";
import type { TableClient } from "#renderer/client/clients.ts";
import { patientClock } from "#test/client/patientClock.ts";
import type { RuleError } from "#shared/contract/outcome.ts";
import { sentence } from "#shared/games/texts.ts";
import { protocolVersion } from "#shared/protocol/schema.ts";
import { houseRoom } from "#shared/protocol/wire.ts";
import { saying } from "#test/support/inEnglish.ts";
import type { FakeTable } from "./FakeTable.ts";
import { upgradeHeaders, write } from "./rawSocket.ts";
import { isOpen, ServedHouse, until } from "./servedHouse.ts";

let served: ServedHouse;
let table: FakeTable;
let neighbour: TableClient;

beforeAll(async () => {
  served = await ServedHouse.of();
  table = served.house.open("table-1", "token-eve", "token-ann");
  neighbour = served.sit("table-1", "token-ann");
  await until(neighbour, isOpen);
});
afterAll(() => served.end());
beforeEach(() => {
  table.asked.length = 0;
  served.faults.length = 0;
});

const eve = async (): Promise<Room> => {
  const room = await joinRoom(
    served.url,
    "table-1",
    { protocol: protocolVersion, token: "token-eve" },
    { patienceMs: 5000, clock: patientClock },
  );
  room.onMessage("*", () => {});
  return room;
};
const closed = (room: Room): Promise<number> =>
  new Promise((resolve) => room.onLeave((code) => resolve(code)));

/** The neighbour, and the table, are as they were: served, and with nothing asked of them. */
async function expectUndisturbed(): Promise<void> {
  const { number } = table;
  expect(table.asked).toEqual([]);
  expect(served.faults).toEqual([]);
  table.step();
  expect((await until(neighbour, ({ view }) => view?.number === number + 1)).link).toBe("open");
}

const deep = (levels: number): unknown =>
  Array.from({ length: levels }).reduce<unknown>((inner) => [inner], 0);
const move = (fields: object, answers: unknown = 0): unknown => ({
  request: "move",
  payload: { answers, move: fields },
});

const sealedMove = (fields: object): unknown => ({
  request: "sealed",
  payload: {
    deal: "ab".repeat(16),
    answers: 0,
    part: { type: "moved", move: fields, opened: [], boxes: [], signature: "ab".repeat(64) },
  },
});

const hostileAsks: readonly (readonly [string, unknown, string])[] = [
  ["nothing", undefined, "wrong-form"],
  ["null", null, "wrong-form"],
  ["a number", 7, "wrong-form"],
  ["a text", "move", "wrong-form"],
  ["a list", ["move", {}], "wrong-form"],
  ["an empty object", {}, "wrong-form"],
  ["a request that is a number", { request: 1, payload: {} }, "wrong-form"],
  ["a request with a surplus field", { request: "ready", payload: {}, seat: 0 }, "wrong-form"],
  ["a request’s name of 4000 letters", { request: "x".repeat(4000), payload: {} }, "wrong-form"],
  ["an unknown request", { request: "give-me-all", payload: {} }, "unknown-request"],
  ["a request of the house", { request: "openTable", payload: {} }, "unknown-request"],
  ["a request called constructor", { request: "constructor", payload: {} }, "unknown-request"],
  ["a request called __proto__", { request: "__proto__", payload: {} }, "unknown-request"],
  ["a request called toString", { request: "toString", payload: {} }, "unknown-request"],
  ["no payload", { request: "ready" }, "wrong-form"],
  ["a surplus field", { request: "ready", payload: { now: true } }, "wrong-form"],
  [
    "a move that is a text",
    { request: "move", payload: { answers: 0, move: "pass" } },
    "wrong-form",
  ],
  ["a move without a type", move({}), "wrong-form"],
  ["a move whose type is a list", move({ type: ["pass"] }), "wrong-form"],
  ["a move whose type is endless", move({ type: "x".repeat(2000) }), "wrong-form"],
  ["a view number that is negative", move({ type: "pass" }, -1), "wrong-form"],
  ["a view number that is a fraction", move({ type: "pass" }, 0.5), "wrong-form"],
  ["a view number that is NaN", move({ type: "pass" }, NaN), "wrong-form"],
  ["a view number that is endless", move({ type: "pass" }, Infinity), "wrong-form"],
  ["a view number that is a bigint", move({ type: "pass" }, 2n ** 60n), "wrong-form"],
  ["another’s seat", move({ type: "pass", seat: 0 }), "not-yours"],
  ["one’s own seat", move({ type: "pass", seat: 1 }), "not-yours"],
  ["the mark of a default move", move({ type: "pass", auto: true }), "not-yours"],
  ["another’s seat in a sealed deal", sealedMove({ type: "pass", seat: 0 }), "not-yours"],
  [
    "a move with a prototype",
    {
      request: "move",
      payload: {
        answers: 0,
        move: JSON.parse('{"type":"pass","x":{"__proto_":1}}') as object,
        __proto__x: 1,
      },
    },
    "wrong-form",
  ],
  ["a date", { request: "ready", payload: new Date() }, "wrong-form"],
  ["a map", { request: "ready", payload: new Map([["a", 1]]) }, "wrong-form"],
  ["a set", { request: "ready", payload: new Set([1]) }, "wrong-form"],
  ["bytes", { request: "ready", payload: new Uint8Array(100) }, "wrong-form"],
  ["an error", { request: "ready", payload: new Error("x") }, "wrong-form"],
  ["a regular expression", { request: "ready", payload: /(a+)+$/ }, "wrong-form"],
  ["a move nested 33 deep", move({ type: "play", cards: deep(33) }), "wrong-form"],
  ["a move nested 500 deep", move({ type: "play", cards: deep(500) }), "wrong-form"],
  [
    "options of a wrong kind",
    { request: "change", payload: { options: { stake: "all" }, settings: {} } },
    "wrong-form",
  ],
];

test("hostile asks get a named error each and reach no table", async () => {
  let room = await eve();
  for (const [at, [what, ask, code]] of hostileAsks.entries()) {
    if (at % 15 === 14) room = await eve();
    const answer = await room.request<unknown, { readonly error?: RuleError }>("ask", ask);
    expect({ what, code: answer.error?.code }).toEqual({ what, code });
    expect(answer.error && sentence(answer.error)).toMatch(/\w+ \w+/);
  }
  await expectUndisturbed();
});

test("a message that is no ask is answered by an error, and the connection stays", async () => {
  const room = await eve();
  const errors: string[] = [];
  const heard = new Promise<void>((resolve) =>
    room.onError(
      (code, message) => (errors.push(`${code} ${message}`), errors.length === 3 && resolve()),
    ),
  );
  room.send("move", { type: "pass" });
  room.send("ask", { request: "ready", payload: {} });
  room.sendBytes("ask", new Uint8Array([1, 2, 3]));
  await heard;
  expect(errors).toEqual(Array(3).fill("4400 wrong-form: only asks are taken, sent as requests"));
  expect(await room.request("seat", {})).toMatchObject({
    error: saying("wrong-form", /^only asks are taken$/),
  });
  expect(await room.request("ask", { request: "give", payload: {} })).toMatchObject({
    error: { code: "unknown-request" },
  });
  await expectUndisturbed();
});

const header = [21, 1, 0xa3, ...Buffer.from("ask")];
/** Frames that begin as real ones do, so that they come as deep as they can. */
const frames = fc.oneof(
  fc.uint8Array({ maxLength: 60 }),
  fc
    .tuple(
      fc.constantFrom(10, 11, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 0x8d, 0xff),
      fc.uint8Array({ maxLength: 60 }),
    )
    .map(([code, rest]) => Uint8Array.from([code, ...rest])),
  fc.uint8Array({ maxLength: 200 }).map((junk) => Uint8Array.from([...header, ...junk])),
  fc.jsonValue().map((value) => Uint8Array.from([...header, ...(pack(value) as Uint8Array)])),
  fc
    .tuple(
      fc.constantFrom("move", "ready", "leave", "hint", "change", "__proto__", ""),
      fc.jsonValue(),
    )
    .map(([request, payload]) =>
      Uint8Array.from([
        ...header,
        ...(pack({ request, payload: { answers: -1, payload } }) as Uint8Array),
      ]),
    ),
  fc
    .constantFrom(
      [0xdd, 0xff, 0xff, 0xff, 0xff],
      [0xdf, 0xff, 0xff, 0xff, 0xff],
      [0xc6, 0xff, 0xff, 0xff, 0xff],
      [0xdb, 0x7f, 0xff, 0xff, 0xff],
      Array<number>(3000).fill(0x91),
      Array<number>(3000).fill(0x81),
    )
    .map((bomb) => Uint8Array.from([...header, ...bomb])),
);

test.each([1, 2, 3, 4])("200 hostile frames from seed %i change nothing", async (seed) => {
  const junk = fc.sample(frames, { seed, numRuns: 200 });
  for (let from = 0; from < junk.length; from += 25) {
    const room = await eve();
    const end = closed(room);
    for (const frame of junk.slice(from, from + 25)) room.connection.send(frame);
    // The host answers in order: whatever stood before this is done, unless a frame made it close
    // the connection.
    await Promise.race([room.request("ask", null), end]).catch(() => {});
  }
  await expectUndisturbed();
});

test("frames larger than 64 kB close their own connection", async () => {
  const room = await eve();
  const end = closed(room);
  room.connection.send(new Uint8Array(66_000).fill(21));
  expect(await end).toBe(1009);
  await expectUndisturbed();
});

test("more asks at once than a person could have under way are refused, and the table never sees them", async () => {
  const room = await eve();
  let go = (): void => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  const door = table.ask.bind(table);
  table.ask = async (...asked) => {
    await held;
    return door(...asked);
  };
  const ready = (): Promise<unknown> => room.request("ask", { request: "ready", payload: {} });
  const first = Array.from({ length: 8 }, ready);
  const more = await Promise.all(Array.from({ length: 12 }, ready));
  go();
  await Promise.all(first);
  expect(more).toEqual(
    more.map((): unknown =>
      expect.objectContaining({ error: expect.objectContaining({ code: "flood" }) as unknown }),
    ),
  );
  expect(table.asked.length).toBe(8);
  expect(await ready()).toEqual({ ok: true, value: null });
  table.ask = door;
  table.asked.length = 0;
  await expectUndisturbed();
});

test("bytes that are no WebSocket frames end their own connection only", async () => {
  const { port } = served.served;
  const upgrade = async (): Promise<string> => {
    const body = JSON.stringify({ protocol: protocolVersion, token: "token-eve" });
    const answer = await fetch(`${served.url}/matchmake/joinById/table-1`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
    const { processId, roomId, sessionId } = (await answer.json()) as {
      readonly [key: string]: string;
    };
    const headers = Object.entries(upgradeHeaders)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join("");
    return `GET /${processId}/${roomId}?sessionId=${sessionId} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${headers}\r\n`;
  };
  const unmasked = Uint8Array.of(0x82, 0x02, 21, 1);
  const endless = Uint8Array.of(
    0x82,
    0xff,
    0x7f,
    0xff,
    0xff,
    0xff,
    0xff,
    0xff,
    0xff,
    0xff,
    1,
    2,
    3,
    4,
  );
  const reserved = Uint8Array.of(0xf2, 0x80, 0, 0, 0, 0);
  const badClose = Uint8Array.of(0x88, 0x82, 0, 0, 0, 0, 0x00, 0x01);
  for (const bytes of [unmasked, endless, reserved, badClose, new Uint8Array(50).fill(0xff)])
    await write(port, await upgrade(), bytes);
  for (const bytes of [
    "\r\n\r\n",
    "GET\r\n\r\n",
    "GET / HTTP/9.9\r\n\r\n",
    `GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n`,
    "POST /matchmake/joinById/table-1 HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -1\r\n\r\n",
    new Uint8Array(70_000).fill(65),
  ]) {
    await write(port, bytes);
  }
  await expectUndisturbed();
});

test("a client of a table is no client of the house", async () => {
  for (const form of [
    { protocol: protocolVersion, token: "token-eve" },
    { protocol: protocolVersion },
    { protocol: protocolVersion, secret: served.secret },
  ]) {
    await expect(
      joinRoom(served.url, houseRoom, form, { patienceMs: 5000, clock: patientClock }),
    ).rejects.toThrow("not-yours");
  }
  expect(served.house.asked).toEqual([]);
});
