// Exordia8: an eights game for up to fifty, with reversing aces, two strong queens and the sequent. The Game object, in the contract's order.

import { reseatDealer } from '#shared/game/dealing.ts';
import { apply } from './apply.ts';
import { carryOver, deal, pack, readCarry } from './deal.ts';
import { imagine } from './imagine.ts';
import { defaultMove, legal } from './legal.ts';
import { readMove } from './moves.ts';
import { options, players } from './options.ts';
import { phase, toAct } from './phase.ts';
import { traits } from './traits.ts';
import { takes, type ExordiaGame } from './types.ts';

export const exordia8: ExordiaGame = {
  id: 'exordia8',
  traits,
  players,
  mostPlayers: ({ maxPlayers }) => maxPlayers,
  options,
  takes,
  pack,
  readCarry,
  deal,
  carryOver,
  reseat: reseatDealer,
  phase,
  toAct,
  legal,
  readMove,
  apply,
  defaultMove,
  /** Hands stay closed to the end and after it (C-7). */
  openHands: () => [],
  known: () => [],
  /** H-8: the winner deals the first of the poker hands that follow; this game has no titles. */
  honours: ({ result }) => ({ titles: {}, button: result?.winners[0] ?? null }),
  imagine,
};
