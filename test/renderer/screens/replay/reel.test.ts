// Does a replay go to and fro, and by itself, as it is told?

import { describe, expect, test } from 'vitest';
import { Reel, speeds } from '#renderer/screens/replay/Reel.ts';
import { reelAct } from '#renderer/screens/replay/useReelKeys.ts';
import type { Replay, ReplayLine } from '#shared/protocol/replay.ts';
import { SimulatedClock } from '#test/client/SimulatedClock.ts';

const view = { seen: {}, happened: [] } as unknown as NonNullable<ReplayLine['view']>;
const replayOf = (hidden: readonly number[] = [], count = 6): Replay => ({
  game: 'kings-and-bastards', options: {}, players: [{ name: 'Ann', avatar: 'avatar-01', bot: null, isOwn: true }], stored: null, eyes: 0, offered: [0], count, part: { number: 1, of: 1, size: count },
  lines: Array.from({ length: count }, (_, number) => ({ number, view: hidden.includes(number) ? null : view, seat: null, at: null, error: null })),
});

function watched(replay = replayOf()) {
  const clock = new SimulatedClock();
  const reel = new Reel(replay, clock);
  const shown: string[] = [];
  reel.drive({ take: ({ number }) => shown.push(`step ${number}`), jump: (past) => shown.push(`jump ${past.map(({ number }) => number).join(' ')}`) });
  return { reel, clock, shown };
}

test('begins at the deal, and tells so to whoever looks', () => {
  const { reel, shown } = watched();
  expect(reel.state()).toMatchObject({ at: 0, isPlaying: false, speed: 1 });
  expect(shown).toEqual(['jump 0']);
});

test('a step on is the next view; any other way is a jump with all that lies before it', () => {
  const { reel, shown } = watched();
  reel.step();
  reel.step();
  reel.jump(1);
  reel.jump(99);
  reel.step();
  reel.jump(-5);
  expect(shown).toEqual(['jump 0', 'step 1', 'step 2', 'jump 0 1', 'jump 0 1 2 3 4 5', 'jump 0']);
});

test('lines that these eyes do not see are passed over', () => {
  const { reel, shown } = watched(replayOf([2, 3]));
  for (let count = 0; count < 9; count += 1) reel.step();
  expect(shown).toEqual(['jump 0', 'step 1', 'step 4', 'step 5']);
  expect(reel.state().at).toBe(3);
});

test('other eyes look at the same move, or the last one before it that they see', () => {
  const { reel, shown } = watched();
  reel.jump(3);
  reel.look(replayOf([2, 3]));
  expect(reel.state()).toMatchObject({ at: 1 });
  expect(shown.at(-1)).toBe('jump 0 1');
  reel.look(replayOf());
  expect(reel.state()).toMatchObject({ at: 1 });
});

describe('playing', () => {
  test('makes a move after the other and stops at the end', () => {
    const { reel, clock, shown } = watched(replayOf([], 3));
    reel.play();
    expect(reel.state().isPlaying).toBe(true);
    clock.advance(700);
    expect(shown).toEqual(['jump 0', 'step 1']);
    clock.advance(700);
    expect(shown).toEqual(['jump 0', 'step 1', 'step 2']);
    expect(reel.state()).toMatchObject({ at: 2, isPlaying: false });
    expect(clock.delays).toEqual([]);
  });

  test('waits while the table still moves', () => {
    const { reel, clock, shown } = watched();
    reel.play();
    reel.moved(true);
    clock.advance(5000);
    expect(shown).toEqual(['jump 0']);
    reel.moved(false);
    clock.advance(700);
    expect(shown).toEqual(['jump 0', 'step 1']);
  });

  test.each(speeds)('at speed %d it looks at a move for 700 ms divided by that', (speed) => {
    const { reel, clock } = watched();
    reel.play();
    reel.speed = speed;
    expect(clock.delays).toEqual([700 / speed]);
  });

  test('pauses, and leaves no timer behind', () => {
    const { reel, clock, shown } = watched();
    reel.play();
    reel.pause();
    reel.moved(false);
    clock.advance(9000);
    expect(shown).toEqual(['jump 0']);
    expect(clock.delays).toEqual([]);
  });

  test('at the end begins again with the deal', () => {
    const { reel, shown } = watched(replayOf([], 3));
    reel.jump(2);
    reel.play();
    expect(shown.at(-1)).toBe('jump 0');
    expect(reel.state()).toMatchObject({ at: 0, isPlaying: true });
    reel.pause();
  });
});

test('shows on from where it stands to who comes later, and no more to who has gone', () => {
  const { reel, shown } = watched();
  reel.step();
  const late: string[] = [];
  const stop = reel.drive({ take: ({ number }) => late.push(`step ${number}`), jump: (past) => late.push(`jump ${past.length}`) });
  reel.step();
  stop();
  reel.step();
  expect(late).toEqual(['jump 2', 'step 2']);
  expect(shown).toEqual(['jump 0', 'step 1', 'step 2', 'step 3']);
});

describe('keys', () => {
  const after = (...keys: readonly string[]) => {
    const { reel } = watched();
    for (const key of keys) reelAct(key, reel)?.();
    const { at, isPlaying } = reel.state();
    reel.pause();
    return { at, isPlaying };
  };

  test('arrows go a move to and fro, Home and End to the ends, the space bar plays and pauses', () => {
    expect(after('ArrowRight', 'ArrowRight', 'ArrowLeft')).toEqual({ at: 1, isPlaying: false });
    expect(after('End')).toEqual({ at: 5, isPlaying: false });
    expect(after('End', 'Home')).toEqual({ at: 0, isPlaying: false });
    expect(after(' ')).toEqual({ at: 0, isPlaying: true });
    expect(after(' ', ' ')).toEqual({ at: 0, isPlaying: false });
  });

  test('others mean nothing', () => {
    const { reel } = watched();
    for (const key of ['a', 'Enter', 'Tab', 'ArrowUp', 'PageDown']) expect(reelAct(key, reel)).toBeNull();
  });
});
