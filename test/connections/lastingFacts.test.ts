// Are facts that last sent over a line only as often as they change, and packed once for all who know the same?

import { expect, test } from 'vitest';
import { LastingFacts, viewWithout } from '#main/connections/lastingFacts.ts';
import { View } from '#shared/contract/view.ts';
import { eightsNomic } from '#shared/games/eights-nomic/index.ts';
import { made, type dealt, draw, endTurn, modify, play, quick, laid, say } from '#test/games/eights-nomic/moment.ts';

const viewOf = (round: ReturnType<typeof dealt>) => View.of(eightsNomic, { round, happened: [] }, 'spectator') as never as Parameters<typeof viewWithout>[0];
const start = laid(['8s 2d', '3c', '5c'], { options: quick });

test('EN-4 the first view of a round has all facts, those after it what has changed', () => {
  const line = new LastingFacts();
  const kept = (round: typeof start, number = 1) => line.kept(viewOf(round).seen, 'eights-nomic', number);
  expect(kept(start)).toEqual([]);
  const drawn = made(start, [0, draw]);
  expect(kept(drawn)).toEqual(['rules', 'history', 'announcements']);
  expect(kept(made(drawn, [1, say('Well.')]))).toEqual(['rules', 'history']);
  const changed = made(drawn, [0, play('8s')], [0, modify('A', 'A new text.')]);
  expect(kept(changed)).toEqual([]);
  expect(kept(made(changed, [0, endTurn]))).toEqual(['rules', 'history', 'announcements']);
  expect(kept(made(changed, [0, endTurn]), 2)).toEqual([]);
});

test('of a game in which nothing lasts everything is sent', () => {
  const line = new LastingFacts();
  for (let view = 0; view < 2; view += 1) expect(line.kept(viewOf(start).seen, 'exordia8', 1)).toEqual([]);
});

test('a view without them is made once, and small however long the book is', () => {
  const view = viewOf(start);
  const names = ['rules', 'history', 'announcements'];
  expect(viewWithout(view, names)).toBe(viewWithout(view, names));
  expect(viewWithout(view, [])).toBe(view);
  expect(viewWithout(view, names).seen.facts).not.toHaveProperty('rules');
  expect(JSON.stringify(viewWithout(view, names)).length).toBeLessThan(2000);
  expect(JSON.stringify(view).length).toBeGreaterThan(4000);
});
