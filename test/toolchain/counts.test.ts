// Checks that the last line of a test run is true.

import { describe, expect, it } from "vitest";
import {
  addCounts,
  noCounts,
  playwrightCounts,
  playwrightFailures,
  sumLine,
  vitestCounts,
  vitestFailures,
} from "./counts.ts";

const unit = {
  success: true,
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  numFailedTestSuites: 0,
};
const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 2 };

describe("the counts", () => {
  it("of both runners make one line", () => {
    expect(sumLine(addCounts(vitestCounts(unit), playwrightCounts({ stats, errors: [] })))).toBe(
      "8 passed, 0 failed, 4 skipped",
    );
    expect(sumLine(addCounts(noCounts, { passed: 1, failed: 2, skipped: 0 }))).toBe(
      "1 passed, 2 failed",
    );
  });
  it("take a file that could not be loaded for a failure", () => {
    expect(vitestCounts({ ...unit, success: false, numFailedTestSuites: 2 }).failed).toBe(2);
    expect(vitestCounts({ ...unit, success: false }).failed).toBe(1);
  });
  it("take what passed only when it was repeated for a failure", () => {
    expect(playwrightCounts({ stats: { ...stats, flaky: 1 }, errors: [] })).toEqual({
      passed: 3,
      failed: 1,
      skipped: 2,
    });
  });
  it("take an error outside of every test for a failure", () => {
    expect(playwrightCounts({ stats, errors: [{ message: "x" }] }).failed).toBe(1);
  });
  it("come from no report of another form", () => {
    expect(() => vitestCounts({})).toThrow();
    expect(() => playwrightCounts({ stats: {} })).toThrow();
  });
});

describe("what failed", () => {
  it("is named with the first line of why, in one line each", () => {
    const assertionResults = [
      { fullName: "C-1 holds", status: "passed", failureMessages: [] },
      {
        fullName: "C-2 holds",
        status: "failed",
        failureMessages: ["AssertionError: \u001b[31mexpected\u001b[39m 1\n    at x"],
      },
    ];
    const files = [
      { name: "a.test.ts", status: "failed", message: "", assertionResults },
      { name: "b.test.ts", status: "failed", message: "No such file\nat y", assertionResults: [] },
    ];
    expect(vitestFailures({ testResults: files })).toEqual([
      "C-2 holds: AssertionError: expected 1",
      "b.test.ts: No such file",
    ]);
  });
  it("is found however deep it stands, and outside of every test", () => {
    const spec = {
      title: "a page opens",
      file: "x.spec.ts",
      ok: false,
      tests: [{ results: [{ error: { message: "Error: it is shut\n  at z" } }] }],
    };
    const inner = { specs: [spec, { ...spec, title: "another opens", ok: true }] };
    expect(
      playwrightFailures({
        suites: [{ specs: [], suites: [inner] }],
        errors: [{ message: "no browser" }],
      }),
    ).toEqual(["x.spec.ts › a page opens: Error: it is shut", "outside of every test: no browser"]);
  });
  it("comes from no report of another form", () => {
    expect(() => vitestFailures({})).toThrow();
    expect(() => playwrightFailures({ errors: [] })).toThrow();
  });
});
