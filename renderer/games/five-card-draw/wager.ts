// How much may be bet, and which amounts deserve a button (FD-8)?

import type { Wager } from '#renderer/table/parts/wager/wager.ts';
import type { AnySeen } from '#renderer/table/tableGame.ts';
import { drawText } from './catalogue.ts';
import { asDraw, type DrawSeen } from './drawSeen.ts';

export type Sizing = { readonly type: 'bet' | 'raise'; readonly min: number; readonly max: number };

export function sizing({ legal }: DrawSeen): Sizing | null {
  for (const offer of legal) {
    if ((offer.type === 'bet' || offer.type === 'raise') && 'min' in offer) return { type: offer.type, min: offer.min ?? 0, max: offer.max ?? 0 };
  }
  return null;
}

export function wager(seen: AnySeen): Wager | null {
  const draw = asDraw(seen);
  const sized = sizing(draw);
  if (!sized || draw.viewer === 'spectator') return null;
  const { facts, options } = draw;
  const putIn = facts.inStage[draw.viewer] ?? 0;
  return {
    min: sized.min, max: sized.max, toMatch: facts.toMatch, putIn, step: options.ante,
    presets: presets(sized, facts.toMatch, facts.pot + facts.toMatch - putIn),
    moveTo: (to) => ({ type: sized.type, to }) as { readonly type: 'bet' | 'raise' },
  };
}

/** A raise by the pot: matched first, then as much on top as lies there by then. */
function presets({ min, max }: Sizing, toMatch: number, pot: number): Wager['presets'] {
  const { half, pot: whole, all } = drawText().presets;
  const parts = ([['half', half, 0.5], ['pot', whole, 1]] as const).map(([id, label, share]) => ({ id, label, to: Math.max(min, toMatch + Math.round(pot * share)) }));
  const below = parts.filter(({ to }, at) => to < max && to !== parts[at - 1]?.to);
  return [...below, { id: 'all', label: all, to: max }];
}
