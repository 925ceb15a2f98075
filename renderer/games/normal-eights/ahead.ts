// When is there nothing to choose in Normal Eights, and who can see that?

import { ownHand } from "#shared/contract/ownHand.ts";
import type { AnySeen } from "#shared/contract/view.ts";
import { asNormal, smallestSet } from "#shared/games/normal-eights/seen.ts";
import { ahead as aheadPart, onlyMove } from "#renderer/table/parts/ahead/ahead.ts";

/**
 * NE-7, NE-10…NE-12: of one card nothing can be chosen, and of fewer than make a set no set – how
 * many one holds is seen by all.
 */
function isForcedOpenly(seen: AnySeen): boolean {
  const { phase } = asNormal(seen);
  const held = ownHand(seen).length;
  return phase === "sets"
    ? held < smallestSet
    : ["war", "give", "purge"].includes(phase) && held === 1;
}

export const ahead = aheadPart({
  // NE-20: response windows have a way of their own to be passed, and all at one moment.
  onlyMove: (seen) => (asNormal(seen).phase === "respond" ? null : onlyMove(seen)),
  isForcedOpenly,
});
