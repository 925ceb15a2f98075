// How do stakes, pots and shares work in the shedding games (C-8)?

import { withAt } from '#shared/cards/hand.ts';
import { StartError } from './game.ts';
import type { Json } from './json.ts';
import type { Seat } from './seats.ts';

/** C-8: the stack of a seat that brings none along, wherever something is played for. */
export const buyIn = 1000;
/** More than this a stack, stake or payment cannot hold; sums of fifty stacks stay exact. */
export const mostChips = 1_000_000_000_000;

/** Stacks before the stake: `carry.chips`, else the buy-in each. Throws a StartError. */
export function readStacks(given: Json | undefined, seats: number): readonly number[] {
  if (given === undefined) return Array<number>(seats).fill(buyIn);
  const whole = (value: Json): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= mostChips;
  if (Array.isArray(given) && given.length === seats && given.every(whole)) return given as readonly number[];
  throw new StartError(`carry.chips (C-8) must list one whole number of chips for each of the ${seats} seats`);
}

/** Every seat pays the stake into the pot (C-8). Throws a StartError where a stack does not cover it. */
export function payStake(stacks: readonly number[], stake: number): { readonly chips: readonly number[]; readonly pot: number } {
  const short = stacks.findIndex((stack) => stack < stake);
  if (short >= 0) throw new StartError(`seat ${short} has ${stacks[short]} chips, which do not cover the stake of ${stake} (C-8)`);
  return { chips: stacks.map((stack) => stack - stake), pot: stake * stacks.length };
}

export const withChips = (chips: readonly number[], seat: Seat, change: number): readonly number[] =>
  withAt(chips, seat, (chips[seat] ?? 0) + change);

/** The pot shared equally; odd chips one each to the seats in the order given (C-8). */
export function sharePot(chips: readonly number[], pot: number, inOrder: readonly Seat[]): readonly number[] {
  const share = Math.floor(pot / inOrder.length);
  const odd = pot - share * inOrder.length;
  return inOrder.reduce((stacks, seat, at) => withChips(stacks, seat, share + (at < odd ? 1 : 0)), chips);
}
