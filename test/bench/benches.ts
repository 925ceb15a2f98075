// Which benches are there, in the order they run? A new one is one more line.

import type { Bench } from './bench.ts';

export const benches: { readonly [name: string]: () => Promise<{ readonly bench: Bench }> } = {
  rules: () => import('./rules.ts'),
  chart: () => import('./chart.ts'),
  playouts: () => import('./playouts.ts'),
  evaluator: () => import('./evaluator.ts'),
  match: () => import('./match.ts'),
  drawMatch: () => import('./drawMatch.ts'),
  store: () => import('./store.ts'),
  frame: () => import('./frame.ts'),
};
