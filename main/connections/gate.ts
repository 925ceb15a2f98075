// Decides which HTTP requests and WebSocket upgrades reach the host at all.

import type { EventEmitter } from "node:events";
import type {
  IncomingMessage,
  RequestListener,
  Server as HttpServer,
  ServerResponse,
} from "node:http";
import { isIP } from "node:net";
import type { Duplex } from "node:stream";
import type { Refusal } from "#shared/protocol/answer.ts";
import { fileRoles, type Role } from "#shared/protocol/schema.ts";
import { directorPath, guestPath, ownerPath, screenPath } from "#shared/protocol/wire.ts";
import { refusedInHouse, type Visitor } from "#main/base/visitor.ts";
import type { Report } from "./GuardedRoom.ts";

/** Bytes of a JSON body: a token or a code, and a few words. */
export const largestForm = 4096;

/** Bytes; a round of fifty players with thousands of moves has a tenth of it. */
export const largestRecord = 4 * 1024 * 1024;
const replayPath = /^\/house\/replay(?:\?(?:eyes=\w{1,10})?&?(?:part=\d{1,4})?)?$/;
/** Not JSON: the record's own reader checks what it is. */
export const recordType = "application/octet-stream";

/** `largest` in bytes; `roles` null: anybody. */
const posts: readonly Readonly<{
  path: RegExp;
  type: string;
  largest: number;
  roles: readonly Role[] | null;
}>[] = [
  {
    path: /^\/matchmake\/joinById\/[\w-]{1,40}$/,
    type: "application/json",
    largest: largestForm,
    roles: null,
  },
  {
    path: new RegExp(`^(?:${ownerPath}|${guestPath}|${directorPath}|${screenPath})$`),
    type: "application/json",
    largest: largestForm,
    roles: null,
  },
  { path: replayPath, type: recordType, largest: largestRecord, roles: fileRoles.replayText },
];
const socketPath = /^\/[\w-]{1,40}\/[\w-]{1,40}\?[\w=&%-]{1,300}$/;
/** A path and a query, all else percent-encoded, so that no parser behind the gate has to guess. */
const address = /^\/[!"$-~]*$/;
/** There is no proxy before the host: a client that sends these pretends to be another. */
const forwarding =
  /^(?:x-forwarded|forwarded|x-real-ip|x-client-ip|x-original|x-rewrite|true-client-ip|cf-connecting-ip|via$)/;

type VisitorOf = (request: IncomingMessage) => Visitor | null;

type Turned = Readonly<{
  status: number;
  why: string;
  refusal?: Refusal | null;
}>;

/**
 * Catches what the present listeners throw or reject with, which would otherwise end the process.
 */
export function contain<Given extends unknown[]>(
  emitter: EventEmitter,
  event: string,
  onFault: (error: unknown, ...given: Given) => void,
): void {
  const listeners = emitter.listeners(event) as ((...given: Given) => unknown)[];
  emitter.removeAllListeners(event);
  for (const listener of listeners) {
    emitter.on(event, (...given: Given) => {
      new Promise((resolve) => resolve(listener.apply(emitter, given))).catch((error: unknown) =>
        onFault(error, ...given),
      );
    });
  }
}

/**
 * `listener` replaces every present listener for requests: Colyseus' own reads bodies again when
 * their connection breaks, and nobody catches its rejection.
 */
export function putGateBefore(
  server: HttpServer,
  {
    listener,
    visitorOf,
    report,
  }: Readonly<{ listener: RequestListener; visitorOf: VisitorOf; report: Report }>,
): void {
  server.removeAllListeners("request").on("request", listener);
  contain(server, "request", (error, _request: IncomingMessage, response: ServerResponse) => {
    report(error);
    if (response.headersSent) response.destroy();
    else turnAway(response, { status: 500, why: "the host met an error of its own" });
  });
  contain(server, "upgrade", (error, _request: IncomingMessage, socket: Duplex) => {
    report(error);
    socket.destroy();
  });
  guardRequests(server, visitorOf);
  guardUpgrades(server);
}

function guardRequests(server: HttpServer, visitorOf: VisitorOf): void {
  const listeners = server.listeners("request") as RequestListener[];
  server.removeAllListeners("request").on("request", (request, response) => {
    // A client that disconnects in the middle is no fault.
    for (const stream of [request, response]) stream.on("error", () => stream.destroy());
    const turned = turnedAway(request) ?? wrongRequest(request, visitorOf);
    if (turned) turnAway(response, turned);
    else
      for (const listener of listeners) listener.call(server, withoutForwarding(request), response);
  });
}

function guardUpgrades(server: HttpServer): void {
  const listeners = server.listeners("upgrade") as ((
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
  ) => void)[];
  server.removeAllListeners("upgrade").on("upgrade", (request, socket: Duplex, head) => {
    socket.on("error", () => socket.destroy());
    const turned =
      turnedAway(request) ??
      (socketPath.test(request.url ?? "") ? null : { status: 404, why: "no such room" });
    if (turned)
      socket.end(
        `HTTP/1.1 ${turned.status} ${turned.why}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
      );
    else
      for (const listener of listeners)
        listener.call(server, withoutForwarding(request), socket, head);
  });
}

function turnAway(response: ServerResponse, { status, why, refusal }: Turned): void {
  const type = refusal ? "application/json" : "text/plain";
  response
    .writeHead(status, { connection: "close", "content-type": type, "cache-control": "no-store" })
    .end(refusal ? JSON.stringify(refusal) : why);
}

function withoutForwarding(request: IncomingMessage): IncomingMessage {
  for (const name of Object.keys(request.headers))
    if (forwarding.test(name)) delete request.headers[name];
  return request;
}

/**
 * `127.0.0.1:1234` → `127.0.0.1`, `[::1]:1234` → `::1`; null for any other form or an impossible
 * port.
 */
export function hostName(host: string | undefined): string | null {
  const found = /^(?:\[([\d:a-f.]+)\]|([\w.-]+))(?::(\d{1,5}))?$/i.exec(host ?? "");
  const [, six, other, port] = found ?? [];
  if (port !== undefined && (Number(port) === 0 || Number(port) > 65_535)) return null;
  if (six !== undefined && isIP(six) !== 6) return null;
  return (six ?? other ?? null)?.toLowerCase() ?? null;
}

/**
 * A page of another origin, or of a name that resolves to our address (DNS rebinding), must reach
 * nothing. Numeric addresses cannot be rebound, so only they are accepted, and `localhost`.
 */
function turnedAway({
  url = "",
  headers: { host, origin, "sec-fetch-site": site },
}: IncomingMessage): Turned | null {
  const name = hostName(host);
  if (name === null || (name !== "localhost" && isIP(name) === 0))
    return { status: 403, why: "foreign Host" };
  if (origin !== undefined && origin !== `http://${host}`)
    return { status: 403, why: "foreign Origin" };
  if (site === "cross-site" && origin !== undefined) return { status: 403, why: "foreign site" };
  return address.test(url) && URL.canParse(`http://${host}${url}`)
    ? null
    : { status: 400, why: "no address" };
}

function wrongRequest(request: IncomingMessage, visitorOf: VisitorOf): Turned | null {
  const { method, url = "", headers } = request;
  const length = headers["content-length"];
  if (method === "GET" || method === "HEAD") {
    const isBare =
      headers["transfer-encoding"] === undefined && (length === undefined || Number(length) === 0);
    return isBare ? null : { status: 400, why: "nothing is sent along with this" };
  }
  if (method !== "POST") return { status: 405, why: "not allowed" };
  const post = posts.find(({ path }) => path.test(url));
  if (!post) return { status: 404, why: "not found" };
  const refusal = post.roles && refusedInHouse(visitorOf(request), post.roles);
  if (refusal) return { status: 403, why: "not yours", refusal };
  if (headers["content-type"] !== post.type) return { status: 415, why: `${post.type} only` };
  // Without a length the body could be endless.
  if (length === undefined) return { status: 411, why: "length required" };
  return Number(length) <= post.largest ? null : { status: 413, why: "too large" };
}
