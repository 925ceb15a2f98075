// What is under way is counted by key until it is done, whether it fails or not.

import { expect, test } from "vitest";
import { UnderWay } from "#main/base/rateLimits.ts";

test("work is counted by its key and in all, from the moment it begins until it is done or has failed", async () => {
  const counter = new UnderWay();
  const ends: ((error?: Error) => void)[] = [];
  const work = () =>
    new Promise<void>((resolve, reject) =>
      ends.push((error) => (error ? reject(error) : resolve())),
    );
  const done = [counter.during("a", work), counter.during("a", work), counter.during("b", work)];
  const counts = () => [counter.of("a"), counter.of("b"), counter.of("c"), counter.all];
  expect(counts()).toEqual([2, 1, 0, 3]);
  ends[0]!();
  await done[0];
  expect(counts()).toEqual([1, 1, 0, 2]);
  ends[1]!(new Error("it failed"));
  await expect(done[1]).rejects.toThrow("it failed");
  await expect(
    counter.during("c", () => {
      throw new Error("it was never begun");
    }),
  ).rejects.toThrow("it was never begun");
  expect(counts()).toEqual([0, 1, 0, 1]);
  ends[2]!();
  await done[2];
  expect(counts()).toEqual([0, 0, 0, 0]);
});
