// How are the stakes of a shedding round brought to the pot?

import type { Beat } from '#renderer/table/scene/beat.ts';
import type { AnySeen } from '#renderer/table/tableGame.ts';

/** C-8: every seat has paid its stake before the deal. */
export const stakeBeats = ({ facts, hands }: AnySeen, stake: number): readonly Beat[] =>
  (facts.pot ?? 0) > 0 ? hands.map((_, seat): Beat => ({ type: 'chips', from: seat, to: 'pot', amount: stake })) : [];
