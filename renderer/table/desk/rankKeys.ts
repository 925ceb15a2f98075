// Which cards does typing a rank pick?

import { isNatural, rankOf, type Card, type Rank } from "#shared/cards/card.ts";
import type { HandCard } from "#renderer/table/scene/scene.ts";

/** What is typed: a rank, or the joker. */
export type TypedRank = Rank | "joker";

const typed: { readonly [key: string]: TypedRank } = {
  a: "A",
  "0": "T",
  t: "T",
  j: "J",
  q: "Q",
  k: "K",
  w: "joker",
  "*": "joker",
  "2": "2",
  "3": "3",
  "4": "4",
  "5": "5",
  "6": "6",
  "7": "7",
  "8": "8",
  "9": "9",
};

export const rankTyped = (key: string): TypedRank | null => typed[key.toLowerCase()] ?? null;

export const isTyped = (card: Card, rank: TypedRank): boolean =>
  isNatural(card) ? rankOf(card) === rank : rank === "joker";

/**
 * Each press picks one more card of the rank, the first at once as many as the play to beat has;
 * after the last none. Another rank takes the picks over, jokers join them.
 */
export function pickRank(
  hand: readonly HandCard[],
  picked: ReadonlySet<string>,
  rank: TypedRank,
  first: number,
  keepsOthers: boolean,
): ReadonlySet<string> {
  const all = hand.filter(({ card }) => isTyped(card, rank));
  if (all.length === 0) return picked;
  const now = all.filter(({ key }) => picked.has(key)).length;
  const wanted = now === 0 ? Math.min(first, all.length) : now === all.length ? 0 : now + 1;
  const others = hand.filter(
    ({ key, card }) =>
      picked.has(key) &&
      !isTyped(card, rank) &&
      (keepsOthers || rank === "joker" || !isNatural(card)),
  );
  return new Set(
    [...others, ...all.slice(0, rank === "joker" && now === 0 ? 1 : wanted)].map(({ key }) => key),
  );
}
