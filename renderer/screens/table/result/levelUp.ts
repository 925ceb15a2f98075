// Which level has a round brought somebody to, and what does it open?

import { levelOf } from "#shared/profile/level.ts";
import { backLevels, feltLevels, type BackName, type FeltName } from "#shared/profile/looks.ts";

interface LevelReached {
  readonly level: number;
  readonly backs: readonly BackName[];
  readonly felts: readonly FeltName[];
}

/**
 * `points`: all that he has now; `won`: those of them that the round brought. Null where the level
 * is the same as before it.
 */
export function levelReached(points: number, won: number): LevelReached | null {
  const [before, level] = [levelOf(points - won), levelOf(points)];
  if (level <= before) return null;
  const opened = <K extends string>(levels: { readonly [key in K]: number }): readonly K[] =>
    (Object.keys(levels) as K[]).filter((name) => levels[name] > before && levels[name] <= level);
  return { level, backs: opened(backLevels), felts: opened(feltLevels) };
}
