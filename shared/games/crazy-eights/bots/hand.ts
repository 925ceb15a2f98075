import { rankOf, ranks, suitOf, suits, type Card, type Rank } from "#shared/cards/card.ts";
import { heldBy } from "#shared/contract/seen.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { isEight, natural } from "../../eights/seen.ts";
import { pack, packCount } from "../options.ts";
import { pointsIn } from "../points.ts";
import type { CrazySeen } from "../seen.ts";

/** Suits are counted in pack order, from 0. */
export const suitAt = (card: Card): number => suits.indexOf(suitOf(natural(card)));

export const sizesOf = (
  seen: Pick<CrazySeen, "viewer" | "hands" | "facts">,
  but: readonly Seat[] = [],
): readonly number[] =>
  seen.facts.order.flatMap((seat) =>
    seen.facts.left.includes(seat) || seat === seen.viewer || but.includes(seat)
      ? []
      : [heldBy(seen, seat)],
  );

/** CE-7 */
export type Group = Readonly<{
  rank: Rank;
  cards: readonly Card[];
  suits: readonly number[];
}>;

export type Holding = Readonly<{
  groups: readonly Group[];
  eights: number;
  value: number;
}>;

export function holdingOf(cards: readonly Card[]): Holding {
  const byRank = Map.groupBy(cards, (card) => rankOf(natural(card)));
  const eights = byRank.get("8")?.length ?? 0;
  byRank.delete("8");
  const groups = [...byRank].map(([rank, same]) => ({
    rank,
    cards: same,
    suits: [...new Set(same.map(suitAt))],
  }));
  return { groups, eights, value: pointsIn(cards) };
}

export type Unseen = Readonly<{
  /** Shares of the four suits, without eights. */
  suits: readonly number[];
  ranks: { readonly [R in Rank]: number };
  eights: number;
  /** Average points of a card. */
  value: number;
}>;

export function unseenBy(
  { options, hands, pile }: Pick<CrazySeen, "options" | "hands" | "pile">,
  own: readonly Card[],
): Unseen {
  const packs = packCount(hands.length);
  const bySuit = suits.map(() => packs * (ranks.length - 1));
  const byRank = Object.fromEntries(ranks.map((rank) => [rank, packs * suits.length])) as {
    [R in Rank]: number;
  };
  for (const card of [...own, ...pile]) {
    byRank[rankOf(natural(card))] -= 1;
    if (!isEight(card)) bySuit[suitAt(card)] = (bySuit[suitAt(card)] ?? 0) - 1;
  }
  return sharesOf(
    bySuit,
    byRank,
    pointsIn(pack(options, hands.length)) - pointsIn(own) - pointsIn(pile),
  );
}

/** In an `anyDeck` record the deck differs from the packs, so a count may fall below 0. */
function sharesOf(
  bySuit: readonly number[],
  byRank: { readonly [R in Rank]: number },
  value: number,
): Unseen {
  const total = Math.max(
    1,
    ranks.reduce((sum, rank) => sum + Math.max(0, byRank[rank]), 0),
  );
  const share = (count: number): number => Math.max(0, count) / total;
  return {
    suits: bySuit.map(share),
    ranks: Object.fromEntries(ranks.map((rank) => [rank, share(byRank[rank])])) as {
      [R in Rank]: number;
    },
    eights: share(byRank["8"]),
    value: share(value),
  };
}
