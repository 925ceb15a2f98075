import { rankOf, type Card, type Natural, type Rank } from "#shared/cards/card.ts";

/** CE-1: no joker is ever dealt, so every card has a rank and a suit. */
export const natural = (card: Card): Natural => card as Natural;

export const isEight = (card: Card): boolean => card[0] === "8";

const worth: { readonly [R in Rank]: number } = {
  A: 1,
  2: 2,
  3: 3,
  4: 4,
  5: 5,
  6: 6,
  7: 7,
  8: 50,
  9: 9,
  T: 10,
  J: 10,
  Q: 10,
  K: 10,
};

/** CE-11 */
export const pointsOf = (card: Card): number => worth[rankOf(natural(card))];
