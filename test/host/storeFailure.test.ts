import { expect, test } from 'vitest';
import { startHost } from '#main/host/host.ts';
import { openStore, type Store } from '#main/store/store.ts';
import { standardSettings } from '#shared/protocol/schema.ts';
import { Client } from './support/client.ts';
import { faultyStore, type Fault, type FaultyStore } from './support/faultyStore.ts';
import { localMind } from './support/localMind.ts';
import { replayedViews } from './support/replayedViews.ts';
import { seededRandom } from './support/seededRandom.ts';
import { SimulatedClock } from './support/simulatedClock.ts';
import { kings, testFolder } from './support/testHost.ts';

/** Asks again until it is done; what was refused must have been refused for the store's sake and changed nothing. */
async function insist<T extends { readonly ok: boolean }>(ask: () => Promise<T>, unchanged: () => unknown): Promise<T> {
  for (let tries = 0; tries < 20; tries += 1) {
    const before = JSON.stringify(unchanged());
    const answer = await ask();
    if (answer.ok) return answer;
    expect((answer as unknown as { readonly error: { readonly code: string } }).error.code).toBe('store-full');
    expect(JSON.stringify(unchanged())).toBe(before);
  }
  throw new Error('it is never done');
}

/** A person and two bots play one round from opening to end, with a store that fails now and then. */
async function session(fault: Fault | null): Promise<{ readonly calls: number; readonly failed: number }> {
  const folder = testFolder();
  const clock = new SimulatedClock();
  let sound: Store | null = null;
  let store: FaultyStore | null = null;
  const faulty = (dataFolder: string): Store => (store = faultyStore((sound = openStore(dataFolder)), fault));
  const starting = () => startHost({ dataFolder: folder, clock, random: seededRandom('faults'), mind: localMind(), log: () => {}, openStore: faulty });
  let failedBefore = 0;
  const host = await starting().catch((error: { readonly code: string }) => {
    expect(error.code).toBe('store-full');
    failedBefore = store!.failed();
    fault = null;
    return starting();
  });
  const { house } = host;
  const opened = await insist(
    () => house.ask('openTable', { rotation: kings({ stake: 100 }), settings: { ...standardSettings, botPace: 0 }, bots: ['easy', 'easy'] }),
    () => null,
  );
  if (!opened.ok) throw new Error(opened.error.code);
  const door = house.table(opened.value.table)!;
  const client = new Client(door);
  await insist(async () => ({ ok: true, ...door.arrive(client.connection, opened.value.token) }), () => [client.views, client.tables]);
  const seen = () => client.views.length;
  await insist(() => client.ready(), seen);
  while (client.table.stage === 'playing') {
    await clock.until(() => client.isToAct || client.table.stage !== 'playing');
    if (client.table.stage !== 'playing') break;
    await insist(() => client.move(client.firstLegal()), seen);
  }
  expect(client.table.stage).toBe('between');
  const { record, result } = sound!.rounds.latest(door.id)!;
  expect(client.views).toEqual(replayedViews(record, 1, 0));
  expect(result).toEqual(client.table.lastResult);
  expect(client.table.players.map(({ rounds }) => rounds)).toEqual([1, 1, 1]);
  expect(client.table.players.reduce((sum, { chips }) => sum + (chips ?? 0), 0)).toBe(3000);
  expect(sound!.profiles.list()).toMatchObject([{ rounds: 1 }]);
  expect(sound!.tables.openIds()).toEqual([door.id]);
  await host.close();
  return { calls: store!.calls(), failed: failedBefore + store!.failed() };
}

test('a store that fails at any call loses nothing, makes nothing, and is named in the answer', async () => {
  const { calls } = await session(null);
  expect(calls).toBeGreaterThan(150);
  // Every call of the opening and of the end; of the moves in between, which are all alike, every eleventh.
  const edge = 30;
  const points = Array.from({ length: calls }, (_, at) => at).filter((at) => at < edge || at >= calls - edge || at % 11 === 0);
  for (const at of points) for (const when of ['before', 'after'] as const) expect((await session({ at, times: 1, when })).failed, `call ${at}, ${when}`).toBe(1);
}, 120_000);

test.each([5, 40])('a store that fails %i times in a row holds the table up, and it goes on when the store does', async (times) => {
  expect((await session({ at: 60, times, when: 'before' })).failed).toBe(times);
});
