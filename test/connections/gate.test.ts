// Checks what the gate keeps out and what it serves.

import { request, type IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ask, upgradeHeaders, type RawAnswer } from "./rawSocket.ts";
import { packedScript, ServedHouse } from "./servedHouse.ts";
import { protocolVersion } from "#shared/protocol/schema.ts";

let served: ServedHouse;
let port: number;

beforeAll(async () => {
  served = await ServedHouse.of();
  served.house.open("table-1", ...tokens);
  port = served.served.port;
});
afterAll(() => served.end());

/** One token may have only so many places kept, and these tests take none of them up. */
const tokens = Array.from({ length: 40 }, (_, at) => `token-${at}`);
let joins = 0;
const joinBody = (): string =>
  JSON.stringify({ protocol: protocolVersion, token: tokens[joins++ % tokens.length] });
const join = (
  headers: NodeJS.Dict<string> = {},
  body = joinBody(),
  path = "/matchmake/joinById/table-1",
): Promise<RawAnswer> =>
  ask(port, {
    method: "POST",
    path,
    headers: {
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(body)),
      ...headers,
    },
    body,
  });

async function socketPath(): Promise<string> {
  const { processId, roomId, sessionId } = JSON.parse((await join()).body) as {
    readonly [key: string]: string;
  };
  return `/${processId}/${roomId}?sessionId=${sessionId}`;
}

const foreignOrigins = [
  "https://evil.example",
  "http://127.0.0.1:1",
  "http://localhost",
  "null",
  "file://",
  "http://127.0.0.1.evil.example",
];
const foreignHosts = [
  "evil.example",
  "evil.example:80",
  "127.0.0.1.evil.example",
  "a@127.0.0.1",
  "[::1",
  "127.0.0.1:80:80",
  "127.0.0.1; script-src *",
  "999.1.1.1",
  "127.0.0.1:99999",
  "127.0.0.1:0",
  "127.0.0.1:",
  "[127.0.0.1]",
  "[::1]x",
  "[::ffff:1.2.3.4.5]",
];

test.each(foreignOrigins)("the Origin %s is refused over HTTP and WebSocket", async (origin) => {
  expect(await join({ origin })).toMatchObject({ status: 403 });
  expect(
    await ask(port, { path: await socketPath(), headers: { ...upgradeHeaders, origin } }),
  ).toMatchObject({ status: 403 });
});

test.each(foreignHosts)(
  'the Host "%s" is refused for pages, joins and WebSockets',
  async (host) => {
    const status = expect.toSatisfy((found: number) => found === 403 || found === 400) as number;
    expect(await ask(port, { path: "/", headers: { host } })).toMatchObject({ status });
    expect(await join({ host })).toMatchObject({ status });
    expect(
      await ask(port, { path: await socketPath(), headers: { ...upgradeHeaders, host } }),
    ).toMatchObject({ status });
  },
);

test("our own Origin and no Origin are let in", async () => {
  for (const headers of [{}, { origin: `http://127.0.0.1:${port}` }]) {
    expect(await join(headers)).toMatchObject({ status: 200 });
    expect(
      await ask(port, { path: await socketPath(), headers: { ...upgradeHeaders, ...headers } }),
    ).toMatchObject({ status: 101 });
  }
  const host = `localhost:${port}`;
  expect(await join({ host, origin: `http://${host}` })).toMatchObject({ status: 200 });
});

test("no answer may be read by another origin", async () => {
  for (const answer of [
    await ask(port, { path: "/" }),
    await join(),
    await join({ origin: "https://evil.example" }),
    await ask(port, { method: "OPTIONS", path: "/" }),
  ]) {
    expect(Object.keys(answer.headers).filter((name) => name.startsWith("access-control"))).toEqual(
      [],
    );
  }
});

test("a body of 3 MB is refused unread, with a length and without", async () => {
  const body = JSON.stringify({ token: "x".repeat(3_000_000) });
  expect(await join({}, body).catch(() => ({ status: 413 }))).toMatchObject({ status: 413 });
  const chunked = {
    method: "POST",
    path: "/matchmake/joinById/table-1",
    headers: { "content-type": "application/json", "transfer-encoding": "chunked" },
    body,
  };
  expect(await ask(port, chunked).catch(() => ({ status: 411 }))).toMatchObject({ status: 411 });
});

test.each(["create", "join", "joinOrCreate", "reconnect", "constructor"])(
  "a client cannot %s",
  async (method) => {
    expect((await join({}, joinBody(), `/matchmake/${method}/table`)).status).toBe(404);
  },
);

test("nothing is sent along with a page that is asked for", async () => {
  expect(
    await ask(port, { path: "/", headers: { "content-length": "5" }, body: "hello" }),
  ).toMatchObject({ status: 400 });
  expect(
    await ask(port, { path: "/", headers: { "transfer-encoding": "chunked" }, body: "hello" }),
  ).toMatchObject({ status: 400 });
});

test("Colyseus’ own pages are not to be had", async () => {
  for (const path of ["/__healthcheck", "/matchmake/joinById/table-1", "/matchmake"])
    expect(await ask(port, { path })).toMatchObject({ status: 404 });
});

test.each(["PUT", "DELETE", "PATCH", "TRACE", "OPTIONS"])("%s is not allowed", async (method) => {
  expect(await ask(port, { method, path: "/" })).toMatchObject({ status: 405 });
});

test("a join that is no JSON is refused", async () => {
  expect(await join({ "content-type": "text/plain" })).toMatchObject({ status: 415 });
  for (const body of [
    '{"protocol":',
    "[]",
    "null",
    "7",
    "{}",
    `{"protocol":${protocolVersion},"__proto__":{"token":"token-1"}}`,
    `{"protocol":${protocolVersion},"token":"token-1","seat":0}`,
  ])
    expect(await join({}, body)).toMatchObject({ status: 400 });
  expect(await join({ "content-encoding": "gzip" })).toMatchObject({ status: 415 });
});

test("a WebSocket that names no room is refused", async () => {
  for (const path of [
    "/",
    "/a",
    "/a/b",
    "/a/b?",
    "//[?x=1",
    "/a/b/c?sessionId=1",
    `/a/b?${"x".repeat(400)}`,
  ]) {
    expect(await ask(port, { path, headers: upgradeHeaders })).toMatchObject({ status: 404 });
  }
});

test("the screen is served with a strict policy, and never from an old copy", async () => {
  const { status, body, headers } = await ask(port, { path: "/" });
  expect({ status, body }).toEqual({
    status: 200,
    body: "<!doctype html><title>Cardtable</title>",
  });
  expect(headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-cache",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-frame-options": "DENY",
  });
  expect(headers["x-powered-by"]).toBeUndefined();
  const policy = String(headers["content-security-policy"]).split("; ");
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      `connect-src 'self' ws://127.0.0.1:${port}`,
      "manifest-src 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
    ]),
  );
  expect(policy.join()).not.toMatch(/unsafe|\*|https?:/);
});

test("H-51 WebAssembly may run in the worker of sealed deals alone", async () => {
  const policyOf = async (path: string) =>
    String((await ask(port, { path })).headers["content-security-policy"]).split("; ");
  const policy = await policyOf("/assets/seatWorker-Ab12Cd34.js");
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect(policy.join().match(/unsafe/g)).toHaveLength(1);
  for (const path of ["/", packedScript.path, "/assets/seatWorker-Ab12Cd34.js.html", "/seatWorker"])
    expect(await policyOf(path)).toContain("script-src 'self'");
});

test("at an address of the network nothing is sent that browsers only heed on this machine, nor a source that no policy can name", async () => {
  for (const [host, connect] of [
    ["192.168.1.20:8484", "connect-src 'self' ws://192.168.1.20:8484"],
    ["[fd12::20]:8484", "connect-src 'self'"],
  ] as const) {
    const { headers } = await ask(port, { path: "/", headers: { host } });
    expect(headers["cross-origin-opener-policy"]).toBeUndefined();
    expect(String(headers["content-security-policy"]).split("; ")).toContain(connect);
  }
});

test("a file named by its content may be kept for ever, as the type that it is", async () => {
  const { headers, status } = await ask(port, { path: "/assets/index-Ab12Cd34.js" });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": "text/javascript; charset=utf-8",
  });
});

/**
 * Asks for that script as another machine would; every system but macOS lets a whole block of
 * addresses stand for this one.
 */
const fromElsewhere = (
  encodings: string,
  localAddress: string,
): Promise<Readonly<{ headers: IncomingHttpHeaders; body: Buffer }>> =>
  new Promise((done, failed) => {
    const asked = request(
      {
        host: "127.0.0.1",
        port,
        path: packedScript.path,
        localAddress,
        headers: { "accept-encoding": encodings },
        agent: false,
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer
          .on("data", (part: Buffer) => parts.push(part))
          .on("end", () => done({ headers: answer.headers, body: Buffer.concat(parts) }));
      },
    );
    asked.on("error", failed).end();
  });

test.skipIf(process.platform === "darwin")(
  "what the build has packed comes packed to other machines that can unpack it, as the type that it is",
  async () => {
    const kept = {
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
    };
    const { headers, body } = await fromElsewhere("gzip, deflate", "127.0.0.2");
    expect(headers).toMatchObject({ ...kept, "content-encoding": "gzip" });
    expect(gunzipSync(body).toString()).toBe(packedScript.text);
    for (const [encodings, address] of [
      ["identity", "127.0.0.2"],
      ["br", "127.0.0.2"],
      ["gzip;q=0", "127.0.0.2"],
      ["gzip", "127.0.0.1"],
    ] as const) {
      const plain = await fromElsewhere(encodings, address);
      expect(
        { headers: plain.headers, body: plain.body.toString() },
        `${encodings} at ${address}`,
      ).toMatchObject({ headers: kept, body: packedScript.text });
      expect(plain.headers["content-encoding"]).toBeUndefined();
    }
  },
);

test.each([
  "/../../../../etc/passwd",
  "/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
  "/..%2f..%2f..%2fetc%2fpasswd",
  "/..%5c..%5cetc%5cpasswd",
  "//etc/passwd",
  "/assets/../../index.html%00.js",
  "/%",
  "/.secret",
  "/assets",
  "/nothing.js",
])("nothing outside the screen is served: %s", async (path) => {
  const { status, body } = await ask(port, { path });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(body).not.toMatch(/root:|hidden|<title>|Error:|node_modules/);
});

test("H-14 nothing listens but 127.0.0.1", async () => {
  const others = Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter(({ internal }) => !internal)
    .map(({ address }) => address);
  for (const address of ["127.0.0.2", ...others]) {
    const reached = await new Promise<boolean>((resolve) => {
      const socket = connect({ host: address, port, timeout: 2000 });
      socket
        .on("connect", () => resolve(true))
        .on("error", () => resolve(false))
        .on("timeout", () => resolve(false));
      socket.once("close", () => socket.destroy());
    });
    expect({ address, reached }).toEqual({ address, reached: false });
  }
});

/** The bytes as they are; `node:http` would not send these addresses. */
function askRaw(target: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let text = "";
    socket
      .setEncoding("latin1")
      .on("data", (part: string) => (text += part))
      .on("close", () => resolve(text))
      .on("error", reject);
    socket.write(
      Buffer.from(
        `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`,
        "latin1",
      ),
    );
  });
}

test.each([
  ["a whole address", "http://127.0.0.1/"],
  ["the address of another host", "http://x/y"],
  ["no path", "x"],
  ["an asterisk", "*"],
  ["a fragment", "/#/bank"],
  ["a fragment behind a query", "/?a=1#b"],
  ["a space that does not break", "/a\u00a0b"],
  ["a letter that is not encoded", "/\u00e4"],
  ["a tab", "/a\tb"],
])(
  "a request for %s is refused before anything parses it, and no deprecated parser is called",
  async (_what, target) => {
    const warnings: Error[] = [];
    const heed = (warning: Error): void => void warnings.push(warning);
    process.on("warning", heed);
    try {
      expect(await askRaw(target)).toMatch(/^HTTP\/1\.1 400 /);
      // A warning is told in the turn after the one that it was made in.
      await new Promise((resolve) => setImmediate(resolve));
      expect(warnings).toEqual([]);
    } finally {
      process.off("warning", heed);
    }
  },
);

test("an address with all that a browser leaves as it is, and the rest encoded, is looked for", async () => {
  expect(await askRaw("/?q=%C3%A4%20%23&r=!$'()*,;:@[]|{}^~`\"<>\\")).toMatch(/^HTTP\/1\.1 200 /);
});
