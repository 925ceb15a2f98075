// How are amounts put into few letters?

import { text } from "#renderer/text/text.ts";

/**
 * 1,240 · 98,600 · 1.3M; amounts of `shortFrom` and more in thousands: 98.6K. As the language at
 * hand writes them.
 */
export function writeChips(amount: number, shortFrom = 1_000_000): string {
  const { amount: written, briefAmount } = text().atTable;
  const whole = Math.round(amount);
  return Math.abs(whole) < shortFrom ? written(whole) : briefAmount(whole);
}
