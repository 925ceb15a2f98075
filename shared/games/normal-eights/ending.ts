// When is a round over, who has won, and who is paid (NE-4, NE-6, C-5, C-8, C-14)?

import { withMore } from '#shared/cards/hand.ts';
import { payOut } from '#shared/game/chips.ts';
import { placesBy } from '#shared/game/leaving.ts';
import type { Result } from '#shared/game/round.ts';
import { seatsFromLeftOf, type Seat } from '#shared/game/seats.ts';
import { activeSeats } from '#shared/game/turns.ts';
import type { Facts, NormalHappening, NormalRound } from './types.ts';

/** Closes the round: nobody is to act, and nothing waits for anybody any more. `winners` ascending. */
export function endRound(round: NormalRound, winners: readonly Seat[], happened: NormalHappening[]): NormalRound {
  const { zones, facts } = round;
  const result: Result = { winners, places: placesBy(zones.hands.length, winners, facts.left, (seat) => zones.hands[seat]?.length ?? 0) };
  const over: Facts = { ...facts, turn: null, drew: false, chain: [], counted: [], effect: null, pending: [], passed: [], result };
  // C-8
  const inOrder = seatsFromLeftOf(zones.hands.length, facts.dealer).filter((seat) => winners.includes(seat));
  const paid = payOut(over, result, inOrder, round.options.stake);
  happened.push(...inOrder.map((seat): NormalHappening => ({ type: 'won', seat, told: {} })), ...paid.happened);
  return { ...round, facts: paid.facts, sealed: null };
}

/** NE-6: every active player in succession has passed because no card could be drawn; fewest cards wins, ties share. */
export function judgedBlock(round: NormalRound, happened: NormalHappening[]): NormalRound {
  const active = activeSeats(round);
  if (!active.every((seat) => round.facts.passed.includes(seat))) return round;
  const cardsOf = (seat: Seat): number => round.zones.hands[seat]?.length ?? 0;
  const fewest = Math.min(...active.map(cardsOf));
  happened.push({ type: 'blocked', told: {} });
  return endRound(round, active.filter((seat) => cardsOf(seat) === fewest), happened);
}

/** With or without this seat in the list of who could only pass. */
export const passedBy = ({ passed }: Facts, seat: Seat): readonly Seat[] => (passed.includes(seat) ? passed : withMore(passed, [seat]));
