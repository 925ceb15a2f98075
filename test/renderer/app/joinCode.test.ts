// Which code does the page read in what somebody types?

import { describe, expect, it } from 'vitest';
import { readCode } from '#renderer/app/joinCode.ts';

describe('a join code (H-15)', () => {
  it.each(['K7QF2M', 'k7qf2m', ' k7q f2m ', 'K7Q-F2M', 'k 7 q f 2 m', 'http://192.168.1.20:8484/#join=K7QF2M', '#join=k7qf2m&x=1'])('is read in "%s"', (typed) => expect(readCode(typed)).toBe('K7QF2M'));

  it.each(['', 'K7QF2', 'K7QF2MM', 'K7QF2O', 'K7QF21', 'KÖQF2M', '......'])('is not read in "%s"', (typed) => expect(readCode(typed)).toBeNull());

  it('of an invitation keeps its letters as they are', () => {
    expect(readCode(' abcDEF-_0123456789xyz ')).toBe('abcDEF-_0123456789xyz');
    expect(readCode('a'.repeat(65))).toBeNull();
  });
});
