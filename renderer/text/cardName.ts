import { isNatural, rankOf, suitOf, type Card, type Rank, type Suit } from "#shared/cards/card.ts";
import { text } from "./text.ts";

const signs: { readonly [S in Suit]: string } = { c: "♣", d: "♦", h: "♥", s: "♠" };

export const rankWritten = (rank: Rank): string => (rank === "T" ? "10" : rank);

/** As in a card's corner: "A♥", "10♣". */
export const cardSign = (card: Card): string =>
  isNatural(card) ? `${rankWritten(rankOf(card))}${signs[suitOf(card)]}` : text().card.joker;

export function cardName(card: Card): string {
  const { ranks, suits, of, joker } = text().card;
  return isNatural(card) ? of(ranks[rankOf(card)], suits[suitOf(card)]) : joker;
}
