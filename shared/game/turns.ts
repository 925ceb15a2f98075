// Who is still in the round, and whose turn comes next, in either direction (C-3)?

import type { CommonFacts } from './round.ts';
import type { Seat } from './seats.ts';

/** Of a round, or of what is seen of one. */
type Table = { readonly zones: { readonly hands: readonly unknown[] }; readonly facts: Pick<CommonFacts, 'left'> };

export const activeSeats = ({ zones, facts }: Table): readonly Seat[] => zones.hands.flatMap((_, seat) => (facts.left.includes(seat) ? [] : [seat]));

/** The next active seat in the direction of play. */
export function nextToAct({ direction, left }: { readonly direction: 1 | -1; readonly left: readonly Seat[] }, seats: number, from: Seat): Seat {
  let seat = from;
  do seat = (seat + direction + seats) % seats;
  while (left.includes(seat) && seat !== from);
  return seat;
}
