// Puts into English what rules and host say in keys.

import { expect } from "vitest";
import type { RuleError } from "#shared/contract/outcome.ts";
import { sentence } from "#shared/games/texts.ts";
import { SaidError } from "#shared/text/said.ts";

/** An error as it is refused: its code, and words of its sentence in English. */
export const saying = (code: string, words: string | RegExp): RuleError =>
  expect.toSatisfy(
    (error: RuleError) =>
      error.code === code &&
      (typeof words === "string" ? sentence(error).includes(words) : words.test(sentence(error))),
    `${code}: ${String(words)}`,
  ) as RuleError;

/** The work; what it throws in keys is thrown in words. */
export const inEnglish = (work: () => unknown) => (): void => {
  try {
    work();
  } catch (error) {
    throw error instanceof SaidError ? new Error(sentence(error.said)) : error;
  }
};

/** A refusal in words of a test's own: a key that no catalogue has stands for itself. */
export const refusedWith = (
  code: string,
  words: string,
): Readonly<{ ok: false; error: RuleError }> => ({
  ok: false,
  error: { code, key: words, args: {} },
});
