import { turnAllDown } from "#shared/cards/faceDown.ts";
import { opening, chooseDealer, dealHands } from "#shared/contract/carry.ts";
import { StartError, type Start } from "#shared/contract/game.ts";
import { seatsFromLeftOf } from "#shared/contract/seats.ts";
import { say } from "./about.ts";
import { handSize } from "./options.ts";
import { emptyTop } from "./plays.ts";
import type { Carry, ExordiaRound, Facts, Options } from "./types.ts";

/** X8-3…X8-5. Throws a StartError if there are too few cards. */
export function deal({
  options,
  seats,
  deck,
  dice,
  dealer: named,
  carry,
}: Start<Options, Carry>): ExordiaRound {
  if (deck.length < seats * handSize)
    throw new StartError(say("fewCards", { cards: deck.length, each: handSize, seats }));
  const chosen = chooseDealer(named ?? carry.dealer, seats, dice);
  const facts: Facts = {
    dealer: chosen.dealer,
    direction: 1,
    turn: chosen.dealer,
    top: emptyTop,
    sequent: null,
    extra: false,
    skipped: [],
    ...opening(carry, options),
  };
  const zones = {
    hands: dealHands(deck, seatsFromLeftOf(seats, chosen.dealer), handSize),
    stock: turnAllDown(deck.slice(seats * handSize)),
    removed: [],
    pile: [],
  };
  return { options, zones, facts, sealed: null, secret: null, dice: chosen.dice };
}
