import type { Card } from "#shared/cards/card.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { pointsOf } from "./ranks.ts";
import type { Facts } from "./types.ts";

/**
 * In turn order; nobody's before the end (C-7). Leavers' cards lie aside, and who alone remained
 * has nobody to count against.
 */
export const countedSeats = ({
  order,
  left,
  result,
}: Pick<Facts, "order" | "left" | "result">): readonly Seat[] =>
  result && order.length - left.length > 1 ? order.filter((seat) => !left.includes(seat)) : [];

export const pointsIn = (hand: readonly Card[]): number =>
  hand.reduce((sum, card) => sum + pointsOf(card), 0);
