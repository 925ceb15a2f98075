import { rankOf, type Card, type Rank } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { natural } from "../eights/seen.ts";
import type { Facts } from "./types.ts";

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
export const pointsIn = (cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + worth[rankOf(natural(card))], 0);

/** CE-11; none before the end (C-7). If only one player remains, no hand is counted. */
export const countedSeats = ({
  order,
  left,
  result,
}: Pick<Facts, "order" | "left" | "result">): readonly Seat[] =>
  result && order.length - left.length > 1 ? order.filter((seat) => !left.includes(seat)) : [];
