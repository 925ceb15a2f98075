// What the tests over the catalogue must know of a game but cannot learn from its rules.

import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { AnyRound } from "#shared/contract/game.ts";
import type { ReplayedLine } from "#shared/record/replay.ts";
import type { Revealed } from "#test/support/leakCheck.ts";

/** True if a round came to this end, by how it stands at last and how it got there. */
export type Ending<R extends AnyRound = AnyRound> = (
  last: R,
  lines: readonly ReplayedLine[],
) => boolean;

export type Expected = Readonly<{
  /**
   * Letters of its page's rule numbers, how many rules it has, and the number of the first where
   * that is not 1.
   */
  page: Readonly<{ letters: string; rules: number; first?: number }>;
  /**
   * Options with which a round ends by itself, and soon, where it otherwise lasts until all agree.
   */
  brief?: { readonly [option: string]: number };
  /** All that its page knows; the names are for the one who has to write the missing record. */
  endings: { readonly [ending: string]: Ending };
  /** `() => null` where no rule tells of hidden cards. */
  revealed: Revealed;
}>;

/** What `expected.ts` of the game's own tests says; null where there is none. */
export async function expectedOf(id: string): Promise<Expected | null> {
  if (!existsSync(resolve(import.meta.dirname, id, "expected.ts"))) return null;
  const { expected } = (await import(`./${id}/expected.ts`)) as { readonly expected: Expected };
  return expected;
}

/** Throws where there is nothing to be expected. */
export async function mustExpect(id: string): Promise<Expected> {
  const expected = await expectedOf(id);
  if (!expected)
    throw new Error(
      `test/games/${id}/expected.ts is missing: it says what the tests over the catalogue expect of the game`,
    );
  return expected;
}
