// Checks that somebody with no token, or only their own, cannot keep others out.

import { connect } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { RecentCount } from "#main/base/rateLimits.ts";
import { openHouse } from "#renderer/client/openHouse.ts";
import { patientClock } from "#test/client/patientClock.ts";
import { ask, type RawAnswer } from "./rawSocket.ts";
import { isOpen, ServedHouse, until } from "./servedHouse.ts";
import { protocolVersion } from "#shared/protocol/schema.ts";

let served: ServedHouse;
beforeEach(async () => {
  // A minute is over when a test says so.
  served = await ServedHouse.of(undefined, () => 0);
  served.house.open("table-1", "token-ann", "token-ben");
});
afterEach(() => served.end());

function join(room: string, form: object): Promise<RawAnswer> {
  const body = JSON.stringify(form);
  return ask(served.served.port, {
    method: "POST",
    path: `/matchmake/joinById/${room}`,
    body,
    headers: {
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(body)),
    },
  });
}

test("twenty loops of wrong tokens at a table and at the house keep neither a player nor the owner out, fifteen times out of fifteen", async () => {
  let over = false;
  const statuses = new Set<number>();
  const loop = async (at: number): Promise<void> => {
    const [room, form] =
      at % 2 === 0
        ? (["table-1", { protocol: protocolVersion, token: `wrong-${at}` }] as const)
        : (["house", { protocol: protocolVersion }] as const);
    while (!over) statuses.add((await join(room, form)).status);
  };
  const loops = Array.from({ length: 20 }, (_, at) => loop(at));
  for (let times = 0; times < 15 || !statuses.has(429); times += 1) {
    const house = await openHouse(served.url, served.owner, patientClock);
    expect(await house.ask("profile", {})).toMatchObject({ ok: true });
    house.close();
    const client = served.sit("table-1", "token-ann");
    expect(
      await until(client, (snapshot) => isOpen(snapshot) || snapshot.link === "ended"),
    ).toMatchObject({ link: "open" });
    client.close();
  }
  over = true;
  await Promise.all(loops);
  expect([...statuses].sort()).toEqual([403, 429]);
});

test("a wrong token is told so, from the sixty-first in a minute on that it was too many; a right one is let in all the same", async () => {
  const answers: RawAnswer[] = [];
  for (let times = 0; times < 61; times += 1)
    answers.push(await join("table-1", { protocol: protocolVersion, token: "wrong" }));
  expect(
    answers
      .slice(0, 60)
      .every(({ status, body }) => status === 403 && body.includes("wrong-token")),
  ).toBe(true);
  expect(answers[60]).toMatchObject({
    status: 429,
    body: expect.stringContaining("Wait a minute") as string,
  });
  expect(await join("table-1", { protocol: protocolVersion, token: "token-ann" })).toMatchObject({
    status: 200,
  });
  expect(await until(served.sit("table-1", "wrong"), ({ link }) => link === "ended")).toMatchObject(
    { ended: "refused" },
  );
});

test("a seat has only so many places kept that it does not take up, and its neighbour is let in", async () => {
  const own: number[] = [];
  for (let times = 0; times < 17; times += 1)
    own.push((await join("table-1", { protocol: protocolVersion, token: "token-ann" })).status);
  expect(own).toEqual([...Array<number>(16).fill(200), 503]);
  expect(await until(served.sit("table-1", "token-ben"), isOpen)).toMatchObject({
    player: "player-1",
  });
});

test("H-17 nor has it more where its requests come all at once, on one connection", async () => {
  const body = JSON.stringify({ protocol: protocolVersion, token: "token-ann" });
  const request = `POST /matchmake/joinById/table-1 HTTP/1.1\r\nHost: 127.0.0.1:${served.served.port}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  const socket = connect(served.served.port, "127.0.0.1");
  let heard = "";
  const statuses = (): readonly string[] =>
    [...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status!);
  await new Promise<void>((resolve) => {
    socket.on("data", (data) => {
      heard += data.toString();
      if (statuses().length === 128) resolve();
    });
    socket.write(request.repeat(128));
  });
  socket.destroy();
  expect(statuses().filter((status) => status === "200")).toHaveLength(16);
});

test("what was done lately is counted by each on his own, within a sliding span", () => {
  let now = 0;
  const count = new RecentCount({ spanMs: 100, most: 2, now: () => now });
  expect([
    count.isTooMany("a"),
    count.isTooMany("a"),
    count.isTooMany("a"),
    count.isTooMany("b"),
  ]).toEqual([false, false, true, false]);
  now = 99;
  expect(count.isTooMany("a")).toBe(true);
  now = 100;
  expect([count.isTooMany("b"), count.isTooMany("a"), count.isTooMany("a")]).toEqual([
    false,
    false,
    true,
  ]);
});

test("of very many, those who did nothing for longest are forgotten", () => {
  const count = new RecentCount({ spanMs: 100, most: 1, now: () => 0 });
  for (const key of ["first", "second"]) count.isTooMany(key);
  for (let at = 0; at < 999; at += 1) count.isTooMany(String(at));
  expect([count.isTooMany("second"), count.isTooMany("first")]).toEqual([true, false]);
});

test("H-17 what fails before it is asked is no ask under way: whoever met ten faults is answered again", async () => {
  const house = await openHouse(served.url, served.owner, patientClock);
  let isFaulty = true;
  Object.defineProperty(served.house, "owner", {
    get: () => {
      if (isFaulty) throw new Error("the house does not know its owner");
      return "p";
    },
  });
  const answers = await Promise.allSettled(
    Array.from({ length: 10 }, () => house.ask("profile", {})),
  );
  expect(answers).toHaveLength(10);
  isFaulty = false;
  expect(await house.ask("profile", {})).toMatchObject({ ok: true });
  house.close();
});
