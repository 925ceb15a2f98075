import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { pointsOf } from "./ranks.ts";
import type { Facts } from "./types.ts";

/**
 * The seats whose hands are counted, in turn order; none before the end (C-7). Hands of players who
 * left are not counted, nor is that of a player who alone remains.
 */
export const countedSeats = ({
  order,
  left,
  result,
}: Pick<Facts, "order" | "left" | "result">): readonly Seat[] =>
  result && order.length - left.length > 1 ? order.filter((seat) => !left.includes(seat)) : [];

export const pointsIn = (hand: readonly Card[]): number =>
  hand.reduce((sum, card) => sum + pointsOf(card), 0);
