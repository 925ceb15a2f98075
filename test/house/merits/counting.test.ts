import { describe, expect, onTestFinished, test } from 'vitest';
import { achievements, countSome, edition, nameOf } from '#main/house/merits/counting.ts';
import { amountOf } from '#main/house/merits/counts.ts';
import { houseMerits } from '#main/house/merits/houseMerits.ts';
import { openStore, type Store } from '#main/store/store.ts';
import { Database } from '#main/store/database.ts';
import { storeFile } from '#main/store/storeFile.ts';
import { manifests } from '#shared/games/catalogue.ts';
import { openTable, playRound, testFolder, testHost } from '#test/host/support/testHost.ts';
import { addProfiles, play, tableOf } from '#test/store/support/ledgerTable.ts';
import { join } from 'node:path';

/** Ann and three bots, and so many rounds of which she won every other, one an hour. */
function evening(rounds: number, folder = testFolder()): { readonly store: Store; readonly folder: string } {
  const store = openStore(folder);
  onTestFinished(() => store.close());
  addProfiles(store, 'Ann', 'Ben');
  store.tables.add(tableOf('t', ['ann', null, null, null]));
  for (let round = 0; round < rounds; round += 1) play(store, 't', { chips: null, at: (round + 1) * 3_600_000, game: round % 3 === 0 ? 'crazy-eights' : 'kings-and-bastards', ...(round % 3 === 0 && { points: [30, 0, 0, 0] }) });
  return { store, folder };
}

const roundsOf = (counts: ReturnType<typeof countSome>): number => amountOf(counts, 'house', houseMerits, { tally: 'rounds' });
const reached = (store: Store): readonly string[] => store.merits.reached('ann').flatMap(({ achieved }) => achieved);

describe('H-34 somebody\'s rounds', () => {
  test('of old evenings count, a few at a time, each once, oldest first', () => {
    const { store } = evening(30);
    expect(store.merits.left('ann')).toBe(30);
    expect([20, 20, 20].map((most) => roundsOf(countSome(store.merits, 'ann', most)))).toEqual([20, 30, 30]);
    expect(store.merits.left('ann')).toBe(0);
    const [first, twentyFifth] = ['house.chair', 'house.rounds25'].map((name) => store.merits.reached('ann').find(({ achieved }) => achieved.includes(name))!);
    expect([first!.at, twentyFifth!.at]).toEqual([3_600_000, 25 * 3_600_000]);
    expect(new Set(reached(store)).size).toBe(reached(store).length);
  });

  test('come to the same in one piece and in many', () => {
    const [whole, pieces] = [evening(14).store, evening(14).store];
    const atOnce = countSome(whole.merits, 'ann');
    for (let piece = 0; piece < 14; piece += 1) countSome(pieces.merits, 'ann', 1);
    expect(countSome(pieces.merits, 'ann')).toEqual(atOnce);
    expect(reached(pieces)).toEqual(reached(whole));
  });

  test('that were counted by another edition are counted anew', () => {
    const { store, folder } = evening(5);
    countSome(store.merits, 'ann');
    const before = [store.merits.counts('ann', edition), reached(store)];
    store.close();
    const database = new Database(join(folder, storeFile));
    database.run("UPDATE counts SET edition = 'older', counts = '{}'");
    database.close();
    const again = openStore(folder);
    onTestFinished(() => again.close());
    expect(roundsOf(countSome(again.merits, 'ann'))).toBe(5);
    expect([again.merits.counts('ann', edition), reached(again)]).toEqual(before);
  });

  test('of which one is damaged count but for it, and its own points stay', () => {
    const { store, folder } = evening(4);
    store.close();
    const database = new Database(join(folder, storeFile));
    database.run("UPDATE rounds SET record = 'no JSON' WHERE number = 1");
    database.close();
    const again = openStore(folder);
    onTestFinished(() => again.close());
    expect(roundsOf(countSome(again.merits, 'ann'))).toBe(3);
    expect(again.merits.left('ann')).toBe(0);
    expect(again.merits.played('ann').map(({ points }) => points)).toEqual([30, 20, 20, 30]);
  });

  test('of which one is not as its game stores it today count but for it', () => {
    const { store } = evening(2);
    play(store, 't', { chips: null, at: 9e7, game: 'five-card-draw' });
    play(store, 't', { chips: null, at: 9.1e7, game: 'exordia8' });
    expect(roundsOf(countSome(store.merits, 'ann'))).toBe(3);
    expect([store.merits.left('ann'), store.merits.played('ann').length]).toEqual([0, 4]);
  });

  test('CE-12 of Crazy Eights bring its points before and after they are counted', () => {
    const { store } = evening(9);
    expect(store.profiles.find('ann')).toMatchObject({ points: 90, level: 2 });
    countSome(store.merits, 'ann');
    // First before three Easy bots, in six rounds of Kings & Bastards.
    expect(store.profiles.find('ann')!.points).toBe(90 + 6 * 20);
    expect(store.merits.played('ann').filter(({ game }) => game === 'crazy-eights').map(({ points }) => points)).toEqual([30, 30, 30]);
  });

  test('are his own: others have theirs', () => {
    const { store } = evening(3);
    expect([roundsOf(countSome(store.merits, 'ben')), store.merits.reached('ben'), store.merits.played('ben')]).toEqual([0, [], []]);
  });
});

test('H-34 every achievement names a tally that is there', () => {
  for (const { of, tally, ...achievement } of achievements) {
    const tallies = of === 'house' ? houseMerits.tallies : manifests.find(({ rules }) => rules.id === of)!.merits.tallies;
    expect(Object.keys(tallies), nameOf({ of, ...achievement })).toContain(tally);
  }
});

describe('H-34 the house', () => {
  test('tells what a round brought whoever was in it, and nobody else', async () => {
    const { house, host, clock } = await testHost();
    const { owner, id } = await openTable(house);
    await owner.ready();
    await playRound(clock, owner);
    const merit = await house.ask('merit', { table: id, round: 1 });
    expect(merit.ok && merit.value?.achieved).toContainEqual({ of: 'house', key: 'chair', motif: 'chair' });
    expect(await house.ask('merit', { table: id, round: 1 })).toEqual(merit);
    expect(await house.ask('merit', { table: id, round: 2 })).toEqual({ ok: true, value: null });
    const other = await house.ask('addProfile', { name: 'Mia', avatar: 'avatar-05' });
    if (!other.ok) throw new Error(other.error.code);
    expect(await host.house.ask({ role: 'guest', profile: other.value.id }, 'merit', { table: id, round: 1 })).toEqual({ ok: true, value: null });
    expect(await host.house.ask({ role: 'guest', profile: other.value.id }, 'progress', {})).toMatchObject({ ok: true, value: { left: 0, all: { rounds: 0 }, games: [] } });
  });

  test('tells the same points in the profile, in what it has come to and by game', async () => {
    const { house, clock } = await testHost();
    const { owner } = await openTable(house);
    await owner.ready();
    await playRound(clock, owner);
    const [progress, profile] = [await house.ask('progress', {}), await house.ask('profile', {})];
    if (!progress.ok || !profile.ok) throw new Error('refused');
    expect(progress.value.points).toBe(profile.value.points);
    expect(progress.value.level).toBe(profile.value.level);
    expect(progress.value.games.reduce((sum, { points }) => sum + points, 0)).toBe(profile.value.points);
    expect(progress.value.achievements.filter(({ reached: by }) => by !== null).map(({ key }) => key)).toContain('chair');
    expect(progress.value.achievements.every(({ amount, goal }) => amount <= goal)).toBe(true);
  });
});
