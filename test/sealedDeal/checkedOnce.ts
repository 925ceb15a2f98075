// Every page of a table, and its host, check the same signatures and shuffles: here each is computed
// for the first of them.

import { beforeEach, vi } from "vitest";
import * as shuffle from "#shared/sealedDeal/shuffle.ts";
import * as signatures from "#shared/sealedDeal/signatures.ts";

/** The true answers. `nameOf`: another one wherever the answer may be another. */
function once<A extends readonly unknown[]>(
  check: (...asked: A) => boolean,
  nameOf: (asked: A) => unknown,
): (...asked: A) => boolean {
  const answers = new Map<string, boolean>();
  return (...asked) => {
    const name = JSON.stringify(nameOf(asked));
    const answer = answers.get(name) ?? check(...asked);
    answers.set(name, answer);
    return answer;
  };
}

/** In the tests of this file, each of which computes in one group. */
export function checkOnce(): void {
  const { isSigned } = signatures;
  const { isShuffle } = shuffle;
  beforeEach(() => {
    vi.spyOn(signatures, "isSigned").mockImplementation(once(isSigned, (asked) => asked));
    vi.spyOn(shuffle, "isShuffle").mockImplementation(
      once(isShuffle, ([_group, ...asked]) => asked),
    );
  });
}
