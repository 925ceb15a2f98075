// What must the next card of Normal Eights be (NE-3, NE-16, NE-23)?

import { asNormal, isAnyAsked, isSuitNamed, rankToMatch, type NormalSeen } from '#shared/games/normal-eights/seen.ts';
import type { Shed, Want } from '#renderer/table/parts/shed/shedScene.ts';
import type { AnySeen } from '#renderer/table/tableGame.ts';
import { eightsText } from '#renderer/games/eights/text.ts';

function partsOf(seen: NormalSeen): readonly string[] {
  const { suit } = seen.facts;
  const [words, rank] = [eightsText(), rankToMatch(seen)];
  return [suit === null ? '' : words.suit(suit), rank === null ? '' : words.rank(rank)].filter((part) => part !== '');
}

/** "hearts or a 7", "spades", "any card". */
export function wantWords(seen: AnySeen): string {
  const parts = partsOf(asNormal(seen));
  return parts.length === 0 ? eightsText().anyCard : eightsText().anyOf(parts);
}

/** With the queens, that go on any suit (NE-16): "hearts, a 7 or a queen". Null where any card may follow. */
export function fittingWords(seen: AnySeen): string | null {
  const parts = partsOf(asNormal(seen));
  return parts.length === 0 ? null : eightsText().anyOf([...new Set([...parts, eightsText().rank('Q')])]);
}

function want(seen: AnySeen, normal: NormalSeen): Want {
  return { any: isAnyAsked(normal), suit: normal.facts.suit, rank: rankToMatch(normal), colour: null, named: isSuitNamed(normal), owed: null, spark: null, words: wantWords(seen) };
}

export function pile(seen: AnySeen): Shed {
  const normal = asNormal(seen);
  const { facts } = normal;
  return { stock: seen.stock, pile: seen.pile, want: facts.result === null ? want(seen, normal) : null };
}
