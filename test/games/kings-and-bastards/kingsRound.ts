// How does a test get at a whole round of Kings & Bastards, where views are not enough?

import { newDice, shuffled } from '#shared/chance/dice.ts';
import type { Public } from '#shared/game/json.ts';
import { completeOptions } from '#shared/game/options.ts';
import type { Seat } from '#shared/game/seats.ts';
import { kingsAndBastards } from '#shared/games/kings-and-bastards/index.ts';
import type { KingsRound, Move, Options } from '#shared/games/kings-and-bastards/types.ts';

interface Deal {
  readonly seats: number;
  readonly seed?: string;
  readonly options?: Partial<Options>;
  readonly dealer?: Seat | null;
  readonly carry?: Public;
}

/** A round dealt from whole packs in a seed's order. */
export function dealt({ seats, seed = 'kings', options: some = {}, dealer = null, carry = {} }: Deal): KingsRound {
  const options = completeOptions(kingsAndBastards.options, some);
  const { list: deck, dice } = shuffled(newDice(seed), kingsAndBastards.pack(options, seats));
  return kingsAndBastards.deal({ options, seats, deck, dice, dealer, carry: kingsAndBastards.readCarry(carry, options, seats) });
}

/** Throws where the move is refused. */
export function after(round: KingsRound, seat: Seat, move: Move): KingsRound {
  const outcome = kingsAndBastards.apply(round, seat, move);
  if (!outcome.ok) throw new Error(`${outcome.error.code}: ${outcome.error.message}`);
  return outcome.round;
}

/** To the end by default moves. */
export function playedOut(round: KingsRound): KingsRound {
  let now = round;
  for (let seat = kingsAndBastards.toAct(now)[0]; seat !== undefined; seat = kingsAndBastards.toAct(now)[0]) {
    now = after(now, seat, kingsAndBastards.defaultMove(now, seat));
  }
  return now;
}
