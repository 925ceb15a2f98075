import type { Seat } from "#shared/contract/seats.ts";
import { countInHand, isInHand } from "./betting.ts";
import type { Facts, Pot } from "./types.ts";

/**
 * All put in so far, in layers that end where a player who remains has put in no more; main pot
 * first. What folded seats have put in above the last layer lies in the last one.
 */
export function potsOf(facts: Facts): readonly Pot[] {
  const pots: Pot[] = [];
  let below = 0;
  let level = lowestAbove(facts, below);
  while (level < Infinity) {
    const next = lowestAbove(facts, level);
    pots.push({
      amount: between(facts, below, next === Infinity ? Infinity : level),
      seats: reaching(facts, level),
    });
    below = level;
    level = next;
  }
  return pots;
}

/** The least that a seat in the hand has put in above `floor`; Infinity when none has. */
function lowestAbove(facts: Facts, floor: number): number {
  const { committed } = facts;
  let lowest = Infinity;
  for (let seat = 0; seat < committed.length; seat += 1) {
    const put = committed[seat] as number;
    if (put > floor && put < lowest && isInHand(facts, seat)) lowest = put;
  }
  return lowest;
}

function between({ committed }: Facts, floor: number, ceiling: number): number {
  let sum = 0;
  for (const put of committed) if (put > floor) sum += Math.min(put, ceiling) - floor;
  return sum;
}

function reaching(facts: Facts, level: number): readonly Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < facts.committed.length; seat += 1)
    if ((facts.committed[seat] as number) >= level && isInHand(facts, seat)) seats.push(seat);
  return seats;
}

export interface Uncalled {
  readonly seat: Seat;
  readonly amount: number;
}

/**
 * FD-13: what a seat has put in above everybody else's is a bet that nobody called. What a seat
 * that folded or left has put in above all who remain can be won by none of them, for nobody wins
 * from any player more than he put in himself: it goes back as well. That happens only where all
 * who remain are all in. FD-10: who alone remains takes that too, so only his own bet is left to be
 * returned.
 */
export function uncalledBets(facts: Facts): readonly Uncalled[] {
  const { committed } = facts;
  const takesAll = countInHand(facts) === 1;
  return committed.flatMap((put, seat) => {
    if (takesAll && !isInHand(facts, seat)) return [];
    const counts = (other: Seat): boolean =>
      other !== seat && (isInHand(facts, seat) || isInHand(facts, other));
    const reach = committed.reduce(
      (most, other, at) => (other > most && counts(at) ? other : most),
      0,
    );
    return put > reach ? [{ seat, amount: put - reach }] : [];
  });
}
