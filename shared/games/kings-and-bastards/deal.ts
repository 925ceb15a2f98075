import type { Card } from "#shared/cards/card.ts";
import { turnDown, type FaceDown } from "#shared/cards/faceDown.ts";
import { packs } from "#shared/cards/pack.ts";
import { rolled } from "#shared/chance/dice.ts";
import { checkFields, readSeat } from "#shared/contract/carry.ts";
import { payStake, readStacks, reseatStacks } from "#shared/contract/chips.ts";
import { StartError, type Reseating, type Start } from "#shared/contract/game.ts";
import type { Public } from "#shared/contract/json.ts";
import { seatsFromLeftOf, type Seat } from "#shared/contract/seats.ts";
import { titlesWon } from "./ending.ts";
import { exchangeDue } from "./exchange.ts";
import { packCount } from "./options.ts";
import { say } from "./say.ts";
import { firstLead } from "./tricks.ts";
import type { Carry, Facts, KingsRound, Options } from "./types.ts";

export const pack = ({ jokersPerPack }: Options, seats: number): readonly Card[] =>
  packs(packCount(seats), jokersPerPack);

/** KB-5, KB-6. Throws a StartError. */
export function readCarry(given: Public, options: Options, seats: number): Carry {
  checkFields(given, ["king", "bastard", "lastDealer", "chips"], "carry");
  const king = readSeat(given["king"], "carry.king", seats);
  const bastard = readSeat(given["bastard"], "carry.bastard", seats);
  const lastDealer = readSeat(given["lastDealer"], "carry.lastDealer", seats);
  if (king !== null && king === bastard) throw new StartError(say("sameTitles"));
  const played = options.stake > 0 || options.bastardPays > 0 || given["chips"] !== undefined;
  return {
    ...(king !== null && { king }),
    ...(bastard !== null && { bastard }),
    ...(lastDealer !== null && { lastDealer }),
    ...(played && { chips: readStacks(given["chips"], seats) }),
  };
}

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
  const chosen = chooseDealer(named, carry, seats, dice);
  const hands = dealAll(deck, seats, chosen.dealer);
  const titles = { king: carry.king ?? null, bastard: carry.bastard ?? null };
  const exchange = exchangeDue(titles, hands);
  const opening = exchange ? { turn: null, owed: null } : firstLead(hands, chosen.dealer);
  const facts: Facts = {
    dealer: chosen.dealer,
    lead: null,
    trick: [],
    out: [],
    ...opening,
    passed: [],
    exchange,
    titles,
    left: [],
    result: null,
    ...(carry.chips && payStake(carry.chips, options.stake)),
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

/** KB-4, KB-5 */
function chooseDealer(
  named: Seat | null,
  carry: Carry,
  seats: number,
  dice: KingsRound["dice"],
): { readonly dealer: Seat; readonly dice: KingsRound["dice"] } {
  if (named !== null) return { dealer: named, dice };
  if (carry.bastard !== undefined) return { dealer: carry.bastard, dice };
  if (carry.lastDealer !== undefined) return { dealer: (carry.lastDealer + 1) % seats, dice };
  const lot = rolled(dice, seats);
  return { dealer: lot.value, dice: lot.dice };
}

function dealAll(
  deck: readonly Card[],
  seats: number,
  dealer: Seat,
): readonly (readonly FaceDown[])[] {
  const hands: FaceDown[][] = Array.from({ length: seats }, () => []);
  const order = seatsFromLeftOf(seats, dealer);
  deck.forEach((card, at) => hands[order[at % seats] ?? 0]?.push(turnDown(card)));
  return hands;
}

/** KB-5, KB-6, KB-14 */
export function carryOver({ facts }: KingsRound): Carry {
  const { king, bastard } = titlesWon(facts);
  return {
    ...(king !== null && { king }),
    ...(bastard !== null && { bastard }),
    lastDealer: facts.dealer,
    ...(facts.chips && { chips: facts.chips }),
  };
}

/**
 * A title lapses if its holder left (KB-6); a last dealer who left counts as the seat before their
 * left neighbour (C-4). Nobody deals in place of a Bastard who left: KB-5's rule for a round
 * without one applies, not C-4's next seat.
 */
export function reseat({ king, bastard, lastDealer, chips }: Carry, seating: Reseating): Carry {
  const { seats, seatOf, atOrLeftOf } = seating;
  const kingNow = king === undefined ? null : seatOf(king);
  const bastardNow = bastard === undefined ? null : seatOf(bastard);
  const dealtBefore = (last: Seat): Seat => seatOf(last) ?? (atOrLeftOf(last) + seats - 1) % seats;
  return {
    ...(kingNow !== null && { king: kingNow }),
    ...(bastardNow !== null && { bastard: bastardNow }),
    ...(lastDealer !== undefined && { lastDealer: dealtBefore(lastDealer) }),
    ...(chips && { chips: reseatStacks(chips, seating) }),
  };
}
