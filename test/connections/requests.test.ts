// Checks that the host survives whatever reaches its port, and still serves those who belong there.

import { afterEach, beforeEach, expect, test } from "vitest";
import { openHouse } from "#renderer/client/openHouse.ts";
import { openTable } from "#renderer/client/reconnectingClient.ts";
import { patientClock } from "#test/client/patientClock.ts";
import { standardSettings, protocolVersion } from "#shared/protocol/schema.ts";
import { asOwner, redeemed } from "#test/support/asOwner.ts";
import { soaking, sweep } from "#test/support/sweep.ts";
import { HostApart } from "./HostApart.ts";
import { write } from "./rawSocket.ts";
import { make, noise, type Noise } from "./requestNoise.ts";
import { until } from "./servedHouse.ts";

const requests = sweep(500, 100_000);
const seed = Number(process.env["REQUESTS_SEED"] ?? 1);
const atOnce = 24;

let host: HostApart;
beforeEach(async () => {
  host = await HostApart.start();
});
afterEach(() => host.stop());

/**
 * The owner comes in, opens a table, and sits down at it; nothing was said and the host ends as it
 * should.
 */
async function expectWell(): Promise<void> {
  expect(host.state).toEqual({ errors: "", ended: null });
  const { origin } = host.address;
  const send = asOwner(origin, await redeemed(host.address));
  const house = await openHouse(origin, send, patientClock);
  const opened = await house.ask("openTable", {
    rotation: [{ game: "kings-and-bastards", rounds: 1, options: {} }],
    settings: { ...standardSettings, botPace: 0 },
    bots: ["easy", "easy", "easy"],
  });
  if (!opened.ok) throw new Error(opened.error.code);
  const client = openTable(
    origin,
    opened.value.table,
    { token: opened.value.token },
    patientClock,
    send,
  );
  expect(await until(client, ({ link }) => link !== "connecting")).toMatchObject({ link: "open" });
  client.close();
  house.close();
  expect(await host.stop()).toBe(0);
}

const joinHead = (length: number): string =>
  `POST /matchmake/joinById/x HTTP/1.1\r\nHost: 127.0.0.1:${host.port}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
const half = `{"protocol":${protocolVersion},`;
const asked = (headers: string): string => `GET /__healthcheck HTTP/1.1\r\n${headers}\r\n\r\n`;
const whole = (text: string): readonly Buffer[] => [Buffer.from(text)];

test("neither a forwarding header that makes no address nor an impossible port ends the host", async () => {
  await write(host.port, asked(`Host: 127.0.0.1:${host.port}\r\nX-Forwarded-Proto: a b`));
  await write(host.port, asked("Host: 127.0.0.1:99999"));
  await write(
    host.port,
    asked(`Host: 127.0.0.1:${host.port}\r\nX-Forwarded-Proto: a b`).replace("/__healthcheck", "/"),
  );
  await expectWell();
});

// The host bears silence for ten seconds.
test("half a body and then the connection’s end, however it ends, does not end the host", async () => {
  for (const end of ["end", "reset", "drop", ...(soaking ? ["nothing" as const] : [])] as const) {
    await make(host.port, { requests: 1, pieces: [...whole(joinHead(40)), ...whole(half)], end });
    await make(host.port, { requests: 1, pieces: whole(joinHead(40)), end });
    expect(host.state, end).toEqual({ errors: "", ended: null });
  }
  await expectWell();
});

test(`${requests} generated requests of any kind, from seed ${seed}, neither end the host nor make it say a word`, async () => {
  const connections = noise(host.port, seed, requests);
  const statuses = new Map<number, number>();
  let made = 0;
  const send = async (): Promise<void> => {
    for (const each of { [Symbol.iterator]: () => connections } as Iterable<Noise>) {
      if (host.state.ended !== null) return;
      for (const status of await make(host.port, each))
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      made += each.requests;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, send));
  expect(host.state).toEqual({ errors: "", ended: null });
  if (soaking) console.log(made, JSON.stringify([...statuses].sort()));
  expect(made).toBeGreaterThanOrEqual(requests);
  // They came everywhere: to pages, joins and upgrades, and to the gate's refusals, all of them
  // where there are enough.
  expect([...statuses.keys()]).toEqual(
    expect.arrayContaining([101, 200, 400, 403, 404, 405, ...(soaking ? [411, 413, 415] : [])]),
  );
  await expectWell();
}, 3_600_000);
