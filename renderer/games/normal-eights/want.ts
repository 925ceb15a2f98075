// What must the next card of Normal Eights be (NE-3, NE-16, NE-23)?

import type { Rank } from '#shared/cards/card.ts';
import type { Shed, Want } from '#renderer/table/parts/shed/shedScene.ts';
import type { AnySeen } from '#renderer/table/tableGame.ts';
import { eightsText } from '#renderer/games/eights/catalogue.ts';
import { asNormal, type NormalSeen } from './normalSeen.ts';

/** NE-18: no ace is played in turn, so that only the suit of one that lies on top can be matched. */
const rankToMatch = ({ facts: { rank } }: NormalSeen): Rank | null => (rank === 'A' ? null : rank);

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
  const { suit, rank, blank } = normal.facts;
  // NE-16: only a queen that stands leaves a suit without a rank.
  return { any: blank || (suit === null && rank === null), suit, rank: rankToMatch(normal), colour: null, named: suit !== null && rank === null, owed: null, spark: null, words: wantWords(seen) };
}

export function pile(seen: AnySeen): Shed {
  const normal = asNormal(seen);
  const { facts } = normal;
  return { stock: seen.stock, pile: seen.pile, want: facts.result === null ? want(seen, normal) : null };
}
