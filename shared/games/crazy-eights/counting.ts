import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { pointsOf } from "./ranks.ts";
import type { Facts } from "./types.ts";

/** CE-11; none before the end (C-7). If only one player remains, no hand is counted. */
export const countedSeats = ({
  order,
  left,
  result,
}: Pick<Facts, "order" | "left" | "result">): readonly Seat[] =>
  result && order.length - left.length > 1 ? order.filter((seat) => !left.includes(seat)) : [];

export const pointsIn = (hand: readonly Card[]): number =>
  hand.reduce((sum, card) => sum + pointsOf(card), 0);
