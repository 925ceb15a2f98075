import { expect, test } from "vitest";
import { newToken, systemRandom } from "#main/base/chance.ts";

test("as many bytes as are asked for, be it many", () => {
  for (const count of [0, 1, 4, 32, 4095, 4096, 4097, 100_000])
    expect(systemRandom(count)).toHaveLength(count);
});

test("nothing is handed out twice, however much is asked for", () => {
  const tokens = Array.from({ length: 5000 }, () => newToken(systemRandom));
  expect(new Set(tokens).size).toBe(tokens.length);
});

test("what was handed out is the asker’s own: it stays as it is, and changing it changes nothing else", () => {
  const mine = systemRandom(16);
  const before = [...mine];
  const others = Array.from({ length: 1000 }, () => systemRandom(16));
  expect([...mine]).toEqual(before);
  expect(new Set([mine, ...others].map(({ buffer }) => buffer)).size).toBe(1001);
});
