// A tournament that is over is in memory no longer than somebody looks at it (H-20).

import { expect, onTestFinished, test, vi } from 'vitest';
import { TournamentRunner } from '#main/tournament/tournamentRunner.ts';
import { SimulatedClock } from '#test/host/support/simulatedClock.ts';
import { testFolder } from '#test/host/support/testHost.ts';
import { setup } from './support/quickTournament.ts';
import { tournamentHost, type TournamentHost } from './support/tournamentHost.ts';

/** How many run at this moment, of those that begin from now on. */
function counted(): () => number {
  const [begun, stopped] = [vi.spyOn(TournamentRunner.prototype, 'begin'), vi.spyOn(TournamentRunner.prototype, 'stop')];
  onTestFinished(() => {
    begun.mockRestore();
    stopped.mockRestore();
  });
  return () => begun.mock.calls.length - stopped.mock.calls.length;
}

async function played(host: TournamentHost): Promise<string> {
  const { tournament } = await host.done('createTournament', setup());
  await host.done('seatEntrant', { tournament, bots: ['easy', 'easy', 'easy'] });
  await host.done('startTournament', { tournament });
  await host.clock.until(() => host.store.tournaments.load(tournament)!.state.phase === 'over', 50_000);
  return tournament;
}

test('H-20 a tournament that is over is put away half an hour after it, and once its last watcher has gone', async () => {
  const running = counted();
  const host = await tournamentHost();
  const tournament = await played(host);
  await host.done('watchTournament', { tournament });
  await host.clock.advance(30 * 60_000 - 1000);
  await host.done('unwatchTournament', { tournament });
  expect(running()).toBe(1);
  await host.clock.advance(2000);
  await host.clock.until(() => running() === 0);
  const leaves: readonly (() => Promise<unknown>)[] = [
    () => host.done('unwatchTournament', { tournament }),
    () => Promise.resolve(host.host.house.tournaments.left(host.onlooker)),
  ];
  for (const leave of leaves) {
    expect(await host.done('watchTournament', { tournament })).toMatchObject({ stage: 'over' });
    expect(running()).toBe(1);
    await leave();
    expect(running()).toBe(0);
  }
  expect([host.log, host.store.bank.audit().problems]).toEqual([[], []]);
});

test('H-20 those that ended under the host before are not kept: looked at by nobody, asked for something or shown in the list', async () => {
  const [clock, dataFolder] = [new SimulatedClock(), testFolder()];
  const before = await tournamentHost({ clock, dataFolder });
  const tournament = await played(before);
  await before.host.close();
  const running = counted();
  const host = await tournamentHost({ clock, dataFolder });
  await clock.until(() => running() === 0);
  expect(await host.ask('pauseTournament', { tournament })).toMatchObject({ ok: false });
  expect(await host.done('tournaments', {})).toHaveLength(1);
  expect(running()).toBe(0);
  await host.done('watchTournament', { tournament });
  expect(running()).toBe(1);
});
