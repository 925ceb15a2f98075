// A tournament that is over is in memory no longer than somebody looks at it (H-20).

import { expect, onTestFinished, test, vi } from "vitest";
import { TournamentRunner } from "#main/tournament/tournamentRunner.ts";
import { SimulatedClock } from "#test/host/support/simulatedClock.ts";
import { testFolder } from "#test/host/support/testHost.ts";
import { setup } from "./support/quickTournament.ts";
import { tournamentHost, type TournamentHost } from "./support/tournamentHost.ts";

/** How many run at this moment, of those that begin from now on. */
function counted(): () => number {
  const [begun, stopped] = [
    vi.spyOn(TournamentRunner.prototype, "begin"),
    vi.spyOn(TournamentRunner.prototype, "stop"),
  ];
  onTestFinished(() => {
    begun.mockRestore();
    stopped.mockRestore();
  });
  return () => begun.mock.calls.length - stopped.mock.calls.length;
}

async function played(host: TournamentHost): Promise<string> {
  const { tournament } = await host.done("createTournament", setup());
  await host.done("seatEntrant", { tournament, bots: ["easy", "easy", "easy"] });
  await host.done("startTournament", { tournament });
  await host.clock.until(
    () => host.store.tournaments.load(tournament)!.state.phase === "over",
    50_000,
  );
  return tournament;
}

test("H-20 a tournament that is over is put away half an hour after it, and once its last watcher has gone", async () => {
  const running = counted();
  const host = await tournamentHost();
  const tournament = await played(host);
  await host.done("watchTournament", { tournament });
  await host.clock.advance(30 * 60_000 - 1000);
  await host.done("unwatchTournament", { tournament });
  expect(running()).toBe(1);
  await host.clock.advance(2000);
  await host.clock.until(() => running() === 0);
  const leaves: readonly (() => Promise<unknown>)[] = [
    () => host.done("unwatchTournament", { tournament }),
    () => Promise.resolve(host.host.house.tournaments.left(host.onlooker)),
  ];
  for (const leave of leaves) {
    expect(await host.done("watchTournament", { tournament })).toMatchObject({ stage: "over" });
    expect(running()).toBe(1);
    await leave();
    expect(running()).toBe(0);
  }
  expect([host.log, host.store.bank.audit().problems]).toEqual([[], []]);
});

test("H-20 those that ended under the host before are not kept: looked at by nobody, asked for something or shown in the list", async () => {
  const [clock, dataFolder] = [new SimulatedClock(), testFolder()];
  const before = await tournamentHost({ clock, dataFolder });
  const tournament = await played(before);
  await before.host.close();
  const running = counted();
  const host = await tournamentHost({ clock, dataFolder });
  await clock.until(() => running() === 0);
  expect(await host.ask("pauseTournament", { tournament })).toMatchObject({ ok: false });
  expect(await host.done("tournaments", {})).toHaveLength(1);
  expect(running()).toBe(0);
  await host.done("watchTournament", { tournament });
  expect(running()).toBe(1);
});

/** So many that were called off before they began, the newest last. */
async function calledOff(host: TournamentHost, count: number): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const { tournament } = await host.done("createTournament", setup({ name: `No. ${made}` }));
    await host.done("seatEntrant", { tournament, profile: host.host.house.owner });
    await host.done("closeTournament", { tournament });
    ids.push(tournament);
  }
  return ids;
}

test("H-20 those that are over are read once for the list, and again only when they were changed", async () => {
  const [clock, dataFolder] = [new SimulatedClock(), testFolder()];
  const before = await tournamentHost({ clock, dataFolder });
  const ids = await calledOff(before, 60);
  await before.host.close();
  const host = await tournamentHost({ clock, dataFolder });
  const load = vi.spyOn(host.store.tournaments, "load");
  const first = await host.done("tournaments", {});
  expect(first.map(({ id }) => id)).toEqual(ids.slice(-50).toReversed());
  expect(load.mock.calls.length).toBe(50);
  expect(await host.done("tournaments", {})).toEqual(first);
  expect(load.mock.calls.length).toBe(50);
  const newest = host.store.tournaments.load(ids.at(-1)!)!;
  host.store.tournaments.replace(newest.state, {
    ...newest,
    state: {
      ...newest.state,
      revision: newest.state.revision + 1,
      setup: { ...newest.state.setup, name: "Renamed" },
    },
  });
  load.mockClear();
  expect((await host.done("tournaments", {})).map(({ name }) => name)).toEqual([
    "Renamed",
    ...first.slice(1).map(({ name }) => name),
  ]);
  expect(load.mock.calls).toEqual([[ids.at(-1)]]);
});

test("H-20 a list that is kept says for each who asks which tournaments are theirs", async () => {
  const host = await tournamentHost();
  await calledOff(host, 1);
  const asked = (profile: string) =>
    host.host.house.tournaments.ask({ role: "owner", profile }, host.onlooker, "tournaments", {});
  const { owner } = host.host.house;
  for (const [profile, yours] of [
    [owner, true],
    ["nobody", false],
    [owner, true],
  ] as const)
    expect(await asked(profile)).toMatchObject({ ok: true, value: [{ yours }] });
});
