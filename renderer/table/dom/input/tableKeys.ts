// Which key does what at the table?

import type { Offers } from '#renderer/table/desk/offers.ts';
import { rankTyped, type TypedRank } from '#renderer/table/desk/rankKeys.ts';
import type { Action } from '#renderer/table/tableGame.ts';

export type KeyAct =
  | { readonly act: 'rank'; readonly rank: TypedRank }
  | { readonly act: 'do'; readonly action: Action }
  /** What a part of the table does with it. */
  | { readonly act: 'own'; readonly run: () => void }
  | { readonly act: 'hint' | 'sort' | 'clear' | 'log' | 'talk' | 'hurry' | 'hand' };

export type Pressed = { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean; readonly altKey: boolean };

/** Where the focus is: `loose` – nowhere, so that Enter and Space press no button; `field` – where letters are typed. */
export type Focus = 'loose' | 'field' | 'button';

const letters: { readonly [key: string]: KeyAct & { readonly act: 'hint' | 'sort' | 'log' | 'talk' } } = { h: { act: 'hint' }, s: { act: 'sort' }, l: { act: 'log' }, m: { act: 'talk' } };

/** What a part makes of a key, in lower case, that would press this button, or none; null for what is not its own. */
export type OwnKeys = (typed: string, action: Action | null) => (() => void) | null;

/** What the game's own buttons listen to goes first, then what parts do, then ranks. */
export function actOf({ key, ctrlKey, metaKey, altKey }: Pressed, focus: Focus, offers: Pick<Offers, 'actions'> | null, own: OwnKeys): KeyAct | null {
  if (ctrlKey || metaKey || altKey) return null;
  if (key === 'Escape') return { act: 'clear' };
  if (focus === 'field') return null;
  const typed = key === ' ' ? 'space' : key.toLowerCase();
  // With Space the button is pressed that has the focus.
  const action = typed === 'space' && focus !== 'loose' ? undefined : offers?.actions.find(({ shortcut }) => shortcut !== 'Enter' && shortcut.toLowerCase().split(' ').includes(typed));
  const run = offers && own(typed, action ?? null);
  if (run) return { act: 'own', run };
  if (action) return { act: 'do', action };
  return letters[typed] ?? (focus === 'loose' ? looseAct(key, offers) : null) ?? rankAct(key);
}

function looseAct(key: string, offers: Pick<Offers, 'actions'> | null): KeyAct | null {
  const main = offers?.actions[0];
  if (key === 'Enter') return main ? { act: 'do', action: main } : null;
  if (key === ' ') return { act: 'hurry' };
  return key === 'ArrowLeft' || key === 'ArrowRight' ? { act: 'hand' } : null;
}

function rankAct(key: string): KeyAct | null {
  const rank = rankTyped(key);
  return rank ? { act: 'rank', rank } : null;
}
