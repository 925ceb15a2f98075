// Counts the tests that passed, failed and were skipped, and names those that failed with their
// words, by the runners' own JSON reports.

import { z } from "zod";

export type Counts = Readonly<{
  passed: number;
  failed: number;
  skipped: number;
}>;

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

/**
 * A file that could not be loaded fails without a failed test; it counts as one. Throws a ZodError
 * on another form.
 */
export function vitestCounts(report: unknown): Counts {
  const read = vitestReport.parse(report);
  const failed =
    read.numFailedTests > 0 || read.success
      ? read.numFailedTests
      : Math.max(1, read.numFailedTestSuites);
  return { passed: read.numPassedTests, failed, skipped: read.numPendingTests + read.numTodoTests };
}

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
});

/** What passed only when it was repeated has failed. Throws a ZodError on another form. */
export function playwrightCounts(report: unknown): Counts {
  const { stats, errors } = playwrightReport.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

const vitestFailed = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullable(),
        }),
      ),
    }),
  ),
});

/**
 * A line for each test that failed, and for each file that could not be loaded. Throws a ZodError
 * on another form.
 */
export function vitestFailures(report: unknown): readonly string[] {
  return vitestFailed
    .parse(report)
    .testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((result) => result.status === "failed");
      if (failed.length === 0 && status === "failed") return [failureLine(name, message)];
      return failed.map(({ fullName, failureMessages }) =>
        failureLine(fullName, failureMessages?.[0] ?? ""),
      );
    });
}

type PlaywrightSuite = Readonly<{
  specs: readonly Readonly<{
    title: string;
    file: string;
    ok: boolean;
    tests: readonly {
      readonly results: readonly { readonly error?: { readonly message: string } | undefined }[];
    }[];
  }>[];
  suites?: readonly PlaywrightSuite[] | undefined;
}>;

const playwrightSuite: z.ZodType<PlaywrightSuite> = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      ok: z.boolean(),
      tests: z.array(
        z.object({
          results: z.array(z.object({ error: z.object({ message: z.string() }).optional() })),
        }),
      ),
    }),
  ),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

const playwrightFailed = z.object({
  suites: z.array(playwrightSuite),
  errors: z.array(z.object({ message: z.string() })),
});

/**
 * A line for each test that failed, and for each error outside of every test. Throws a ZodError on
 * another form.
 */
export function playwrightFailures(report: unknown): readonly string[] {
  const { suites, errors } = playwrightFailed.parse(report);
  const failed = suites
    .flatMap(specsWithin)
    .filter(({ ok }) => !ok)
    .map(firstError);
  return [...failed, ...errors.map(({ message }) => failureLine("outside of every test", message))];
}

const specsWithin = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite["specs"] => [
  ...specs,
  ...suites.flatMap(specsWithin),
];

function firstError({ file, title, tests }: PlaywrightSuite["specs"][number]): string {
  const message = tests.flatMap(({ results }) => results).find(({ error }) => error)
    ?.error?.message;
  return failureLine(`${file} › ${title}`, message ?? "");
}

const longestLine = 240;

function failureLine(name: string, message: string): string {
  const [first = ""] = message.replaceAll(/\u001b\[\d+m/g, "").split("\n");
  return `${name}: ${first}`.slice(0, longestLine);
}

export const sumLine = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
