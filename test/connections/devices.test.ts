// Checks, over true sockets, that the owner is known again by a device that was let in once, until
// it is revoked (H-38).

import { expect, onTestFinished, test } from "vitest";
import { deviceName } from "#main/connections/deviceName.ts";
import { newOwnerSecret, OwnerKeys } from "#main/connections/ownerKeys.ts";
import { serveHost } from "#main/connections/serveHost.ts";
import { Devices } from "#main/house/devices.ts";
import { openStore } from "#main/store/store.ts";
import type { HouseClient } from "#renderer/client/clients.ts";
import { joinRoom } from "#renderer/client/line.ts";
import { openHouse } from "#renderer/client/openHouse.ts";
import { standardSettings, protocolVersion } from "#shared/protocol/schema.ts";
import { wireCodes } from "#shared/protocol/wire.ts";
import { patientClock } from "#test/client/patientClock.ts";
import { seededRandom } from "#test/host/support/seededRandom.ts";
import { SimulatedClock } from "#test/host/support/simulatedClock.ts";
import { kings, testFolder, testHost } from "#test/host/support/testHost.ts";
import { asOwner, redeemed } from "#test/support/asOwner.ts";
import { valueOf } from "#test/support/valueOf.ts";

/**
 * A host over this folder, as a start of the program makes it: with codes and a window's secret of
 * its own.
 */
async function started(dataFolder: string) {
  const { host, store, log } = await testHost({ dataFolder });
  const keys = new OwnerKeys({ secret: newOwnerSecret() });
  const served = await serveHost({ house: host.house, rendererFolder: testFolder(), keys });
  const stop = async (): Promise<void> => {
    await served.close();
    await host.close();
  };
  onTestFinished(() => served.close());
  const bring = (): Promise<string> => redeemed(new URL(`${served.url}/#code=${keys.newCode()}`));
  const houseOf = async (cookie: string): Promise<HouseClient> => {
    const house = await openHouse(served.url, asOwner(served.url, cookie), patientClock);
    onTestFinished(() => house.close());
    return house;
  };
  return { url: served.url, store, log, stop, bring, houseOf };
}

test("H-38 a restart of the host signs the owner out of no device: each is known by its key, at another port too, and what is kept is no key", async () => {
  const dataFolder = testFolder();
  const first = await started(dataFolder);
  const [laptop, phone] = [await first.bring(), await first.bring()];
  expect(laptop).not.toBe(phone);
  await first.stop();
  const again = await started(dataFolder);
  for (const cookie of [laptop, phone])
    expect(valueOf(await (await again.houseOf(cookie)).ask("bank", {})).accounts).toHaveLength(1);
  const kept = JSON.stringify(again.store.devices.list());
  for (const cookie of [laptop, phone]) expect(kept).not.toContain(cookie.split("=")[1]);
  await expect(again.houseOf(`${laptop}x`)).rejects.toThrow("not-yours");
});

test("H-38 the owner sees his devices and revokes one: its line ends, and its key opens nothing from then on, after a restart neither", async () => {
  const dataFolder = testFolder();
  const first = await started(dataFolder);
  const [laptop, phone] = [await first.bring(), await first.bring()];
  const [here, lost] = [await first.houseOf(laptop), await first.houseOf(phone)];
  const listed = valueOf(await here.ask("devices", {}));
  expect(listed.map(({ isThis }) => isThis).sort()).toEqual([false, true]);
  const other = listed.find(({ isThis }) => !isThis)!;
  const ended = new Promise<null>(
    (resolve) => void lost.onTournament((view) => view === null && resolve(null)),
  );
  expect(
    valueOf(await here.ask("revokeDevice", { device: other.id })).map(({ isThis }) => isThis),
  ).toEqual([true]);
  expect(await ended).toBeNull();
  expect(await lost.ask("bank", {})).toMatchObject({ ok: false, error: { code: "not-yours" } });
  expect(await here.ask("revokeDevice", { device: other.id })).toMatchObject({
    ok: false,
    error: { code: "unknown-device" },
  });
  expect((await here.ask("bank", {})).ok).toBe(true);
  await first.stop();
  const again = await started(dataFolder);
  await expect(again.houseOf(phone)).rejects.toThrow("not-yours");
  expect((await (await again.houseOf(laptop)).ask("bank", {})).ok).toBe(true);
});

/** A line to a table: with a seat's token, or to look on. */
async function tableLine(url: string, table: string, cookie: string | null, token?: string) {
  const send =
    cookie === null
      ? (address: string, init?: RequestInit) =>
          fetch(address, {
            ...init,
            headers: { ...Object.fromEntries(new Headers(init?.headers)), origin: url },
          })
      : asOwner(url, cookie);
  const room = await joinRoom(
    url,
    table,
    { protocol: protocolVersion, ...(token !== undefined && { token }) },
    { patienceMs: 5000, clock: patientClock, send: send as typeof fetch },
  );
  room.onMessage("*", () => undefined);
  onTestFinished(() => void room.leave());
  const ended = new Promise<number>((resolve) => void room.onLeave((code) => resolve(code)));
  return { room, ended };
}

test("H-38 a device that is revoked loses its lines to tables too, those by a seat’s token included, and comes back to no seat with a token that it kept", async () => {
  const { url, bring, houseOf } = await started(testFolder());
  const [laptop, phone] = [await bring(), await bring()];
  const [here, lost] = [await houseOf(laptop), await houseOf(phone)];
  const settings = { ...standardSettings, botPace: 0 };
  const { table: seated, token } = valueOf(
    await lost.ask("openTable", { rotation: kings(), settings, bots: ["easy", "easy"] }),
  );
  const other = valueOf(
    await here.ask("openTable", { rotation: kings(), settings, bots: ["easy", "easy"] }),
  );
  const [sitting, looking, kept] = [
    await tableLine(url, seated, phone, token),
    await tableLine(url, other.table, phone),
    await tableLine(url, other.table, laptop, other.token),
  ];
  const { id } = valueOf(await here.ask("devices", {})).find(({ isThis }) => !isThis)!;
  valueOf(await here.ask("revokeDevice", { device: id }));
  expect([await sitting.ended, await looking.ended]).toEqual([
    wireCodes.refused,
    wireCodes.refused,
  ]);
  for (const cookie of [phone, null])
    await expect(tableLine(url, seated, cookie, token)).rejects.toThrow("wrong-token");
  await expect(tableLine(url, seated, phone)).rejects.toThrow("not-yours");
  expect(kept.room.connection.isOpen).toBe(true);
  // The seat is the owner's still, on whatever device is theirs.
  const again = await tableLine(
    url,
    seated,
    laptop,
    valueOf(await here.ask("openTables", {})).flatMap((open) =>
      "token" in open && open.table === seated ? [open.token] : [],
    )[0],
  );
  expect(again.room.connection.isOpen).toBe(true);
});

test("H-38 a line that a device had asked for before it was revoked is not taken up after that", async () => {
  const { url, bring, houseOf } = await started(testFolder());
  const [laptop, phone] = [await bring(), await bring()];
  const [here, lost] = [await houseOf(laptop), await houseOf(phone)];
  const { table, token } = valueOf(
    await lost.ask("openTable", {
      rotation: kings(),
      settings: standardSettings,
      bots: ["easy", "easy"],
    }),
  );
  const { id } = valueOf(await here.ask("devices", {})).find(({ isThis }) => !isThis)!;
  const send = asOwner(url, phone);
  // The place is kept for it before, and taken up after its key is gone.
  const late = joinRoom(
    url,
    table,
    { protocol: protocolVersion, token },
    {
      patienceMs: 5000,
      clock: patientClock,
      send: async (address, init) => {
        const answer = await send(address, init);
        valueOf(await here.ask("revokeDevice", { device: id }));
        return answer;
      },
    },
  );
  await expect(late).rejects.toMatchObject({ code: wireCodes.refused });
});

test("H-38 of more than thirty-two devices the one that was not used for longest gives way, and it is known to the minute when each was used", async () => {
  const clock = new SimulatedClock();
  const store = openStore(testFolder());
  onTestFinished(() => store.close());
  const devices = new Devices({ store, clock, random: seededRandom("devices") });
  const revoked: string[] = [];
  devices.onRevoked((device) => revoked.push(device));
  const keys: string[] = [];
  for (let many = 0; many < 32; many += 1) {
    await clock.advance(1000);
    keys.push(devices.admit("Firefox, Linux"));
  }
  await clock.advance(3_600_000);
  const oldest = devices.find(keys[0]!)!.id;
  const second = store.devices.list().at(-1)!.id;
  const used = clock.now();
  await clock.advance(59_000);
  devices.find(keys[0]!);
  expect(store.devices.list().find(({ id }) => id === oldest)?.usedAt).toBe(used);
  const newest = devices.admit("Chrome, Android");
  expect(revoked).toEqual([second]);
  expect(
    [devices.find(keys[0]!), devices.find(keys[1]!), devices.find(newest)].map(
      (found) => found !== null,
    ),
  ).toEqual([true, false, true]);
});

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0",
    "Firefox, Windows",
  ],
  [
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36",
    "Chrome, Linux",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0",
    "Edge, Windows",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    "Safari, iPhone",
  ],
  [
    "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36",
    "Chrome, Android",
  ],
  ["<script>alert(1)</script>", ""],
  [undefined, ""],
])('H-38 a device is called by what it is: %s is "%s"', (agent, name) =>
  expect(deviceName(agent)).toBe(name),
);
