// In which piles does an amount of chips lie on the cloth?
import { chipsFor, denominations } from '#renderer/art/chips.ts';

export type ChipPile = { readonly kind: number; readonly height: number };

/** Piles of at most `tallest` chips, largest worth first; past `most` piles the rest is left to the written amount. */
export function pilesFor(amount: number, tallest: number, most: number): ChipPile[] {
  const piles: ChipPile[] = [];
  for (const { denomination, count } of chipsFor(amount)) {
    const kind = denominations.indexOf(denomination as (typeof denominations)[number]);
    for (let rest = count; rest > 0; rest -= tallest) piles.push({ kind, height: Math.min(rest, tallest) });
  }
  return piles.slice(0, most);
}

/** Middles of the piles' feet in chip widths about 0,0: two rows, the back one first, set like bricks. */
export function pileFeet(count: number): { x: number; y: number }[] {
  const back = count <= 3 ? count : Math.ceil(count / 2);
  const row = (length: number, y: number): { x: number; y: number }[] =>
    Array.from({ length }, (_, index) => ({ x: (index - (length - 1) / 2) * 1.06, y }));
  return count === back ? row(back, 0) : [...row(back, -0.3), ...row(count - back, 0.34)];
}
