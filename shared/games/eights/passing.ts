// What comes of a pass, and when is a round blocked?

import { withMore } from '#shared/cards/hand.ts';
import type { Accepted, Happening } from '#shared/game/outcome.ts';
import type { Seat } from '#shared/game/seats.ts';
import { activeSeats } from '#shared/game/turns.ts';
import { canDraw } from './drawing.ts';
import { countIn, endRound } from './ending.ts';
import type { Drawing, EightsRound, Ending, Passing, Told, Turns } from './rules.ts';

/** It counts towards a block where no card can be drawn, whether or not one was drawn before in this turn. */
export function pass<R extends EightsRound, H extends Happening>(
  rules: Drawing<R, H> & Ending<R, H> & Passing<R> & Turns<R, H>, round: R, seat: Seat, told: NoInfer<H>,
): Accepted<R, Told<H>> {
  const happened: Told<H>[] = [told];
  const before = rules.passed(round.facts);
  const counts = !canDraw(rules, round) && !before.includes(seat);
  const judged = judgedBlock(rules, counts ? { ...round, facts: rules.withPassed(round.facts, withMore(before, [seat])) } : round, seat, happened);
  return { ok: true, round: judged.facts.result ? judged : rules.turnPassed(judged, seat, happened), happened };
}

/** Blocked is a round in which every active player in succession has passed so. `actor`: whose pass or leave may have brought it about. */
export function judgedBlock<R extends EightsRound, H extends Happening>(rules: Ending<R, H> & Passing<R>, round: R, actor: Seat, happened: Told<H>[]): R {
  const active = activeSeats(round);
  const passed = rules.passed(round.facts);
  if (!active.every((seat) => passed.includes(seat))) return round;
  const countOf = (seat: Seat): number => countIn(rules, round, seat);
  const least = Math.min(...active.map(countOf));
  const equals = active.filter((seat) => countOf(seat) === least);
  happened.push({ type: 'blocked', told: {} });
  return endRound(rules, round, rules.ofEquals?.(round, equals, actor) ?? equals, happened);
}
