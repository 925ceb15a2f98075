// What must the next card of Normal Eights be (NE-3, NE-16, NE-23)?

import {
  asNormal,
  isAnyAsked,
  isSuitNamed,
  rankToMatch,
} from "#shared/games/normal-eights/seen.ts";
import { matchWords, pileWith, usualWant } from "#renderer/games/eights/want.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";

/** "hearts or a 7", "spades", "any card". */
export function wantWords(seen: AnySeen): string {
  const normal = asNormal(seen);
  return matchWords(normal.facts.suit, rankToMatch(normal));
}

export const pile = pileWith((seen) => {
  const normal = asNormal(seen);
  return {
    ...usualWant,
    any: isAnyAsked(normal),
    suit: normal.facts.suit,
    rank: rankToMatch(normal),
    named: isSuitNamed(normal),
    words: wantWords(seen),
  };
});
