// Checks what happens when something behind the gate fails.

import { EventEmitter, once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { afterEach, beforeEach, expect, test } from "vitest";
import { contain, putGateBefore } from "#main/connections/gate.ts";
import { ask, upgradeHeaders } from "./rawSocket.ts";

let server: Server;
let faults: unknown[];
const boom = new Error("boom");
/**
 * Listeners are typed as answering with nothing; what an async one rejects with is lost on them.
 */
const rejecting = (): never => Promise.reject(boom) as never;

beforeEach(() => {
  faults = [];
  server = createServer();
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

async function listening(listener: RequestListener): Promise<number> {
  putGateBefore(server, { listener, visitorOf: () => null, report: (fault) => faults.push(fault) });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

test.each([
  [
    "throws",
    () => {
      throw boom;
    },
  ],
  ["rejects", () => Promise.reject(boom)],
  [
    "rejects later",
    async () => {
      await Promise.resolve();
      throw boom;
    },
  ],
] as const)(
  "a listener that %s is answered with 500 and reported, and the next request is served",
  async (_what, fail) => {
    let well = false;
    const port = await listening(
      (_request, response) => (well ? response.end("well") : fail()) as unknown as undefined,
    );
    expect(await ask(port, { path: "/" })).toMatchObject({
      status: 500,
      body: "the host met an error of its own",
    });
    expect(faults).toEqual([boom]);
    well = true;
    expect(await ask(port, { path: "/" })).toMatchObject({ status: 200, body: "well" });
  },
);

test("a listener that rejects in the middle of its answer breaks it off", async () => {
  const port = await listening((_request, response) => {
    response.writeHead(200, { "content-length": "100" }).write("half");
    return rejecting();
  });
  await expect(ask(port, { path: "/" })).rejects.toThrow();
  expect(faults).toEqual([boom]);
});

test("an upgrade whose listener rejects is reported, and its connection ends", async () => {
  server.on("upgrade", rejecting);
  const port = await listening((_request, response) => response.end());
  await expect(
    ask(port, { path: "/process/room?sessionId=x", headers: upgradeHeaders }),
  ).rejects.toThrow();
  expect(faults).toEqual([boom]);
});

test("what says that it was forwarded for another goes no further than the gate, for pages and WebSockets", async () => {
  const seen: string[][] = [];
  server.on("upgrade", ({ headers }, socket: Duplex) => {
    seen.push(Object.keys(headers));
    socket.destroy();
  });
  const port = await listening(({ headers }, response) => {
    seen.push(Object.keys(headers));
    response.end();
  });
  const names = [
    "x-forwarded-proto",
    "x-forwarded-for",
    "x-forwarded-host",
    "forwarded",
    "x-real-ip",
    "x-client-ip",
    "x-original-url",
    "x-rewrite-url",
    "true-client-ip",
    "cf-connecting-ip",
    "via",
  ];
  const headers = Object.fromEntries(names.map((name) => [name, "a b"]));
  await ask(port, { path: "/", headers });
  await ask(port, {
    path: "/process/room?sessionId=x",
    headers: { ...upgradeHeaders, ...headers },
  }).catch(() => {});
  expect(seen).toHaveLength(2);
  expect(seen.flat().filter((name) => names.includes(name))).toEqual([]);
});

test("every listener of an event is contained by itself, and told what it was given", async () => {
  const emitter = new EventEmitter();
  const heard: unknown[] = [];
  emitter.on("event", () => {
    throw boom;
  });
  emitter.on("event", (given) => Promise.reject(new Error(String(given))) as never);
  emitter.on("event", (given) => heard.push(given));
  const told = new Promise<void>((resolve) =>
    contain(
      emitter,
      "event",
      (error, given) => (
        faults.push((error as Error).message, given),
        faults.length === 4 && resolve()
      ),
    ),
  );
  emitter.emit("event", 7);
  await told;
  expect(heard).toEqual([7]);
  expect(faults).toEqual(["boom", 7, "7", 7]);
});
