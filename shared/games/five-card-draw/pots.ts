import type { Seat } from "#shared/contract/seats.ts";
import { countInHand, isInHand } from "./betting.ts";
import type { Facts, Pot } from "./types.ts";

/**
 * Returns all chips put in so far in layers, main pot first. Each layer ends at the total of a
 * player who remains; chips of folded seats above the last layer belong to that one.
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

/** Infinity if no seat in the hand has put in more than `floor`. */
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
 * FD-13: chips that a seat has put in above everybody else's are an uncalled bet. Chips that a seat
 * put in above all who remain before it folded or left go back too, because nobody wins more from a
 * player than they put in themselves; this happens only if all who remain are all in. FD-10: a
 * player who alone remains takes those chips, so only their own bet is returned.
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
