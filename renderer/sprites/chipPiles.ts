// In which piles does an amount of chips lie on the cloth?
import { chipsFor, denominations } from '#renderer/art/chips.ts';

/** Highest pile, most piles beside each other, and how wide a chip is whose amount is written in 18 pixels. */
export type PileLook = { readonly tallest: number; readonly most: number; readonly fullChip: number };

/** A pot that lies alone, one of several, and a bet before a seat. */
export const pileLooks = {
  pot: { tallest: 10, most: 8, fullChip: 40 },
  pots: { tallest: 10, most: 6, fullChip: 31 },
  bet: { tallest: 5, most: 3, fullChip: 34 },
} as const satisfies Record<string, PileLook>;

export type ChipPile = { readonly kind: number; readonly height: number };

/** Largest worth first; past `most` piles the rest is left to the written amount. */
export function pilesFor(amount: number, { tallest, most }: Pick<PileLook, 'tallest' | 'most'>): ChipPile[] {
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
