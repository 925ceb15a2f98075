import { expect, test } from "vitest";
import { hashOf } from "#main/base/chance.ts";
import { startHost } from "#main/start/host.ts";
import { openStore, type Store } from "#main/store/store.ts";
import type { TableDoor, Ticket } from "#main/base/ports.ts";
import {
  standardSettings,
  type Rotation,
  type TableAsk,
  type TableRequest,
} from "#shared/protocol/schema.ts";
import { soaking } from "#test/support/sweep.ts";
import { expectSoundBooks } from "./support/books.ts";
import { Client } from "./support/client.ts";
import { faultyStore, type Fault, type FaultyStore } from "./support/faultyStore.ts";
import { localMind } from "./support/localMind.ts";
import { ownersHouse, type OwnersHouse } from "./support/ownersHouse.ts";
import { replayedViews } from "./support/replayedViews.ts";
import { seededRandom } from "./support/seededRandom.ts";
import { SimulatedClock } from "./support/simulatedClock.ts";
import { kings, testFolder } from "./support/testHost.ts";

/**
 * Asks again until it is done, more often than any store here fails in a row; what was refused must
 * have been refused for the store's sake and changed nothing.
 */
async function insist<T extends { readonly ok: boolean }>(
  ask: () => Promise<T>,
  unchanged: () => unknown,
): Promise<T> {
  for (let tries = 0; tries < 100; tries += 1) {
    const before = JSON.stringify(unchanged());
    const answer = await ask();
    if (answer.ok) return answer;
    expect((answer as unknown as { readonly error: { readonly code: string } }).error.code).toBe(
      "store-full",
    );
    expect(JSON.stringify(unchanged())).toBe(before);
  }
  throw new Error("it is never done");
}

type Faulty = Readonly<{
  house: OwnersHouse;
  clock: SimulatedClock;
  /** The store behind the one that fails. */
  sound: () => Store;
  calls: () => number;
  failed: () => number;
  close: () => Promise<void>;
}>;

/**
 * A host with a store that fails now and then; where it fails at the start, the next start is
 * sound.
 */
async function faultyHost(fault: Fault | null): Promise<Faulty> {
  const dataFolder = testFolder();
  const clock = new SimulatedClock();
  let sound: Store | null = null;
  let store: FaultyStore | null = null;
  let failedBefore = 0;
  const faulty = (folder: string): Store =>
    (store = faultyStore((sound = openStore(folder)), fault));
  const starting = () =>
    startHost({
      dataFolder,
      clock,
      random: seededRandom("faults"),
      mind: localMind(),
      log: () => {},
      openStore: faulty,
    });
  const host = await starting().catch((error: { readonly code: string }) => {
    expect(error.code).toBe("store-full");
    failedBefore = store!.failed();
    fault = null;
    return starting();
  });
  return {
    house: ownersHouse(host.house),
    clock,
    sound: () => sound!,
    calls: () => store!.calls(),
    failed: () => failedBefore + store!.failed(),
    close: () => host.close(),
  };
}

/** A table is opened and its owner arrives, however often they have to ask. */
async function sitDown(
  { house }: Faulty,
  rotation: Rotation,
  bots: readonly "easy"[],
): Promise<Client> {
  const opened = await insist(
    () =>
      house.ask("openTable", {
        rotation,
        settings: { ...standardSettings, botPace: 0 },
        bots: [...bots],
      }),
    () => null,
  );
  if (!opened.ok) throw new Error(opened.error.code);
  const door = house.table(opened.value.table)!;
  const client = new Client(door);
  await insist(
    async () => ({
      ok: true,
      ...(await door.arrive(client.connection, { token: opened.value.token, visitor: null })),
    }),
    () => [client.views, client.tables],
  );
  return client;
}

async function play(
  { clock }: Faulty,
  client: Client,
  isEnough: () => boolean = () => false,
): Promise<void> {
  await insist(
    () => client.ready(),
    () => client.views.length,
  );
  while (client.table.stage === "playing" && !isEnough()) {
    await clock.until(() => client.isToAct || client.table.stage !== "playing");
    if (client.table.stage !== "playing" || isEnough()) break;
    await insist(
      () => clock.answered(client.move(client.firstLegal())),
      () => client.views.length,
    );
  }
}

const windows: Rotation = [{ game: "normal-eights", rounds: 1, options: { stake: 100 } }];

/** A person and two bots play one round from opening to end. */
async function oneRound(
  fault: Fault | null,
  rotation = kings({ stake: 100 }),
): Promise<Pick<Faulty, "calls" | "failed">> {
  const host = await faultyHost(fault);
  const client = await sitDown(host, rotation, ["easy", "easy"]);
  await play(host, client);
  expect(client.table.stage).toBe("between");
  const { record, result } = host.sound().rounds.latest(client.door.id)!;
  expect(client.views).toEqual(replayedViews(record, 1, 0));
  expect(result).toEqual(client.table.lastResult);
  expect(client.table.players.map(({ rounds }) => rounds)).toEqual([1, 1, 1]);
  expect(client.table.players.reduce((sum, { chips }) => sum + (chips ?? 0), 0)).toBe(3000);
  expect(host.sound().profiles.list()).toMatchObject([{ rounds: 1 }]);
  expect(host.sound().tables.openIds()).toEqual([client.door.id]);
  expectSoundBooks(host.sound(), [client.door.id]);
  await host.close();
  return host;
}

/**
 * All that moves chips: poker hands, bots that come and go, other rules, the end of a session, a
 * table closed in mid-hand.
 */
async function chipMoves(fault: Fault | null): Promise<Pick<Faulty, "calls" | "failed">> {
  const host = await faultyHost(fault);
  const draw: Rotation = [{ game: "five-card-draw", rounds: 1, options: {} }];
  const client = await sitDown(host, draw, ["easy", "easy"]);
  const stored = () => host.sound().tables.load(client.door.id);
  await play(host, client);
  await insist(() => client.ask("seats", { order: ["p2", "p1", { bot: "easy" }] }), stored);
  await insist(
    () =>
      client.ask("change", { rotation: draw, settings: { ...client.table.settings, buyIn: 500 } }),
    stored,
  );
  await insist(() => client.ask("sitOut", { out: true }), stored);
  await insist(() => client.ask("sitOut", { out: false }), stored);
  await play(host, client, () => client.table.roundNumber === 2);
  await insist(() => client.ask("stop", {}), stored);
  await host.clock.until(() => client.isToAct || client.table.stage === "stopped");
  while (client.table.stage === "playing") {
    await insist(() => client.move(client.firstLegal()), stored);
    await host.clock.until(() => client.isToAct || client.table.stage === "stopped");
  }
  expect(stored()!.players.map(({ chips }) => chips)).toEqual([0, 0, 0, 0]);
  const second = await sitDown(host, draw, ["easy"]);
  await play(host, second, () => second.view.number > 0);
  await insist(
    () => host.house.ask("closeTable", { table: second.door.id }),
    () => host.sound().tables.load(second.door.id),
  );
  expect(
    host
      .sound()
      .tables.load(second.door.id)!
      .players.map(({ chips }) => chips),
  ).toEqual([0, 0]);
  expectSoundBooks(host.sound(), [client.door.id, second.door.id]);
  await host.close();
  return host;
}

/** Asks again until let in by the host. */
async function come(door: TableDoor, ticket: Ticket): Promise<Client> {
  const client = new Client(door);
  await insist(
    async () => ({ ok: true, ...(await door.arrive(client.connection, ticket)) }),
    () => [client.views, client.tables],
  );
  return client;
}

/**
 * People come to a table, take chairs with and without a round, change them, are sent away, and the
 * table is closed to them.
 */
async function evening(fault: Fault | null): Promise<Pick<Faulty, "calls" | "failed">> {
  const host = await faultyHost(fault);
  const owner = await sitDown(host, kings({ stake: 100 }), ["easy"]);
  const { door } = owner;
  const stored = () => host.sound().tables.load(door.id);
  const ask = <R extends TableRequest>(client: Client, request: R, payload: TableAsk<R>) =>
    insist(() => host.clock.answered(client.ask(request, payload)), stored);
  await insist(
    () =>
      host.house.ask("openToLan", {
        table: door.id,
        seats: 4,
        fill: "easy",
        spectators: true,
        listed: true,
      }),
    stored,
  );
  for (const name of ["Ben", "Cy"])
    host.sound().profiles.add({ id: name, name, avatar: "avatar-02", madeAt: 1 });
  const [ben, cy] = [
    await come(door, { visitor: { role: "guest", profile: "Ben" } }),
    await come(door, { visitor: { role: "guest", profile: "Cy" } }),
  ];
  const sat = await ask(ben, "sit", { instead: "p2" });
  for (const one of [owner, ben])
    await insist(
      () => one.ready(),
      () => stored()!.roundNumber,
    );
  await ask(cy, "sit", {});
  await ask(ben, "swap", {
    with: stored()!.players.find(({ bot, gone }) => bot !== null && !gone)!.id,
  });
  const playerOf = (profile: string): string =>
    stored()!.players.find((player) => player.profile === profile && !player.gone)!.id;
  await ask(owner, "mute", { player: playerOf("Cy"), muted: true });
  await ask(owner, "lock", { locked: true });
  await ask(owner, "remove", { player: playerOf("Ben"), ban: true });
  await ask(owner, "remove", { player: playerOf("Cy"), ban: false });
  await ask(owner, "lock", { locked: false });
  const back = await come(door, { visitor: { role: "guest", profile: "Cy" } });
  await ask(back, "sit", {});
  await ask(owner, "handOver", { to: playerOf("Cy") });
  await insist(() => host.house.ask("closeToLan", { table: door.id }), stored);
  await host.clock.advance(0);
  expect([ben.ended, cy.ended, back.ended]).toEqual(["removed", "removed", "lan-closed"]);
  if (!sat.ok) throw new Error("nobody sat down");
  expect(host.sound().sessions.playerOf(stored()!.session.id, hashOf(sat.value.token))).toBe(
    sat.value.player,
  );
  expect(stored()!.session.lan).toMatchObject({ closed: true, banned: ["Ben"] });
  expect(new Set(stored()!.players.map(({ id }) => id)).size).toBe(stored()!.players.length);
  expectSoundBooks(host.sound(), [door.id]);
  await insist(() => host.house.ask("closeTable", { table: door.id }), stored);
  expectSoundBooks(host.sound(), [door.id]);
  await host.close();
  return host;
}

const edge = 30;
/** One call in so many fails; in a soak each of them does. */
const often = soaking ? 1 : 12;

test.each([
  // Of the opening and the end more than of the moves in between, which are all alike.
  [
    "a round",
    oneRound,
    (at: number, calls: number) =>
      at < edge || at >= calls - edge ? at % often === 0 : at % (11 * often) === 0,
  ],
  [
    "a round with response windows",
    (fault: Fault | null) => oneRound(fault, windows),
    (at: number) => at > edge && at % (29 * often) === 0,
  ],
  ["all that moves chips", chipMoves, (at: number) => at % often === 0],
  ["an evening on the network", evening, (at: number) => soaking || at % 3 === 0],
] as const)(
  "H-3 a store that fails at any call of %s loses nothing, makes nothing, and is named in the answer",
  async (_name, session, isTried) => {
    const calls = (await session(null)).calls();
    expect(calls).toBeGreaterThan(80);
    const points = Array.from({ length: calls }, (_, at) => at).filter((at) => isTried(at, calls));
    for (const at of points)
      for (const when of ["before", "after"] as const)
        expect((await session({ at, times: 1, when })).failed(), `call ${at}, ${when}`).toBe(1);
  },
  3_600_000,
);

test.each([5, 40])(
  "a store that fails %i times in a row holds the table up, and it goes on when the store does",
  async (times) => {
    expect((await oneRound({ at: 60, times, when: "before" })).failed()).toBe(times);
  },
);
