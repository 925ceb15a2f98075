// What happens when a player leaves (C-5)?

import { withMore } from '#shared/cards/hand.ts';
import { handRemoved } from '#shared/game/leaving.ts';
import type { Accepted, Happening } from '#shared/game/outcome.ts';
import type { Seat } from '#shared/game/seats.ts';
import { activeSeats } from '#shared/game/turns.ts';
import { endRound } from './ending.ts';
import { judgedBlock } from './passing.ts';
import type { EightsRound, EightsRules, Told } from './rules.ts';

/** The hand is removed from play. Who alone remains has won; else whatever waited for the leaver is judged at once. */
export function leave<R extends EightsRound, H extends Happening>(rules: EightsRules<R, H>, round: R, seat: Seat): Accepted<R, Told<H>> {
  const { zones, facts } = round;
  const happened: Told<H>[] = [{ type: 'left', seat, told: { removed: zones.hands[seat]?.length ?? 0 } }];
  const without: R = { ...round, zones: handRemoved(zones, seat), facts: { ...facts, left: withMore(facts.left, [seat]) } };
  const gone = rules.gone?.(without, seat) ?? without;
  const active = activeSeats(gone);
  if (active.length > 1) return { ok: true, round: rules.afterLeave?.(gone, seat, happened) ?? goneOn(rules, gone, seat, happened), happened };
  const settled = rules.settled?.(gone, happened) ?? gone;
  return { ok: true, round: endRound(rules, settled, active, happened), happened };
}

/** The turn goes on from a leaver whose it was, and a block that waited for him alone is there now. */
const goneOn = <R extends EightsRound, H extends Happening>(rules: EightsRules<R, H>, round: R, seat: Seat, happened: Told<H>[]): R =>
  judgedBlock(rules, round.facts.turn === seat ? rules.turnPassed(round, seat, happened) : round, seat, happened);
