// Who has won, and what waits for nobody any more (X8-18…X8-20)?

import type { Seat } from '#shared/game/seats.ts';
import type { Ending } from '../eights/rules.ts';
import { nextToAct } from '../eights/turns.ts';
import type { ExordiaHappening, ExordiaRound } from './types.ts';

export const ending: Ending<ExordiaRound, ExordiaHappening> = {
  ofEquals: (round, equals, actor) => [firstFrom(round, equals, actor)],
  won: (seat) => ({ type: 'won', seat, told: {} }),
  closed: (facts) => ({ ...facts, top: { ...facts.top, spark: false }, sequent: null, extra: false, skipped: [] }),
};

/** X8-19: of equals the first in the present direction from who would act next. So one wins alone. */
function firstFrom({ facts, zones }: ExordiaRound, equals: readonly Seat[], actor: Seat): Seat {
  const after = (seat: Seat): Seat => nextToAct(facts, zones.hands.length, seat);
  let seat = facts.turn === null || facts.turn === actor ? after(actor) : facts.turn;
  while (!equals.includes(seat)) seat = after(seat);
  return seat;
}
