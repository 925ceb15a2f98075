// What must the next card of Crazy Eights be (CE-6, CE-8)?

import type { Shed, Want } from '#renderer/table/parts/shed/shedScene.ts';
import type { AnySeen } from '#renderer/table/tableGame.ts';
import { eightsText } from '#renderer/games/eights/catalogue.ts';
import { asCrazy } from './crazySeen.ts';

/** "hearts or a 7", "spades", "any card". */
export function wantWords(seen: AnySeen): string {
  const { suit, rank } = asCrazy(seen).facts;
  const words = eightsText();
  const parts = [suit === null ? '' : words.suit(suit), rank === null ? '' : words.rank(rank)].filter((part) => part !== '');
  return parts.length === 0 ? words.anyCard : words.anyOf(parts);
}

function want(seen: AnySeen): Want {
  const { suit, rank } = asCrazy(seen).facts;
  // CE-8: only an eight leaves a suit without a rank.
  return { any: suit === null && rank === null, suit, rank, colour: null, named: suit !== null && rank === null, owed: null, spark: null, words: wantWords(seen) };
}

export const pile = (seen: AnySeen): Shed => ({ stock: seen.stock, pile: seen.pile, want: seen.facts.result === null ? want(seen) : null });
