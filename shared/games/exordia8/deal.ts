// How does a round of Exordia8 begin, and what goes on to the next (X8-2…X8-5, C-4, C-8)?

import type { Card } from '#shared/cards/card.ts';
import { turnAllDown, turnDown, type FaceDown } from '#shared/cards/faceDown.ts';
import { packs } from '#shared/cards/pack.ts';
import { rolled } from '#shared/chance/dice.ts';
import { checkFields, readSeat } from '#shared/game/carry.ts';
import { payStake, readStacks, reseatStacks } from '#shared/game/chips.ts';
import { StartError, type Reseating, type Start } from '#shared/game/game.ts';
import type { Public } from '#shared/game/json.ts';
import { seatsFromLeftOf, type Seat } from '#shared/game/seats.ts';
import { handSize, jokersPerPack, packCount } from './options.ts';
import { emptyTop } from './top.ts';
import type { Carry, ExordiaRound, Facts, Options } from './types.ts';

export const pack = (_options: Options, seats: number): readonly Card[] => packs(packCount(seats), jokersPerPack);

/** X8-3, C-8: who deals, and the stacks. Throws a StartError. */
export function readCarry(given: Public, { stake }: Options, seats: number): Carry {
  checkFields(given, ['dealer', 'chips'], 'carry');
  const dealer = readSeat(given['dealer'], 'carry.dealer', seats);
  const played = stake > 0 || given['chips'] !== undefined;
  return { ...(dealer !== null && { dealer }), ...(played && { chips: readStacks(given['chips'], seats) }) };
}

/** X8-4, X8-5: five cards each, the rest is the stock, nothing is turned up, and the dealer begins. Throws a StartError. */
export function deal({ options, seats, deck, dice, dealer: named, carry }: Start<Options, Carry>): ExordiaRound {
  if (deck.length < seats * handSize) throw new StartError(`${deck.length} cards are too few to deal ${handSize} each to ${seats} players (X8-4)`);
  const chosen = chooseDealer(named, carry, seats, dice);
  const facts: Facts = {
    dealer: chosen.dealer, direction: 1, turn: chosen.dealer, top: emptyTop, sequent: null, extra: false, skipped: [], left: [], result: null,
    ...(carry.chips && payStake(carry.chips, options.stake)),
  };
  const zones = { hands: dealHands(deck, seats, chosen.dealer), stock: turnAllDown(deck.slice(seats * handSize)), removed: [], pile: [] };
  return { options, zones, facts, sealed: null, secret: null, dice: chosen.dice };
}

/** The record's dealer; else the last winner; in a first game by lot (X8-3). */
function chooseDealer(named: Seat | null, carry: Carry, seats: number, dice: ExordiaRound['dice']): { readonly dealer: Seat; readonly dice: ExordiaRound['dice'] } {
  const dealer = named ?? carry.dealer;
  if (dealer !== undefined) return { dealer, dice };
  const lot = rolled(dice, seats);
  return { dealer: lot.value, dice: lot.dice };
}

function dealHands(deck: readonly Card[], seats: number, dealer: Seat): readonly (readonly FaceDown[])[] {
  const hands: FaceDown[][] = Array.from({ length: seats }, () => []);
  const order = seatsFromLeftOf(seats, dealer);
  deck.slice(0, seats * handSize).forEach((card, at) => hands[order[at % seats] ?? 0]?.push(turnDown(card)));
  return hands;
}

/** X8-3, X8-18: the winner deals next. */
export function carryOver({ facts }: ExordiaRound): Carry {
  const winner = facts.result?.winners[0];
  return { ...(winner !== undefined && { dealer: winner }), ...(facts.chips && { chips: facts.chips }) };
}

/** C-4: for a winner who is gone the next occupied seat to his left deals. */
export function reseat({ dealer, chips }: Carry, seating: Reseating): Carry {
  return { ...(dealer !== undefined && { dealer: seating.atOrLeftOf(dealer) }), ...(chips && { chips: reseatStacks(chips, seating) }) };
}
