// Checks what a host reports to whoever monitors it.

import { afterEach, beforeEach, expect, test } from "vitest";
import { openHouse } from "#renderer/client/openHouse.ts";
import { patientClock } from "#test/client/patientClock.ts";
import { Presence } from "#main/connections/presence.ts";
import { FakeHouse } from "./FakeHouse.ts";
import { ask } from "./rawSocket.ts";
import { isOpen, ServedHouse, until } from "./servedHouse.ts";

let now = 0;
let served: ServedHouse;
beforeEach(async () => {
  now = 5_000;
  served = await ServedHouse.of(new FakeHouse(), () => now);
});
afterEach(() => served.end());

const health = async (): Promise<unknown> => {
  const { status, headers, body } = await ask(served.served.port, { path: "/health" });
  expect({ status, type: headers["content-type"], cache: headers["cache-control"] }).toEqual({
    status: 200,
    type: "application/json; charset=utf-8",
    cache: "no-store",
  });
  return JSON.parse(body);
};

test("H-19 its health is a few numbers: tables that are open, people who are connected, seconds since it began", async () => {
  expect(await health()).toEqual({ ok: true, tables: 0, people: 0, uptime: 0 });
  const table = served.house.open("table-1", "token-ann", "token-ben");
  served.house.open("table-2");
  const [ann, ben] = [served.sit("table-1", "token-ann"), served.sit("table-1", "token-ben")];
  await Promise.all([until(ann, isOpen), until(ben, isOpen)]);
  const house = await openHouse(served.url, served.owner, patientClock);
  expect(await house.ask("profile", {})).toMatchObject({ ok: true });
  now += 61_900;
  expect(await health()).toEqual({ ok: true, tables: 2, people: 3, uptime: 61 });
  house.close();
  const gone = table.departed();
  ben.close();
  await gone;
  served.house.close("table-2");
  expect(await health()).toMatchObject({ tables: 1 });
});

test("H-19 nobody learns it by a name that was bent to the host, nor by writing to it", async () => {
  const { port } = served.served;
  expect(await ask(port, { path: "/health", headers: { host: "evil.example" } })).toMatchObject({
    status: 403,
  });
  expect(
    await ask(port, { path: "/health", headers: { origin: "https://evil.example" } }),
  ).toMatchObject({ status: 403 });
  expect(
    await ask(port, { method: "POST", path: "/health", headers: { "content-length": "0" } }),
  ).toMatchObject({ status: 404 });
});

test("one person is one, however many lines he has; of those without a profile each line is somebody", () => {
  const presence = new Presence();
  const lines = [{}, {}, {}, {}, {}];
  ["ann", "ann", "ben", null, null].forEach((profile, at) =>
    presence.came(lines[at]!, () => profile),
  );
  expect(presence.people()).toBe(4);
  presence.left(lines[0]!);
  expect(presence.people()).toBe(4);
  presence.left(lines[1]!);
  presence.left(lines[4]!);
  presence.left({});
  expect(presence.people()).toBe(2);
});
