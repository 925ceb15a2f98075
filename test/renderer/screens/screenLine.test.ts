// Does a screen for the room say within three seconds that the host is gone, whatever it waits for (H-39)?

import { expect, onTestFinished, test } from 'vitest';
import { refusal } from '#main/host/refusal.ts';
import type { Screens } from '#renderer/app/clients.ts';
import type { TableClient, TableSnapshot } from '#renderer/client/clients.ts';
import { follow, type ScreenLine } from '#renderer/screens/bigScreen/screenLine.ts';
import type { Answer, GuestWelcome } from '#shared/protocol/messages.ts';
import { SimulatedClock } from '#test/client/SimulatedClock.ts';

const { error: full } = refusal('full', 'full');

const never = <T>(): Promise<T> => new Promise<T>(() => {});
const welcome = (place: Pick<GuestWelcome, 'table' | 'tournament'>): Promise<Answer<GuestWelcome>> => Promise.resolve({ ok: true, value: { profile: null, ...place } });

/** A line to a table that has not come about yet. */
function connecting() {
  const listeners = new Set<() => void>();
  let snapshot: TableSnapshot = { link: 'connecting', ended: null, refusal: null, table: null, tableAt: 0, view: null, player: null, chat: [] };
  const session: TableClient = {
    snapshot: () => snapshot, subscribe: (listener) => (listeners.add(listener), () => listeners.delete(listener)), onView: () => () => undefined, ask: () => never(), close: () => undefined,
  };
  return { session, become: (link: TableSnapshot['link'], why: Partial<TableSnapshot> = {}) => {
    snapshot = { ...snapshot, link, ...why };
    for (const listener of listeners) listener();
  } };
}

function shown(screens: Partial<Screens>) {
  const clock = new SimulatedClock();
  const said: ScreenLine['at'][] = [];
  onTestFinished(follow({ find: () => never(), open: () => connecting().session, house: () => never(), ...screens }, 'K7QF2M', ({ at }) => void said.push(at), clock));
  return { clock, said };
}

test.each<[string, Partial<Screens>]>([
  ['to be told what its code opens', {}],
  ['for its table', { find: () => welcome({ table: 't', tournament: null }) }],
  ['for its tournament', { find: () => welcome({ table: null, tournament: 't' }) }],
])('H-39 a screen that waits %s says before three seconds have gone that the host does not answer, and not at once', async (_what, screens) => {
  const { clock, said } = shown(screens);
  await new Promise(setImmediate);
  clock.advance(2_000);
  expect(said).toEqual([]);
  clock.advance(900);
  expect(said).toEqual(['silent']);
});

test('H-39 a table is shown once its line is there, however late, and the screen looks again when that has ended for good', async () => {
  const table = connecting();
  const { clock, said } = shown({ find: () => welcome({ table: 't', tournament: null }), open: () => table.session });
  await new Promise(setImmediate);
  clock.advance(9_000);
  table.become('open');
  table.become('open');
  clock.advance(60_000);
  expect(said).toEqual(['silent', 'table']);
  table.become('ended');
  expect(said.at(-1)).toBe('looking');
});

test('H-17 a screen that was sent away says so and does not come back by itself', async () => {
  const table = connecting();
  let opened = 0;
  const { clock, said } = shown({ find: () => welcome({ table: 't', tournament: null }), open: () => {
    opened += 1;
    return table.session;
  } });
  await new Promise(setImmediate);
  table.become('open');
  table.become('ended', { ended: 'removed' });
  clock.advance(600_000);
  await new Promise(setImmediate);
  expect([said, opened]).toEqual([['table', 'removed'], 1]);
});

test('H-17 a screen that the table has no room for says why, and tries again', async () => {
  const tables = [connecting(), connecting()];
  let opened = 0;
  const { clock, said } = shown({ find: () => welcome({ table: 't', tournament: null }), open: () => {
    opened += 1;
    return tables[opened - 1]!.session;
  } });
  await new Promise(setImmediate);
  tables[0]!.become('ended', { ended: 'refused', refusal: full });
  expect(said).toEqual(['refused']);
  clock.advance(5_000);
  await new Promise(setImmediate);
  tables[1]!.become('open');
  expect([said, opened]).toEqual([['refused', 'table'], 2]);
});
