// How does a table ask for sets that may be discarded?

import type { Part } from '#renderer/table/part.ts';
import { SetsPanel } from './SetsPanel.tsx';
import type { AnySeen, SetsOffer } from '#renderer/table/tableGame.ts';

export interface SetsHooks {
  /** Null where the viewer is not asked for sets. */
  sets(this: void, seen: AnySeen): SetsOffer | null;
}

declare module '#renderer/table/part.ts' {
  interface Hooks {
    sets: SetsHooks;
  }
}

export const sets = (hooks: SetsHooks): Part => ({ name: 'sets', hooks: { sets: hooks }, controls: { beforeHand: SetsPanel } });
