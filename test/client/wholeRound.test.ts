// Checks that a person's session, the wire, the real host and its bots hold together for a whole
// round.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { newOwnerSecret, OwnerKeys } from "#main/connections/ownerKeys.ts";
import { runHost, type RunningHost } from "#main/start/runHost.ts";
import { openHouse } from "#renderer/client/openHouse.ts";
import { openTable } from "#renderer/client/reconnectingClient.ts";
import type { TableClient } from "#renderer/client/clients.ts";
import { sentence } from "#shared/games/texts.ts";
import type { OpenTable } from "#shared/protocol/house.ts";
import type { ViewMessage } from "#shared/protocol/table.ts";
import { standardSettings } from "#shared/protocol/schema.ts";
import { patientClock } from "#test/client/patientClock.ts";
import { isOpen, until } from "#test/connections/servedHouse.ts";
import { asOwner } from "#test/support/asOwner.ts";

const secret = newOwnerSecret();
let folder: string;
let host: RunningHost;
let client: TableClient | null;
let lines: string[];

const run = (port = 0): Promise<RunningHost> =>
  runHost({
    dataFolder: join(folder, "data"),
    rendererFolder: folder,
    keys: new OwnerKeys({ secret }),
    ports: [port],
    log: (line) => lines.push(line),
  });

beforeEach(async () => {
  lines = [];
  client = null;
  folder = mkdtempSync(join(tmpdir(), "cardtable-"));
  writeFileSync(join(folder, "index.html"), "<!doctype html>");
  host = await run();
});
afterEach(async () => {
  client?.close();
  await host.close();
  rmSync(folder, { recursive: true });
});

async function openKings(): Promise<OpenTable> {
  const house = await openHouse(host.url, asOwner(host.url, secret), patientClock);
  const opened = await house.ask("openTable", {
    rotation: [{ game: "kings-and-bastards", rounds: 1, options: {} }],
    settings: { ...standardSettings, botPace: 0 },
    bots: ["easy", "easy", "easy"],
  });
  house.close();
  if (!opened.ok) throw new Error(sentence(opened.error));
  return opened.value;
}

const isMine = ({ seen }: ViewMessage): boolean => seen.legal.length > 0;

/** The first legal move, with the lowest cards where the player is to choose some. */
function firstMove({ seen }: ViewMessage): { type: string; cards?: unknown } {
  const [offer] = seen.legal;
  if (!offer) throw new Error("nothing to do");
  const hand = seen.hands[seen.viewer as number];
  return "count" in offer && Array.isArray(hand)
    ? { type: offer.type, cards: hand.slice(0, offer.count) }
    : { ...offer };
}

/** Plays one's own turns until the table is no longer playing, or `until` says so. */
async function play(at: TableClient, enough: () => boolean = () => false): Promise<void> {
  while (!enough()) {
    const { view, table } = await until(
      at,
      (snapshot) =>
        snapshot.table?.stage !== "playing" || (snapshot.view !== null && isMine(snapshot.view)),
    );
    if (table?.stage !== "playing" || !view) return;
    const { number, round } = view;
    const answer = await at.ask("move", { answers: number, move: firstMove(view) });
    expect(answer).toEqual({ ok: true, value: null });
    await until(
      at,
      (snapshot) =>
        snapshot.table?.stage !== "playing" ||
        snapshot.view?.number !== number ||
        snapshot.view.round !== round,
    );
  }
}

test("a person plays two whole rounds of Kings & Bastards against bots", async () => {
  const { table, token } = await openKings();
  client = openTable(host.url, table, { token }, patientClock, asOwner(host.url, secret));
  const views: ViewMessage[] = [];
  client.onView((view) => views.push(view));
  expect(await until(client, ({ link }) => link === "open")).toMatchObject({ ended: null });
  for (const round of [1, 2]) {
    expect(await client.ask("ready", {})).toMatchObject({ ok: true });
    await until(
      client,
      ({ table: state }) => state?.roundNumber === round && state.stage === "playing",
    );
    await play(client);
    const { table: state } = await until(client, ({ table: known }) => known?.stage === "between");
    expect(state?.lastResult?.places.flat().toSorted()).toEqual([0, 1, 2, 3]);
  }
  for (const round of [1, 2]) {
    const numbers = views.filter((view) => view.round === round).map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, at) => at));
  }
  expect(lines).toEqual([]);
});

test("H-15 a host that is ended in mid-round and started again on the same port has the same table", async () => {
  const { table, token } = await openKings();
  client = openTable(host.url, table, { token }, patientClock, asOwner(host.url, secret));
  await until(client, ({ link }) => link === "open");
  await client.ask("ready", {});
  let moves = 0;
  await play(client, () => (moves += 1) > 3);
  await until(client, ({ view }) => view !== null && isMine(view));
  const before = client.snapshot().view as ViewMessage;
  await host.close();
  await until(client, ({ link }) => link === "lost");
  host = await run(Number(new URL(host.url).port));
  const after = await until(client, isOpen);
  expect(after.view?.seen).toEqual(before.seen);
  await play(client);
  expect(
    (await until(client, ({ table: state }) => state?.stage === "between")).table?.roundNumber,
  ).toBe(1);
});
