// Nobody fills a table's places to look on so that others stay outside. On true sockets.

import { expect, onTestFinished, test } from "vitest";
import { wireCodes } from "#shared/protocol/wire.ts";
import { Client } from "#test/host/support/client.ts";
import { valueOf } from "#test/support/valueOf.ts";
import { trueHost, type TrueHost } from "#test/connections/trueHost.ts";
import { HostileLine, TurnedAway } from "./hostile/HostileLine.ts";
import { packed } from "./hostile/mutations.ts";

async function opened() {
  const host = await trueHost();
  const { code } = valueOf(
    await host.house.ask("openToLan", {
      table: "seated",
      seats: 6,
      fill: null,
      spectators: true,
      listed: false,
    }),
  );
  return { host, code, owner: Client.arrive(host.door, host.tokens[0]) };
}

async function come(host: TrueHost, cookie: string, form: object = {}): Promise<HostileLine> {
  const line = await HostileLine.come(
    { origin: host.served.url, room: "seated", send: host.with(cookie) },
    form,
  );
  onTestFinished(() => line.end());
  return line;
}

const closed = (line: HostileLine): Promise<number> =>
  line.closed().then((verdict) => (verdict.kind === "closed" ? verdict.code : 0));

test("H-17 a device’s fifth screen is told why it is not let in; a guest comes in though all places are taken, and sits down", async () => {
  const { host, code, owner } = await opened();
  const screens: HostileLine[] = [];
  for (let at = 0; at < 4; at += 1) screens.push(await come(host, "", { code }));
  const turned = await come(host, "", { code }).catch((error: unknown) => error);
  expect(turned).toBeInstanceOf(TurnedAway);
  expect(turned).toMatchObject({ status: 403 });
  expect(JSON.parse((turned as TurnedAway).body)).toMatchObject({
    refusal: { code: "full", key: "host.screensOfOne" },
  });
  for (let at = 0; at < 46; at += 1)
    Client.come(host.door, { visitor: null, code, from: `10.0.0.${at}` });
  expect(owner.table.lan!.screens).toHaveLength(50);
  const guest = await come(host, await host.guest("Ada"));
  expect(await closed(screens[0]!)).toBe(wireCodes.crowded);
  expect(await guest.ask(packed({ request: "sit", payload: {} }))).toMatchObject({
    kind: "answer",
    answer: { ok: true },
  });
  expect(owner.table.lan!.screens).toHaveLength(49);
});

test("H-17 forty-five people come in by three lines each; the fourth of one ends the oldest", async () => {
  const { host, owner } = await opened();
  const lines: HostileLine[][] = [];
  for (let at = 0; at < 45; at += 1) {
    const cookie = await host.guest(`Guest ${at + 1}`);
    const own: HostileLine[] = [];
    for (let line = 0; line < 3; line += 1) own.push(await come(host, cookie));
    lines.push(own);
    if (at === 44) own.push(await come(host, cookie));
  }
  expect(owner.table.lan!.watching).toHaveLength(45);
  expect(await closed(lines.at(-1)![0]!)).toBe(wireCodes.tooManyLines);
});

test("H-17 a screen that the table’s owner sends away ends, and its device shows the table no more", async () => {
  const { host, code, owner } = await opened();
  const screen = await come(host, "", { code });
  expect(await owner.ask("remove", { screen: 1, ban: true })).toEqual({ ok: true, value: null });
  expect(await closed(screen)).toBe(wireCodes.removed);
  const again = await come(host, "", { code: owner.table.lan!.code }).catch(
    (error: unknown) => error,
  );
  expect(JSON.parse((again as TurnedAway).body)).toMatchObject({
    refusal: { code: "banned", key: "host.screenBanned" },
  });
});
