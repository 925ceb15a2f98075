// Sorts hands into classes of like strength: starting hands by their best draw and what it
// promises, final ones by strength alone.

import { anyHand, throwsOf, type Field, type Throw } from "../field.ts";
import { stepOf } from "./spot.ts";

/** Ends of the classes, found while the strategy was trained. */
export type HandBounds = Readonly<{
  /** By the number of cards best thrown: chances to win. */
  start: readonly (readonly number[])[];
  /** Chances to win. */
  final: readonly number[];
}>;

export type Starting = Readonly<{
  /** The number of cards best thrown, and the chance to win against any hand after that. */
  draws: number;
  promise: number;
  /** The best throw of each number of cards, from none. */
  throws: readonly Throw[];
}>;

/** `hand`: card codes. */
export function startingOf(field: Field, hand: Int32Array, most: number): Starting {
  const all = throwsOf(field, hand, most, field.beats(anyHand));
  let draws = 0;
  for (let count = 1; count < all.length; count += 1)
    if (all[count]!.promise > all[draws]!.promise) draws = count;
  return { draws, promise: all[draws]!.promise, throws: all.map(({ thrown }) => thrown) };
}

export function startClass(
  { start }: Pick<HandBounds, "start">,
  { draws, promise }: Pick<Starting, "draws" | "promise">,
): number {
  const at = Math.min(draws, start.length - 1);
  let below = 0;
  for (let count = 0; count < at; count += 1) below += start[count]!.length + 1;
  return below + stepOf(start[at]!, promise);
}

/** `chance`: to win against any hand. */
export const finalClass = ({ final }: Pick<HandBounds, "final">, chance: number): number =>
  stepOf(final, chance);
