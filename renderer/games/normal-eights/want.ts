// What must the next card of Normal Eights be (NE-3, NE-16, NE-23)?

import { asNormal, isAnyAsked, isSuitNamed, rankToMatch } from '#shared/games/normal-eights/seen.ts';
import { matches, matchWords, pileWith, usualWant } from '#renderer/games/eights/want.ts';
import { eightsText } from '#renderer/games/eights/text.ts';
import type { AnySeen } from '#renderer/table/tableGame.ts';

/** "hearts or a 7", "spades", "any card". */
export function wantWords(seen: AnySeen): string {
  const normal = asNormal(seen);
  return matchWords(normal.facts.suit, rankToMatch(normal));
}

/** With the queens, that go on any suit (NE-16): "hearts, a 7 or a queen". Null where any card may follow. */
export function fittingWords(seen: AnySeen): string | null {
  const normal = asNormal(seen);
  const parts = matches(normal.facts.suit, rankToMatch(normal));
  return parts.length === 0 ? null : eightsText().anyOf([...new Set([...parts, eightsText().rank('Q')])]);
}

export const pile = pileWith((seen) => {
  const normal = asNormal(seen);
  return { ...usualWant, any: isAnyAsked(normal), suit: normal.facts.suit, rank: rankToMatch(normal), named: isSuitNamed(normal), words: wantWords(seen) };
});
