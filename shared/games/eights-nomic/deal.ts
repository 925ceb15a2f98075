import type { Card } from "#shared/cards/card.ts";
import { turnAllDown } from "#shared/cards/faceDown.ts";
import { packs } from "#shared/cards/pack.ts";
import {
  checkFields,
  chooseDealer,
  dealHands,
  opening,
  readDealerCarry,
} from "#shared/contract/carry.ts";
import { shown, type Public } from "#shared/contract/json.ts";
import { StartError, type Start } from "#shared/contract/game.ts";
import { seatsFromLeftOf, type Seat } from "#shared/contract/seats.ts";
import { handSize, packCount } from "./options.ts";
import { startingBook } from "./ruleBook.ts";
import { say } from "./say.ts";
import { noneDone } from "./round.ts";
import type { Carry, Facts, NomicRound, Options } from "./types.ts";

export const pack = (_options: Options, seats: number): readonly Card[] =>
  packs(packCount(seats), 0);

const isHash = (value: unknown): value is string =>
  typeof value === "string" && /^[0-9a-f]{64}$/.test(value);

/**
 * Throws a StartError. Accepts a hash other than ours, which tells a reader that the record's round
 * began with other wordings.
 */
export function readCarry({ ruleBook, ...given }: Public, options: Options, seats: number): Carry {
  checkFields(given, ["dealer", "chips"], "carry");
  const carry = readDealerCarry(given, options, seats);
  if (ruleBook === undefined) return carry;
  if (!isHash(ruleBook)) throw new StartError(say("notAHash", { value: shown(ruleBook) }));
  return { ...carry, ruleBook };
}

const propertiesAtStart = (
  cycle: readonly Seat[],
  { openingRules }: Options,
): Facts["properties"] => ({
  game: { "Turn Cycle": cycle },
  seats: cycle.map(() => ({ "Pending Rules": openingRules })),
});

/**
 * EN-0, EN-11: deals eight cards each; the pile is empty and the seat left of the dealer begins.
 * Throws a StartError.
 */
export function deal({
  options,
  seats,
  deck,
  dice,
  dealer: named,
  carry,
}: Start<Options, Carry>): NomicRound {
  if (deck.length < seats * handSize)
    throw new StartError(say("fewCards", { cards: deck.length, each: handSize, seats }));
  const chosen = chooseDealer(named ?? carry.dealer, seats, dice);
  const order = seatsFromLeftOf(seats, chosen.dealer);
  const facts: Facts = {
    dealer: chosen.dealer,
    turn: order[0] ?? 0,
    turnCycle: order,
    properties: propertiesAtStart(order, options),
    ...startingBook,
    ...noneDone,
    plays: 0,
    mustModify: null,
    pending: null,
    objections: [],
    windows: 0,
    announcements: [],
    consents: [],
    turns: 0,
    ...opening(carry, options),
  };
  const zones = {
    hands: dealHands(deck, order, handSize),
    stock: turnAllDown(deck.slice(seats * handSize)),
    removed: [],
    pile: [],
  };
  return {
    options,
    zones,
    facts,
    sealed: null,
    secret: { penalties: order.map(() => []), sightings: [] },
    dice: chosen.dice,
  };
}
