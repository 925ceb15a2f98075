// How does a table keep a response window (NE-20): who is answered what and when, who is told, what counts as absence?

import { expect, test, vi } from 'vitest';
import { WindowTime } from '#main/host/windowTime.ts';
import { StoreError } from '#main/store/storeError.ts';
import { houseRequests, standardSettings } from '#shared/protocol/schema.ts';
import type { Move, Seated } from '#shared/game/round.ts';
import type { Answer } from '#shared/protocol/messages.ts';
import type { TableSettings } from '#shared/protocol/schema.ts';
import { recordOf } from '#test/support/recordOf.ts';
import { Client } from './support/client.ts';
import { replayedViews } from './support/replayedViews.ts';
import { seatedTable, sitDown, playUntil } from './support/seatedTable.ts';
import { settled } from './support/simulatedClock.ts';
import { dealtTable, storedId, tokenOf, type DealtTable } from './support/storedRound.ts';
import { openTable, testHost } from './support/testHost.ts';

const hands = ['8h 3c 4c 5c 6c 7c 9c', 'As Ac 4d 5d 6d 7d 9d', 'Ad Ah 4h 5h 6h 7h 9h', '8s 4s 5s 6s 7s 9s Ts'];
const pass = { type: 'pass' } as const;
const nope = (card: string) => ({ type: 'nope', card, sendBack: false });
const ok = { ok: true, value: null };

interface OpenWindow extends DealtTable {
  /** To so many ms from the window's beginning. */
  at(ms: number): Promise<void>;
}

/** Seat 0 has just played the 8 of hearts; the floor is at 1.5 s, the end at 5 s. */
async function opened(settings: Partial<TableSettings> = {}, dealtHands = hands): Promise<OpenWindow> {
  const dealt = await dealtTable(recordOf({ game: 'normal-eights', hands: dealtHands, stock: '8c 2c Tc Jc 2d Td', moves: [] }), { settings });
  expect(await dealt.people[0]!.move({ type: 'play', card: '8h' })).toEqual(ok);
  const from = dealt.clock.now();
  return { ...dealt, at: (ms) => dealt.clock.advance(from + ms - dealt.clock.now()) };
}

const phase = ({ watcher }: DealtTable) => watcher.view.seen.phase;
const made = ({ store }: DealtTable) => store.rounds.latest(storedId)!.record.moves as readonly Seated<Move>[];
const presence = ({ watcher }: DealtTable, seat: number) => watcher.table.players[seat]!.presence;
const leftMs = (client: Client) => client.table.clocks.map((clock) => clock.leftMs);

/** The answers as they come; null until then. */
function asked(answer: Promise<Answer<null>>): { value: Answer<null> | null } {
  const box: { value: Answer<null> | null } = { value: null };
  void answer.then((value) => (box.value = value));
  return box;
}

test('NE-20 a pass before the floor is stored, told to its seat and answered when the floor has gone', async () => {
  const table = await opened();
  const { people, watcher, at } = table;
  await at(200);
  const before = people.map(({ views, tables }) => [views.length, tables.length]);
  const answer = asked(people[2]!.move(pass));
  await at(1499);
  expect([answer.value, made(table).length]).toEqual([null, 1]);
  expect(people.map(({ views, tables }) => [views.length, tables.length])).toEqual(before);
  await at(1500);
  expect(answer.value).toEqual(ok);
  expect(made(table).slice(1)).toEqual([{ seat: 2, type: 'pass' }]);
  expect(people[2]!.view).toMatchObject({ number: 2, seen: { phase: 'respond', legal: [] }, happened: [{ type: 'answered' }] });
  expect([0, 1, 3].map((seat) => people[seat]!.view.number)).toEqual([1, 1, 1]);
  for (const client of [...people, watcher]) expect(client.view.seen.toAct).toEqual([0, 1, 2, 3]);
});

test('NE-20 who has passed gets no view and no clock of another\'s pass, and nor do those who watch', async () => {
  const { people, watcher, at } = await opened();
  await at(1600);
  expect(await people[2]!.move(pass)).toEqual(ok);
  const heard = [2, 3].map((seat) => people[seat]!).concat(watcher).map(({ views, tables }) => [views.length, tables.length]);
  expect(await people[1]!.move(pass)).toEqual(ok);
  expect([people[2]!, people[3]!, watcher].map(({ views, tables }) => [views.length, tables.length])).toEqual(heard);
});

test('NE-20 while it is held a seat\'s second answer is refused, and the first stays', async () => {
  const table = await opened();
  const { people, at } = table;
  const answer = asked(people[1]!.move(pass));
  for (const again of [pass, nope('As')]) expect(await people[1]!.move(again)).toMatchObject({ ok: false, error: { code: 'NE-20' } });
  await at(1500);
  expect([answer.value, made(table).at(-1)]).toEqual([ok, { seat: 1, type: 'pass' }]);
  expect(await people[1]!.move(nope('As'))).toMatchObject({ ok: false, error: { code: 'NE-20' } });
});

test('NE-20 the first ace that reaches the host counts; the second was played against an older view', async () => {
  const table = await opened();
  const { people } = table;
  const held = asked(people[3]!.move(pass));
  const [first, second, late] = [people[2]!.move(nope('Ad'), 1), people[1]!.move(nope('As'), 1), people[0]!.move(pass, 1)];
  expect(await first).toEqual(ok);
  expect(await second).toMatchObject({ ok: false, error: { code: 'stale' } });
  expect(await late).toMatchObject({ ok: false, error: { code: 'stale' } });
  expect(held.value).toEqual(ok);
  expect(made(table).slice(1)).toEqual([{ seat: 3, type: 'pass' }, { seat: 2, type: 'nope', card: 'Ad', sendBack: false }]);
  expect(people.map(({ view }) => view.number)).toEqual([2, 2, 2, 3]);
  expect(people.map(({ isToAct }) => isToAct)).toEqual([true, true, true, true]);
});

test('NE-23 a choice that was made while others chose counts, though its view is older by then – but no choice for an earlier question', async () => {
  const table = await dealtTable(recordOf({ game: 'normal-eights', hands: hands.map((held) => held.replace('8h', '2h')), stock: '2c 8c Tc Jc 2d Td', moves: [] }));
  const { people, clock } = table;
  expect(await people[0]!.move({ type: 'play', card: '2h' })).toEqual(ok);
  const open = people.map(({ view }) => view.number);
  const passed = people.map((client) => client.move(pass));
  await clock.advance(1500);
  await Promise.all(passed);
  const asked = people.map(({ view }) => view.number);
  const picks = ['9c', '9d', '9h', 'Ts'];
  expect(await people[3]!.move({ type: 'pick', card: picks[3] }, open[3])).toMatchObject({ ok: false, error: { code: 'stale' } });
  for (const seat of [2, 0, 3, 1]) expect(await people[seat]!.move({ type: 'pick', card: picks[seat] }, asked[seat])).toEqual(ok);
  expect(phase(table)).toBe('turn');
  expect(await people[1]!.move({ type: 'draw' }, asked[1])).toMatchObject({ ok: false, error: { code: 'stale' } });
});

test('NE-20 the clock of a window is the same for all who are asked, without a turn clock too, and no time bank runs', async () => {
  for (const turnSeconds of [null, 10]) {
    const { people, watcher, at, store } = await opened({ turnSeconds, timeBankSeconds: 30 });
    const full = [0, 1, 2, 3].map((seat) => ({ seat, leftMs: 5000, fullMs: 5000, bank: false }));
    for (const client of [...people, watcher]) expect(client.table.clocks).toEqual(full);
    await at(2000);
    expect(await people[2]!.move(pass)).toEqual(ok);
    expect(people[2]!.table.clocks).toEqual(full.map((clock) => ({ ...clock, leftMs: 3000 })));
    await at(5000);
    expect(watcher.table.clocks).toEqual(turnSeconds === null ? [] : [{ seat: 1, leftMs: 10_000, fullMs: 10_000, bank: false }]);
    expect(store.tables.load(storedId)!.players.map(({ bankMs }) => bankMs)).toEqual([30_000, 30_000, 30_000, 30_000]);
  }
});

test('H-12 NE-20 in a window longer than a turn the turn\'s time does not end, and an answer costs no time bank', async () => {
  const table = await dealtTable(recordOf({ game: 'normal-eights', hands, stock: '8c 2c Tc Jc 2d Td', options: { nopeSeconds: 60 }, moves: [] }), { settings: { turnSeconds: 10, timeBankSeconds: 30 } });
  const { people, watcher, clock, store } = table;
  expect(await people[0]!.move({ type: 'play', card: '8h' })).toEqual(ok);
  const told = watcher.tables.length;
  await clock.advance(20_000);
  expect(watcher.tables).toHaveLength(told);
  expect(await people[1]!.move(nope('As'))).toEqual(ok);
  await clock.advance(30_000);
  expect(await people[2]!.move(pass)).toEqual(ok);
  expect(store.tables.load(storedId)!.players.map(({ bankMs }) => bankMs)).toEqual([30_000, 30_000, 30_000, 30_000]);
});

test('C-6 NE-20 windows that are not answered make nobody away, however many', async () => {
  const eights = Array.from({ length: 30 }, () => '8d').join(' ');
  const table = await dealtTable(recordOf({ game: 'normal-eights', hands: ['3c 4c 5c 6c 7c 9c Tc', '3d 4d 5d 6d 7d 9d Td'], stock: eights, moves: [] }));
  const { people, clock } = table;
  for (let turn = 0; turn < 10; turn += 1) {
    const person = people[turn % 2]!;
    for (const move of [{ type: 'draw' }, { type: 'play', card: '8d' }]) expect(await person.move(move)).toEqual(ok);
    await clock.advance(5000);
  }
  expect(made(table).filter(({ auto }) => auto)).toHaveLength(20);
  expect([0, 1].map((seat) => presence(table, seat))).toEqual(['here', 'here']);
});

/** Seat 1's turns are made for it until it is away, in two windows of seat 0's it passes by hand; the floor is at nothing. */
async function awaySoon(second: Move): Promise<DealtTable> {
  const table = await dealtTable(recordOf({ game: 'normal-eights', hands: ['8h 8d 8s 9c Tc Qc Kc', 'As Ac Ad 5d 6d 7d 9d'], stock: '8c 2c 3c 4c 5c 6c 7c 2d', options: { nopeFloor: 0 }, moves: [] }), { settings: { turnSeconds: 10 } });
  const { people, clock } = table;
  for (const [card, answer] of [['8h', pass], ['8d', second]] as const) {
    expect(await people[0]!.move({ type: 'play', card })).toEqual(ok);
    expect(await people[1]!.move(answer)).toEqual(ok);
    await clock.until(() => people[0]!.view.seen.phase === 'turn' && people[0]!.isToAct);
  }
  return table;
}

test('C-6 a pass by hand does not break a row of time-outs, and an ace does', async () => {
  expect(presence(await awaySoon(pass), 1)).toBe('away');
  expect(presence(await awaySoon(nope('As')), 1)).toBe('here');
});

test('C-6 who is away and lets a window pass by hand is away still; with an ace he is back', async () => {
  for (const [answer, after] of [[pass, 'away'], [nope('As'), 'here']] as const) {
    const table = await awaySoon(pass);
    expect(await table.people[0]!.move({ type: 'play', card: '8s' })).toEqual(ok);
    expect(await table.people[1]!.move(answer)).toEqual(ok);
    expect([presence(table, 1), made(table).at(-1)!.auto]).toEqual([after, undefined]);
  }
});

test('NE-20 an away seat passes at a human pace, but not before the floor', async () => {
  for (const [nopeFloor, least, most] of [[0, 700, 2600], [3, 3000, 3000]] as const) {
    const table = await dealtTable(recordOf({ game: 'normal-eights', hands, stock: '8c 2c Tc Jc 2d Td', options: { nopeFloor }, moves: [] }), { settings: { keepSeconds: 10 } });
    const { people, door, clock } = table;
    door.depart(people[1]!.connection);
    await clock.advance(10_000);
    expect(presence(table, 1)).toBe('away');
    expect(await people[0]!.move({ type: 'play', card: '8h' })).toEqual(ok);
    const from = clock.now();
    await clock.until(() => made(table).length > 1);
    expect(made(table)[1]).toEqual({ seat: 1, type: 'pass', auto: true });
    expect(clock.now() - from).toBeGreaterThanOrEqual(least);
    expect(clock.now() - from).toBeLessThanOrEqual(most);
  }
});

test('NE-20 an away seat takes its time for each window anew', async () => {
  const table = await dealtTable(recordOf({ game: 'normal-eights', hands, stock: '8c 2c Tc Jc 2d Td', options: { nopeFloor: 0 }, moves: [] }), { settings: { keepSeconds: 10 } });
  const { people, door, clock } = table;
  door.depart(people[3]!.connection);
  await clock.advance(10_000);
  expect(await people[0]!.move({ type: 'play', card: '8h' })).toEqual(ok);
  await clock.advance(690);
  expect(await people[1]!.move(nope('As'))).toEqual(ok);
  await clock.advance(690);
  expect(await people[2]!.move(nope('Ad'))).toEqual(ok);
  await clock.advance(690);
  expect(made(table).map(({ seat }) => seat)).toEqual([0, 1, 2]);
  await clock.advance(2000);
  expect(made(table).map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
});

test('NE-20 a system clock that is set back makes no window longer than it is', () => {
  let now = 1_000_000;
  const time = new WindowTime({ now: () => now, setTimeout: () => null, clearTimeout: () => {} });
  expect([time.isOpen, time.floorLeftMs, time.leftMs]).toEqual([false, 0, 0]);
  time.follow({ number: 1, floorMs: 1500, fullMs: 5000 });
  now -= 600_000;
  expect([time.floorLeftMs, time.leftMs]).toEqual([1500, 5000]);
  now += 602_000;
  expect([time.floorLeftMs, time.leftMs]).toEqual([0, 3000]);
});

test('H-15 NE-20 who comes back within a window sees the same window with what is left of it, also where he was away', async () => {
  const table = await opened({ keepSeconds: 10, turnSeconds: 60 });
  const { people, door, watcher, at } = table;
  await at(1000);
  door.depart(people[3]!.connection);
  expect(watcher.table.clocks).toMatchObject([0, 1, 2, 3].map((seat) => ({ seat, leftMs: 4000, fullMs: 5000 })));
  await at(3000);
  const back = Client.arrive(door, tokenOf(3));
  expect(leftMs(back)).toEqual([2000, 2000, 2000, 2000]);
  expect(back.isToAct).toBe(true);
  for (const person of people.slice(0, 3)) expect(await person.move(pass)).toEqual(ok);
  await at(4999);
  expect(phase(table)).toBe('respond');
  await at(5000);
  expect(phase(table)).toBe('turn');
});

test('NE-20 a pass that is held stays held when its player drops out and comes back', async () => {
  const table = await opened();
  const { people, door, at } = table;
  void people[2]!.move(pass);
  await at(300);
  door.depart(people[2]!.connection);
  await at(600);
  const back = Client.arrive(door, tokenOf(2));
  expect(await back.move(pass)).toMatchObject({ ok: false, error: { code: 'NE-20' } });
  await at(1500);
  expect(made(table).at(-1)).toEqual({ seat: 2, type: 'pass' });
  expect(back.isToAct).toBe(false);
});

test('C-6 where nobody is any more a window waits, and begins anew when somebody comes', async () => {
  const table = await opened({ keepSeconds: 600 });
  const { people, door, clock, at } = table;
  void people[1]!.move(pass);
  await at(1000);
  for (const person of people) door.depart(person.connection);
  door.depart(table.watcher.connection);
  await clock.advance(500_000);
  expect(made(table)).toHaveLength(1);
  const back = Client.arrive(door, tokenOf(0));
  expect(leftMs(back)).toEqual([5000, 5000, 5000, 5000]);
  await clock.advance(1499);
  expect(made(table)).toHaveLength(1);
  await clock.advance(1);
  expect(made(table)).toHaveLength(2);
  await clock.advance(3500);
  expect(back.view.seen.phase).toBe('turn');
});

test('C-5 a leave in a window is told at once; what its seat held is void, what others hold stays held', async () => {
  const table = await opened();
  const { people, at } = table;
  const [stays, goes] = [asked(people[3]!.move(pass)), asked(people[1]!.move(pass))];
  expect(await people[1]!.ask('leave', {})).toEqual(ok);
  await settled();
  expect([stays.value, goes.value]).toEqual([null, ok]);
  expect(phase(table)).toBe('respond');
  await at(1500);
  expect([stays.value, made(table).slice(1).map(({ seat, type }) => [seat, type])]).toEqual([ok, [[1, 'leave'], [3, 'pass']]]);
  for (const person of [people[0]!, people[2]!]) expect(await person.move(pass)).toEqual(ok);
  expect(phase(table)).toBe('turn');
});

test('C-5 when the round ends by a leave whoever has passed is answered too', async () => {
  const table = await opened();
  const { people } = table;
  const answer = asked(people[3]!.move(pass));
  for (const seat of [0, 1, 2]) expect(await people[seat]!.ask('leave', {})).toEqual(ok);
  await settled();
  expect(answer.value).toEqual(ok);
  expect(people[3]!.table).toMatchObject({ stage: 'between', lastResult: { winners: [3] } });
});

test('H-3 passes that cannot be stored are refused like any move, and may be made again', async () => {
  const table = await opened();
  const { people, store, at } = table;
  const answers = [1, 2].map((seat) => asked(people[seat]!.move(pass)));
  vi.spyOn(store, 'atOnce').mockImplementationOnce(() => { throw new StoreError('store-full', 'the disk is full; nothing was changed'); });
  await at(1500);
  expect(answers.map(({ value }) => value)).toMatchObject([{ ok: false, error: { code: 'store-full' } }, { ok: false, error: { code: 'store-full' } }]);
  expect(made(table)).toHaveLength(1);
  for (const person of people) expect(await person.move(pass)).toEqual(ok);
  expect(phase(table)).toBe('turn');
});

test('H-3 an ace that cannot be stored takes the passes before it back with it', async () => {
  const table = await opened();
  const { people, store, at } = table;
  const answer = asked(people[3]!.move(pass));
  vi.spyOn(store, 'atOnce').mockImplementationOnce(() => { throw new StoreError('store-full', 'the disk is full; nothing was changed'); });
  expect(await people[1]!.move(nope('As'))).toMatchObject({ ok: false, error: { code: 'store-full' } });
  await settled();
  expect(answer.value).toMatchObject({ ok: false, error: { code: 'store-full' } });
  expect(await people[1]!.move(nope('As'))).toEqual(ok);
  await at(6000);
  expect(made(table).slice(1, 3)).toMatchObject([{ seat: 1, type: 'nope' }, { seat: 0, type: 'pass', auto: true }]);
});

test('H-3 after a restart a window begins anew, and passes that were held were never answered with yes', async () => {
  const table = await opened();
  const { people, clock, at } = table;
  const answer = asked(people[2]!.move(pass));
  await at(1000);
  await table.host.close();
  await settled();
  expect(answer.value).toMatchObject({ ok: false, error: { code: 'closed' } });
  const again = await testHost({ dataFolder: table.dataFolder, clock });
  const door = again.house.table(storedId)!;
  await clock.advance(3_600_000);
  const back = [0, 1, 2, 3].map((seat) => Client.arrive(door, tokenOf(seat)));
  expect(back[2]!.view).toEqual({ ...people[2]!.view, happened: [] });
  expect(back[2]!.isToAct).toBe(true);
  expect(leftMs(back[3]!)).toEqual([5000, 5000, 5000, 5000]);
  const answers = back.map((person) => asked(person.move(pass)));
  await clock.advance(1499);
  expect(answers.map(({ value }) => value)).toEqual([null, null, null, null]);
  await clock.advance(1);
  expect(answers.map(({ value }) => value)).toEqual([ok, ok, ok, ok]);
  expect(back[0]!.view.seen.phase).toBe('turn');
});

test('NE-20 a table that closes in a window leaves nobody without an answer', async () => {
  const table = await opened();
  const answer = asked(table.people[2]!.move(pass));
  expect(await table.house.ask('closeTable', { table: storedId })).toEqual(ok);
  await settled();
  expect(answer.value).toMatchObject({ ok: false, error: { code: 'closed' } });
});

test('H-27 in a window there is a hint for who has not answered, and none for who has', async () => {
  const { people, at } = await opened();
  await at(1600);
  expect(await people[1]!.ask('hint', { answers: 1 })).toMatchObject({ ok: true });
  expect(await people[1]!.move(pass)).toEqual(ok);
  expect(await people[1]!.ask('hint', { answers: 2 })).toMatchObject({ ok: false, error: { code: 'C-11' } });
});

test('C-7 NE-20 over whole rounds every connection is sent exactly the views that its seat may have, numbered without a gap', async () => {
  const seated = await seatedTable({ people: 3, bots: 2, rotation: [{ game: 'normal-eights', rounds: 1, options: { jokersPerPack: 1 } }], settings: { botPace: 1, turnSeconds: 30 } });
  const people = await sitDown(seated);
  const watcher = Client.arrive(seated.door);
  watcher.views.length = 0;
  for (let round = 1; round <= 3; round += 1) {
    await playUntil(seated, people, () => people[0]!.table.stage !== 'playing');
    const { record } = seated.store.rounds.latest('seated')!;
    people.forEach((person, seat) => expect(person.views.filter((view) => view.round === round)).toEqual(replayedViews(record, round, seat)));
    const watched = watcher.views.filter((view) => view.round === round);
    expect(watched).toEqual(replayedViews(record, round, 'spectator').slice(-watched.length));
    expect(watched.length).toBeLessThan(people[0]!.views.filter((view) => view.round === round).length);
    for (const person of people) expect(await person.ready()).toEqual(ok);
  }
  expect(seated.log).toEqual([]);
});

test('NE-20 a table takes tenths of seconds for its windows and nothing odder', async () => {
  const { house } = await testHost();
  const rotation = (option: object) => [{ game: 'normal-eights', rounds: 1, options: option as { readonly [key: string]: number } }];
  for (const option of [{ nopeFloor: 0 }, { nopeFloor: 0.3 }, { nopeFloor: 10, nopeSeconds: 1 }, { nopeSeconds: 60 }]) expect((await openTable(house, { rotation: rotation(option) })).owner.table.options).toMatchObject(option);
  for (const option of [{ nopeFloor: 0.05 }, { nopeFloor: -0.1 }, { nopeFloor: 10.1 }, { nopeFloor: 1e308 }, { nopeFloor: true }, { nopeSeconds: 1.5 }, { nopeSeconds: 0 }, { nopeSeconds: 61 }, { nopeSeconds: 1e308 }, { jokersPerPack: 0.1 }]) {
    await expect(openTable(house, { rotation: rotation(option) }), JSON.stringify(option)).rejects.toThrow(/^wrong-option: option "/);
  }
  for (const wrong of [NaN, Infinity, -Infinity, '1', null, {}]) {
    expect(houseRequests.openTable.safeParse({ rotation: rotation({ nopeFloor: wrong }), settings: standardSettings, bots: [] }).success, JSON.stringify(wrong)).toBe(false);
  }
});
