// Which key does what at the table?

import { rankTyped, type TypedRank } from '#renderer/table/desk/rankKeys.ts';

export type KeyAct =
  | { readonly act: 'rank'; readonly rank: TypedRank }
  | { readonly act: 'play' | 'pass' | 'hint' | 'sort' | 'clear' | 'log' | 'hurry' | 'hand' };

export type Pressed = { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean; readonly altKey: boolean };

const letters: { readonly [key: string]: KeyAct['act'] & ('pass' | 'hint' | 'sort' | 'log') } = { p: 'pass', h: 'hint', s: 'sort', l: 'log' };

/** `isLoose`: nothing has the focus, so that Enter and Space press no button. */
export function actOf({ key, ctrlKey, metaKey, altKey }: Pressed, isLoose: boolean): KeyAct | null {
  if (ctrlKey || metaKey || altKey) return null;
  const letter = letters[key.toLowerCase()];
  if (letter) return { act: letter };
  if (key === 'Escape') return { act: 'clear' };
  if (isLoose && key === 'Enter') return { act: 'play' };
  if (isLoose && key === ' ') return { act: 'hurry' };
  if (isLoose && (key === 'ArrowLeft' || key === 'ArrowRight')) return { act: 'hand' };
  const rank = rankTyped(key);
  return rank ? { act: 'rank', rank } : null;
}
