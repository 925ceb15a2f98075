import { expect, onTestFinished, test } from 'vitest';
import { openStore, type Store } from '#main/store/store.ts';
import type { StoredPlayer, StoredTable } from '#main/store/tableStore.ts';
import { standardSettings } from '#shared/protocol/schema.ts';
import type { RoundRecord } from '#shared/record/roundRecord.ts';
import { testFolder } from '#test/host/support/testHost.ts';

function store(): Store {
  const opened = openStore(testFolder());
  onTestFinished(() => opened.close());
  return opened;
}

const player = (id: string, profile: string | null): StoredPlayer => ({
  id, profile, name: id, avatar: 'avatar-01', bot: profile ? null : 'easy', gone: false, seat: null, firsts: 0, lasts: 0, rounds: 0, chips: 1000, bankMs: 30_000,
});

const table = (id: string): StoredTable => ({
  id, game: 'kings-and-bastards', options: { stake: 5 }, settings: standardSettings, owner: 'p1', stage: 'waiting', roundNumber: 0, revision: 0, openedAt: 1,
  players: [player('p1', 'ann'), player('p2', null)],
});

const record: RoundRecord = { format: 'round/1', game: 'kings-and-bastards', options: {}, seats: ['Ann', 'Bot'], seed: 's', moves: [] };

function withAnn(): Store {
  const made = store();
  made.profiles.add({ id: 'ann', name: 'Ann', avatar: 'avatar-01', madeAt: 1 });
  return made;
}

test.each(['Ann', 'ANN', 'ａnn'])('H-1 a name is taken however it is written: %s', (name) => {
  const { profiles } = withAnn();
  expect(() => profiles.add({ id: 'other', name, avatar: 'avatar-02', madeAt: 2 })).toThrow(expect.objectContaining({ code: 'name-taken' }));
  profiles.add({ id: 'bob', name: 'Bob', avatar: 'avatar-02', madeAt: 2 });
  expect(() => profiles.change('bob', { name, avatar: 'avatar-03' })).toThrow(expect.objectContaining({ code: 'name-taken' }));
  expect(profiles.list().map((each) => each.name)).toEqual(['Ann', 'Bob']);
  profiles.change('ann', { name: 'ann', avatar: 'avatar-09' });
  expect(profiles.find('ann')).toMatchObject({ name: 'ann', avatar: 'avatar-09' });
});

test('a table comes back as it was stored', () => {
  const { tables, atOnce } = withAnn();
  atOnce(() => tables.add(table('t')));
  expect(tables.load('t')).toEqual(table('t'));
  const after: StoredTable = { ...table('t'), stage: 'playing', roundNumber: 1, revision: 1, players: [{ ...player('p1', 'ann'), seat: 0, chips: 7 }, player('p2', null)] };
  atOnce(() => tables.replace(table('t'), after));
  expect(tables.load('t')).toEqual(after);
});

test('a change made from something else than what is stored is refused', () => {
  const { tables } = withAnn();
  tables.add(table('t'));
  const other = { ...table('t'), revision: 3 };
  expect(() => tables.replace(other, { ...other, revision: 4, stage: 'closed' })).toThrow(expect.objectContaining({ code: 'store-conflict' }));
  expect(tables.load('t')).toEqual(table('t'));
});

test('closed tables are not listed as open; the newest comes first', () => {
  const { tables } = withAnn();
  for (const [id, openedAt] of [['a', 1], ['b', 3], ['c', 2]] as const) tables.add({ ...table(id), openedAt });
  tables.replace(tables.load('b')!, { ...tables.load('b')!, stage: 'closed', revision: 1 });
  expect(tables.openIds()).toEqual(['c', 'a']);
});

test('a seat keeps its newest secrets only, and they open no other table', () => {
  const { tables } = withAnn();
  tables.add(table('t'));
  tables.add(table('u'));
  for (let count = 0; count < 12; count += 1) tables.addToken({ hash: `h${count}`, table: 't', player: 'p1', issuedAt: 5 });
  const good = Array.from({ length: 12 }, (_, count) => `h${count}`).filter((hash) => tables.playerOf('t', hash) === 'p1');
  expect(good).toHaveLength(8);
  expect(good).toContain('h11');
  expect(tables.playerOf('u', 'h11')).toBeNull();
});

test('a round is its record and its moves, row by row', () => {
  const { tables, rounds } = withAnn();
  tables.add(table('t'));
  const key = { table: 't', number: 1 };
  expect(rounds.latest('t')).toBeNull();
  rounds.begin(key, record, 10);
  rounds.addMoves(key, 1, [{ seat: 0, type: 'pass' }], 11);
  rounds.addMoves(key, 2, [{ seat: 1, type: 'pass', auto: true }, { seat: 0, type: 'leave' }], 12);
  expect(rounds.latest('t')).toEqual({ number: 1, result: null, record: { ...record, moves: [{ seat: 0, type: 'pass' }, { seat: 1, type: 'pass', auto: true }, { seat: 0, type: 'leave' }] } });
  expect(() => rounds.addMoves(key, 2, [{ seat: 0, type: 'pass' }], 13)).toThrow(/UNIQUE/);
  expect(() => rounds.addMoves({ table: 't', number: 2 }, 1, [{ seat: 0, type: 'pass' }], 13)).toThrow(expect.objectContaining({ code: 'store-conflict' }));
});

test('H-4 finished rounds are listed newest first, page by page, and count for the profile', () => {
  const { tables, rounds, profiles } = withAnn();
  tables.add(table('t'));
  for (let number = 1; number <= 5; number += 1) {
    const key = { table: 't', number };
    rounds.begin(key, record, number);
    if (number === 5) continue;
    rounds.finish(key, { winners: [0], places: [[0], [1]] }, [
      { seat: 0, player: 'p1', profile: 'ann', first: number !== 2, last: number === 2, chips: null },
      { seat: 1, player: 'p2', profile: null, first: number === 2, last: number !== 2, chips: null },
    ], 100 + number);
  }
  const page = rounds.finished({ limit: 3, before: null, profile: 'ann' });
  expect(page.map(({ endedAt, seat, players }) => ({ endedAt, seat, players }))).toEqual([104, 103, 102].map((endedAt) => ({ endedAt, seat: 0, players: ['Ann', 'Bot'] })));
  expect(rounds.finished({ limit: 3, before: page.at(-1)!.id, profile: 'nobody' })).toEqual([expect.objectContaining({ endedAt: 101, seat: null })]);
  expect(profiles.find('ann')).toMatchObject({ rounds: 4, king: 3, bastard: 1 });
});
