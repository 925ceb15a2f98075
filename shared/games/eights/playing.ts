// What becomes of cards that are played?

import type { Card } from '#shared/cards/card.ts';
import { turnAllDown } from '#shared/cards/faceDown.ts';
import { withAt, withMore, without } from '#shared/cards/hand.ts';
import type { Accepted, Happening } from '#shared/game/outcome.ts';
import type { Seat } from '#shared/game/seats.ts';
import { endRound } from './ending.ts';
import type { EightsRound, Ending, Told, Turns } from './rules.ts';

/** From the hand on the pile, the last on top; null where one of them is not in the hand. */
export function put<R extends EightsRound>(round: R, seat: Seat, cards: readonly Card[]): R | null {
  const { zones } = round;
  const kept = without(zones.hands[seat] ?? [], turnAllDown(cards));
  return kept && { ...round, zones: { ...zones, hands: withAt(zones.hands, seat, kept), pile: withMore(zones.pile, cards) } };
}

export const isOut = ({ zones }: EightsRound, seat: Seat): boolean => zones.hands[seat]?.length === 0;

/** Nothing else comes of what was put: who has no cards has won, else the turn is over. */
export function played<R extends EightsRound, H extends Happening>(rules: Ending<R, H> & Turns<R, H>, round: R, seat: Seat, happened: Told<H>[]): Accepted<R, Told<H>> {
  return { ok: true, round: isOut(round, seat) ? endRound(rules, round, [seat], happened) : rules.turnPassed(round, seat, happened), happened };
}
