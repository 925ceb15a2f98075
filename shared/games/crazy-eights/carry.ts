// What goes on from round to round, and what may a record fix (CE-2, C-8)?

import { checkFields } from '#shared/game/carry.ts';
import { readStacks, reseatStacks } from '#shared/game/chips.ts';
import { StartError, type Reseating } from '#shared/game/game.ts';
import { shown, type Json, type Public, type Shown } from '#shared/game/json.ts';
import type { Seat } from '#shared/game/seats.ts';
import { say } from './say.ts';
import type { Carry, CrazyRound, Options } from './types.ts';

/** The stacks, and the turn order where it is not to be drawn. Throws a StartError. */
export function readCarry(given: Public, { stake }: Options, seats: number): Carry {
  checkFields(given, ['order', 'chips'], 'carry');
  const order = readOrder(given['order'] ?? null, seats);
  const played = stake > 0 || given['chips'] !== undefined;
  return { ...(order && { order }), ...(played && { chips: readStacks(given['chips'], seats) }) };
}

function readOrder(given: Json, seats: number): readonly Seat[] | null {
  if (given === null) return null;
  const isEverySeat = Array.isArray(given) && given.length === seats && Array.from({ length: seats }, (_, seat) => seat).every((seat) => given.includes(seat));
  if (isEverySeat) return given as readonly Seat[];
  const value: Shown = Array.isArray(given) ? { is: 'value', text: JSON.stringify(given).slice(0, 60) } : shown(given);
  throw new StartError(say('order', { seats, value }));
}

/** CE-2: the turn order is drawn anew for each round; only the stacks go on. */
export const carryOver = ({ facts: { chips } }: CrazyRound): Carry => (chips ? { chips } : {});

export const reseat = ({ chips }: Carry, seating: Reseating): Carry => (chips ? { chips: reseatStacks(chips, seating) } : {});
