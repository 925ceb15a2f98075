// What do keys do at the table?

import { describe, expect, test } from 'vitest';
import { pickRank, rankTyped } from '#renderer/table/desk/rankKeys.ts';
import { actOf } from '#renderer/table/dom/tableKeys.ts';
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

test.each([
  ['p', false, { act: 'pass' }], ['H', false, { act: 'hint' }], ['s', false, { act: 'sort' }], ['l', false, { act: 'log' }], ['Escape', false, { act: 'clear' }],
  ['7', false, { act: 'rank', rank: '7' }], ['Enter', true, { act: 'play' }], [' ', true, { act: 'hurry' }], ['ArrowLeft', true, { act: 'hand' }],
  ['Enter', false, null], [' ', false, null], ['Tab', true, null],
])('%s (nothing focused: %s) does %j', (key, isLoose, act) => {
  expect(actOf(pressed(key), isLoose)).toEqual(act);
});

test('the browser\'s own shortcuts stay its own', () => {
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) expect(actOf(pressed('p', more), true)).toBeNull();
});
