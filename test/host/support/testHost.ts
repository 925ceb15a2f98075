// A host on simulated time, with seeded chance and bots that think at once.

import { accessSync, constants, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { LanAddress } from "#main/lan/addresses.ts";
import type { Lan } from "#main/lan/lan.ts";
import { startHost, type Host, type HostOptions } from "#main/start/host.ts";
import { openStore, type Store } from "#main/store/store.ts";
import { sentence } from "#shared/games/texts.ts";
import { standardSettings, type HouseAsk, type Rotation } from "#shared/protocol/schema.ts";
import { Client } from "./client.ts";
import { localMind } from "./localMind.ts";
import { ownersHouse, type OwnersHouse } from "./ownersHouse.ts";
import { seededRandom } from "./seededRandom.ts";
import { testAddress, testLan } from "./testLan.ts";
import { SimulatedClock } from "./simulatedClock.ts";

export type TestHost = Readonly<{
  host: Host;
  house: OwnersHouse;
  clock: SimulatedClock;
  /** It follows nobody yet: connections are what it lets in. */
  lan: Lan;
  /** Which the machine has just now. */
  network: { addresses: readonly LanAddress[] };
  log: string[];
  /** The host's own, to look at what is stored. */
  store: Store;
  dataFolder: string;
}>;

/**
 * In memory, where there is such a folder: hundreds of stores are opened, and to open one waits for
 * the disk a dozen times.
 */
export function storeGround(): string {
  try {
    accessSync("/dev/shm", constants.W_OK);
    return "/dev/shm";
  } catch {
    return tmpdir();
  }
}

/** A folder of the test's own, gone when it is over; `whenDone` takes what is to be done then. */
export function testFolder(whenDone: (end: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(storeGround(), "cardtable-"));
  whenDone(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export async function testHost(
  options: Partial<HostOptions> & { readonly clock?: SimulatedClock } = {},
): Promise<TestHost> {
  const { clock = new SimulatedClock(), dataFolder = testFolder() } = options;
  const log: string[] = [];
  const network: TestHost["network"] = { addresses: [testAddress] };
  const lan = testLan(clock, (line) => void log.push(line), { addresses: () => network.addresses });
  let store: Store | null = null;
  const opening = (folder: string): Store => (store = (options.openStore ?? openStore)(folder));
  const host = await startHost({
    mind: localMind(),
    random: seededRandom("test"),
    log: (line) => void log.push(line),
    lan,
    ...options,
    clock,
    dataFolder,
    openStore: opening,
  });
  onTestFinished(async () => {
    await lan.close();
    await host.close();
  });
  return {
    host,
    house: ownersHouse(host.house),
    clock,
    lan,
    network,
    log,
    dataFolder,
    store: store!,
  };
}

/** `options`: of Kings & Bastards alone, in place of a rotation. */
export type Wish = Partial<HouseAsk<"openTable">> & { readonly options?: Options };
export type Options = Rotation[number]["options"];

/** Kings & Bastards, round after round. */
export const kings = (options: Options = {}, rounds = 1): Rotation => [
  { game: "kings-and-bastards", rounds, options },
];

/**
 * A table with the owner and three bots that answer at once, unless wished otherwise; the owner has
 * arrived.
 */
export async function openTable(
  house: OwnersHouse,
  { settings, options = {}, ...wish }: Wish = {},
): Promise<Readonly<{ id: string; token: string; owner: Client }>> {
  const answer = await house.ask("openTable", {
    rotation: kings(options),
    bots: ["easy", "easy", "easy"],
    ...wish,
    settings: { ...standardSettings, botPace: 0, ...settings },
  });
  if (!answer.ok) throw new Error(`${answer.error.code}: ${sentence(answer.error)}`);
  const { table: id, token } = answer.value;
  const door = house.table(id);
  if (!door) throw new Error("the table is not there");
  return { id, token, owner: Client.arrive(door, token) };
}

/** The owner plays the first legal move at each of their turns until the round is over. */
export async function playRound(clock: SimulatedClock, client: Client): Promise<void> {
  const round = client.table.roundNumber;
  for (let moves = 0; moves < 500; moves += 1) {
    await clock.until(
      () =>
        client.isToAct || client.table.stage !== "playing" || client.table.roundNumber !== round,
    );
    if (client.table.stage !== "playing") return;
    const answer = await clock.answered(client.move(client.firstLegal()));
    if (!answer.ok) throw new Error(`${answer.error.code}: ${sentence(answer.error)}`);
  }
  throw new Error("the round does not end");
}
