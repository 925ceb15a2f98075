// Apart from the page's own catalogue, for a page that has no other words.

import { isNatural, rankOf, suitOf, type Card } from "#shared/cards/card.ts";
import type { ScreenText } from "./en/screens.ts";

export const cardNameIn = ({ ranks, suits, of, joker }: ScreenText["card"], card: Card): string =>
  isNatural(card) ? of(ranks[rankOf(card)], suits[suitOf(card)]) : joker;
