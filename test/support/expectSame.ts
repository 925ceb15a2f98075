// Checks that two large values are the same. Most often they are, and Node finds that out in a
// fraction of the time that `toEqual` takes.

import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";

/** Where Node sees a difference, `toEqual` tells which, if it is one. */
export function expectSame(found: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(found, wanted)) expect(found).toEqual(wanted);
}
