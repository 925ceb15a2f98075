// Who wins a round, with how many points, and who takes the pot (CE-10, CE-11, C-5, C-8, C-14)?

import { peekAll, type FaceDown } from '#shared/cards/faceDown.ts';
import { payOut } from '#shared/game/chips.ts';
import { placesBy } from '#shared/game/leaving.ts';
import type { Accepted } from '#shared/game/outcome.ts';
import type { Result } from '#shared/game/round.ts';
import type { Seat } from '#shared/game/seats.ts';
import { pointsOf } from './ranks.ts';
import { activeSeats } from './turns.ts';
import type { CrazyHappening, CrazyRound, Facts } from './types.ts';

const pointsIn = (hand: readonly FaceDown[]): number => peekAll(hand).reduce((sum, card) => sum + pointsOf(card), 0);

/** CE-10: the lowest count of points in hand wins, and ties are shared. */
export function endBlocked(round: CrazyRound, happened: readonly CrazyHappening[]): Accepted<CrazyRound, CrazyHappening> {
  const active = activeSeats(round.facts);
  const inHand = round.zones.hands.map(pointsIn);
  const lowest = Math.min(...active.map((seat) => inHand[seat] ?? 0));
  return endRound(round, active.filter((seat) => inHand[seat] === lowest), [...happened, { type: 'blocked', told: {} }]);
}

/**
 * `winners` went out, were lowest in a block, or one alone remained; in turn order, so that odd chips go the right way
 * (C-8). Leavers' cards are in no hand any more, so they are not counted (CE-11).
 */
export function endRound(round: CrazyRound, winners: readonly Seat[], happened: readonly CrazyHappening[]): Accepted<CrazyRound, CrazyHappening> {
  const inHand = round.zones.hands.map(pointsIn);
  const points = pointsWon(inHand, winners);
  const ascending = winners.toSorted((one, other) => one - other);
  const result: Result = { winners: ascending, places: placesBy(inHand.length, ascending, round.facts.left, (seat) => inHand[seat] ?? 0), points };
  const won = winners.map((seat): CrazyHappening => ({ type: 'won', seat, told: { points: points[seat] ?? 0 } }));
  const over: Facts = { ...round.facts, turn: null, drew: false, passed: [], result };
  const paid = payOut(over, result, winners, round.options.stake);
  return { ok: true, round: { ...round, facts: paid.facts }, happened: [...happened, ...won, ...paid.happened] };
}

/** CE-11: one formula for all endings, as who went out has nothing in hand, and who alone remained has nobody to count. */
function pointsWon(inHand: readonly number[], winners: readonly Seat[]): readonly number[] {
  const others = inHand.reduce((sum, points, seat) => (winners.includes(seat) ? sum : sum + points), 0);
  return inHand.map((own, seat) => (winners.includes(seat) ? Math.max(0, Math.floor((others - own) / winners.length)) : 0));
}
