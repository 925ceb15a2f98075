// May a coming level become what the director has typed?

import { problemIn } from "#shared/contract/formProblem.ts";
import type { Said } from "#shared/text/said.ts";
import { structureSchema, type Level, type Structure } from "#shared/tournament/structure.ts";

/** What would be wrong with the whole structure; null where nothing would. `level` from 1. */
export function changedLevelProblem(structure: Structure, level: number, to: Level): Said | null {
  const read = structureSchema.safeParse({
    ...structure,
    levels: structure.levels.map((known, at) => (at === level - 1 ? to : known)),
  });
  return read.success ? null : problemIn(read.error);
}
