// What do keys do at the table?

import { describe, expect, test } from 'vitest';
import { pickRank, rankTyped } from '#renderer/table/desk/rankKeys.ts';
import { actOf as actWith, type Focus, type KeyAct, type OwnKeys } from '#renderer/table/dom/input/tableKeys.ts';
import type { Action } from '#renderer/table/tableGame.ts';
import { hand } from '#test/support/hand.ts';

const held = (cards: string) => hand(cards).map((card, at) => ({ key: `k${at}`, card }));
const pressed = (key: string, more: object = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

describe('typing a rank', () => {
  const cards = held('7c 7d 7h 9c Jk Jk');
  const after = (...keys: readonly string[]): readonly string[] =>
    [...keys.reduce<ReadonlySet<string>>((picked, key) => pickRank(cards, picked, rankTyped(key)!, 1, false), new Set())];

  test('picks one more card with every press, and none after the last', () => {
    expect(after('7')).toEqual(['k0']);
    expect(after('7', '7')).toEqual(['k0', 'k1']);
    expect(after('7', '7', '7')).toEqual(['k0', 'k1', 'k2']);
    expect(after('7', '7', '7', '7')).toEqual([]);
  });

  test('picks as many at once as the play to beat has, where there are as many', () => {
    expect(pickRank(cards, new Set(), '7', 2, false).size).toBe(2);
    expect(pickRank(cards, new Set(), '9', 2, false).size).toBe(1);
  });

  test('another rank takes over, a joker joins', () => {
    expect(after('7', '9')).toEqual(['k3']);
    expect(after('9', 'w')).toEqual(['k3', 'k4']);
    expect(after('w', '9')).toEqual(['k4', 'k3']);
  });

  test('KB-6 keeps the other cards where the King may give any two', () => {
    expect([...pickRank(cards, new Set(['k3']), '7', 1, true)]).toEqual(['k3', 'k0']);
  });

  test('of a rank that is not held changes nothing', () => {
    expect(after('7', 'q')).toEqual(['k0']);
  });
});

test.each([['3', '3'], ['0', 'T'], ['t', 'T'], ['J', 'J'], ['a', 'A'], ['2', '2'], ['w', 'joker'], ['x', null], ['Enter', null]])('%s types %s', (key, rank) => {
  expect(rankTyped(key)).toBe(rank);
});

const button = (id: string, shortcut: string): Action => ({ id, label: id, sends: { type: id }, shortcut, kind: 'plain', problem: null });
const [play, pass, call, raise] = [button('play', 'Enter'), button('pass', 'P'), button('call', 'C'), button('raise', 'R B')];
const tricks = { actions: [play, pass] };
const bets = { actions: [call, raise] };
const nothing: OwnKeys = () => null;
const run = (): void => undefined;
/** As where an amount may be set. */
const setting: OwnKeys = (typed, action) => (action === raise || (action === null && typed === 'a') ? run : null);
const actOf = (key: Parameters<typeof actWith>[0], focus: Focus, offers: typeof tricks | null, own = nothing): KeyAct | null => actWith(key, focus, offers, own);

test.each<[string, Focus, KeyAct | null]>([
  ['p', 'button', { act: 'do', action: pass }], ['H', 'button', { act: 'hint' }], ['s', 'button', { act: 'sort' }], ['l', 'button', { act: 'log' }], ['Escape', 'button', { act: 'clear' }],
  ['7', 'button', { act: 'rank', rank: '7' }], ['a', 'button', { act: 'rank', rank: 'A' }], ['Enter', 'loose', { act: 'do', action: play }], [' ', 'loose', { act: 'hurry' }], ['ArrowLeft', 'loose', { act: 'hand' }],
  ['Enter', 'button', null], [' ', 'button', null], ['Tab', 'loose', null],
])('%s (focus: %s) does %j', (key, focus, act) => {
  expect(actOf(pressed(key), focus, tricks)).toEqual(act);
});

test.each<[string, KeyAct | null]>([
  ['c', { act: 'do', action: call }], ['r', { act: 'own', run }], ['B', { act: 'own', run }], ['A', { act: 'own', run }], ['Enter', { act: 'do', action: call }], ['7', { act: 'rank', rank: '7' }],
])('where chips may be bet %s does %j', (key, act) => {
  expect(actOf(pressed(key), 'loose', bets, setting)).toEqual(act);
});

test('while an amount is typed no letter or digit does anything else, Escape puts it away', () => {
  for (const key of ['a', 'c', 'r', '7', 'h', 's', 'Enter', ' ']) expect(actOf(pressed(key), 'field', bets, setting), key).toBeNull();
  expect(actOf(pressed('Escape'), 'field', bets, setting)).toEqual({ act: 'clear' });
});

test('before the first view nothing is played', () => {
  expect(actOf(pressed('a'), 'loose', null, setting)).toEqual({ act: 'rank', rank: 'A' });
  expect(actOf(pressed('Enter'), 'loose', null)).toBeNull();
  expect(actOf(pressed('p'), 'loose', null)).toBeNull();
});

test('the browser\'s own shortcuts stay its own', () => {
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) expect(actOf(pressed('p', more), 'loose', tricks)).toBeNull();
});

const [letPass, nope] = [button('pass', 'P Space'), button('nope', 'N')];
test.each<[string, Focus, KeyAct | null]>([
  ['p', 'button', { act: 'do', action: letPass }], [' ', 'loose', { act: 'do', action: letPass }], [' ', 'button', null], ['n', 'button', { act: 'do', action: nope }], ['a', 'button', { act: 'rank', rank: 'A' }],
])('NE-20 while a card may be answered, "%s" (focus: %s) does %j', (key, focus, act) => {
  expect(actOf(pressed(key), focus, { actions: [letPass, nope] })).toEqual(act);
});
