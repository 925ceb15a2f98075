// Holds together what was heard in the game before a line was lost and what one is told on coming
// back.

import type { Spoken } from "#renderer/games/eights-nomic/announcing.ts";

/** Each with the number and the time under which it stands in the talk. */
export type Heard = Spoken & {
  readonly round: number;
  readonly number: number;
  readonly at: number;
};

/** What was said to all in a round. */
export const loudOf = (heard: readonly Heard[], round: number): readonly Heard[] =>
  heard.filter((one) => one.to === null && one.round === round);

const isSame = (one: Spoken | undefined, other: Spoken | undefined): boolean =>
  one?.seat === other?.seat && one?.text === other?.text;

/**
 * `told`: the last of what was said. Of it, what follows the known lines; null where the two do not
 * meet, so that something between them is missing.
 */
export function isFollowedBy(
  known: readonly Spoken[],
  told: readonly Spoken[],
): readonly Spoken[] | null {
  for (let shared = Math.min(known.length, told.length); shared >= 0; shared -= 1) {
    const tail = known.slice(known.length - shared);
    if (!tail.every((one, at) => isSame(one, told[at]))) continue;
    return shared === 0 && known.length > 0 && told.length > 0 ? null : told.slice(shared);
  }
  return null;
}
