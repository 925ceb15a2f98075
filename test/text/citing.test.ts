// Checks that a refusal's sentence comes before the rule's number, which is given once.

import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { citing } from "#renderer/ui/Ruled.tsx";

test.each([
  [
    "There’s already a profile called “Ann”. Choose another name (H-1).",
    "There’s already a profile called “Ann”. Choose another name.",
    "H-1",
  ],
  [
    "seat 1 has 49 chips, which do not cover the stake of 50 (C-8)",
    "seat 1 has 49 chips, which do not cover the stake of 50",
    "C-8",
  ],
  ['leave "suit" out (X8-9, X8-13, X8-14).', 'leave "suit" out.', "X8-9, X8-13, X8-14"],
  [
    "9 doesn’t beat 9. Play a single of a higher rank, or a 2.",
    "9 doesn’t beat 9. Play a single of a higher rank, or a 2.",
    null,
  ],
  [
    'option "target" (CE-13) takes a whole number from 0 to 500, not -1',
    'option "target" (CE-13) takes a whole number from 0 to 500, not -1',
    null,
  ],
  ["The host ended by itself (exit code 3).", "The host ended by itself (exit code 3).", null],
])('"%s" is told as its words, and then its rule', (words, bare, cited) => {
  expect(citing(words)).toEqual({ bare, cited });
});

test("C-9 a move that breaks a game’s own rule names that rule’s number, and its sentence no other", () => {
  const records = resolve(import.meta.dirname, "../records");
  const errors = globSync("*/*.all.jsonl", { cwd: records })
    .flatMap((file) => readFileSync(join(records, file), "utf8").trim().split("\n"))
    .flatMap(
      (line) =>
        (
          JSON.parse(line) as {
            readonly error?: Readonly<{ code: string; message: string }>;
          }
        ).error ?? [],
    )
    .filter(({ code }) => !code.startsWith("C-"));
  expect(errors.length).toBeGreaterThan(50);
  expect(errors.filter(({ message }) => /\([A-Z]+\d*-\d+/.test(message))).toEqual([]);
});
