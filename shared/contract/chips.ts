import { withAt } from "#shared/cards/hand.ts";
import { saysOfStart, StartError, type Reseating } from "./game.ts";
import type { Json } from "./json.ts";
import type { TookPot } from "./outcome.ts";
import type { CommonFacts, RoundResult } from "./round.ts";
import type { Seat } from "./seats.ts";

/** The stack of a seat that brings none along (C-8). */
export const buyIn = 1000;
/** The largest stake or payment; with fifty seats the pot is still an exact integer. */
export const mostChips = 1_000_000_000_000;

/**
 * Returns the stacks before the stake: `carry.chips`, or the buy-in for each seat. Throws a
 * StartError.
 */
export function readStacks(given: Json | undefined, seats: number): readonly number[] {
  if (given === undefined) return Array<number>(seats).fill(buyIn);
  const whole = (value: Json): value is number =>
    typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
  if (Array.isArray(given) && given.length === seats && given.every(whole)) {
    // The sum is bounded, not each stack: the next round must accept whatever this round pays out.
    if (Number.isSafeInteger(given.reduce((sum: number, stack) => sum + stack, 0))) return given;
    throw new StartError(saysOfStart("tooManyChips"));
  }
  throw new StartError(saysOfStart("notStacks", { seats }));
}

/** Puts each seat's stake into the pot (C-8). Throws a StartError if a stack does not cover it. */
export function payStake(
  stacks: readonly number[],
  stake: number,
): Readonly<{ chips: readonly number[]; pot: number }> {
  const short = stacks.findIndex((stack) => stack < stake);
  if (short >= 0)
    throw new StartError(
      saysOfStart("belowStake", { seat: short, chips: stacks[short] ?? 0, stake }),
    );
  return { chips: stacks.map((stack) => stack - stake), pot: stake * stacks.length };
}

/**
 * Moves the stacks to a new seating: players who stay keep theirs, new ones get a buy-in (the host
 * may decide otherwise).
 */
export function reseatStacks(
  stacks: readonly number[],
  { seats, seatOf }: Reseating,
): readonly number[] {
  const moved = Array<number>(seats).fill(buyIn);
  stacks.forEach((stack, seat) => {
    const now = seatOf(seat);
    if (now !== null) moved[now] = stack;
  });
  return moved;
}

export const withChips = (
  chips: readonly number[],
  seat: Seat,
  change: number,
): readonly number[] => withAt(chips, seat, (chips[seat] ?? 0) + change);

/**
 * Splits the pot equally; odd chips go one each to the seats in the given order (C-8). If nobody
 * has won, all seats get equal parts back.
 */
export function sharePot(
  chips: readonly number[],
  pot: number,
  inOrder: readonly Seat[],
): readonly number[] {
  const to = inOrder.length > 0 ? inOrder : [...chips.keys()];
  const share = Math.floor(pot / to.length);
  const odd = pot - share * to.length;
  return to.reduce(
    (stacks, seat, at) => withChips(stacks, seat, share + (at < odd ? 1 : 0)),
    chips,
  );
}

/**
 * Pays the pot to the winners, who are in the order in which odd chips go, or back to all if there
 * are none (C-8). The result gets each seat's gain or loss.
 */
export function payOut<F extends CommonFacts>(
  facts: F,
  result: RoundResult,
  inOrder: readonly Seat[],
  stake: number,
): Readonly<{ facts: F; happened: readonly TookPot[] }> {
  const { chips: before, pot } = facts;
  if (!before || pot === undefined) return { facts, happened: [] };
  const chips = sharePot(before, pot, inOrder);
  const taken = chips.map((stack, seat) => stack - (before[seat] ?? 0));
  const happened = inOrder.flatMap((seat): TookPot[] =>
    pot > 0 ? [{ type: "tookPot", seat, told: { amount: taken[seat] ?? 0 } }] : [],
  );
  return {
    facts: {
      ...facts,
      chips,
      pot: 0,
      result: { ...result, chips: taken.map((amount) => amount - stake) },
    },
    happened,
  };
}
