import { withAt, withMore } from "#shared/cards/hand.ts";
import type { Zones } from "./round.ts";
import type { Seat } from "./seats.ts";

/** Moves the hand face down to `removed` (C-5). */
export const handRemoved = (zones: Zones, seat: Seat): Zones => ({
  ...zones,
  hands: withAt(zones.hands, seat, []),
  removed: withMore(zones.removed, zones.hands[seat] ?? []),
});

/**
 * Ranks the winners, if any, first, then the players who stayed by `measure`, lowest first, ties
 * sharing a place; leavers come last, the earlier lower (C-14).
 */
export function placesBy(
  seats: number,
  winners: readonly Seat[],
  left: readonly Seat[],
  measure: (seat: Seat) => number,
): readonly (readonly Seat[])[] {
  const others = Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => !winners.includes(seat) && !left.includes(seat),
  );
  const bySize = Map.groupBy(others, measure);
  const inOrder = [...bySize.keys()]
    .toSorted((one, other) => one - other)
    .map((size) => bySize.get(size) ?? []);
  const leavers = left
    .filter((seat) => !winners.includes(seat))
    .toReversed()
    .map((seat) => [seat]);
  return [...(winners.length > 0 ? [winners] : []), ...inOrder, ...leavers];
}
