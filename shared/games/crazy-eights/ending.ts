// Who wins a round, with how many points, and who takes the pot (CE-10, CE-11, C-8, C-14)?

import type { Seat } from '#shared/game/seats.ts';
import type { Ending } from '../eights/rules.ts';
import { pointsIn } from './ranks.ts';
import type { CrazyHappening, CrazyRound } from './types.ts';

export const ending: Ending<CrazyRound, CrazyHappening> = {
  /** CE-10, C-14 */
  countOf: pointsIn,
  /** C-8 */
  order: ({ order }) => order,
  points: pointsWon,
  won: (seat, { points }) => ({ type: 'won', seat, told: { points: points?.[seat] ?? 0 } }),
  closed: (facts) => ({ ...facts, drew: false, passed: [] }),
};

/** CE-11: one formula for all endings, as who went out has nothing in hand, and who alone remained has nobody to count. */
function pointsWon(inHand: readonly number[], winners: readonly Seat[]): readonly number[] {
  const others = inHand.reduce((sum, points, seat) => (winners.includes(seat) ? sum : sum + points), 0);
  return inHand.map((own, seat) => (winners.includes(seat) ? Math.max(0, Math.floor((others - own) / winners.length)) : 0));
}
