// How is a round closed, whoever has won it (C-8, C-14)?

import { payOut } from '#shared/game/chips.ts';
import { placesBy } from '#shared/game/leaving.ts';
import type { Happening } from '#shared/game/outcome.ts';
import type { Result } from '#shared/game/round.ts';
import { seatsFromLeftOf, type Seat } from '#shared/game/seats.ts';
import type { EightsRound, Ending, Told } from './rules.ts';

export function countIn<R extends EightsRound, H extends Happening>({ countOf }: Ending<R, H>, { zones }: R, seat: Seat): number {
  const hand = zones.hands[seat] ?? [];
  return countOf?.(hand) ?? hand.length;
}

/** Leavers' cards are in no hand any more, so they are not counted. */
export function endRound<R extends EightsRound, H extends Happening>(rules: Ending<R, H>, round: R, won: readonly Seat[], happened: Told<H>[]): R {
  const { zones, facts, options } = round;
  const counts = zones.hands.map((_, seat) => countIn(rules, round, seat));
  const winners = won.toSorted((one, other) => one - other);
  const points = rules.points?.(counts, winners);
  const result: Result = { winners, places: placesBy(counts.length, winners, facts.left, (seat) => counts[seat] ?? 0), ...(points && { points }) };
  const inOrder = (rules.order?.(facts) ?? seatsFromLeftOf(counts.length, facts.dealer ?? 0)).filter((seat) => winners.includes(seat));
  const paid = payOut({ ...rules.closed(facts), turn: null, result }, result, inOrder, options.stake);
  happened.push(...inOrder.map((seat) => rules.won(seat, result)), ...paid.happened);
  return { ...round, facts: paid.facts, sealed: null };
}
