// How is a play of Kings & Bastards called?

import { isNatural, rankOf, type Card, type Rank } from "#shared/cards/card.ts";
import { cardName } from "#renderer/text/cardName.ts";
import { kingsText } from "./text.ts";

/** The combination that cards make, as one says it: "7 of clubs", "pair of 7s". */
export function playWords(cards: readonly Card[], as?: Rank): string {
  const naturals = cards.filter(isNatural);
  const first = naturals.find((card) => naturals.every((other) => rankOf(other) === rankOf(card)));
  if (cards.length === 1 && cards[0])
    return as ? `${cardName(cards[0])} (${kingsText().rankName(as)})` : cardName(cards[0]);
  return first
    ? kingsText().combination(rankOf(first), cards.length)
    : kingsText().joined(cards.map(cardName));
}
