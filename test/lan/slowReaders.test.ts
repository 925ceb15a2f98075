// Checks what becomes of a guest, a screen or a seat that stops reading what it is sent: the table,
// what is said, answers. Runs on real sockets.

import { expect, onTestFinished, test } from "vitest";
import { houseRoom } from "#shared/protocol/wire.ts";
import { trueHost } from "#test/connections/trueHost.ts";
import { Client } from "#test/host/support/client.ts";
import { valueOf } from "#test/support/valueOf.ts";
import { seatedTable } from "#test/host/support/seatedTable.ts";
import { settled } from "#test/host/support/simulatedClock.ts";
import { Departures } from "./hostile/Departures.ts";
import { HostileLine } from "./hostile/HostileLine.ts";
import { packed } from "./hostile/mutations.ts";

/**
 * A table's state of some ten thousand bytes fills what the system takes, and then the four
 * megabytes that the host keeps.
 */
const mostChanges = 6000;

test("H-17 a guest, a screen and a seat that read nothing more are dropped while others are told everything at once; the seat is kept", async () => {
  const host = await trueHost(
    await seatedTable({
      people: 2,
      bots: 40,
      rotation: [{ game: "exordia8", rounds: 1, options: {} }],
      settings: { keepSeconds: 600 },
    }),
  );
  const { code } = valueOf(
    await host.house.ask("openToLan", {
      table: "seated",
      seats: 44,
      fill: null,
      spectators: true,
      listed: false,
    }),
  );
  const departures = new Departures();
  departures.at(host.door);
  const owner = Client.arrive(host.door, host.tokens[0]);
  const come = async (cookie: string, form: object = {}): Promise<HostileLine> => {
    const line = await HostileLine.come(
      { origin: host.served.url, room: "seated", send: host.with(cookie) },
      form,
    );
    onTestFinished(() => line.end());
    return line;
  };
  const reader = await come(await host.guest("Ada"));
  const slow = [
    await come(await host.guest("Slow")),
    await come("", { code }),
    await come("", { token: host.tokens[1]! }),
  ];
  expect(owner.table.lan!.watching).toEqual(["Ada", "Slow"]);
  for (const line of slow) line.stopReading();
  let changes = 0;
  for (; departures.count("seated") < slow.length && changes < mostChanges; changes += 1) {
    valueOf(await owner.ask("lock", { locked: changes % 2 === 0 }));
    if (changes % 20 === 0) valueOf(await owner.ask("say", { text: "🂡".repeat(100) }));
    await host.clock.advance(1_000);
  }
  // Nobody waited for them: who reads has the newest, and is heard.
  expect(departures.count("seated")).toBe(slow.length);
  expect(await reader.ask(packed({ request: "say", payload: { text: "still here" } }))).toEqual({
    kind: "answer",
    answer: { ok: true, value: null },
  });
  expect([reader.table!.lan!.locked, owner.table.lan!.watching]).toEqual([
    changes % 2 === 1,
    ["Ada"],
  ]);
  expect(owner.table.players[1]).toMatchObject({ presence: "dropped", gone: false });
  const back = await come("", { token: host.tokens[1]! });
  expect(await back.ask(packed({ request: "back", payload: {} }))).toEqual({
    kind: "answer",
    answer: { ok: true, value: null },
  });
});

test("H-17 a guest who asks the house again and again and reads no answer is dropped, and another is answered", async () => {
  let now = 0;
  const host = await trueHost(undefined, { now: () => now });
  const come = async (name: string): Promise<HostileLine> => {
    const line = await HostileLine.come({
      origin: host.served.url,
      room: houseRoom,
      send: host.with(await host.guest(name)),
    });
    onTestFinished(() => line.end());
    return line;
  };
  const [slow, other] = [await come("Slow"), await come("Ada")];
  const games = packed({ request: "games", payload: {} });
  slow.stopReading();
  const closed = slow.closed();
  const people = async (): Promise<number> =>
    ((await (await fetch(`${host.served.url}/health`)).json()) as { readonly people: number })
      .people;
  expect(await people()).toBe(2);
  for (let asks = 1; asks <= 60_000; asks += 1) {
    void slow.ask(games);
    now += 20;
    if (asks % 6 === 0) for (let turns = 0; turns < 3; turns += 1) await settled();
    if (asks % 600 === 0 && (await people()) === 1) break;
  }
  expect(await people()).toBe(1);
  expect(await other.ask(games)).toMatchObject({ kind: "answer", answer: { ok: true } });
  slow.readAgain();
  expect(await closed).toMatchObject({ kind: "closed", code: 1006 });
});
