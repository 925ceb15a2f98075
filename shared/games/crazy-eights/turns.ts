// Who is next in turn order (CE-2, CE-5, C-3)?

import type { Seat } from '#shared/game/seats.ts';
import type { CrazyRound, Facts } from './types.ts';

type Turns = Pick<Facts, 'order' | 'left'>;

export const turnPassed = (round: CrazyRound, from: Seat): CrazyRound => ({ ...round, facts: { ...round.facts, turn: nextInOrder(round.facts, from), drew: false } });

/** C-3: leavers are skipped. */
function nextInOrder({ order, left }: Turns, seat: Seat): Seat {
  const from = order.indexOf(seat);
  for (let step = 1; step < order.length; step += 1) {
    const next = order[(from + step) % order.length] as Seat;
    if (!left.includes(next)) return next;
  }
  return seat;
}

export const activeSeats = ({ order, left }: Turns): readonly Seat[] => (left.length === 0 ? order : order.filter((seat) => !left.includes(seat)));
