// Who is next in turn order, and when has nobody anything left to do (CE-2, CE-5, CE-10, C-3)?

import type { Seat } from '#shared/game/seats.ts';
import type { Facts } from './types.ts';

type Turns = Pick<Facts, 'order' | 'left' | 'passed'>;

/** C-3: leavers are skipped. */
export function nextInOrder({ order, left }: Turns, seat: Seat): Seat {
  const from = order.indexOf(seat);
  for (let step = 1; step < order.length; step += 1) {
    const next = order[(from + step) % order.length] as Seat;
    if (!left.includes(next)) return next;
  }
  return seat;
}

export const activeSeats = ({ order, left }: Turns): readonly Seat[] => (left.length === 0 ? order : order.filter((seat) => !left.includes(seat)));

/** CE-10: every active player in succession has passed because no card could be drawn. */
export const isBlocked = (facts: Turns): boolean => activeSeats(facts).every((seat) => facts.passed.includes(seat));
