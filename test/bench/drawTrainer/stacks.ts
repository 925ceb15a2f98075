import type { Random } from "./random.ts";

export const ante = 10;

/** Chips at a table: heads-up half of the time, with 100 antes each half of the time. */
export function stacksBy(random: Random): readonly number[] {
  const seats = random.next() < 0.6 ? 2 : 3 + random.below(4);
  if (random.next() < 0.5) return Array.from({ length: seats }, () => 100 * ante);
  return Array.from({ length: seats }, () => Math.round(ante * 2 * 100 ** random.next()));
}
