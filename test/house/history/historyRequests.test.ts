// Are the questions about the past answered, and as whose?

import { expect, test } from 'vitest';
import { historyRequests } from '#main/house/history/historyRequests.ts';
import { recordFormat, type RoundRecord } from '#shared/record/roundRecord.ts';
import { playedOut } from '#test/support/playedHistory.ts';
import { library } from './support.ts';

const record: RoundRecord = playedOut({ format: recordFormat, game: 'kings-and-bastards', options: { stake: 10 }, seats: ['Robin', 'Mei', 'Ada'], seed: 's', moves: [] }, 's');
const value = <T>(answer: { readonly ok: true; readonly value: T } | { readonly ok: false }): T => {
  if (!answer.ok) throw new Error('refused');
  return answer.value;
};

test('H-4 H-5 rounds, filters, sessions, opponents and balances are answered to whom asks, as his own', () => {
  const books = library();
  books.keep(record, [{ profile: 'robin' }, { profile: 'mei' }, 'easy']);
  const [robin, mei] = [{ role: 'owner', profile: 'robin' }, { role: 'owner', profile: 'mei' }] as const;
  const desk = historyRequests({ store: books.store });
  const seat = (visitor: typeof robin | typeof mei) => value(desk.rounds(visitor, { limit: 5, before: null }))[0]!.seat;
  expect([seat(robin), seat(mei)]).toEqual([0, 1]);
  expect(value(desk.rounds(mei, { limit: 5, before: null, game: 'five-card-draw' }))).toEqual([]);
  expect(value(desk.roundFilters(mei, {}))).toMatchObject({ games: ['kings-and-bastards'], players: expect.arrayContaining(['Robin', 'Mei', 'Ada']) as string[] });
  expect(value(desk.sessions(mei, { limit: 5, before: null }))).toMatchObject([{ table: 'table-1', rounds: 1 }]);
  expect(value(desk.headToHead(mei, { profile: 'mei' })).map(({ rounds }) => rounds)).toEqual([1, 1]);
  expect(value(desk.balances(mei, { profile: 'mei' })).at(-1)).toMatchObject({ chips: 10_000 });
});
