import { checkFields, readSeat } from "#shared/contract/carry.ts";
import { readStacks, reseatStacks } from "#shared/contract/chips.ts";
import { StartError, type Reseating } from "#shared/contract/game.ts";
import { shown, type Json, type Public } from "#shared/contract/json.ts";
import type { Seat } from "#shared/contract/seats.ts";
import { say } from "./say.ts";
import type { Carry, DrawRound, Options } from "./types.ts";

/**
 * Stacks, a buy-in each where none are given; titles; who dealt the last hand. Throws a StartError.
 */
export function readCarry(given: Public, { buyIn }: Options, seats: number): Carry {
  checkFields(given, ["chips", "titles", "lastDealer"], "carry");
  const chips =
    given["chips"] === undefined
      ? Array<number>(seats).fill(buyIn)
      : readStacks(given["chips"], seats);
  const titles = readTitles(given["titles"] ?? null, seats);
  const lastDealer = readSeat(given["lastDealer"], "carry.lastDealer", seats);
  return { chips, ...(titles && { titles }), ...(lastDealer !== null && { lastDealer }) };
}

function readTitles(given: Json, seats: number): Carry["titles"] {
  if (given === null) return undefined;
  if (typeof given !== "object" || isList(given))
    throw new StartError(say("titles", { value: shown(given) }));
  checkFields(given, ["king", "bastard"], "carry.titles");
  const king = readSeat(given["king"], "carry.titles.king", seats);
  const bastard = readSeat(given["bastard"], "carry.titles.bastard", seats);
  if (king !== null && king === bastard) throw new StartError(say("sameTitles"));
  return titlesOf(king, bastard);
}

/** `Array.isArray` alone takes no readonly list out of a union. */
const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Absent where nobody holds one. */
const titlesOf = (king: Seat | null, bastard: Seat | null): Carry["titles"] =>
  king === null && bastard === null
    ? undefined
    : { ...(king !== null && { king }), ...(bastard !== null && { bastard }) };

/**
 * H-8: the titles are those of the last shedding round, whatever happens in the poker hands after
 * it.
 */
export function carryOver({ facts }: DrawRound): Carry {
  const titles = titlesOf(facts.titles.king, facts.titles.bastard);
  return { chips: facts.chips, ...(titles && { titles }), lastDealer: facts.dealer };
}

/**
 * A title whose holder is gone is gone; a last dealer who is gone counts as the seat before his
 * left neighbour (C-4).
 */
export function reseat({ chips, titles, lastDealer }: Carry, seating: Reseating): Carry {
  const { seats, seatOf, atOrLeftOf } = seating;
  const now = (seat: Seat | undefined): Seat | null => (seat === undefined ? null : seatOf(seat));
  const dealtBefore = (last: Seat): Seat => seatOf(last) ?? (atOrLeftOf(last) + seats - 1) % seats;
  const titlesNow = titlesOf(now(titles?.king), now(titles?.bastard));
  return {
    chips: reseatStacks(chips, seating),
    ...(titlesNow && { titles: titlesNow }),
    ...(lastDealer !== undefined && { lastDealer: dealtBefore(lastDealer) }),
  };
}
