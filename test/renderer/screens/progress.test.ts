// Does the page of trophies know what the house's achievements are called, and who did best with the cards of the day?

import { expect, test } from 'vitest';
import { houseMerits } from '#main/house/merits/houseMerits.ts';
import { achievementWords } from '#renderer/screens/progress/achievementWords.ts';
import { dailyStandings } from '#renderer/screens/progress/dailyStandings.ts';
import { progress } from '#renderer/text/en/progress.ts';

test('H-34 every achievement of the house has its words, and no other has', () => {
  expect(Object.keys(progress.achievements).toSorted()).toEqual(houseMerits.achievements.map(({ key }) => key).toSorted());
});

test('H-34 an achievement of a game is called as the game says, one that is not known by its key', () => {
  expect(achievementWords({ of: 'kings-and-bastards', key: 'dynasty' }).name).toBe('Dynasty');
  expect(achievementWords({ of: 'house', key: 'deal' }).name).toBe('Deal of the day');
  expect([achievementWords({ of: 'whist', key: 'slam' }), achievementWords({ of: 'house', key: 'slam' })]).toEqual(Array(2).fill({ name: 'slam', help: '' }));
});

const bot = (name: string, place: number | null, points: number) => ({ name, avatar: 'avatar-01', level: 'regular' as const, place, points });

test('H-34 places come first, then points; equal ones share their rank, and one is named before the bots', () => {
  const rows = dailyStandings([bot('Ada', 2, 26), bot('Ben', 1, 40), bot('Cy', 1, 57)], { place: 2, points: 26 });
  expect(rows.map((row) => [row.bot?.name ?? 'you', row.rank])).toEqual([['Cy', 1], ['Ben', 2], ['you', 3], ['Ada', 3]]);
});

test('H-34 GR-15 where nobody has won is better than to have lost, and less than to have won points', () => {
  const rows = dailyStandings([bot('Ada', 2, 0), bot('Ben', 1, 31)], { place: null, points: 0 });
  expect(rows.map((row) => [row.bot?.name ?? 'you', row.rank])).toEqual([['Ben', 1], ['you', 2], ['Ada', 3]]);
});

test('H-34 who has given up stands last, without a rank', () => {
  const rows = dailyStandings([bot('Ada', 4, 0), bot('Ben', 1, 40)], null);
  expect(rows.map((row) => [row.bot?.name ?? 'you', row.rank])).toEqual([['Ben', 1], ['Ada', 2], ['you', null]]);
});
