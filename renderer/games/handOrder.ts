// In which order does a hand lie, by rank or by suit?

import { isNatural, suitOf, type Card, type Suit } from "#shared/cards/card.ts";
import type { TableGame } from "#renderer/table/tableGame.ts";

/** Black and red in turn, so that neighbours are told apart. */
const suitOrder: readonly Suit[] = ["c", "d", "s", "h"];
const suitPlace = (card: Card): number =>
  isNatural(card) ? suitOrder.indexOf(suitOf(card)) : suitOrder.length;

/** `height`: of a card's rank, as the game counts. */
export const orderBy =
  (height: (card: Card) => number): TableGame["order"] =>
  (sortBy) =>
  (one, other) => {
    const [byRank, bySuit] = [height(one) - height(other), suitPlace(one) - suitPlace(other)];
    return sortBy === "rank" ? byRank || bySuit : bySuit || byRank;
  };
