// Normal Eights: every card but the eight does something, and aces interrupt. The Game object, in the contract's order.

import { reseatDealer } from '#shared/game/dealing.ts';
import { apply } from './apply.ts';
import { carryOver, deal, firstWinner, pack, readCarry } from './deal.ts';
import { imagine } from './imagine.ts';
import { defaultMove, legal } from './legal.ts';
import { readMove } from './moves.ts';
import { options, players } from './options.ts';
import { openWindow, phase, toAct } from './phase.ts';
import { known } from './sightings.ts';
import { traits } from './traits.ts';
import { takes, type NormalGame } from './types.ts';

export const normalEights: NormalGame = {
  id: 'normal-eights',
  traits,
  players,
  options,
  takes,
  pack,
  readCarry,
  deal,
  carryOver,
  reseat: reseatDealer,
  phase,
  toAct,
  window: openWindow,
  letsPass: { respond: 'pass' },
  legal,
  readMove,
  apply,
  defaultMove,
  /** NE-9 */
  openHands: ({ shown }) => shown,
  known,
  /** H-8: of several winners the first from the dealer's left has the button (C-4); this game has no titles. */
  honours: (facts) => ({ titles: {}, button: firstWinner(facts) }),
  /** NE-20: who has not answered yet. */
  hiddenState: (round) => (round.facts.chain.length > 0 ? { pending: toAct(round) } : {}),
  imagine,
};
