import { withAt, withMore } from "#shared/cards/hand.ts";
import type { Zones } from "./round.ts";
import type { Seat } from "./seats.ts";

/** C-5: the hand goes face down to `removed`. */
export const handRemoved = (zones: Zones, seat: Seat): Zones => ({
  ...zones,
  hands: withAt(zones.hands, seat, []),
  removed: withMore(zones.removed, zones.hands[seat] ?? []),
});

/**
 * C-14: the winners, where there are any, then everybody who stayed by `measure`, least first,
 * equal ones sharing; leavers last, the earlier lower.
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
