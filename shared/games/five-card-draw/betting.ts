import type { Seat } from "#shared/contract/seats.ts";
import type { DrawRound, Facts, Phase, Pot } from "./types.ts";

/** Nobody may raise in the draw, so `leastRaise` is 0 there; seats have drawn only after it. */
export function phaseOf({ result, leastRaise, drew }: Facts): Phase {
  if (result) return "over";
  if (leastRaise === 0) return "draw";
  return drew.some((count) => count !== null) ? "bet2" : "bet1";
}

export const phase = ({ facts }: DrawRound): Phase => phaseOf(facts);

export const toAct = ({ facts: { turn } }: DrawRound): readonly Seat[] =>
  turn === null ? [] : [turn];

export const isInHand = ({ dealtIn, folded }: Facts, seat: Seat): boolean =>
  dealtIn[seat] === true && folded[seat] === false;

/** H-36: whether the seat has nothing more to win or lose in this hand. */
export const isDone = (facts: Facts, seat: Seat): boolean => !isInHand(facts, seat);

const canBet = (facts: Facts, seat: Seat) => isInHand(facts, seat) && facts.allIn[seat] === false;

const owes = ({ inStage, toMatch }: Facts, seat: Seat) => (inStage[seat] ?? 0) < toMatch;

/** FD-9 */
export const mustAct = (facts: Facts, seat: Seat): boolean =>
  canBet(facts, seat) && (facts.acted[seat] === false || owes(facts, seat));

export function countInHand(facts: Facts): number {
  let count = 0;
  for (let seat = 0; seat < facts.dealtIn.length; seat += 1) if (isInHand(facts, seat)) count += 1;
  return count;
}

/** FD-9 */
export function isStageOver(facts: Facts): boolean {
  let bettors = 0;
  let owing = 0;
  let waiting = 0;
  for (let seat = 0; seat < facts.dealtIn.length; seat += 1) {
    if (!canBet(facts, seat)) continue;
    bettors += 1;
    if (owes(facts, seat)) owing += 1;
    if (mustAct(facts, seat)) waiting += 1;
  }
  return bettors > 1 ? waiting === 0 : owing === 0;
}

/** Totals of the seat in this stage, like a move's `to`. */
export type Range = Readonly<{
  min: number;
  max: number;
}>;

const allOf = ({ inStage, chips }: Facts, seat: Seat) => (inStage[seat] ?? 0) + (chips[seat] ?? 0);

/** FD-8. Null once there is a bet. */
export function betRange(facts: Facts, seat: Seat): Range | null {
  if (facts.toMatch > 0) return null;
  const max = allOf(facts, seat);
  return { min: Math.min(facts.leastRaise, max), max };
}

type Betting = Pick<DrawRound, "facts" | "options">;

/** FD-8. Null if the seat may not raise (see `whyNoRaise`). */
export function raiseRange(betting: Betting, seat: Seat): Range | null {
  if (whyNoRaise(betting, seat) !== null) return null;
  const { facts } = betting;
  const max = allOf(facts, seat);
  return { min: Math.min(facts.toMatch + facts.leastRaise, max), max };
}

/** FD-8 */
export function whyNoRaise({ facts, options }: Betting, seat: Seat) {
  if (facts.toMatch === 0) return "noBetYet";
  if (!isOpenTo({ facts, options }, seat))
    return options.shortRaisesAddUp ? "notFullTogether" : "notOpen";
  if (allOf(facts, seat) <= facts.toMatch) return "tooFewChips";
  if (!facts.dealtIn.some((_, other) => other !== seat && canBet(facts, other)))
    return "nobodyLeft";
  return null;
}

/**
 * FD-8. `shortRaisesAddUp` follows "Re-opening the bet" of the Tournament Directors Association.
 */
export const isOpenTo = ({ facts, options }: Betting, seat: Seat): boolean =>
  facts.acted[seat] === false ||
  (options.shortRaisesAddUp && facts.toMatch - (facts.inStage[seat] ?? 0) >= facts.leastRaise);

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
function lowestAbove(facts: Facts, floor: number) {
  const { committed } = facts;
  let lowest = Infinity;
  for (let seat = 0; seat < committed.length; seat += 1) {
    const put = committed[seat] as number;
    if (put > floor && put < lowest && isInHand(facts, seat)) lowest = put;
  }
  return lowest;
}

function between({ committed }: Facts, floor: number, ceiling: number) {
  let sum = 0;
  for (const put of committed) if (put > floor) sum += Math.min(put, ceiling) - floor;
  return sum;
}

function reaching(facts: Facts, level: number) {
  const seats: Seat[] = [];
  for (let seat = 0; seat < facts.committed.length; seat += 1)
    if ((facts.committed[seat] as number) >= level && isInHand(facts, seat)) seats.push(seat);
  return seats;
}

/**
 * FD-13: chips that a seat has put in above everybody else's are an uncalled bet. Chips that a seat
 * put in above all who remain before it folded or left go back too, because nobody wins more from a
 * player than they put in themselves; this happens only if all who remain are all in. FD-10: a
 * player who alone remains takes those chips, so only their own bet is returned.
 */
export function uncalledBets(facts: Facts): readonly Readonly<{ seat: Seat; amount: number }>[] {
  const { committed } = facts;
  const takesAll = countInHand(facts) === 1;
  return committed.flatMap((put, seat) => {
    if (takesAll && !isInHand(facts, seat)) return [];
    const counts = (other: Seat) =>
      other !== seat && (isInHand(facts, seat) || isInHand(facts, other));
    const reach = committed.reduce(
      (most, other, at) => (other > most && counts(at) ? other : most),
      0,
    );
    return put > reach ? [{ seat, amount: put - reach }] : [];
  });
}
