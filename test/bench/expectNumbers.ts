// Runs a bench in its quick mode and expects figures of it.

import { expect } from "vitest";
import { benches } from "./benches.ts";

export async function expectNumbers(name: string): Promise<void> {
  const { bench } = (await benches[name]?.()) ?? {};
  const report = await bench?.run(true);
  expect(report?.lines.length).toBeGreaterThan(0);
  for (const line of report?.lines ?? []) {
    expect(line).toMatch(/\d/);
    expect(line).not.toMatch(/NaN|Infinity|undefined|\?/);
  }
}
