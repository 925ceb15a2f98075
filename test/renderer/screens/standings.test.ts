// Does the result panel list the round as the rules place it?

import { describe, expect, it } from 'vitest';
import { notReady, placeOf, standings } from '#renderer/screens/table/standings.ts';
import type { TablePlayer } from '#shared/protocol/table.ts';

const player = (seat: number, change: Partial<TablePlayer> = {}): TablePlayer => ({
  id: `p${seat}`, name: `Player ${seat}`, avatar: 'avatar-01', bot: null, presence: 'here', seat, gone: false,
  firsts: 0, lasts: 0, rounds: 1, chips: null, ready: false, ...change,
});
const four = [0, 1, 2, 3].map((seat) => player(seat));
const listed = (places: readonly (readonly number[])[], left: readonly number[], chips?: readonly number[]) =>
  standings({ players: four, lastResult: { winners: places[0] ?? [], places, ...(chips && { chips }) } }, left);

describe('standings', () => {
  it('KB-13 list the order of going out, with King first and Bastard last', () => {
    expect(listed([[2], [0], [3], [1]], []).map(({ player: { seat }, place, title }) => [seat, place, title])).toEqual([
      [2, 1, 'king'], [0, 2, null], [3, 3, null], [1, 4, 'bastard'],
    ]);
  });

  it('KB-16 make the last who did not leave the Bastard, and say who left', () => {
    expect(listed([[2], [0], [3], [1]], [1]).map(({ title, left }) => [title, left])).toEqual([
      ['king', false], [null, false], ['bastard', false], [null, true],
    ]);
  });

  it('KB-16 have no Bastard where only one never left', () => {
    expect(listed([[2], [0], [3], [1]], [0, 3, 1]).some(({ title }) => title === 'bastard')).toBe(false);
  });

  it('C-8 give each his gain or loss, and null where nothing was played for', () => {
    expect(listed([[2], [0], [3], [1]], [], [-10, -30, 50, -10]).map(({ change }) => change)).toEqual([50, -10, -10, -30]);
    expect(listed([[2], [0], [3], [1]], []).map(({ change }) => change)).toEqual([null, null, null, null]);
  });

  it('are empty without a result', () => {
    expect(standings({ players: four, lastResult: null }, [])).toEqual([]);
  });
});

describe('a place', () => {
  it('C-14 is shared, and the next one counts those before it', () => {
    const result = { winners: [1], places: [[1], [0, 3], [2]] };
    expect([0, 1, 2, 3, 4].map((seat) => placeOf(result, seat))).toEqual([2, 1, 4, 2, null]);
  });
});

describe('the next round', () => {
  it('waits for people at the table who are not ready, never for bots or those who left', () => {
    const waiting = [player(0), player(1, { ready: true }), player(2, { bot: 'easy' }), player(3, { gone: true })];
    expect(notReady(waiting).map(({ id }) => id)).toEqual(['p0']);
  });
});
