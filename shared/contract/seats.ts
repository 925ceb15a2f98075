import type { CommonFacts } from "./round.ts";

/** Numbered from 0 in the order in which players registered; clockwise is ascending (C-2). */
export type Seat = number;
export type Viewer = Seat | "spectator";

/**
 * Returns the first seat clockwise after `seat` that `takes` accepts, trying `seat` itself last;
 * null if none.
 */
export function nextSeat(seats: number, seat: Seat, takes: (seat: Seat) => boolean): Seat | null {
  for (let step = 1; step <= seats; step += 1) {
    const other = (seat + step) % seats;
    if (takes(other)) return other;
  }
  return null;
}

/** All seats, clockwise, from the left of `seat` to `seat` itself. */
export const seatsFromLeftOf = (seats: number, seat: Seat): readonly Seat[] =>
  Array.from({ length: seats }, (_, step) => (seat + 1 + step) % seats);

type HandsAndFacts = Readonly<{
  zones: { readonly hands: readonly unknown[] };
  facts: Pick<CommonFacts, "left">;
}>;

export const activeSeats = ({ zones, facts }: HandsAndFacts): readonly Seat[] =>
  zones.hands.flatMap((_, seat) => (facts.left.includes(seat) ? [] : [seat]));
