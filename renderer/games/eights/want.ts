// What must the next card of an eights game match, on the pile and in words?

import type { Rank, Suit } from "#shared/cards/card.ts";
import type { Shed, Want } from "#renderer/table/parts/shed/shedScene.ts";
import type { AnySeen } from "#renderer/table/tableGame.ts";
import { eightsText } from "./text.ts";

/** "hearts", "a 7": as many of the two as are asked for. */
function matches(suit: Suit | null, rank: Rank | null): readonly string[] {
  const words = eightsText();
  return [
    ...(suit === null ? [] : [words.suit(suit)]),
    ...(rank === null ? [] : [words.rank(rank)]),
  ];
}

/** "hearts or a 7", "spades", "any card". */
export function matchWords(suit: Suit | null, rank: Rank | null): string {
  const parts = matches(suit, rank);
  return parts.length === 0 ? eightsText().anyCard : eightsText().anyOf(parts);
}

/** Where nothing is asked of the next card but suit and rank. */
export const usualWant = { colour: null } as const satisfies Partial<Want>;

/** Nothing is wanted any more once the round is over. */
export const pileWith =
  (want: (seen: AnySeen) => Want) =>
  (seen: AnySeen): Shed => ({
    stock: seen.stock,
    pile: seen.pile,
    want: seen.facts.result === null ? want(seen) : null,
  });
