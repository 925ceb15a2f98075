import type { Card } from "#shared/cards/card.ts";
import { packs } from "#shared/cards/pack.ts";
import {
  checkFields,
  chooseDealer,
  dealHands,
  opening,
  present,
  readSeat,
  reseatLastDealer,
} from "#shared/contract/carry.ts";
import { readStacks, reseatStacks } from "#shared/contract/chips.ts";
import { StartError, type Reseating, type Start } from "#shared/contract/game.ts";
import type { Public } from "#shared/contract/json.ts";
import { seatsFromLeftOf, type Seat } from "#shared/contract/seats.ts";
import { say } from "./say.ts";
import { firstLead, titlesWon } from "./turns.ts";
import { packCount, type Carry, type Facts, type KingsRound, type Options } from "./types.ts";

export const pack = ({ jokersPerPack }: Options, seats: number): readonly Card[] =>
  packs(packCount(seats), jokersPerPack);

/** KB-5, KB-6. Throws a StartError. */
export function readCarry(given: Public, options: Options, seats: number): Carry {
  checkFields(given, ["king", "bastard", "lastDealer", "chips"], "carry");
  const king = readSeat(given["king"], "carry.king", seats);
  const bastard = readSeat(given["bastard"], "carry.bastard", seats);
  const lastDealer = readSeat(given["lastDealer"], "carry.lastDealer", seats);
  if (king !== null && king === bastard) throw new StartError(say("sameTitles"));
  const isForChips = options.stake > 0 || options.bastardPays > 0 || given["chips"] !== undefined;
  const chips = isForChips ? readStacks(given["chips"], seats) : null;
  return present({ king, bastard, lastDealer, chips });
}

const cardsEachWay = 2;

/** KB-4. Throws a StartError if there are too few cards for everyone to get one. */
export function deal({
  options,
  seats,
  deck,
  dice,
  dealer: named,
  carry,
}: Start<Options, Carry>): KingsRound {
  if (deck.length < seats) throw new StartError(say("fewCards", { cards: deck.length, seats }));
  const { king = null, bastard = null, lastDealer } = carry;
  // KB-5
  const next = lastDealer === undefined ? null : (lastDealer + 1) % seats;
  const chosen = chooseDealer(named ?? bastard ?? next, seats, dice);
  const order = seatsFromLeftOf(seats, chosen.dealer);
  const hands = dealHands(deck, order, Math.ceil(deck.length / seats));
  // KB-6: not in a first round, nor if a title has no holder.
  const count = (seat: Seat) => hands[seat]?.length ?? 0;
  const exchange =
    king === null || bastard === null
      ? null
      : { king, bastard, count: Math.min(cardsEachWay, count(king), count(bastard)) };
  const facts: Facts = {
    dealer: chosen.dealer,
    lead: null,
    trick: [],
    out: [],
    ...(exchange ? { turn: null, owed: null } : firstLead(hands, chosen.dealer)),
    passed: [],
    exchange,
    titles: { king, bastard },
    ...opening(carry, options),
  };
  return {
    options,
    zones: { hands, stock: [], removed: [], pile: [] },
    facts,
    sealed: null,
    secret: null,
    dice: chosen.dice,
  };
}

/** KB-5, KB-6, KB-14 */
export const carryOver = ({ facts }: KingsRound): Carry =>
  present({ ...titlesWon(facts), lastDealer: facts.dealer, chips: facts.chips });

/**
 * A title lapses if its holder left (KB-6). Nobody deals in place of a Bastard who left: KB-5's rule
 * for a round without one applies, not C-4's next seat.
 */
export const reseat = ({ king, bastard, lastDealer, chips }: Carry, seating: Reseating): Carry =>
  present({
    king: king === undefined ? null : seating.seatOf(king),
    bastard: bastard === undefined ? null : seating.seatOf(bastard),
    lastDealer: reseatLastDealer(lastDealer, seating),
    chips: chips && reseatStacks(chips, seating),
  });
