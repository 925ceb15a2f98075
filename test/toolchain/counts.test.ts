// Is the last line of a test run true?

import { describe, expect, it } from 'vitest';
import { addCounts, noCounts, playwrightCounts, sumLine, vitestCounts } from './counts.ts';

const unit = { success: true, numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, numFailedTestSuites: 0 };
const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 2 };

describe('the counts', () => {
  it('of both runners make one line', () => {
    expect(sumLine(addCounts(vitestCounts(unit), playwrightCounts({ stats, errors: [] })))).toBe('8 passed, 0 failed, 4 skipped');
    expect(sumLine(addCounts(noCounts, { passed: 1, failed: 2, skipped: 0 }))).toBe('1 passed, 2 failed');
  });
  it('take a file that could not be loaded for a failure', () => {
    expect(vitestCounts({ ...unit, success: false, numFailedTestSuites: 2 }).failed).toBe(2);
    expect(vitestCounts({ ...unit, success: false }).failed).toBe(1);
  });
  it('take a test that passed at its second try for a failure', () => {
    expect(playwrightCounts({ stats: { ...stats, flaky: 1 }, errors: [] }).failed).toBe(1);
  });
  it('take an error outside of every test for a failure', () => {
    expect(playwrightCounts({ stats, errors: [{ message: 'x' }] }).failed).toBe(1);
  });
  it('come from no report of another form', () => {
    expect(() => vitestCounts({})).toThrow();
    expect(() => playwrightCounts({ stats: {} })).toThrow();
  });
});
