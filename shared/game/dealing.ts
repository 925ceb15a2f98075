// How do the eights games with a dealer choose him, deal, and carry him and the stacks over (C-4, C-8)?

import type { Card } from '#shared/cards/card.ts';
import { turnDown, type FaceDown } from '#shared/cards/faceDown.ts';
import { rolled, type Dice } from '#shared/chance/dice.ts';
import { checkFields, readSeat } from './carry.ts';
import { readStacks, reseatStacks } from './chips.ts';
import type { Reseating } from './game.ts';
import type { Public } from './json.ts';
import { seatsFromLeftOf, type Seat } from './seats.ts';

/** Of a game in which the last winner deals. */
export type DealerCarry = {
  readonly dealer?: Seat;
  readonly chips?: readonly number[];
};

/** Who deals, and the stacks. Throws a StartError. */
export function readDealerCarry(given: Public, stake: number, seats: number): DealerCarry {
  checkFields(given, ['dealer', 'chips'], 'carry');
  const dealer = readSeat(given['dealer'], 'carry.dealer', seats);
  const played = stake > 0 || given['chips'] !== undefined;
  return { ...(dealer !== null && { dealer }), ...(played && { chips: readStacks(given['chips'], seats) }) };
}

/** C-4: for a winner who is gone the next occupied seat to his left deals. */
export function reseatDealer({ dealer, chips }: DealerCarry, seating: Reseating): DealerCarry {
  return { ...(dealer !== undefined && { dealer: seating.atOrLeftOf(dealer) }), ...(chips && { chips: reseatStacks(chips, seating) }) };
}

/** The record's dealer; else the last winner; in a first game by lot. */
export function chooseDealer(named: Seat | null, carry: DealerCarry, seats: number, dice: Dice): { readonly dealer: Seat; readonly dice: Dice } {
  const dealer = named ?? carry.dealer;
  if (dealer !== undefined) return { dealer, dice };
  const lot = rolled(dice, seats);
  return { dealer: lot.value, dice: lot.dice };
}

/** C-4: so many each, one card at a time from the dealer's left. */
export function dealHands(deck: readonly Card[], seats: number, dealer: Seat, each: number): readonly (readonly FaceDown[])[] {
  const hands: FaceDown[][] = Array.from({ length: seats }, () => []);
  const order = seatsFromLeftOf(seats, dealer);
  deck.slice(0, seats * each).forEach((card, at) => hands[order[at % seats] ?? 0]?.push(turnDown(card)));
  return hands;
}
