// What must the next card of Crazy Eights be (CE-6, CE-8)?

import { asCrazy, isAnyAsked, isSuitNamed } from '#shared/games/crazy-eights/seen.ts';
import type { Shed, Want } from '#renderer/table/parts/shed/shedScene.ts';
import type { AnySeen } from '#renderer/table/tableGame.ts';
import { eightsText } from '#renderer/games/eights/text.ts';

/** "hearts or a 7", "spades", "any card". */
export function wantWords(seen: AnySeen): string {
  const { suit, rank } = asCrazy(seen).facts;
  const words = eightsText();
  const parts = [suit === null ? '' : words.suit(suit), rank === null ? '' : words.rank(rank)].filter((part) => part !== '');
  return parts.length === 0 ? words.anyCard : words.anyOf(parts);
}

function want(seen: AnySeen): Want {
  const crazy = asCrazy(seen);
  const { suit, rank } = crazy.facts;
  return { any: isAnyAsked(crazy), suit, rank, colour: null, named: isSuitNamed(crazy), owed: null, spark: null, words: wantWords(seen) };
}

export const pile = (seen: AnySeen): Shed => ({ stock: seen.stock, pile: seen.pile, want: seen.facts.result === null ? want(seen) : null });
