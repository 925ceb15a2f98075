import type { Seat } from "#shared/contract/seats.ts";
import type { DrawRound, Facts } from "./types.ts";

export const isInHand = ({ dealtIn, folded }: Facts, seat: Seat): boolean =>
  dealtIn[seat] === true && folded[seat] === false;

const canBet = (facts: Facts, seat: Seat): boolean =>
  isInHand(facts, seat) && facts.allIn[seat] === false;

const owes = ({ inStage, toMatch }: Facts, seat: Seat): boolean => (inStage[seat] ?? 0) < toMatch;

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
export interface Range {
  readonly min: number;
  readonly max: number;
}

const allOf = ({ inStage, chips }: Facts, seat: Seat): number =>
  (inStage[seat] ?? 0) + (chips[seat] ?? 0);

/** FD-8. Null once there is a bet. */
export function betRange(facts: Facts, seat: Seat): Range | null {
  if (facts.toMatch > 0) return null;
  const max = allOf(facts, seat);
  return { min: Math.min(facts.leastRaise, max), max };
}

type Betting = Pick<DrawRound, "facts" | "options">;

/** FD-8. Null if the seat may not raise (see `whyNoRaise`). */
export function raiseRange({ facts, options }: Betting, seat: Seat): Range | null {
  if (whyNoRaise({ facts, options }, seat) !== null) return null;
  const max = allOf(facts, seat);
  return { min: Math.min(facts.toMatch + facts.leastRaise, max), max };
}

/** FD-8 */
export function whyNoRaise(
  { facts, options }: Betting,
  seat: Seat,
): "noBetYet" | "notOpen" | "notFullTogether" | "tooFewChips" | "nobodyLeft" | null {
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
