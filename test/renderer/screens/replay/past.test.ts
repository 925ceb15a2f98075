// Is the table after a jump what it would be had every move been watched?

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tableGame } from '#renderer/games/tableGames.ts';
import { moveWords } from '#renderer/screens/replay/moveWords.ts';
import { Reel } from '#renderer/screens/replay/Reel.ts';
import { replayTable } from '#renderer/screens/replay/replayTable.ts';
import { Desk } from '#renderer/table/desk/Desk.ts';
import type { DeskState } from '#renderer/table/desk/deskState.ts';
import type { Stage } from '#renderer/table/desk/stage.ts';
import { replayOf } from '#main/house/history/replayOf.ts';
import { sentence } from '#shared/games/texts.ts';
import type { Eyes, Replay } from '#shared/protocol/replay.ts';
import { parseRecord } from '#shared/record/roundRecord.ts';
import { goldenRecords } from '#test/support/goldenRecords.ts';

const still: Stage = { perform: (_plan, _scene, _parts, done) => done(), shake: () => undefined, yourTurn: () => undefined, pressed: () => undefined };
const noMemory = { recall: () => ({}), keep: () => undefined };

function replayFrom(file: string, eyes: Eyes): Replay {
  const read = parseRecord(readFileSync(file, 'utf8'));
  const players = read.record.seats.map((name) => ({ name, avatar: 'avatar-01', bot: null, isOwn: false }));
  return replayOf(read, { players, stored: null, eyes, offered: [eyes], movesAt: [] });
}

const openDesk = (reel: Reel): Desk => {
  const desk = new Desk(reel.session, tableGame, 'rank', noMemory);
  desk.attach(still);
  return desk;
};
/** Keys name sprites, and are given as cards come. */
const shown = ({ scene, lines, view, toast, picked }: DeskState) =>
  ({ scene: { ...scene, hand: scene.hand.map(({ card }) => card) }, lines: lines.map(({ words }) => words), view, toast, picked: scene.hand.flatMap(({ key, card }) => (picked.has(key) ? [card] : [])) });

const cases = goldenRecords().flatMap(({ game, name, file }) => ([0, 'spectator', 'all'] as const).map((eyes) => ({ title: `${game}: ${name}, ${eyes}`, file, eyes })));

test.each(cases)('after every move – $title', ({ file, eyes }) => {
  const replay = replayFrom(file, eyes);
  const watching = new Reel(replay);
  const watched = openDesk(watching);
  const jumping = new Reel(replay);
  const jumped = openDesk(jumping);
  for (const at of watching.state().lines.keys()) {
    if (at > 0) watching.step();
    jumping.jump(at);
    expect(shown(jumped.state())).toEqual(shown(watched.state()));
  }
  watched.close();
  jumped.close();
});

test('C-6 no move of a replay is taken for one that was made because time was up', () => {
  const reel = new Reel(replayFrom(goldenRecords().find(({ name }) => name === 'a-whole-round-by-seed')!.file, 0));
  const desk = openDesk(reel);
  for (const _ of reel.state().lines) reel.step();
  expect(desk.state().toast).toBeNull();
  expect(desk.state().lines.filter(({ words }) => words.includes('time was up'))).toEqual([]);
  desk.close();
});

test.each(cases)('every move is told in words – $title', ({ file, eyes }) => {
  const replay = replayFrom(file, eyes);
  const table = replayTable(replay);
  for (const line of new Reel(replay).state().lines) {
    const words = moveWords(line, table);
    expect(words.trim()).not.toBe('');
    expect(words).not.toMatch(/undefined|null|\[object/);
    if (line.line.error) expect(words).toContain(sentence(line.line.error));
  }
});
