// In which order does a hand of an eights game lie?

import { isNatural, rankOf, ranks, type Card, type Rank } from "#shared/cards/card.ts";
import { orderBy } from "#renderer/games/handOrder.ts";
import type { TableGame } from "#renderer/table/tableGame.ts";

/** What is played unlike others stands apart: cards of the special rank, then jokers. */
const apart = (card: Card, special: Rank): number =>
  isNatural(card) ? (rankOf(card) === special ? 1 : 0) : 2;
const rankPlace = (card: Card): number =>
  isNatural(card) ? ranks.indexOf(rankOf(card)) : ranks.length;
const usual = orderBy(rankPlace);

export const orderWith =
  (special: Rank): TableGame["order"] =>
  (sortBy) =>
  (one, other) =>
    apart(one, special) - apart(other, special) || usual(sortBy)(one, other);

/** Eights go on any card. */
export const order = orderWith("8");
