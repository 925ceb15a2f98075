// Checks what follows when something that happens to a tournament cannot be stored (H-3).

import { expect, onTestFinished, test, vi } from "vitest";
import { auditedFile } from "#main/store/audit/auditedFile.ts";
import { openStore, type Store } from "#main/store/store.ts";
import { saysOfStore, StoreError } from "#main/store/storeError.ts";
import type { Answer } from "#shared/protocol/answer.ts";
import type { LineAnswer } from "#renderer/client/clients.ts";
import type { TournamentAsk, TournamentRequest } from "#shared/protocol/tournament.ts";
import { faultyStore, type Fault, type FaultyStore } from "#test/host/support/faultyStore.ts";
import { SimulatedClock } from "#test/host/support/simulatedClock.ts";
import { soaking } from "#test/support/sweep.ts";
import { quick, setup } from "./support/quickTournament.ts";
import { tournamentHost, type TournamentHost } from "./support/tournamentHost.ts";

interface Faulty extends TournamentHost {
  readonly sound: () => Store;
  readonly faulty: () => FaultyStore;
}

/** A host whose store fails now and then; calls are counted from when it has come up. */
async function faultyHost(fault: Fault | null): Promise<Faulty> {
  const parts: { sound?: Store; faulty?: FaultyStore } = {};
  const later = {
    at: Infinity,
    times: fault?.times ?? 0,
    when: fault?.when ?? ("before" as const),
  };
  const opened = (folder: string): Store =>
    (parts.faulty = faultyStore((parts.sound = openStore(folder)), later));
  const host = await tournamentHost({ clock: new SimulatedClock(), openStore: opened });
  later.at = parts.faulty!.calls() + (fault?.at ?? Infinity);
  return { ...host, sound: () => parts.sound!, faulty: () => parts.faulty! };
}

/**
 * Asks again until it is done; what was refused must have been refused for the store's sake and
 * changed nothing – but where the store could not even say whether it was stored: then it may be,
 * and is done already when it is asked for again.
 */
async function insist<R extends TournamentRequest>(
  host: Faulty,
  request: R,
  payload: TournamentAsk<R>,
  unchanged: () => unknown,
): Promise<LineAnswer<R> | null> {
  let isUnsure = false;
  for (let tries = 0; tries < 60; tries += 1) {
    const before = JSON.stringify(unchanged());
    const failed = host.faulty().failed();
    const answer: Answer<LineAnswer<R>> = await host.ask(request, payload);
    if (answer.ok) return answer.value;
    if (isUnsure && answer.error.code !== "store-full") return null;
    expect(answer.error.code, request).toBe("store-full");
    isUnsure ||= host.faulty().failed() > failed + 1;
    if (!isUnsure) expect(JSON.stringify(unchanged())).toBe(before);
  }
  throw new Error("it is never done");
}

const structure = {
  ...quick,
  stack: 100,
  buyIn: 100,
  bounty: 50,
  guaranteed: [400],
  rebuys: { until: 1, most: 1, stack: 50 },
  breaks: [{ after: 2, minutes: 1 }],
};

/** A freezeout of six at two tables, directed, from its opening to its prizes. */
async function evening(fault: Fault | null): Promise<number> {
  const host = await faultyHost(fault);
  const startCalls = host.faulty().calls();
  const stored = () =>
    host
      .sound()
      .tournaments.ids("all")
      .map((id) => [host.sound().tournaments.load(id), host.sound().bank.state()]);
  const { tournament } = (await insist(
    host,
    "createTournament",
    setup({ structure, chairs: 3 }),
    stored,
  ))!;
  await insist(host, "watchTournament", { tournament }, stored);
  await insist(
    host,
    "seatEntrant",
    { tournament, bots: Array.from({ length: 5 }, () => "easy") },
    stored,
  );
  await insist(host, "enterTournament", { tournament }, stored);
  await insist(host, "startTournament", { tournament }, stored);
  await insist(host, "penalise", { tournament, entrant: "e1", rounds: 1, note: "late" }, stored);
  await insist(host, "removeEntrant", { tournament, entrant: "e6", note: "gone home" }, stored);
  await insist(host, "pauseTournament", { tournament }, stored);
  await insist(host, "resumeTournament", { tournament }, stored);
  await host.clock.until(() => host.views.at(-1)?.stage === "over", 50_000);
  expect(host.sound().tournaments.load(tournament)!.state.phase).toBe("over");
  expect([
    host.sound().bank.balance(`tournament:${tournament}`),
    host.sound().bank.balance(`stacks:${tournament}`),
  ]).toEqual([0, 0]);
  // Of several in a row the last ones may come after its end.
  expect(host.faulty().failed()).toBeGreaterThanOrEqual(Math.min(1, fault?.times ?? 0));
  await host.host.close();
  expect(auditedFile(host.dataFolder).problems).toEqual([]);
  return host.faulty().calls() - startCalls;
}

/** One call in so many fails; in a soak each of them does. */
const often = soaking ? 1 : 43;

test("H-3 a store that fails at any call of a tournament loses nothing, makes nothing, is named in the answer, and is tried again", async () => {
  const calls = await evening(null);
  expect(calls).toBeGreaterThan(200);
  for (let at = 0; at < calls; at += often) {
    for (const when of ["before", "after"] as const)
      await evening({ at, times: 1, when }).catch((error: unknown) =>
        Promise.reject(new Error(`call ${at}, ${when}`, { cause: error })),
      );
  }
}, 3_600_000);

/** So many of them: one in so many calls, for each number of failures in a row. */
const seldom = soaking ? 3 : 211;

test.each([2, 3, 4])(
  "H-3 nothing is lost either, and it goes on, where %i calls in a row fail, and nobody can say what is stored",
  async (times) => {
    const calls = await evening(null);
    for (let at = times; at < calls; at += seldom) {
      for (const when of ["before", "after"] as const)
        await evening({ at, times, when }).catch((error: unknown) =>
          Promise.reject(new Error(`call ${at}, ${when}`, { cause: error })),
        );
    }
  },
  3_600_000,
);

/**
 * Once this is stored the store says that it failed, and so many times after that not even what is
 * stored.
 */
function unsureOnce({ store }: TournamentHost, times: number): { readonly asked: () => number } {
  const full = new StoreError("store-full", saysOfStore("full", { detail: "no room" }));
  const { atOnce } = store;
  const stored = vi.spyOn(store, "atOnce").mockImplementationOnce((work, durable) => {
    atOnce(work, durable);
    throw full;
  });
  const revision = vi.spyOn(store.tournaments, "revision");
  for (let time = 0; time < times; time += 1)
    revision.mockImplementationOnce(() => {
      throw full;
    });
  onTestFinished(() => [stored, revision].forEach((spy) => spy.mockRestore()));
  return { asked: () => revision.mock.calls.length };
}

test.each([1, 2, 4])(
  "H-3 what was stored though the store said otherwise, and %i times not even that, has happened: later each time it is asked again",
  async (times) => {
    const host = await tournamentHost();
    const { tournament } = await host.done("createTournament", setup({ structure, chairs: 3 }));
    await host.done("seatEntrant", { tournament, bots: Array.from({ length: 6 }, () => "easy") });
    const { asked } = unsureOnce(host, times);
    expect(await host.ask("startTournament", { tournament })).toMatchObject({
      ok: false,
      error: { code: "store-full" },
    });
    expect((await host.done("watchTournament", { tournament })).stage).toBe("registering");
    const began = host.clock.elapsed();
    await host.clock.until(() => host.views.at(-1)?.stage === "running");
    expect([asked(), host.clock.elapsed() - began]).toEqual([
      times + 1,
      [1000, 2000, 4000, 8000][times - 1],
    ]);
    await host.clock.until(() => host.views.at(-1)?.stage === "over", 50_000);
    await host.host.close();
    expect(auditedFile(host.dataFolder).problems).toEqual([]);
  },
);

test("H-13 H-3 a tournament that was opened to the network, though the store failed then and could not say so, is open, and is closed again", async () => {
  const host = await tournamentHost();
  const { tournament } = await host.done("createTournament", setup());
  const full = new StoreError("store-full", saysOfStore("full", { detail: "no room" }));
  const { atOnce } = host.store;
  const stored = vi.spyOn(host.store, "atOnce").mockImplementationOnce((work, durable) => {
    atOnce(work, durable);
    throw full;
  });
  const revision = vi.spyOn(host.store.sessions, "revision").mockImplementationOnce(() => {
    throw full;
  });
  onTestFinished(() => [stored, revision].forEach((spy) => spy.mockRestore()));
  expect(await host.ask("admitToTournament", { tournament, open: true })).toMatchObject({
    ok: false,
    error: { code: "store-full" },
  });
  await host.done("admitToTournament", { tournament, open: true });
  const { code } = await host.done("watchTournament", { tournament });
  expect(host.host.house.tournamentOfCode(code!)).toBe(tournament);
  await host.done("admitToTournament", { tournament, open: false });
  expect(host.host.house.tournamentOfCode(code!)).toBeNull();
});

test("C-5 H-3 who is removed in mid-hand leaves it also where the disk is full just then, as soon as it is not", async () => {
  const host = await tournamentHost();
  const { tournament } = await host.done(
    "createTournament",
    setup({
      structure: { ...structure, stack: 5000 },
      settings: { ...setup().settings, botPace: 1, turnSeconds: 120 },
    }),
  );
  await host.done("enterTournament", { tournament });
  await host.done("seatEntrant", { tournament, bots: ["easy", "easy"] });
  await host.done("startTournament", { tournament });
  const [table] = host.store.tournaments.load(tournament)!.state.tables;
  const rowOf = (id: string) =>
    host.store.tables.load(table!.id)!.players.find((player) => player.id === id);
  const { atOnce } = host.store;
  let calls = 0;
  const full = vi.spyOn(host.store, "atOnce").mockImplementation((work, durable) => {
    calls += 1;
    // The removal itself is stored; the move by which the player leaves is not.
    if (calls === 1) return atOnce(work, durable);
    throw new StoreError("store-full", saysOfStore("full", { detail: "no room" }));
  });
  onTestFinished(() => full.mockRestore());
  await host.done("removeEntrant", { tournament, entrant: "e1", note: "rude" });
  await host.clock.advance(0);
  expect(rowOf("e1")).toMatchObject({ gone: false });
  full.mockRestore();
  await host.clock.advance(1000);
  expect(rowOf("e1")).toMatchObject({ gone: true });
});

test.each([5, 40])(
  "a store that fails %i times in a row holds a tournament up, and it goes on when the store does",
  async (times) => {
    await evening({ at: 150, times, when: "before" });
  },
);
