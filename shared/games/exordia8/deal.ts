// How does a round of Exordia8 begin, and what goes on to the next (X8-2…X8-5, C-4, C-8)?

import type { Card } from '#shared/cards/card.ts';
import { turnAllDown } from '#shared/cards/faceDown.ts';
import { packs } from '#shared/cards/pack.ts';
import { payStake } from '#shared/game/chips.ts';
import { chooseDealer, dealHands, readDealerCarry } from '#shared/game/dealing.ts';
import { StartError, type Start } from '#shared/game/game.ts';
import type { Public } from '#shared/game/json.ts';
import { handSize, jokersPerPack, packCount } from './options.ts';
import { say } from './say.ts';
import { emptyTop } from './top.ts';
import type { Carry, ExordiaRound, Facts, Options } from './types.ts';

export const pack = (_options: Options, seats: number): readonly Card[] => packs(packCount(seats), jokersPerPack);

export const readCarry = (given: Public, { stake }: Options, seats: number): Carry => readDealerCarry(given, stake, seats);

/** X8-3…X8-5: the last winner deals five cards each, the rest is the stock, nothing is turned up, and the dealer begins. Throws a StartError. */
export function deal({ options, seats, deck, dice, dealer: named, carry }: Start<Options, Carry>): ExordiaRound {
  if (deck.length < seats * handSize) throw new StartError(say('fewCards', { cards: deck.length, each: handSize, seats }));
  const chosen = chooseDealer(named, carry, seats, dice);
  const facts: Facts = {
    dealer: chosen.dealer, direction: 1, turn: chosen.dealer, top: emptyTop, sequent: null, extra: false, skipped: [], left: [], result: null,
    ...(carry.chips && payStake(carry.chips, options.stake)),
  };
  const zones = { hands: dealHands(deck, seats, chosen.dealer, handSize), stock: turnAllDown(deck.slice(seats * handSize)), removed: [], pile: [] };
  return { options, zones, facts, sealed: null, secret: null, dice: chosen.dice };
}

/** X8-3, X8-18: the winner deals next. */
export function carryOver({ facts }: ExordiaRound): Carry {
  const winner = facts.result?.winners[0];
  return { ...(winner !== undefined && { dealer: winner }), ...(facts.chips && { chips: facts.chips }) };
}
