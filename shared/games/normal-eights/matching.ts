import {
  isJoker,
  rankOf,
  ranks,
  suitOf,
  suits,
  type Card,
  type Natural,
  type Rank,
} from "#shared/cards/card.ts";
import type { Facts } from "./types.ts";

export type ToMatch = Pick<Facts, "suit" | "rank" | "blank">;

/** NE-3, NE-16: a queen goes on any suit. For a joker, pass the card it is named (NE-24). */
export const mayFollow = (card: Natural, { suit, rank, blank }: ToMatch): boolean =>
  blank || suitOf(card) === suit || rankOf(card) === rank || rankOf(card) === "Q";

/** NE-24: a card of a chain counts as what it is or was named, never as a joker. */
export const countedRank = (counted: Card): Rank => rankOf(counted as Natural);

export const isAce = (card: Card): boolean => card[0] === "A";

/** A joker without a name is blank (NE-23). */
export const topOf = (card: Card): ToMatch =>
  isJoker(card)
    ? { suit: null, rank: null, blank: true }
    : { suit: suitOf(card), rank: rankOf(card), blank: false };

const everyCard: readonly Natural[] = suits.flatMap((suit) =>
  ranks.map((rank): Natural => `${rank}${suit}`),
);

export const aces: readonly Natural[] = everyCard.filter(isAce);

/** NE-24: in pack order. */
export const namings = (top: ToMatch): readonly Natural[] =>
  everyCard.filter((card) => !isAce(card) && mayFollow(card, top));
