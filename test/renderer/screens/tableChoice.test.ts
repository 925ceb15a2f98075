// Is a table laid as the house takes it?

import { describe, expect, it } from 'vitest';
import { commonLevel, resizedBots, standardChoice } from '#renderer/screens/setup/tableChoice.ts';
import { houseRequests } from '#shared/protocol/schema.ts';

describe('the standard table', () => {
  it('is one that the house would open', () => {
    expect(houseRequests.openTable.safeParse(standardChoice).success).toBe(true);
  });
});

describe('bots', () => {
  it('that are there keep their level, new ones take the last one’s', () => {
    expect(resizedBots(['regular', 'easy'], 4)).toEqual(['regular', 'easy', 'easy', 'easy']);
    expect(resizedBots(['regular', 'easy'], 1)).toEqual(['regular']);
    expect(resizedBots([], 2)).toEqual(['regular', 'regular']);
  });

  it('have a common level only where all are alike', () => {
    expect(commonLevel(['easy', 'easy'])).toBe('easy');
    expect(commonLevel(['easy', 'regular'])).toBeNull();
    expect(commonLevel([])).toBeNull();
  });
});
