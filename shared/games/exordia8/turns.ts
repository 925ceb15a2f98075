// Who is still in the round, and whose turn comes next (X8-5, X8-11, C-3)?

import type { Seat } from '#shared/game/seats.ts';
import type { ExordiaRound, Facts } from './types.ts';

export const activeSeats = ({ zones, facts }: ExordiaRound): readonly Seat[] => zones.hands.flatMap((_, seat) => (facts.left.includes(seat) ? [] : [seat]));

/** The next active seat in the direction of play. */
export function nextToAct({ direction, left }: Facts, seats: number, from: Seat): Seat {
  let seat = from;
  do seat = (seat + direction + seats) % seats;
  while (left.includes(seat) && seat !== from);
  return seat;
}

/** The turn goes on from `from`; nobody has another card to put. */
export const turnPassed = (round: ExordiaRound, from: Seat): ExordiaRound => ({
  ...round, facts: { ...round.facts, extra: false, turn: nextToAct(round.facts, round.zones.hands.length, from) },
});
