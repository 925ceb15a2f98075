// Checks who may fetch the house's files and replays over HTTP, and how they are sent.

import { request } from "node:http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { HouseFiles } from "#main/base/houseFiles.ts";
import { houseFiles } from "#renderer/client/files.ts";
import type { Replay } from "#shared/protocol/replay.ts";
import { saysOfStore, StoreError } from "#main/store/storeError.ts";
import { asOwner, ownerHeaders } from "#test/support/asOwner.ts";
import { refusedWith } from "#test/support/inEnglish.ts";
import { FakeHouse, fileOf } from "./FakeHouse.ts";
import { ask, type RawAnswer } from "./rawSocket.ts";
import { ServedHouse } from "./servedHouse.ts";

const replay: Replay = {
  game: "kings-and-bastards",
  options: {},
  players: [],
  stored: null,
  eyes: "all",
  offered: ["all"],
  practiceSeat: null,
  count: 0,
  part: { number: 1, of: 1, size: 1000 },
  lines: [],
};
const refusals: { readonly [text: string]: ReturnType<typeof refusedWith> } = {
  bad: refusedWith("not-a-record", "seats: missing"),
  slow: refusedWith("too-long", "given up after 20 seconds"),
  large: refusedWith("too-large", "more than 64 megabytes"),
  many: refusedWith("busy", "try again"),
};
const asked: unknown[][] = [];
let files: HouseFiles;
let served: ServedHouse;

const answering: HouseFiles = {
  replay: async (...given) => (
    asked.push(["replay", ...given]),
    given[0] === 404
      ? refusedWith("unknown-round", "There is none.")
      : given[1] === 5
        ? refusedWith("not-yours", "Not through these eyes.")
        : fileOf("replay.json", "application/json", [JSON.stringify(replay)])
  ),
  replayText: async (...given) => (
    asked.push(["replayText", ...given]),
    refusals[given[0]] ?? { ok: true, value: new TextEncoder().encode(JSON.stringify(replay)) }
  ),
  record: async (...given) => (
    asked.push(["record", ...given]),
    given[0] === 404
      ? refusedWith("unknown-round", "There is none.")
      : fileOf("kings-and-bastards-2026-11-21-r12.round.json", "application/json", ['{"a":', "1}"])
  ),
  report: async (...given) => (
    asked.push(["report", ...given]),
    given[0] === "none"
      ? refusedWith("unknown-table", "There is none.")
      : fileOf("cardtable-2026-11-21.table-report.json", "application/json", ["{}"])
  ),
  hands: async (...given) => (
    asked.push(["hands", ...given]),
    fileOf("hands.ohh", "text/plain", ["{}\n\n"])
  ),
  ledger: async () => fileOf("ledger.csv", "text/csv", ["a,b\r\n", "Zoë,1\r\n"]),
  chips: async (...given) => (
    asked.push(["chips", ...given]),
    given[0] === "none"
      ? refusedWith("unknown-evening", "There is none.")
      : fileOf("cardtable-chips-2026-11-21.csv", "text/csv", ["entry\r\n"])
  ),
  chipOutcomes: async () => fileOf("chips.csv", "text/csv", ["evening\r\n"]),
  results: async (...given) => (
    asked.push(["results", ...given]),
    given[0] === "none"
      ? refusedWith("unknown-tournament", "There is none.")
      : fileOf("results.csv", "text/csv", ["place\r\n", "1\r\n"])
  ),
};

beforeEach(async () => {
  asked.length = 0;
  files = answering;
  const latest: HouseFiles = {
    replay: (...given) => files.replay(...given),
    replayText: (...given) => files.replayText(...given),
    record: (...given) => files.record(...given),
    report: (table) => files.report(table),
    hands: (filter) => files.hands(filter),
    ledger: () => files.ledger(),
    chips: (evening) => files.chips(evening),
    chipOutcomes: () => files.chipOutcomes(),
    results: (tournament) => files.results(tournament),
  };
  const house = Object.assign(new FakeHouse(), { files: () => latest });
  served = await ServedHouse.of(house);
});
afterEach(() => served.end());

const owned = (secret: string) => ownerHeaders(served.url, secret);
const get = (
  path: string,
  headers: NodeJS.Dict<string> = owned(served.secret),
): Promise<RawAnswer> => ask(served.served.port, { path, headers });
const post = (
  body: string,
  headers: NodeJS.Dict<string> = {},
  path = "/house/replay",
): Promise<RawAnswer> =>
  ask(served.served.port, {
    method: "POST",
    path,
    body,
    headers: {
      ...owned(served.secret),
      "content-type": "application/octet-stream",
      "content-length": String(Buffer.byteLength(body)),
      ...headers,
    },
  });

const paths = [
  "/house/rounds/1/replay",
  "/house/rounds/1/record",
  "/house/tables/t-1/report",
  "/house/hands.ohh",
  "/house/ledger.csv",
  "/house/chips/e-1.csv",
  "/house/chips.csv",
  "/house/tournaments/t-1/results.csv",
  "/house/",
  "/house/nothing",
];

describe("H-17 to nobody but the owner of the host", () => {
  test.each(paths)("is anything given: %s", async (path) => {
    const { cookie, origin } = owned(served.secret);
    const wrong = ["wrong", "", `${served.secret} x`, served.secret.slice(1)].map(owned);
    for (const headers of [
      {},
      ...wrong,
      { authorization: `Bearer ${served.secret}`, origin },
      { cookie: `secret=${served.secret}`, origin },
      { cookie: `x${cookie}`, origin },
    ]) {
      const { status, body, headers: told } = await get(path, headers);
      expect({ status, told: told["cache-control"] }).toEqual({ status: 403, told: "no-store" });
      expect(body).toMatch(/"code":"not-yours"/);
    }
    expect(await get(`${path}?secret=${served.secret}`, {})).toMatchObject({ status: 403 });
    expect(asked).toEqual([]);
  });

  test("is a record read", async () => {
    for (const cookie of ["", "secret=wrong", served.secret, `${owned("").cookie}wrong`])
      expect(await post("{}", { cookie })).toMatchObject({ status: 403 });
    expect(asked).toEqual([]);
  });

  test("of another origin or name is anything given", async () => {
    for (const headers of [
      { origin: "https://evil.example" },
      { host: "evil.example" },
      { origin: "http://localhost" },
    ]) {
      expect(await get("/house/ledger.csv", { ...owned(served.secret), ...headers })).toMatchObject(
        { status: 403 },
      );
      expect(await post("{}", headers)).toMatchObject({ status: 403 });
    }
    expect(
      await ask(served.served.port, {
        method: "OPTIONS",
        path: "/house/replay",
        headers: { origin: "https://evil.example" },
      }),
    ).toMatchObject({ status: expect.any(Number) as number });
    expect(asked).toEqual([]);
  });

  test("is anything given to a page that is not ours, though the browser sends the owner’s cookie along", async () => {
    const { cookie } = owned(served.secret);
    const others = [
      { cookie },
      { cookie, "sec-fetch-site": "same-site" },
      { cookie, "sec-fetch-site": "none" },
      { cookie, "sec-fetch-site": "cross-site" },
      { cookie, origin: "http://127.0.0.1:1", "sec-fetch-site": "same-site" },
    ];
    for (const headers of others) {
      for (const path of paths) expect(await get(path, headers)).toMatchObject({ status: 403 });
      const body = {
        ...headers,
        "content-type": "application/octet-stream",
        "content-length": "2",
      };
      expect(
        await ask(served.served.port, {
          method: "POST",
          path: "/house/replay",
          body: "{}",
          headers: body,
        }),
      ).toMatchObject({ status: 403 });
    }
    expect(asked).toEqual([]);
    expect(
      await get("/house/ledger.csv", {
        cookie: `other=1; ${cookie}`,
        "sec-fetch-site": "same-origin",
      }),
    ).toMatchObject({ status: 200 });
  });

  test("is a header given that lets another origin read", async () => {
    for (const answer of [await get("/house/ledger.csv"), await get("/house/rounds/1/replay")]) {
      expect(
        Object.keys(answer.headers).filter((name) => name.startsWith("access-control")),
      ).toEqual([]);
      expect(answer.headers).toMatchObject({
        "cross-origin-resource-policy": "same-origin",
        "x-content-type-options": "nosniff",
      });
    }
  });
});

describe("the owner", () => {
  test("H-4 gets a replay through the eyes asked for", async () => {
    const answer = await get("/house/rounds/12/replay?eyes=2");
    expect(answer).toMatchObject({
      status: 200,
      headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" },
    });
    expect(JSON.parse(answer.body)).toEqual(replay);
    await get("/house/rounds/12/replay?eyes=all");
    await get("/house/rounds/12/replay");
    expect(asked).toEqual([
      ["replay", 12, 2, 1],
      ["replay", 12, "all", 1],
      ["replay", 12, null, 1],
    ]);
  });

  test.each([
    ["/house/rounds/404/replay", 404, "unknown-round"],
    ["/house/rounds/1/replay?eyes=5", 403, "not-yours"],
    ["/house/rounds/404/record", 404, "unknown-round"],
    ["/house/rounds/x/replay", 400, "wrong-form"],
    ["/house/rounds/0/replay", 400, "wrong-form"],
    ["/house/rounds/1.5/replay", 400, "wrong-form"],
    ["/house/rounds/-1/record", 400, "wrong-form"],
    ["/house/rounds/1/replay?eyes=everybody", 400, "wrong-form"],
    ["/house/rounds/1/replay?eyes=1&eyes=2", 400, "wrong-form"],
    ["/house/rounds/1/replay?eyes=-1", 400, "wrong-form"],
    ["/house/tables/none/report", 404, "unknown-table"],
    ["/house/tables/a%2Fb/report", 400, "wrong-form"],
    ["/house/tables/t-1", 404, "wrong-form"],
    ["/house/hands.ohh?from=soon", 400, "wrong-form"],
    ["/house/hands.ohh?game[x]=1", 400, "wrong-form"],
    ["/house/hands.ohh?nothing=1", 400, "wrong-form"],
    ["/house/nothing", 404, "wrong-form"],
    ["/house/rounds/1", 404, "wrong-form"],
    ["/house/replay", 404, "wrong-form"],
  ])("is told why there is nothing at %s", async (path, status, code) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toMatchObject({ ok: false, error: { code } });
  });

  test("gets files under their names, in their types", async () => {
    expect(await get("/house/rounds/1/record")).toMatchObject({
      status: 200,
      body: '{"a":1}',
      headers: {
        "content-type": "application/json; charset=utf-8",
        "cache-control": "no-store",
        "content-disposition":
          'attachment; filename="kings-and-bastards-2026-11-21-r12.round.json"',
      },
    });
    expect(await get("/house/tables/t-1/report")).toMatchObject({
      status: 200,
      headers: {
        "content-disposition": 'attachment; filename="cardtable-2026-11-21.table-report.json"',
      },
    });
    expect(
      await get("/house/hands.ohh?game=five-card-draw&player=Ann&from=1&to=2&table=t"),
    ).toMatchObject({ status: 200, headers: { "content-type": "text/plain; charset=utf-8" } });
    expect(await get("/house/ledger.csv")).toMatchObject({
      status: 200,
      body: "a,b\r\nZoë,1\r\n",
      headers: { "content-type": "text/csv; charset=utf-8" },
    });
    expect(await get("/house/tournaments/t-1/results.csv")).toMatchObject({
      status: 200,
      body: "place\r\n1\r\n",
      headers: { "content-disposition": 'attachment; filename="results.csv"' },
    });
    expect(await get("/house/tournaments/none/results.csv")).toMatchObject({ status: 404 });
    expect(await get("/house/tournaments/no%20id/results.csv")).toMatchObject({ status: 400 });
    expect(asked.slice(-3)).toEqual([
      ["hands", { game: "five-card-draw", player: "Ann", from: 1, to: 2, table: "t" }],
      ["results", "t-1"],
      ["results", "none"],
    ]);
  });

  test("brings a record along, up to four megabytes of it", async () => {
    const record = " ".repeat(4 * 1024 * 1024 - 2) + "{}";
    expect(await post(record, {}, "/house/replay?eyes=spectator")).toMatchObject({ status: 200 });
    expect(asked.map(([what, text, ...rest]) => [what, text === record, ...rest])).toEqual([
      ["replayText", true, "spectator", 1],
    ]);
  });

  test.each([
    ["bad", 422, "seats: missing"],
    ["slow", 422, "given up after 20 seconds"],
    ["large", 422, "more than 64 megabytes"],
    ["many", 503, "try again"],
  ])("is told in words why a record is not replayed: %s", async (record, status, words) => {
    expect(await post(record)).toMatchObject({
      status,
      body: expect.stringContaining(words) as string,
    });
    expect(await houseFiles(served.url, served.owner).replayText(record, null, 1)).toEqual(
      refusals[record],
    );
  });

  test("is told of a replay whose worker died only that there was a fault", async () => {
    files = { ...answering, replayText: () => Promise.reject(new Error("seed 12345")) };
    const { status, body } = await post("{}");
    expect({ status, told: body.includes("12345") }).toEqual({ status: 500, told: false });
    expect(served.faults).toMatchObject([{ message: "seed 12345" }]);
  });

  test("H-35 is asked for his key once by what he brings, though gate and route both ask who he is", async () => {
    const opens = vi.spyOn(served.keys, "opens");
    expect(await post("{}")).toMatchObject({ status: 200 });
    expect(opens).toHaveBeenCalledTimes(1);
  });

  test("cannot bring a larger one, nor one of another type or without a length", async () => {
    expect(
      await post(" ".repeat(4 * 1024 * 1024 + 1)).catch(() => ({ status: 413 })),
    ).toMatchObject({ status: 413 });
    expect(await post("{}", { "content-type": "application/json" })).toMatchObject({ status: 415 });
    const chunked = {
      method: "POST",
      path: "/house/replay",
      headers: {
        ...owned(served.secret),
        "content-type": "application/octet-stream",
        "transfer-encoding": "chunked",
      },
      body: "{}",
    };
    expect(await ask(served.served.port, chunked).catch(() => ({ status: 411 }))).toMatchObject({
      status: 411,
    });
    expect(await post("{}", {}, "/house/replay?eyes=1&x=2")).toMatchObject({ status: 404 });
    expect(asked).toEqual([]);
  });

  test("is told of the store's troubles, and of a fault only that there was one", async () => {
    files = {
      ...answering,
      replay: async () => {
        throw new StoreError("store-corrupt", saysOfStore("unhealthy", { detail: "page 7" }));
      },
      record: async () => {
        throw new Error("seed 12345");
      },
    };
    expect(await get("/house/rounds/1/replay")).toMatchObject({
      status: 500,
      body: expect.stringContaining("store.unhealthy") as string,
    });
    const { status, body } = await get("/house/rounds/1/record");
    expect({ status, told: body.includes("12345") }).toEqual({ status: 500, told: false });
    expect(served.faults).toMatchObject([{ message: "seed 12345" }]);
  });

  test("H-4 gets a part of a long round, stored or brought along, by its number", async () => {
    await get("/house/rounds/12/replay?eyes=all&part=3");
    expect(await post("{}", {}, "/house/replay?part=2")).toMatchObject({ status: 200 });
    expect(await post("{}", {}, "/house/replay?eyes=1&part=9")).toMatchObject({ status: 200 });
    expect(asked).toEqual([
      ["replay", 12, "all", 3],
      ["replayText", "{}", null, 2],
      ["replayText", "{}", 1, 9],
    ]);
    for (const part of ["0", "-1", "x", "1.5", "99999", "1&part=2"])
      expect(await get(`/house/rounds/12/replay?part=${part}`)).toMatchObject({ status: 400 });
    files = { ...answering, replay: async () => refusedWith("unknown-part", "It has 6.") };
    expect(await get("/house/rounds/12/replay?part=7")).toMatchObject({ status: 404 });
  });

  test.each(["before it is begun", "in the midst of it"])(
    "who goes away lets a file go: %s",
    async (when) => {
      const isEarly = when === "before it is begun";
      const [asking, gone, letGo] = [
        Promise.withResolvers<void>(),
        Promise.withResolvers<void>(),
        Promise.withResolvers<void>(),
      ];
      const endless: AsyncIterableIterator<Uint8Array> = {
        [Symbol.asyncIterator]: () => endless,
        next: () => Promise.resolve({ value: new Uint8Array(1000), done: false }),
        return: () => (letGo.resolve(), Promise.resolve({ value: undefined, done: true })),
      };
      files = {
        ...answering,
        ledger: async () => {
          asking.resolve();
          if (isEarly) await gone.promise;
          return { ok: true, value: { name: "ledger.csv", type: "text/csv", parts: endless } };
        },
      };
      const socket = request(
        `${served.url}/house/ledger.csv`,
        { headers: owned(served.secret) },
        (response) => response.once("data", () => socket.destroy()),
      );
      socket.on("error", () => undefined);
      const closed = new Promise((resolve) => socket.once("close", resolve));
      socket.end();
      await asking.promise;
      if (isEarly) {
        socket.destroy();
        await closed;
      }
      gone.resolve();
      await letGo.promise;
      expect(served.faults).toEqual([]);
    },
  );

  test.each(["ledger.csv", "rounds/12/record", "rounds/12/replay?part=1"])(
    "H-40 %s that is half sent when the host stops breaks off, and that is no fault",
    async (path) => {
      const half = async () =>
        fileOf(
          "half.csv",
          "text/csv",
          (function* () {
            yield "the first half";
            throw Object.assign(new Error("a file was not made to its end"), { code: "stopped" });
          })(),
        );
      files = { ...answering, ledger: half, record: half, replay: half };
      const broken = await fetch(`${served.url}/house/${path}`, { headers: owned(served.secret) });
      expect(broken.status).toBe(200);
      await expect(broken.text()).rejects.toThrow();
      expect(served.faults).toEqual([]);
    },
  );

  test("gets half a file where it broke off, and the host lives on", async () => {
    files = {
      ...answering,
      ledger: async () =>
        fileOf(
          "ledger.csv",
          "text/csv",
          (function* () {
            yield "a,b\r\n";
            throw new Error("broken");
          })(),
        ),
    };
    const broken = await fetch(`${served.url}/house/ledger.csv`, { headers: owned(served.secret) });
    await expect(broken.text()).rejects.toThrow();
    expect(served.faults).toMatchObject([{ message: "broken" }]);
    expect(await get("/house/hands.ohh")).toMatchObject({ status: 200 });
  });
});

describe("the page", () => {
  const page = () => houseFiles(served.url, served.owner);

  test("fetches replays and files", async () => {
    expect(await page().replay(3, 1, 2)).toEqual({ ok: true, value: replay });
    expect(await page().replayText("{}", null, 3)).toEqual({ ok: true, value: replay });
    const file = await page().fetch({ file: "record", round: 1, eyes: null });
    expect(file).toMatchObject({
      ok: true,
      value: { name: "kings-and-bastards-2026-11-21-r12.round.json" },
    });
    expect(file.ok && (await file.value.content.text())).toBe('{"a":1}');
    expect(await page().fetch({ file: "report", table: "t-1" })).toMatchObject({
      ok: true,
      value: { name: "cardtable-2026-11-21.table-report.json" },
    });
    await page().fetch({ file: "hands", filter: { player: "Zoë & co", game: null, from: 5 } });
    expect(asked).toEqual([
      ["replay", 3, 1, 2],
      ["replayText", "{}", null, 3],
      ["record", 1, null],
      ["report", "t-1"],
      ["hands", { player: "Zoë & co", from: 5 }],
    ]);
  });

  test("hears in words what is refused, also that nobody answers", async () => {
    expect(await page().replay(404, null, 1)).toEqual(
      refusedWith("unknown-round", "There is none."),
    );
    expect(await page().replayText("x".repeat(4 * 1024 * 1024 + 1), null, 1)).toMatchObject({
      ok: false,
      error: { code: "too-large" },
    });
    expect(
      await houseFiles(served.url, asOwner(served.url, "wrong")).fetch({ file: "ledger" }),
    ).toMatchObject({ ok: false, error: { code: "not-yours" } });
    expect(await houseFiles("http://127.0.0.1:1").replay(1, null, 1)).toMatchObject({
      ok: false,
      error: { code: "not-connected" },
    });
  });
});
