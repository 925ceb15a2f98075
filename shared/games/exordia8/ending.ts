// When is a round over, who has won, and who is paid (X8-18…X8-20, C-5, C-14)?

import { payOut } from '#shared/game/chips.ts';
import { placesBy } from '#shared/game/leaving.ts';
import type { Accepted } from '#shared/game/outcome.ts';
import type { Result } from '#shared/game/round.ts';
import type { Seat } from '#shared/game/seats.ts';
import { activeSeats, nextToAct } from '#shared/game/turns.ts';
import type { ExordiaHappening, ExordiaRound, Facts } from './types.ts';

/** After a skip or a leave: is one player left alone (C-5), or is the round blocked (X8-19)? */
export function judged(round: ExordiaRound, happened: readonly ExordiaHappening[]): Accepted<ExordiaRound, ExordiaHappening> {
  const active = activeSeats(round);
  if (active.length === 1) return won(round, active[0] ?? 0, happened);
  // Who skips has found the stock empty (X8-7), and it stays so.
  const isBlocked = active.every((seat) => round.facts.skipped.includes(seat));
  return isBlocked ? won(round, fewestCards(round, active), [...happened, { type: 'blocked', told: {} }]) : { ok: true, round, happened };
}

/** X8-19: of equals the first in the present direction from who would act next. So one wins alone. */
function fewestCards({ facts, zones }: ExordiaRound, active: readonly Seat[]): Seat {
  const cardsOf = (seat: Seat): number => zones.hands[seat]?.length ?? 0;
  const fewest = Math.min(...active.map(cardsOf));
  let seat = facts.turn ?? 0;
  while (cardsOf(seat) > fewest) seat = nextToAct(facts, zones.hands.length, seat);
  return seat;
}

/** Closes the round: nobody is to act, and nothing waits for anybody any more. */
export function won(round: ExordiaRound, winner: Seat, happened: readonly ExordiaHappening[]): Accepted<ExordiaRound, ExordiaHappening> {
  const { zones, facts } = round;
  const result: Result = { winners: [winner], places: placesBy(zones.hands.length, [winner], facts.left, (seat) => zones.hands[seat]?.length ?? 0) };
  const over: Facts = { ...facts, turn: null, top: { ...facts.top, spark: false }, sequent: null, extra: false, skipped: [], result };
  // X8-20
  const paid = payOut(over, result, [winner], round.options.stake);
  return { ok: true, round: { ...round, facts: paid.facts }, happened: [...happened, { type: 'won', seat: winner, told: {} }, ...paid.happened] };
}
