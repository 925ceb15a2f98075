// Checks that a client that comes without a seat can look on, take a chair and leave it on one
// line, and learns why the line ends.

import { expect, onTestFinished, test } from "vitest";
import type { TableClient, TableKey, TableSnapshot } from "#renderer/client/clients.ts";
import { openTable } from "#renderer/client/reconnectingClient.ts";
import { sentence } from "#shared/games/texts.ts";
import { until } from "#test/connections/servedHouse.ts";
import { trueHost, type TrueHost } from "#test/connections/trueHost.ts";
import { patientClock } from "./patientClock.ts";

/** The house's owner opens its table; answers with the join code. */
async function opened(host: TrueHost): Promise<string> {
  const house = await host.houseOf(host.owner);
  const answer = await house.ask("openToLan", {
    table: "seated",
    seats: 6,
    fill: null,
    spectators: true,
    listed: false,
  });
  if (!answer.ok) throw new Error(sentence(answer.error));
  return answer.value.code;
}

/** No round is played yet, so there is no view. */
const isHere = ({ link, table }: TableSnapshot): boolean => link === "open" && table !== null;

/** Their lines end with the test. */
function comes({ served }: TrueHost, key: TableKey, send?: typeof fetch): TableClient {
  const client = openTable(served.url, "seated", key, patientClock, send);
  onTestFinished(() => client.close());
  return client;
}

test("H-16 a screen comes by the join code and sees the table; with another code it is turned away, and is told why", async () => {
  const host = await trueHost();
  const code = await opened(host);
  const screen = comes(host, { code });
  expect(await until(screen, ({ table }) => table !== null)).toMatchObject({
    link: "open",
    player: null,
    table: { id: "seated", lan: { code } },
  });
  expect(await screen.ask("say", { text: "hello" })).toMatchObject({
    ok: false,
    error: { code: "nameless" },
  });
  const stranger = comes(host, { code: "AAAAAA" });
  expect(await until(stranger, ({ link }) => link === "ended")).toMatchObject({
    ended: "refused",
    refusal: { code: "wrong-code" },
  });
});

test("H-11 H-17 a guest who looks on takes a chair, is heard, and leaves it again, all on one line; then he is sent away", async () => {
  const host = await trueHost();
  await opened(host);
  const owner = comes(host, { token: host.tokens[0]! }, host.owner);
  const guest = comes(host, {}, host.with(await host.guest("Gus")));
  await until(guest, isHere);
  await until(guest, ({ table }) => table?.lan?.watching.includes("Gus") ?? false);
  const sat = await guest.ask("sit", {});
  if (!sat.ok) throw new Error(sentence(sat.error));
  expect(guest.snapshot()).toMatchObject({ link: "open", player: sat.value.player });
  await guest.ask("say", { text: "good evening" });
  await owner.ask("emote", { emote: "wave" });
  const { chat } = await until(guest, (now) => now.chat.length === 2);
  expect(chat.map(({ from, said }) => [from.name, said])).toEqual([
    ["Gus", { text: "good evening" }],
    ["Player 1", { emote: "wave" }],
  ]);
  expect(await guest.ask("leave", {})).toMatchObject({ ok: true });
  expect(guest.snapshot()).toMatchObject({ link: "open", player: null });
  const again = await guest.ask("sit", {});
  if (!again.ok) throw new Error(sentence(again.error));
  await until(
    owner,
    ({ table }) => table?.players.some(({ id }) => id === again.value.player) ?? false,
  );
  expect(await owner.ask("remove", { player: again.value.player, ban: false })).toMatchObject({
    ok: true,
  });
  expect(await until(guest, ({ link }) => link === "ended")).toMatchObject({ ended: "removed" });
});

test("H-15 the secret of a chair that was taken on the way opens it from elsewhere, and the first line ends", async () => {
  const host = await trueHost();
  await opened(host);
  const guest = comes(host, {}, host.with(await host.guest("Gus")));
  await until(guest, isHere);
  const sat = await guest.ask("sit", {});
  if (!sat.ok) throw new Error(sentence(sat.error));
  const other = comes(host, { token: sat.value.token });
  expect(await until(other, isHere)).toMatchObject({ player: sat.value.player });
  expect(await until(guest, ({ link }) => link === "ended")).toMatchObject({ ended: "taken-over" });
});

test("H-14 when the table is closed to the network a guest’s line ends, and his chair is his", async () => {
  const host = await trueHost();
  await opened(host);
  const cookie = await host.guest("Gus");
  const guest = comes(host, {}, host.with(cookie));
  await until(guest, isHere);
  expect(await guest.ask("sit", {})).toMatchObject({ ok: true });
  const house = await host.houseOf(host.owner);
  expect(await house.ask("closeToLan", { table: "seated" })).toMatchObject({ ok: true });
  expect(await until(guest, ({ link }) => link === "ended")).toMatchObject({ ended: "lan-closed" });
  const back = comes(host, {}, host.with(cookie));
  expect(await until(back, ({ link }) => link === "ended")).toMatchObject({
    ended: "refused",
    refusal: { code: "not-open" },
  });
});
