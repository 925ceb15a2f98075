// Says aloud at the end which browser tests did not run, and why, where "skipped" alone would be
// overlooked.

import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

export default class NotRunReporter implements Reporter {
  private readonly reasons = new Map<string, string[]>();

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status !== "skipped") return;
    const reason =
      [...test.annotations, ...result.annotations].find(({ type }) => type === "skip")
        ?.description ?? "no reason given";
    this.reasons.set(reason, [...(this.reasons.get(reason) ?? []), test.title]);
  }

  onEnd(): void {
    for (const [reason, titles] of this.reasons) {
      process.stdout.write(
        `NOT RUN: ${titles.length} test(s) because ${reason}:\n${titles.map((title) => `  - ${title}\n`).join("")}`,
      );
    }
  }

  printsToStdio(): boolean {
    return true;
  }
}
