import { isNatural, rankOf, suitOf, type Card, type Rank, type Suit } from "#shared/cards/card.ts";
import { cardNameIn } from "./cardNameIn.ts";
import { text } from "./text.ts";

const signs: { readonly [S in Suit]: string } = { c: "♣", d: "♦", h: "♥", s: "♠" };

export const rankWritten = (rank: Rank): string => (rank === "T" ? "10" : rank);

/** As in a card's corner: "A♥", "10♣". */
export const cardSign = (card: Card): string =>
  isNatural(card) ? `${rankWritten(rankOf(card))}${signs[suitOf(card)]}` : text().card.joker;

export const cardName = (card: Card): string => cardNameIn(text().card, card);
