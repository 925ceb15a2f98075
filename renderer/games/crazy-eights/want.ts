// What must the next card of Crazy Eights be (CE-6, CE-8)?

import { asCrazy, isAnyAsked, isSuitNamed } from "#shared/games/crazy-eights/seen.ts";
import { matchWords, pileWith, usualWant } from "#renderer/games/eights/want.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";

/** "hearts or a 7", "spades", "any card". */
export function wantWords(seen: AnySeen): string {
  const { suit, rank } = asCrazy(seen).facts;
  return matchWords(suit, rank);
}

export const pile = pileWith((seen) => {
  const crazy = asCrazy(seen);
  const { suit, rank } = crazy.facts;
  return {
    ...usualWant,
    any: isAnyAsked(crazy),
    suit,
    rank,
    named: isSuitNamed(crazy),
    words: wantWords(seen),
  };
});
