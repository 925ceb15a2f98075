// Devices in the room that direct a tournament by its PIN (H-38), over true sockets.

import { expect, onTestFinished, test } from "vitest";
import type { HouseClient } from "#renderer/client/clients.ts";
import { openHouse } from "#renderer/client/openHouse.ts";
import { directorPath } from "#shared/protocol/wire.ts";
import { patientClock } from "#test/client/patientClock.ts";
import { seatedTable } from "#test/host/support/seatedTable.ts";
import { setup } from "#test/tournament/support/quickTournament.ts";
import { valueOf } from "#test/support/valueOf.ts";
import { ask } from "./rawSocket.ts";
import { cookieOf, trueHost, type TrueHost } from "./trueHost.ts";

const pin = "402816";

type Room = Readonly<{
  host: TrueHost;
  director: HouseClient;
  tournament: string;
}>;

async function room(dataFolder?: string, now = () => 0): Promise<Room> {
  const host = await trueHost(
    await seatedTable({ people: 2, bots: 1 }, dataFolder === undefined ? {} : { dataFolder }),
    { now },
  );
  const director = await host.houseOf(host.owner);
  const { tournament } = valueOf(await director.ask("createTournament", setup()));
  valueOf(await director.ask("seatEntrant", { tournament, bots: ["easy", "easy"] }));
  return { host, director, tournament };
}

/** What a page at this address of the machine is answered for a PIN. */
async function bring(
  {
    host: {
      served: { port },
    },
    tournament,
  }: Pick<Room, "host" | "tournament">,
  typed: string,
  from = "127.0.0.1",
  of = tournament,
): Promise<string> {
  const body = JSON.stringify({ tournament: of, pin: typed });
  const answer = await ask(port, {
    method: "POST",
    path: directorPath,
    from,
    body,
    headers: {
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(body)),
      origin: `http://127.0.0.1:${port}`,
    },
  });
  return `${answer.status}${/host\.\w+/.exec(answer.body)?.[0] ?? ""}`;
}

/** The cookie for the right PIN. */
async function letIn({ host, tournament }: Room, cookie = ""): Promise<string> {
  const answer = await host.with(cookie)(`${host.served.url}${directorPath}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ tournament, pin }),
  });
  expect(answer.status).toBe(200);
  return cookieOf(answer);
}

test("H-38 a device that brings the PIN directs this tournament, and neither another nor anything else of the house", async () => {
  const all = await room();
  const { host, director, tournament } = all;
  const other = valueOf(await director.ask("createTournament", setup())).tournament;
  expect(await bring(all, pin)).toBe("403host.noPin");
  expect(valueOf(await director.ask("setDirectorPin", { tournament, pin })).pin).toBe("set");
  expect(JSON.stringify(host.store.directors.pin(tournament))).not.toContain(pin);
  const cookie = await letIn(all);
  const device = await host.houseOf(host.with(cookie));
  expect(valueOf(await device.ask("watchTournament", { tournament })).you).toEqual({
    entrant: null,
    directs: true,
  });
  expect((await device.ask("startTournament", { tournament })).ok).toBe(true);
  expect((await device.ask("pauseTournament", { tournament })).ok).toBe(true);
  for (const request of ["watchTournament", "startTournament", "directing"] as const)
    expect(await device.ask(request, { tournament: other }), request).toMatchObject({
      ok: false,
      error: { code: "not-yours" },
    });
  for (const request of [
    "profile",
    "profiles",
    "openTables",
    "bank",
    "devices",
    "rounds",
    "tournaments",
    "structures",
  ] as const)
    expect(await device.ask(request as "profile", {}), request).toMatchObject({
      ok: false,
      error: { code: "not-yours" },
    });
  expect(await device.ask("enterTournament", { tournament })).toMatchObject({
    ok: false,
    error: { code: "not-yours" },
  });
  const file = (path: string) =>
    host
      .with(cookie)(`${host.served.url}/house/${path}`)
      .then(({ status }) => status);
  expect([
    await file(`tournaments/${tournament}/results.csv`),
    await file(`tournaments/${other}/results.csv`),
    await file("ledger.csv"),
    await file("hands.ohh"),
    await file("rounds/1/replay"),
  ]).toEqual([200, 403, 403, 403, 403]);
});

test("H-38 what lasts is given by people: a device that came by the PIN names nobody, sets no PIN and takes no device off", async () => {
  const all = await room();
  const { host, director, tournament } = all;
  valueOf(await director.ask("setDirectorPin", { tournament, pin }));
  const device = await host.houseOf(host.with(await letIn(all)));
  const told = valueOf(await device.ask("directing", { tournament }));
  expect(told).toMatchObject({ mayName: false, pin: "set", devices: [{ isThis: true }] });
  const inPerson = { ok: false, error: { key: "host.directorInPerson" } };
  expect(
    await device.ask("nameDirector", { tournament, profile: "person-2", directs: true }),
  ).toMatchObject(inPerson);
  expect(await device.ask("setDirectorPin", { tournament, pin: "951753" })).toMatchObject(inPerson);
  expect(
    await device.ask("revokeDirectorDevice", { tournament, device: told.devices[0]!.id }),
  ).toMatchObject(inPerson);
});

test("H-38 a device that is taken off the list loses its line at once, and its key opens nothing more", async () => {
  const all = await room();
  const { host, director, tournament } = all;
  valueOf(await director.ask("setDirectorPin", { tournament, pin }));
  const cookie = await letIn(all);
  const device = await host.houseOf(host.with(cookie));
  const ended = new Promise<null>(
    (resolve) => void device.onTournament((view) => view === null && resolve(null)),
  );
  const { devices } = valueOf(await director.ask("directing", { tournament }));
  expect(
    valueOf(await director.ask("revokeDirectorDevice", { tournament, device: devices[0]!.id }))
      .devices,
  ).toEqual([]);
  expect(await ended).toBeNull();
  await expect(host.houseOf(host.with(cookie))).rejects.toThrow("not-yours");
});

test("H-38 a guest’s browser that brings the PIN directs as well, keeps its seat and name, and directs no more once it is taken off", async () => {
  const all = await room();
  const { host, director, tournament } = all;
  valueOf(await director.ask("setDirectorPin", { tournament, pin }));
  const own = await host.guest("Gus");
  const both = `${own}; ${await letIn(all, own)}`;
  const gus = await host.houseOf(host.with(both));
  expect(valueOf(await gus.ask("profile", {})).name).toBe("Gus");
  expect((await gus.ask("startTournament", { tournament })).ok).toBe(true);
  const { devices } = valueOf(await director.ask("directing", { tournament }));
  valueOf(await director.ask("revokeDirectorDevice", { tournament, device: devices[0]!.id }));
  expect(await gus.ask("pauseTournament", { tournament })).toMatchObject({
    ok: false,
    error: { key: "host.directorOnly" },
  });
  expect(valueOf(await gus.ask("profile", {})).name).toBe("Gus");
});

test("H-38 five wrong PINs a minute from one address, however many come at once, and no more are looked at; others are let in", async () => {
  let now = 0;
  const all = await room(undefined, () => now);
  const { host, director, tournament } = all;
  valueOf(await director.ask("setDirectorPin", { tournament, pin }));
  for (let tries = 0; tries < 5; tries += 1)
    expect(await bring(all, "000001")).toBe("403host.wrongPin");
  expect(await bring(all, pin)).toBe("429host.pinsWait");
  expect(await bring(all, pin, "127.0.0.9")).toBe("200");
  now = 60_000;
  const flood = await Promise.all(Array.from({ length: 20 }, () => bring(all, "000001")));
  expect(flood.filter((answer) => answer === "403host.wrongPin").length).toBeLessThanOrEqual(5);
  expect(host.store.directors.pin(tournament)!.wrong).toBeLessThanOrEqual(10);
});

test("H-38 after fifty wrong tries of all together the PIN is at its end until another is set; devices that were let in stay", async () => {
  const all = await room();
  const { host, director, tournament } = all;
  valueOf(await director.ask("setDirectorPin", { tournament, pin }));
  const cookie = await letIn(all);
  // As if others had tried before; each try takes the processor a twentieth of a second.
  for (let tries = 0; tries < 44; tries += 1) host.store.directors.wrongPin(tournament);
  for (let tries = 0; tries < 6; tries += 1)
    expect(await bring(all, "000001", `127.0.1.${1 + Math.floor(tries / 5)}`)).toBe(
      "403host.wrongPin",
    );
  expect(await bring(all, pin, "127.0.2.1")).toBe("403host.pinEnded");
  expect(host.store.directors.pin(tournament)!.wrong).toBe(50);
  expect(valueOf(await director.ask("directing", { tournament })).pin).toBe("ended");
  const device = await host.houseOf(host.with(cookie));
  expect((await device.ask("startTournament", { tournament })).ok).toBe(true);
  valueOf(await director.ask("setDirectorPin", { tournament, pin: "951753" }));
  expect(await bring(all, "951753", "127.0.2.1")).toBe("200");
});

test.each(["000000", "123456", "987654", "890123"])(
  "H-38 the PIN %s is refused, for it is tried first",
  async (easy) => {
    const { director, tournament } = await room();
    expect(await director.ask("setDirectorPin", { tournament, pin: easy })).toMatchObject({
      ok: false,
      error: { key: "host.easyPin" },
    });
  },
);

test("H-38 the device’s key ends with the tournament, half an hour after its end", async () => {
  const all = await room();
  const { host, director, tournament } = all;
  valueOf(await director.ask("setDirectorPin", { tournament, pin }));
  const cookie = await letIn(all);
  valueOf(await director.ask("closeTournament", { tournament }));
  const device = await openHouse(host.served.url, host.with(cookie), patientClock);
  onTestFinished(() => device.close());
  expect(valueOf(await device.ask("watchTournament", { tournament })).stage).toBe("cancelled");
  await host.clock.advance(30 * 60_000);
  await expect(host.houseOf(host.with(cookie))).rejects.toThrow("not-yours");
  expect(host.store.directors.pin(tournament)).toBeNull();
});
