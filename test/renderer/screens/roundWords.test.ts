// Is it said right who won a round, what comes next and what the titles mean there?

import { describe, expect, it } from 'vitest';
import { fakeTable } from '#renderer/dev/fakeTable.ts';
import { comingNext, headline, privileges } from '#renderer/screens/table/roundWords.ts';
import type { Standing } from '#renderer/screens/table/standings.ts';
import type { TableState } from '#shared/protocol/table.ts';

const kings = 'kings-and-bastards';
const draw = 'five-card-draw';
const table: TableState = fakeTable('t', 'between');
const row = (at: number, change: Partial<Standing>): Standing => ({ place: at + 1, player: table.players[at]!, title: null, hand: '', won: false, change: null, left: false, ...change });

describe('the headline', () => {
  it('KB-13 names King and Bastard', () => {
    const rows = [row(0, { title: 'king', won: true }), row(1, {}), row(2, { title: 'bastard' })];
    expect([headline(kings, rows, 'p0'), headline(kings, rows, 'p2'), headline(kings, rows, 'p1')]).toEqual(['You are King!', 'You are the Bastard.', 'Robin is King']);
  });

  it('H-8 of a poker hand names who won it, not who is King', () => {
    const rows = [row(1, { won: true, change: 240 }), row(0, { title: 'king', change: -240 })];
    expect([headline(draw, rows, 'p1'), headline(draw, rows, 'p0')]).toEqual(['You win, up 240 chips', 'Ada wins, up 240 chips']);
  });

  it('FD-13 names all who share', () => {
    expect(headline(draw, [row(1, { won: true }), row(0, { won: true })], 'p0')).toBe('Ada and you share the pot');
  });
});

describe('what comes next', () => {
  it('H-7 is the next game, and which of its rounds', () => {
    expect(comingNext(table)).toBe('Next: Five-card draw, 1 of 4');
    expect(comingNext({ ...table, next: { entry: 0, round: 0 } })).toBe('Next: Kings & Bastards');
  });

  it('goes without saying where there is one game, and is nothing where no round can follow', () => {
    expect(comingNext({ ...table, rotation: table.rotation.slice(0, 1), next: { entry: 0, round: 0 } })).toBe('');
    expect(comingNext({ ...table, next: null })).toBe('');
  });

  it('H-10 is the end where the session is to be stopped', () => {
    expect(comingNext({ ...table, stopping: true })).toBe('The session ends here.');
  });
});

describe('privileges (H-8)', () => {
  it('are told before poker hands', () => {
    expect(privileges(table)).toBe('King Robin deals the first hand and pays no ante; Ludwig, the Bastard, pays it for him.');
    expect(privileges({ ...table, honours: { king: 'p0', bastard: null, button: null } })).toBe('King Robin pays no ante.');
  });

  it('are none before shedding rounds, where titles do not count, and for a King who is gone', () => {
    expect(privileges({ ...table, next: { entry: 0, round: 0 } })).toBe('');
    expect(privileges({ ...table, settings: { ...table.settings, titles: false } })).toBe('');
    expect(privileges({ ...table, players: table.players.map((player) => (player.id === 'p0' ? { ...player, gone: true } : player)) })).toBe('');
  });
});
