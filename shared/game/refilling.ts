// How does the pile become a new stock (CE-9, NE-6)?

import { turnAllDown } from '#shared/cards/faceDown.ts';
import { shuffled, type Dice } from '#shared/chance/dice.ts';
import type { OfTable } from './outcome.ts';
import type { Zones } from './round.ts';

/** So many cards lie in the new stock. */
export type Refilled = OfTable<'refilled', { readonly cards: number }>;

/** The pile but its top card, shuffled, is the stock from now on. */
export function refilled<R extends { readonly zones: Zones; readonly dice: Dice }>(round: R, happened: Pick<Refilled[], 'push'>): R {
  const { zones } = round;
  const renewed = shuffled(round.dice, turnAllDown(zones.pile.slice(0, -1)));
  happened.push({ type: 'refilled', told: { cards: renewed.list.length } });
  return { ...round, dice: renewed.dice, zones: { ...zones, stock: renewed.list, pile: zones.pile.slice(-1) } };
}
