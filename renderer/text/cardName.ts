import { isNatural, rankOf, suitOf, type Card, type Suit } from "#shared/cards/card.ts";
import { text } from "./text.ts";

const signs: { readonly [S in Suit]: string } = { c: "♣", d: "♦", h: "♥", s: "♠" };

/** As in a card's corner: "A♥", "10♣". */
export const cardSign = (card: Card): string =>
  isNatural(card)
    ? `${rankOf(card) === "T" ? "10" : rankOf(card)}${signs[suitOf(card)]}`
    : text().card.joker;

export function cardName(card: Card): string {
  const { ranks, suits, of, joker } = text().card;
  return isNatural(card) ? of(ranks[rankOf(card)], suits[suitOf(card)]) : joker;
}
