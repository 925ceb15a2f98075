// How many tests passed, failed and were skipped, by the runners' own JSON reports?

import { z } from 'zod';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const noCounts: Counts = { passed: 0, failed: 0, skipped: 0 };

export const addCounts = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

const vitestReport = z.object({
  success: z.boolean(),
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  numFailedTestSuites: z.number(),
});

/** A file that could not be loaded fails without a failed test; it counts as one. Throws a ZodError on another form. */
export function vitestCounts(report: unknown): Counts {
  const read = vitestReport.parse(report);
  const failed = read.numFailedTests > 0 || read.success ? read.numFailedTests : Math.max(1, read.numFailedTestSuites);
  return { passed: read.numPassedTests, failed, skipped: read.numPendingTests + read.numTodoTests };
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

/** A test that passed only when repeated has failed. Throws a ZodError on another form. */
export function playwrightCounts(report: unknown): Counts {
  const { stats, errors } = playwrightReport.parse(report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}

export const sumLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
