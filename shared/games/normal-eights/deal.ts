import { turnAllDown } from "#shared/cards/faceDown.ts";
import { opening, chooseDealer, dealHands } from "#shared/contract/carry.ts";
import { StartError, type Start } from "#shared/contract/game.ts";
import { seatsFromLeftOf } from "#shared/contract/seats.ts";
import { say } from "./about.ts";
import { handSize } from "./options.ts";
import { topOf } from "./plays.ts";
import type { Carry, Facts, NormalRound, Options } from "./types.ts";

/**
 * NE-2: the card turned up has no effect. A queen or an ace counts with its own suit and rank, a
 * joker is blank (NE-23). Throws a StartError if no card is left to turn up.
 */
export function deal({
  options,
  seats,
  deck,
  dice,
  dealer: named,
  carry,
}: Start<Options, Carry>): NormalRound {
  const dealt = seats * handSize;
  const turnedUp = deck[dealt];
  if (turnedUp === undefined)
    throw new StartError(say("fewCards", { cards: deck.length, each: handSize, seats }));
  const { dealer, dice: after } = chooseDealer(named ?? carry.dealer, seats, dice);
  const facts: Facts = {
    dealer,
    direction: 1,
    turn: (dealer + 1) % seats,
    drew: false,
    ...topOf(turnedUp),
    skips: Array<number>(seats).fill(0),
    shown: [],
    chain: [],
    counted: [],
    effect: null,
    windows: 0,
    pending: [],
    passed: [],
    ...opening(carry, options),
  };
  const zones = {
    hands: dealHands(deck, seatsFromLeftOf(seats, dealer), handSize),
    stock: turnAllDown(deck.slice(dealt + 1)),
    removed: [],
    pile: [turnedUp],
  };
  return { options, zones, facts, sealed: null, secret: { sightings: [] }, dice: after };
}
