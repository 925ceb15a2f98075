// Where the cards of a round lie at one moment.

import type { Card } from "#shared/cards/card.ts";

/** A card by the name of its place; `move` counts those of the round until it came there. */
export type Lying = Readonly<{ at: string; card: Card; move: number }>;

/** Where the cards are after one step, in the order in which they came there. */
export type CardState = Readonly<{
  hands: readonly (readonly Lying[])[];
  pile: readonly Lying[];
  removed: readonly Lying[];
  /** Shown by no view. */
  laid: readonly Lying[];
  stock: number;
}>;

export const namesIn = (lying: readonly Lying[]): readonly Card[] => lying.map(({ card }) => card);

/**
 * What lies there is shuffled again in this order and in its own, so the host cannot choose one that
 * makes a deck it likes.
 */
export const shuffledFrom = ["pile", "stock", "removed"] as const;

/**
 * What lies in each, top first for `stock`, and in which order it is shuffled. Of one move to the
 * removed cards, which nobody sees, the order is its player's.
 */
export function shuffledZones(
  { pile, removed }: CardState,
  stock: readonly Card[],
): readonly { card: Card; order: number }[][] {
  const inOrder = (cards: readonly Card[]) => cards.map((card, order) => ({ card, order }));
  return [
    inOrder(namesIn(pile)),
    inOrder(stock),
    removed.map(({ card, move }) => ({ card, order: move })),
  ];
}
