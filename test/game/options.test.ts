// Are options completed, and wrong ones named?

import { expect, test } from 'vitest';
import { shown } from '#shared/game/json.ts';
import { completeOptions, OptionError, type OptionTable } from '#shared/game/options.ts';

const table: OptionTable<{ readonly open: boolean; readonly stake: number }> = { open: { default: true, rule: 'C-7' }, stake: { default: 5, min: 0, max: 10, rule: 'C-8' } };

test('what is not given has its default', () => {
  expect(completeOptions(table, {})).toEqual({ open: true, stake: 5 });
  expect(completeOptions(table, { stake: 0, open: false })).toEqual({ open: false, stake: 0 });
});

test.for<[object, RegExp]>([
  [{ steak: 1 }, /no option "steak" \(known: open, stake\)/],
  [{ stake: 11 }, /"stake" \(C-8\) takes a whole number from 0 to 10, not 11/],
  [{ stake: NaN }, /stake/],
  [{ stake: undefined }, /not nothing/],
  [{ open: null }, /"open" \(C-7\) takes true or false, not null/],
  [{ toString: 1 }, /"toString"/],
  [JSON.parse('{"__proto__":1}'), /"__proto__"/],
])('%j is refused by name', ([given, words]) => {
  expect(() => completeOptions(table, given as never)).toThrow(OptionError);
  expect(() => completeOptions(table, given as never)).toThrow(words);
});

test('an error names any value in a few words', () => {
  let deep: unknown = 1;
  for (let level = 0; level < 100_000; level += 1) deep = [deep];
  expect([shown(deep), shown({ deep }), shown(undefined), shown(null), shown(true), shown(-1.5), shown('a"b'), shown('x'.repeat(1e6)).length])
    .toEqual(['a list of 1', 'an object', 'nothing', 'null', 'true', '-1.5', '"a\\"b"', 61]);
});
