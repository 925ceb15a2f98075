// Which cards does the viewer hold?

import type { Card } from '#shared/cards/card.ts';
import type { Public } from './json.ts';
import type { CommonFacts, Move } from './round.ts';
import type { Seen } from './view.ts';

/** Empty for a spectator, who has none. */
export function ownHand({ viewer, hands }: Pick<Seen<Public, CommonFacts, Move>, 'viewer' | 'hands'>): readonly Card[] {
  const hand = viewer === 'spectator' ? undefined : hands[viewer];
  return typeof hand === 'object' ? hand : [];
}
