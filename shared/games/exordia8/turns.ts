// Whose turn comes after a turn (X8-5, X8-11, C-3)?

import type { Seat } from '#shared/game/seats.ts';
import { nextToAct } from '../eights/turns.ts';
import type { ExordiaRound } from './types.ts';

/** The turn goes on from `from`; nobody has another card to put. */
export const turnPassed = (round: ExordiaRound, from: Seat): ExordiaRound => ({
  ...round, facts: { ...round.facts, extra: false, turn: nextToAct(round.facts, round.zones.hands.length, from) },
});
