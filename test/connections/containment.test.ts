// Checks that a fault stays where it happened, and that the host ends as it should.

import { matchMaker } from "@colyseus/core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { OwnerKeys } from "#main/connections/ownerKeys.ts";
import { serveHost } from "#main/connections/serveHost.ts";
import { joinRoom } from "#renderer/client/line.ts";
import { openHouse } from "#renderer/client/openHouse.ts";
import { patientClock } from "#test/client/patientClock.ts";
import { refusedWith } from "#test/support/inEnglish.ts";
import { FakeHouse } from "./FakeHouse.ts";
import type { FakeTable } from "./FakeTable.ts";
import { isOpen, ServedHouse, until } from "./servedHouse.ts";
import { protocolVersion } from "#shared/protocol/schema.ts";

let served: ServedHouse;
let broken: FakeTable;
let sound: FakeTable;
let ending: Promise<void> | null;

beforeEach(async () => {
  ending = null;
  served = await ServedHouse.of();
  broken = served.house.open("broken", "token-ann", "token-ben");
  sound = served.house.open("sound", "token-cy");
});
afterEach(() => ending ?? served.end());

test("a table that throws answers its asker with a fault, is reported, and disturbs no other table", async () => {
  const [ann, ben, cy] = [
    served.sit("broken", "token-ann"),
    served.sit("broken", "token-ben"),
    served.sit("sound", "token-cy"),
  ];
  await Promise.all([until(ann, isOpen), until(ben, isOpen), until(cy, isOpen)]);
  broken.fault = new Error("boom");
  expect(await ann.ask("ready", {})).toMatchObject({ ok: false, error: { code: "fault" } });
  expect(served.faults).toEqual([broken.fault]);
  expect(JSON.stringify(await ann.ask("ready", {}))).not.toContain("boom");
  broken.fault = null;
  broken.step();
  sound.step();
  await Promise.all(
    [ann, ben, cy].map((client) =>
      until(client, ({ view, link }) => view?.number === 1 && link === "open"),
    ),
  );
  expect(await ben.ask("ready", {})).toMatchObject({ ok: true });
});

test("a table that throws when somebody arrives keeps him trying, and lets him in once it is well", async () => {
  broken.fault = new Error("boom");
  const ann = served.sit("broken", "token-ann");
  await expect(
    joinRoom(
      served.url,
      "broken",
      { protocol: protocolVersion, token: "token-ben" },
      { patienceMs: 5000, clock: patientClock },
    ),
  ).rejects.toThrow();
  expect(served.faults).toContain(broken.fault);
  const cy = served.sit("sound", "token-cy");
  await until(cy, isOpen);
  broken.fault = null;
  expect(await until(ann, isOpen)).toMatchObject({ player: "player-0" });
});

test("a table that throws when a token is looked at keeps him trying too, and keeps no place for him", async () => {
  broken.doorFault = new Error("boom");
  const tried = new Promise<void>((resolve) => (served.onFault = () => resolve()));
  const ann = served.sit("broken", "token-ann");
  await tried;
  expect(served.faults).toEqual([broken.doorFault]);
  broken.doorFault = null;
  expect(await until(ann, isOpen)).toMatchObject({ player: "player-0" });
});

test("a table that cannot let somebody in just now keeps him trying, one that is closed does not", async () => {
  const arrive = broken.arrive.bind(broken);
  const tried = new Promise<void>((resolve) => {
    broken.arrive = () => {
      resolve();
      return refusedWith("fault", "Try again.");
    };
  });
  const ann = served.sit("broken", "token-ann");
  await tried;
  broken.arrive = arrive;
  expect(await until(ann, isOpen)).toMatchObject({ player: "player-0" });
  sound.arrive = () => refusedWith("closed", "This table is closed.");
  const cy = served.sit("sound", "token-cy");
  expect(await until(cy, ({ link }) => link === "ended")).toMatchObject({ ended: "table-closed" });
});

test("a table that throws when somebody goes is reported, and nobody else notices", async () => {
  const [ann, ben] = [served.sit("broken", "token-ann"), served.sit("broken", "token-ben")];
  await Promise.all([until(ann, isOpen), until(ben, isOpen)]);
  const boom = new Error("boom");
  const departed = new Promise<void>((resolve) => {
    broken.depart = () => {
      resolve();
      throw boom;
    };
  });
  ann.close();
  await departed;
  broken.step();
  await until(ben, ({ view }) => view?.number === 1);
  expect(served.faults).toEqual([boom]);
});

test("a house that throws answers its owner with a fault", async () => {
  const house = await openHouse(served.url, served.owner, patientClock);
  served.house.fault = new Error("boom");
  expect(await house.ask("profile", {})).toMatchObject({ ok: false, error: { code: "fault" } });
  served.house.fault = null;
  expect(await house.ask("profile", {})).toMatchObject({ ok: true });
  house.close();
});

test("a table opened by the owner can be sat down at as soon as he is told of it", async () => {
  const house = await openHouse(served.url, served.owner, patientClock);
  const asked = served.house.ask.bind(served.house);
  served.house.ask = async (visitor, request, payload) => {
    if (request === "openTable") served.house.open("table-new", "token-new");
    return asked(visitor, request, payload);
  };
  await house.ask("openTable", {
    rotation: [{ game: "kings-and-bastards", rounds: 1, options: {} }],
    bots: [],
    settings: broken.state().settings,
  });
  const client = served.sit("table-new", "token-new");
  expect(await until(client, ({ link }) => link !== "connecting")).toMatchObject({ link: "open" });
  house.close();
});

test("the host ends and tells its clients, even with a place reserved that nobody takes", async () => {
  const ann = served.sit("broken", "token-ann");
  await until(ann, isOpen);
  const body = JSON.stringify({ protocol: protocolVersion, token: "token-ben" });
  const reserved = await fetch(`${served.url}/matchmake/joinById/broken`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
  expect(reserved.status).toBe(200);
  ending = served.end();
  await ending;
  expect([...broken.here.keys(), ...sound.here.keys()]).toEqual([]);
  await expect(fetch(served.url)).rejects.toThrow();
});

test("a shutdown leaves a client trying, not ended", async () => {
  const ann = served.sit("broken", "token-ann");
  await until(ann, isOpen);
  await served.served.close();
  expect(await until(ann, ({ link }) => link !== "open")).toMatchObject({
    link: "lost",
    ended: null,
  });
});

test("of Colyseus’ own ways in none is open, behind the gate too", () => {
  expect(matchMaker.controller.exposedMethods).toEqual([]);
});

test("a process serves one host at a time", async () => {
  await expect(
    serveHost({ house: new FakeHouse(), rendererFolder: served.folder, keys: new OwnerKeys() }),
  ).rejects.toThrow("already");
});

test("a port in use is an error of the system’s own, after which another can be served", async () => {
  const { createServer } = await import("node:net");
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => other.once("listening", resolve));
  const { port } = other.address() as { readonly port: number };
  await served.served.close();
  await expect(served.serve(port)).rejects.toMatchObject({ code: "EADDRINUSE", port });
  await served.serve();
  const ann = served.sit("broken", "token-ann");
  expect(await until(ann, isOpen)).toMatchObject({ player: "player-0" });
  await new Promise((resolve) => other.close(resolve));
});

test.each(["@pm2/io", "@colyseus/tools", "@colyseus/testing", "uWebSockets.js"])(
  "%s, with which faults would be taken differently than in the product, is not installed",
  (name) => {
    expect(() => import.meta.resolve(name)).toThrow();
  },
);
