// What if what happens to a tournament cannot be stored (H-3)?

import { expect, test } from 'vitest';
import { auditedFile } from '#main/store/audit/auditedFile.ts';
import { openStore, type Store } from '#main/store/store.ts';
import type { Answer } from '#shared/protocol/messages.ts';
import type { TournamentAnswers, TournamentAsk, TournamentRequest } from '#shared/protocol/tournament.ts';
import { faultyStore, type Fault, type FaultyStore } from '#test/host/support/faultyStore.ts';
import { SimulatedClock } from '#test/host/support/simulatedClock.ts';
import { soaking } from '#test/support/sweep.ts';
import { quick, setup } from './support/quickTournament.ts';
import { tournamentHost, type TournamentHost } from './support/tournamentHost.ts';

interface Faulty extends TournamentHost {
  readonly sound: () => Store;
  readonly faulty: () => FaultyStore;
}

/** A host whose store fails now and then; calls are counted from when it has come up. */
async function faultyHost(fault: Fault | null): Promise<Faulty> {
  const parts: { sound?: Store; faulty?: FaultyStore } = {};
  const later = { at: Infinity, times: fault?.times ?? 0, when: fault?.when ?? ('before' as const) };
  const opened = (folder: string): Store => (parts.faulty = faultyStore((parts.sound = openStore(folder)), later));
  const host = await tournamentHost({ clock: new SimulatedClock(), openStore: opened });
  later.at = parts.faulty!.calls() + (fault?.at ?? Infinity);
  return { ...host, sound: () => parts.sound!, faulty: () => parts.faulty! };
}

/** Asks again until it is done; what was refused must have been refused for the store's sake and changed nothing. */
async function insist<R extends TournamentRequest>(host: Faulty, request: R, payload: TournamentAsk<R>, unchanged: () => unknown): Promise<TournamentAnswers[R]> {
  for (let tries = 0; tries < 60; tries += 1) {
    const before = JSON.stringify(unchanged());
    const answer: Answer<TournamentAnswers[R]> = await host.ask(request, payload);
    if (answer.ok) return answer.value;
    expect(answer.error.code, request).toBe('store-full');
    expect(JSON.stringify(unchanged())).toBe(before);
  }
  throw new Error('it is never done');
}

const structure = { ...quick, stack: 100, buyIn: 100, bounty: 50, guaranteed: [400], rebuys: { until: 1, most: 1, stack: 50 }, breaks: [{ after: 2, minutes: 1 }] };

/** A freezeout of six at two tables, directed, from its opening to its prizes. */
async function evening(fault: Fault | null): Promise<number> {
  const host = await faultyHost(fault);
  const startCalls = host.faulty().calls();
  const stored = () => host.sound().tournaments.ids('all').map((id) => [host.sound().tournaments.load(id), host.sound().bank.state()]);
  const { tournament } = await insist(host, 'createTournament', setup({ structure, chairs: 3 }), stored);
  await insist(host, 'watchTournament', { tournament }, stored);
  await insist(host, 'seatEntrant', { tournament, bots: Array.from({ length: 5 }, () => 'easy') }, stored);
  await insist(host, 'enterTournament', { tournament }, stored);
  await insist(host, 'startTournament', { tournament }, stored);
  await insist(host, 'penalise', { tournament, entrant: 'e1', rounds: 1, note: 'late' }, stored);
  await insist(host, 'removeEntrant', { tournament, entrant: 'e6', note: 'gone home' }, stored);
  await insist(host, 'pauseTournament', { tournament }, stored);
  await insist(host, 'resumeTournament', { tournament }, stored);
  await host.clock.until(() => host.views.at(-1)?.stage === 'over', 50_000);
  expect(host.sound().tournaments.load(tournament)!.state.phase).toBe('over');
  expect([host.sound().bank.balance(`tournament:${tournament}`), host.sound().bank.balance(`stacks:${tournament}`)]).toEqual([0, 0]);
  expect(host.faulty().failed()).toBe(fault?.times ?? 0);
  await host.host.close();
  expect(auditedFile(host.dataFolder).problems).toEqual([]);
  return host.faulty().calls() - startCalls;
}

/** One call in so many fails; in a soak each of them does. */
const often = soaking ? 1 : 43;

test('H-3 a store that fails at any call of a tournament loses nothing, makes nothing, is named in the answer, and is tried again', async () => {
  const calls = await evening(null);
  expect(calls).toBeGreaterThan(200);
  for (let at = 0; at < calls; at += often) {
    for (const when of ['before', 'after'] as const) await evening({ at, times: 1, when }).catch((error: unknown) => Promise.reject(new Error(`call ${at}, ${when}`, { cause: error })));
  }
}, 3_600_000);

test.each([5, 40])('a store that fails %i times in a row holds a tournament up, and it goes on when the store does', async (times) => {
  await evening({ at: 150, times, when: 'before' });
});
