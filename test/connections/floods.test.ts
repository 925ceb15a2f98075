// One person who asks for far too much on true sockets, on a clock that only their work moves: so
// nothing here depends on how fast the machine is.

import { connect } from "node:net";
import { once } from "node:events";
import type { Room } from "@colyseus/sdk";
import { expect, onTestFinished, test } from "vitest";
import { houseFiles } from "#renderer/client/files.ts";
import type { HouseDoor } from "#main/base/ports.ts";
import type { FileVisitor } from "#main/base/visitor.ts";
import type { HouseClient } from "#renderer/client/clients.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import { askMessage } from "#shared/protocol/wire.ts";
import { ownerHeaders } from "#test/support/asOwner.ts";
import { seatedTable } from "#test/host/support/seatedTable.ts";
import { FakeHouse } from "./FakeHouse.ts";
import { askFrame, RawClient } from "./RawClient.ts";
import { ServedHouse } from "./servedHouse.ts";
import { trueHost } from "./trueHost.ts";

/** ms, more than any machine takes. */
const patienceMs = 600_000;
const lines = 8;
/** That one line may await. */
const atOnce = 8;
/**
 * ms of work, and as many pieces of it as go into somebody's budget, with one more for which the
 * host then rests.
 */
const dear = 60;
const borne = 5;
/** That may wait for one person. */
const mostWaiting = 32;
const tooMuch = lines * atOnce - mostWaiting - borne;

/** `rounds` is as dear as it is said to be, and files; all else costs nothing. */
async function flooded() {
  const work = { now: 0, ms: dear };
  const table = await seatedTable({ people: 3, bots: 1 });
  const { house } = table.host;
  const spend = (): void => void (work.now += work.ms);
  const [ask, files] = [house.ask.bind(house), house.files.bind(house)];
  Object.assign(house, {
    ask: (...[visitor, request, payload]: Parameters<HouseDoor["ask"]>) => (
      request === "rounds" && spend(),
      ask(visitor, request, payload)
    ),
    files: (visitor: FileVisitor) => (spend(), files(visitor)),
  });
  const host = await trueHost(table, { now: () => work.now });
  return { host, work };
}

const rounds = (line: HouseClient): Promise<Answer<unknown>> =>
  line.ask("rounds", { limit: 50, before: null });

test("H-40 whoever floods on eight lines is put behind somebody who asks once, and is told where it is too much", async () => {
  const { host, work } = await flooded();
  const eve = host.with(await host.guest("Eve"));
  const ann = await host.houseOf(host.with(await host.guest("Ann")));
  const eves = await Promise.all(Array.from({ length: lines }, () => host.houseOf(eve)));
  const [told, refused] = [[] as Answer<unknown>[], [] as Answer<unknown>[]];
  let asked: Promise<unknown>[] = [];
  // So many at least, for the clock stands still: nothing more is done for them, however long it
  // takes.
  await new Promise<void>((resolve) => {
    asked = Array.from({ length: lines * atOnce }, async (_, at) => {
      const answer = await rounds(eves[at % lines]!);
      (answer.ok ? told : refused).push(answer);
      if (refused.length === tooMuch) resolve();
    });
  });
  expect(await rounds(ann)).toMatchObject({ ok: true });
  expect(told.length).toBeLessThanOrEqual(borne);
  Object.assign(work, { now: work.now + 60_000, ms: 0 });
  await Promise.all(asked);
  expect(told.length + refused.length).toBe(lines * atOnce);
  for (const answer of refused)
    expect(answer).toMatchObject({ error: { code: "flood", key: "host.flood" } });
  expect(await rounds(eves[0]!)).toMatchObject({ ok: true });
});

test.each([
  ["hint", "move"],
  ["move", "hint"],
])(
  "H-40 whoever floods a table with “%s” is put behind somebody who asks once, and still asks for a “%s”",
  async (dearOne, other) => {
    const { host, work } = await flooded();
    const door = host.host.house.table("seated")!;
    const pass = door.ask.bind(door);
    door.ask = (line, request, payload) => {
      if (request === dearOne) work.now += work.ms;
      return pass(line, request, payload);
    };
    const [eve, ann] = [await host.sit(host.tokens[1]!), await host.sit(host.tokens[2]!)];
    const ask = (line: Room, request: string): Promise<Answer<unknown>> =>
      line.request(
        askMessage,
        {
          request,
          payload: { answers: 0, ...(request === "move" && { move: { type: "pass" } }) },
        },
        { timeout: patienceMs },
      );
    const told: Answer<unknown>[] = [];
    let asked: Promise<unknown>[] = [];
    // So many and no more, for the clock stands still.
    await new Promise<void>((resolve) => {
      asked = Array.from({ length: atOnce - 1 }, async () => {
        told.push(await ask(eve, dearOne));
        if (told.length === borne) resolve();
      });
    });
    const others = [await ask(ann, dearOne), await ask(eve, other)];
    expect(told).toHaveLength(borne);
    work.now += 60_000;
    await Promise.all(asked);
    for (const answer of [...told, ...others])
      expect(answer).not.toMatchObject({ error: { code: "flood" } });
  },
);

test("H-40 files are given in the same turns, and too many requests for them are refused by name with the status 429", async () => {
  const { host, work } = await flooded();
  const send = host.with(await host.guest("Eve"));
  const ann = await host.houseOf(host.with(await host.guest("Ann")));
  const statuses: number[] = [];
  let asked: Promise<Answer<unknown>>[] = [];
  await new Promise<void>((resolve) => {
    const noted: typeof fetch = async (...given) => {
      const response = await send(...given);
      statuses.push(response.status);
      if (statuses.filter((status) => status === 429).length === tooMuch) resolve();
      return response;
    };
    asked = Array.from({ length: lines * atOnce }, () =>
      houseFiles(host.served.url, noted).fetch({ file: "record", round: 1, eyes: null }),
    );
  });
  expect(await rounds(ann)).toMatchObject({ ok: true });
  expect(statuses.filter((status) => status !== 429).length).toBeLessThanOrEqual(borne);
  Object.assign(work, { now: work.now + 60_000, ms: 0 });
  const codes = (await Promise.all(asked)).map((answer) => (answer.ok ? "" : answer.error.code));
  // Those who make the files say, too, when somebody has asked for many.
  for (const code of codes) expect(["unknown-round", "busy", "flood"]).toContain(code);
  expect(statuses.filter((status) => status === 429)).toHaveLength(
    codes.filter((code) => code === "flood").length,
  );
});

test("H-40 whoever goes away before it is their turn is given nothing, and that is no fault", async () => {
  const work = { now: 0 };
  const served = await ServedHouse.of(undefined, () => work.now);
  onTestFinished(() => served.end());
  let made = 0;
  const { files } = served.house;
  served.house.files = (visitor) => {
    made += 1;
    work.now += 1000;
    return files(visitor);
  };
  const get = (): Promise<Response> => served.owner(`${served.url}/house/ledger.csv`);
  // The second is the one for which the host rests, as long as its clock stands still.
  for (let over = 0; over < 2; over += 1) await (await get()).text();
  const headers = Object.entries(ownerHeaders(served.url, served.secret))
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
  const gone = connect(served.served.port, "127.0.0.1");
  gone.write(
    `GET /house/ledger.csv HTTP/1.1\r\nhost: 127.0.0.1:${served.served.port}\r\n${headers}\r\n`,
  );
  gone.end();
  gone.resume();
  await once(gone, "close");
  // The host has looked at its connections since.
  await (await fetch(`${served.url}/health`)).text();
  work.now += 60_000;
  await (await get()).text();
  expect([made, served.faults]).toEqual([3, []]);
});

test("H-40 frames that came together are heard one at a time, with a turn for others between them", async () => {
  const house = new FakeHouse();
  const table = house.with("t", "a");
  const served = await ServedHouse.of(house);
  onTestFinished(() => served.end());
  const client = await RawClient.join(served, "t", "a");
  onTestFinished(() => client.socket.terminate());
  let turn = 0;
  let isOver = false;
  const tick = (): void => {
    turn += 1;
    if (!isOver) setImmediate(tick);
  };
  setImmediate(tick);
  const heardIn: number[] = [];
  const ask = table.ask.bind(table);
  table.ask = (...given) => {
    heardIn.push(turn);
    return ask(...given);
  };
  // { request: 'ready', payload: {} }
  const ready = [
    0x82,
    0xa7,
    ...Buffer.from("request"),
    0xa5,
    ...Buffer.from("ready"),
    0xa7,
    ...Buffer.from("payload"),
    0x80,
  ];
  const { _socket: wire } = client.socket as unknown as {
    readonly _socket: { cork(): void; uncork(): void };
  };
  wire.cork();
  for (let frame = 0; frame < 20; frame += 1) client.send(askFrame(frame, ready));
  wire.uncork();
  for (let frame = 0; frame < 20; frame += 1)
    expect(await client.heard()).toMatchObject({ kind: "answer", answer: { ok: true } });
  isOver = true;
  expect(new Set(heardIn).size).toBe(20);
});
