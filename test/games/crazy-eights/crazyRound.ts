// How does a test get a round of Crazy Eights on the table, and at the whole of it where views are not enough?

import { newDice, shuffled } from '#shared/chance/dice.ts';
import type { Public } from '#shared/game/json.ts';
import { completeOptions } from '#shared/game/options.ts';
import type { Seat } from '#shared/game/seats.ts';
import { crazyEights } from '#shared/games/crazy-eights/index.ts';
import type { CrazyRound, Move, Options } from '#shared/games/crazy-eights/types.ts';
import { hand } from '#test/support/hand.ts';
import { table, type TableScript } from '#test/support/table.ts';

interface Deal {
  readonly seats: number;
  readonly seed?: string;
  readonly options?: Partial<Options>;
  readonly carry?: Public;
}

/** A round dealt from whole packs in a seed's order. */
export function dealt({ seats, seed = 'crazy', options: some = {}, carry = {} }: Deal): CrazyRound {
  const options = completeOptions(crazyEights.options, some);
  const { list: deck, dice } = shuffled(newDice(seed), crazyEights.pack(options, seats));
  return crazyEights.deal({ options, seats, deck, dice, dealer: null, carry: crazyEights.readCarry(carry, options, seats) });
}

/** Throws where the move is refused. */
export function after(round: CrazyRound, seat: Seat, move: Move): CrazyRound {
  const outcome = crazyEights.apply(round, seat, move);
  if (!outcome.ok) throw new Error(`${outcome.error.code}: ${outcome.error.message}`);
  return outcome.round;
}

/** To the end by default moves. */
export function playedOut(round: CrazyRound): CrazyRound {
  let now = round;
  for (let seat = crazyEights.toAct(now)[0]; seat !== undefined; seat = crazyEights.toAct(now)[0]) now = after(now, seat, crazyEights.defaultMove(now, seat));
  return now;
}

/** A script whose turn order is that of the hands; the first card of `stock` is turned up. */
export const crazy = (hands: readonly string[], stock: string, carry: Public = {}): TableScript =>
  table('crazy-eights').hands(...hands).stock(stock).carry({ order: hands.map((_, seat) => seat), ...carry });

/** Eights and the suit that is named with them. */
export const eights = (cards: string, suit: string) => ({ type: 'play', cards: hand(cards), suit });
export const draw = { type: 'draw' } as const;
