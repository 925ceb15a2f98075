// Checks how people come to a table, return to it and lose it.

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Room } from "@colyseus/sdk";
import { joinRoom } from "#renderer/client/line.ts";
import { openHouse } from "#renderer/client/openHouse.ts";
import { patientClock } from "#test/client/patientClock.ts";
import { asOwner } from "#test/support/asOwner.ts";
import { OwnerKeys } from "#main/connections/ownerKeys.ts";
import { refusedWith, saying } from "#test/support/inEnglish.ts";
import type { FakeTable } from "./FakeTable.ts";
import { isOpen, ServedHouse, until } from "./servedHouse.ts";
import { protocolVersion } from "#shared/protocol/schema.ts";

let served: ServedHouse;
let table: FakeTable;

beforeEach(async () => {
  served = await ServedHouse.of();
  table = served.house.open("table-1", "token-ann", "token-ben");
});
afterEach(() => served.end());

test("a client with a seat token is greeted with its player, the table and the present view", async () => {
  table.number = 7;
  const client = served.sit("table-1", "token-ben");
  const snapshot = await until(client, isOpen);
  expect(snapshot).toMatchObject({ link: "open", ended: null, player: "player-1" });
  expect(snapshot.table).toEqual(table.state());
  expect(snapshot.view).toMatchObject({
    number: 7,
    round: 1,
    seen: { viewer: 0, hands: [["3c", "4d"], 13, 13, 13] },
  });
});

test("a request of a table is answered with what the table answered", async () => {
  const client = served.sit("table-1", "token-ann");
  await until(client, isOpen);
  expect(await client.ask("ready", {})).toEqual({ ok: true, value: null });
  table.answer = refusedWith("stale", "The table has moved on.");
  expect(await client.ask("move", { answers: 0, move: { type: "pass" } })).toEqual(table.answer);
  expect(table.asked).toEqual([
    { request: "ready", payload: {}, player: "player-0" },
    { request: "move", payload: { answers: 0, move: { type: "pass" } }, player: "player-0" },
  ]);
});

test("every view arrives, in order", async () => {
  const client = served.sit("table-1", "token-ann");
  await until(client, isOpen);
  const numbers: number[] = [];
  client.onView(({ number }) => numbers.push(number));
  for (let step = 0; step < 20; step += 1) table.step();
  await until(client, ({ view }) => view?.number === 20);
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
});

test("a wrong token is refused, and the client does not try again", async () => {
  const client = served.sit("table-1", "token-eve");
  expect(await until(client, ({ link }) => link === "ended")).toMatchObject({
    ended: "refused",
    view: null,
  });
});

test("without a token nobody comes in, and is told why", async () => {
  await expect(
    joinRoom(
      served.url,
      "table-1",
      { protocol: protocolVersion },
      { patienceMs: 5000, clock: patientClock },
    ),
  ).rejects.toThrow("not-yours: To take a seat, send its token.");
});

/** Without a seat; with what the visitor's own page sends along. */
async function look(form: object, send: typeof fetch = fetch): Promise<Room> {
  const room = await joinRoom(
    served.url,
    "table-1",
    { protocol: protocolVersion, ...form },
    { patienceMs: 5000, clock: patientClock, send },
  );
  room.onMessage("*", () => {});
  return room;
}

test("H-16 H-35 whoever is known comes to a table without a token: it is told who he is", async () => {
  const room = await look({}, served.owner);
  expect([...table.watchers.values()]).toEqual([
    { visitor: { role: "owner", profile: "p" }, from: "127.0.0.1" },
  ]);
  served.house.guests = {
    ...served.house.guests,
    profileOf: (secret) => (secret === "gus" ? "gus" : null),
  };
  const guests: typeof fetch = (address, init) =>
    fetch(address, {
      ...init,
      headers: {
        ...Object.fromEntries(new Headers(init?.headers)),
        cookie: "cardtable-guest-fake=gus",
        origin: served.url,
      },
    });
  const guest = await look({}, guests);
  expect([...table.watchers.values()][1]).toEqual({
    visitor: { role: "guest", profile: "gus" },
    from: "127.0.0.1",
  });
  // The cookie alone, as a page of another program has it sent.
  await expect(
    look({}, (address, init) =>
      fetch(address, {
        ...init,
        headers: {
          ...Object.fromEntries(new Headers(init?.headers)),
          cookie: "cardtable-guest-fake=gus",
        },
      }),
    ),
  ).rejects.toThrow("not-yours");
  await Promise.all([room.leave(), guest.leave()]);
});

test("H-16 a screen for the room comes by the table’s join code, and is nobody’s", async () => {
  served.house.codes.set("QX4R7T", "table-1").set("ABCDEF", "table-2");
  for (const code of ["AAAAAA", "ABCDEF"])
    await expect(look({ code })).rejects.toThrow("wrong-code");
  const room = await look({ code: "qx4r7t" });
  expect([...table.watchers.values()]).toEqual([
    { code: "QX4R7T", visitor: null, from: "127.0.0.1" },
  ]);
  await room.leave();
});

test("H-17 whom the table turns away is told why, and no place is kept for him", async () => {
  for (const code of ["not-open", "banned", "full"]) {
    table.turnsAway = refusedWith(code, "You do not come in here.").error;
    await expect(look({}, served.owner)).rejects.toMatchObject({
      code: 403,
      message: expect.stringContaining(`${code}: You do not`) as string,
    });
  }
  expect(table.watchers.size).toBe(0);
});

test("H-15 a join of another protocol version gets no place, and is told to load the page again", async () => {
  await expect(
    joinRoom(
      served.url,
      "table-1",
      { protocol: protocolVersion + 1, token: "token-ann" },
      { patienceMs: 5000, clock: patientClock },
    ),
  ).rejects.toMatchObject({ code: 409, refusal: { code: "other-version" } });
  await expect(
    joinRoom(
      served.url,
      "table-1",
      { protocol: "two" as never, token: "token-ann" },
      { patienceMs: 5000, clock: patientClock },
    ),
  ).rejects.toMatchObject({ code: 400, refusal: { code: "wrong-form" } });
});

test("a table that is not open is told from one that cannot be reached", async () => {
  const client = served.sit("table-9", "token-ann");
  expect(await until(client, ({ link }) => link === "ended")).toMatchObject({
    ended: "table-closed",
  });
});

test("H-15 a second connection with the same token takes over from the first, and the neighbour stays", async () => {
  const [first, neighbour] = [
    served.sit("table-1", "token-ann"),
    served.sit("table-1", "token-ben"),
  ];
  await Promise.all([until(first, isOpen), until(neighbour, isOpen)]);
  const second = served.sit("table-1", "token-ann");
  await until(second, isOpen);
  expect(await until(first, ({ link }) => link === "ended")).toMatchObject({ ended: "taken-over" });
  expect(await first.ask("ready", {})).toMatchObject({
    ok: false,
    error: { code: "not-connected" },
  });
  table.step();
  await Promise.all([
    until(second, ({ view }) => view?.number === 1),
    until(neighbour, ({ view }) => view?.number === 1),
  ]);
  expect(table.here.size).toBe(2);
});

test("H-15 a reload comes back to the same seat", async () => {
  const before = served.sit("table-1", "token-ben");
  await until(before, isOpen);
  const departed = table.departed();
  before.close();
  expect(await departed).toBe("player-1");
  table.step();
  const after = served.sit("table-1", "token-ben");
  expect(await until(after, isOpen)).toMatchObject({ player: "player-1", view: { number: 1 } });
});

test("a table that closes tells its clients, and theirs is the end of the line", async () => {
  const client = served.sit("table-1", "token-ann");
  await until(client, isOpen);
  served.house.close("table-1");
  expect(await until(client, ({ link }) => link === "ended")).toMatchObject({
    ended: "table-closed",
  });
});

test("H-15 after a restart of the host on the same port everyone is back in his seat", async () => {
  const [ann, ben] = [served.sit("table-1", "token-ann"), served.sit("table-1", "token-ben")];
  await Promise.all([until(ann, isOpen), until(ben, isOpen)]);
  const { port } = served.served;
  await served.served.close();
  await Promise.all([
    until(ann, ({ link }) => link === "lost"),
    until(ben, ({ link }) => link === "lost"),
  ]);
  table.number = 5;
  const arrivals = vi.spyOn(table, "arrive");
  await served.serve(port);
  const [annBack, benBack] = await Promise.all([
    until(ann, ({ view }) => view?.number === 5),
    until(ben, ({ view }) => view?.number === 5),
  ]);
  expect([annBack.player, benBack.player]).toEqual(["player-0", "player-1"]);
  // Each came in by the first door that opened.
  expect(arrivals.mock.calls.map(([, { token }]) => token).sort()).toEqual([
    "token-ann",
    "token-ben",
  ]);
});

test("the house answers its owner", async () => {
  const house = await openHouse(served.url, served.owner, patientClock);
  expect(await house.ask("profile", {})).toMatchObject({ ok: true, value: { name: "Ann" } });
  expect(await house.ask("openTables", {})).toMatchObject({
    ok: true,
    value: [{ table: "table-1", token: "token-ann" }],
  });
  house.close();
});

test("the house takes nobody without the owner’s cookie, and does not even keep a place for him", async () => {
  for (const secret of ["", "x", `${served.secret}x`, served.secret.slice(1)]) {
    await expect(openHouse(served.url, asOwner(served.url, secret), patientClock)).rejects.toThrow(
      "not-yours",
    );
  }
  await expect(openHouse(served.url, fetch, patientClock)).rejects.toThrow("not-yours");
});

test("the owner’s line to the house is made anew after a restart of the host", async () => {
  const house = await openHouse(served.url, served.owner, patientClock);
  const { port } = served.served;
  await served.served.close();
  expect(await house.ask("profile", {})).toMatchObject({
    ok: false,
    error: { code: "not-connected" },
  });
  await served.serve(port);
  expect(await house.ask("profile", {})).toMatchObject({ ok: true });
  house.close();
});

test("a host that was started anew with other keys tells the owner’s page to open the address that it prints", async () => {
  const house = await openHouse(served.url, served.owner, patientClock);
  const { port } = served.served;
  await served.served.close();
  served.keys = new OwnerKeys();
  await served.serve(port);
  expect(await house.ask("profile", {})).toMatchObject({
    ok: false,
    error: saying("not-yours", "Open the address that the host shows"),
  });
  expect(await house.files.fetch({ file: "ledger" })).toMatchObject({
    ok: false,
    error: saying("not-yours", "open the address that the host shows"),
  });
  house.close();
});
