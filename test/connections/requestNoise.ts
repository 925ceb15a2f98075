// Generates what anybody might send to the host's port: valid, wrong and broken requests, in any
// pieces and with any end.

import { connect } from "node:net";
import fc from "fast-check";
import { protocolVersion } from "#shared/protocol/schema.ts";

/**
 * One connection: so many requests, as pieces that are written one after another, and then its end.
 */
export type Noise = Readonly<{
  requests: number;
  pieces: readonly Buffer[];
  /** `answer`: waits for one and goes; `nothing`: waits until the host has had enough. */
  end: "end" | "reset" | "drop" | "answer" | "nothing";
}>;

const joinText = JSON.stringify({ protocol: protocolVersion, token: "wrong" });
const methods = fc.constantFrom(
  "GET",
  "GET",
  "HEAD",
  "POST",
  "POST",
  "POST",
  "PUT",
  "DELETE",
  "OPTIONS",
  "PATCH",
  "TRACE",
  "CONNECT",
  "QUERY",
  "get",
  "G T",
  "",
);
const targets = fc.oneof(
  fc.constantFrom(
    "/",
    "/__healthcheck",
    "/matchmake/joinById/x",
    "/matchmake/joinById/house",
    "/matchmake/create/table",
    "/owner",
    "/guest",
    "/house/ledger.csv",
    "/house/replay",
    "/house/replay?eyes=1",
    "/house/rounds/1/replay?eyes=%",
    "/a/b?sessionId=x",
    "/a/house?sessionId=__proto__",
    "/a/house?sessionId=constructor&reconnectionToken=x",
    "/a/house",
    "//[",
    "/%",
    "/%00",
    "/%2e%2e/%2e%2e/etc/passwd",
    "*",
    "http://127.0.0.1/",
    "http://a b/",
    "//evil.example/",
    "/?",
    "/#code=x",
    `/${"x".repeat(3000)}`,
    `/?${"a=1&".repeat(2000)}`,
    "",
  ),
  fc.string({ maxLength: 30 }).map((text) => `/${text}`),
);
const oddValues = fc.oneof(
  fc.constantFrom(
    "a b",
    "https",
    "://",
    "127.0.0.1:99999",
    "null",
    "",
    "::1",
    "x".repeat(200),
    "\x80\xff",
    "a\tb",
    "-1",
    "1e9",
    "chunked, chunked",
  ),
  fc.string({ maxLength: 12 }),
);
const oddHeaders = fc
  .tuple(
    fc.constantFrom(
      "X-Forwarded-Proto",
      "X-Forwarded-Host",
      "X-Forwarded-For",
      "Forwarded",
      "X-Real-IP",
      "X-Client-IP",
      "X-HTTP-Method-Override",
      "Origin",
      "Cookie",
      "Authorization",
      "Range",
      "If-None-Match",
      "If-Modified-Since",
      "Accept-Encoding",
      "Content-Encoding",
      "Content-Type",
      "Content-Length",
      "Transfer-Encoding",
      "Expect",
      "Connection",
      "Upgrade",
      "Host",
      "Sec-Fetch-Site",
      "Sec-WebSocket-Key",
      "Sec-WebSocket-Version",
      "Sec-WebSocket-Protocol",
      "Sec-WebSocket-Extensions",
      "__proto__",
      "constructor",
      "Trailer",
      "TE",
      "HTTP2-Settings",
      "Bad Name",
    ),
    oddValues,
  )
  .map(([name, value]) => `${name}: ${value}`);
const upgrade =
  "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==";
const telling = fc.constantFrom(
  "X-Forwarded-Proto: a b",
  "Expect: 100-continue",
  "Expect: nothing",
  "Connection: close",
  "Connection: keep-alive",
  "Sec-Fetch-Site: same-origin",
  "Content-Encoding: gzip",
  "Content-Type: text/plain",
  "Content-Type: application/octet-stream",
  upgrade,
  "Connection: Upgrade\r\nUpgrade: h2c",
  " folded",
);
const hosts = fc.constantFrom(
  "",
  "",
  "",
  "",
  "",
  "Host: 127.0.0.1:99999",
  "Host: evil.example",
  "Host: [::1",
  "Host: a b",
  "Host:",
  "Host: 127.0.0.1\r\nHost: 127.0.0.1",
);
const texts = fc.oneof(
  fc.constantFrom(
    joinText,
    JSON.stringify({ protocol: protocolVersion }),
    '{"code":"x"}',
    '{"code":null}',
    "[]",
    "null",
    '{"protocol":',
    "",
    '{"__proto__":{}}',
    "[".repeat(3000),
    " ".repeat(4097),
  ),
  fc.string({ maxLength: 60 }),
);
/** How the body is announced and then sent. */
const bodies = fc.oneof(
  fc.constant({ header: "", body: "" }),
  texts.map((text) => ({
    header: `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}`,
    body: text,
  })),
  fc.tuple(texts, fc.integer({ min: 1, max: 5000 })).map(([text, more]) => ({
    header: `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text) + more}`,
    body: text,
  })),
  texts.map((text) => ({
    header: "Content-Type: application/json\r\nTransfer-Encoding: chunked",
    body: `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n0\r\n\r\n`,
  })),
  fc.tuple(texts, fc.constantFrom("zz", "-1", "ffffffffffff", "5;x=y", "")).map(([text, size]) => ({
    header: "Transfer-Encoding: chunked",
    body: `${size}\r\n${text}\r\n`,
  })),
  texts.map((text) => ({ header: "", body: text })),
);

/**
 * What is in order but for the header that is added, if one is, so that it comes as far as it can.
 */
const orderly = (port: number, added: fc.Arbitrary<string | null>): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.oneof(
        fc
          .constantFrom("/", "/__healthcheck", "/nothing", "/house/ledger.csv")
          .map((path) => ({ line: `GET ${path}`, header: "", body: "" })),
        fc
          .constantFrom(
            "/a/b?sessionId=x",
            "/a/house?sessionId=__proto__",
            "/a/house?sessionId=x&reconnectionToken=y",
          )
          .map((path) => ({ line: `GET ${path}`, header: `${upgrade}\r\n`, body: "" })),
        fc
          .tuple(
            fc.constantFrom(
              "/matchmake/joinById/x",
              "/matchmake/joinById/house",
              "/owner",
              "/guest",
            ),
            texts,
          )
          .map(([path, body]) => ({
            line: `POST ${path}`,
            header: `Origin: http://127.0.0.1:${port}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`,
            body,
          })),
      ),
      added,
    )
    .map(
      ([{ line, header, body }, more]) =>
        `${line} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${header}${more === null ? "" : `${more}\r\n`}\r\n${body}`,
    );

const anyhow = (port: number): fc.Arbitrary<string> =>
  fc
    .tuple(
      methods,
      targets,
      fc.constantFrom("HTTP/1.1", "HTTP/1.1", "HTTP/1.1", "HTTP/1.0", "HTTP/2.0", "HTTP/9", ""),
      hosts,
      fc.array(fc.oneof(telling, oddHeaders), { maxLength: 4 }),
      bodies,
    )
    .map(([method, target, version, host, more, { header, body }]) => {
      const lines = [
        `${method} ${target} ${version}`,
        host === "" ? `Host: 127.0.0.1:${port}` : host,
        ...more,
        ...(header === "" ? [] : [header]),
      ];
      return `${lines.join("\r\n")}\r\n\r\n${body}`;
    });
const junk = fc
  .uint8Array({ maxLength: 200 })
  .map((bytes) => Buffer.from(bytes).toString("latin1"));
const ends = fc.constantFrom<Noise["end"]>("end", "reset", "drop");

/** Cut at some place, too, so that half of it comes first – or nothing but that half. */
function pieces(text: string, cuts: readonly number[], isHalf: boolean): readonly Buffer[] {
  const bytes = Buffer.from(text, "latin1");
  const at = [0, ...cuts.map((cut) => Math.floor((cut / 1000) * bytes.length)), bytes.length].sort(
    (one, other) => one - other,
  );
  const all = at.slice(1).map((end, index) => bytes.subarray(at[index], end));
  return isHalf ? all.slice(0, -1) : all;
}

/** Connections, the same ones for the same seed, with at least so many requests together. */
export function* noise(port: number, seed: number, requests: number): Generator<Noise> {
  const answered = fc.tuple(
    orderly(port, fc.constant(null)).map((text) => [text]),
    fc.constant<readonly number[]>([]),
    fc.constant(false),
    fc.constant<Noise["end"]>("answer"),
  );
  const mixed = fc.tuple(
    fc.array(
      fc.oneof(
        {
          weight: 8,
          arbitrary: orderly(
            port,
            fc.option(fc.oneof(telling, oddHeaders), { nil: null, freq: 2 }),
          ),
        },
        { weight: 8, arbitrary: anyhow(port) },
        { weight: 1, arbitrary: junk },
      ),
      { minLength: 1, maxLength: 5 },
    ),
    fc.array(fc.integer({ min: 1, max: 999 }), { maxLength: 3 }),
    fc.constantFrom(true, false, false),
    ends,
  );
  const one = fc.oneof({ weight: 1, arbitrary: answered }, { weight: 5, arbitrary: mixed });
  for (let made = 0, batch = 0; made < requests; batch += 1) {
    for (const [texts, cuts, isHalf, end] of fc.sample(one, { seed: seed + batch, numRuns: 250 })) {
      made += texts.length;
      yield {
        requests: texts.length,
        pieces: pieces(texts.join(""), cuts, isHalf && cuts.length > 0),
        end,
      };
    }
  }
}

/**
 * Makes the noise and resolves when its connection is closed on both sides, with the statuses that
 * were answered by then.
 */
export function make(port: number, { pieces, end }: Noise): Promise<readonly number[]> {
  return new Promise((resolve) => {
    let answers = "";
    const socket = connect(port, "127.0.0.1");
    socket.setNoDelay(true);
    socket.on("error", () => {});
    socket.setEncoding("latin1").on("data", (text: string) => (answers += text));
    socket.on("close", () =>
      resolve([...answers.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))),
    );
    const write = (at: number): void => {
      const piece = pieces[at];
      // Each piece comes on its own, as far as the machine lets it.
      if (piece) socket.write(piece, () => setImmediate(write, at + 1));
      else if (end === "reset") socket.resetAndDestroy();
      else if (end === "drop") socket.destroy();
      else if (end === "end") socket.end();
    };
    socket.once("connect", () => write(0));
    if (end === "answer") socket.once("data", () => socket.destroy());
  });
}
