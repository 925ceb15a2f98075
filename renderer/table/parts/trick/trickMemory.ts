// What does a reloaded page still know of the present trick? A view tells only the play to beat, not who played before it.

import { z } from 'zod';
import { isCard, type Card } from '#shared/cards/card.ts';
import type { Laid } from '#renderer/table/scene/scene.ts';

export interface TrickMemory {
  /** The plays last kept for this round of this table; the game checks them against the view. */
  recall(table: string, round: number): readonly Laid[];
  keep(table: string, round: number, trick: readonly Laid[]): void;
}

const storeKey = 'cardtable.trick';
const laid = z.object({ seat: z.number(), cards: z.array(z.custom<Card>(isCard)), from: z.number() });
const kept = z.object({ table: z.string(), round: z.number(), trick: z.array(laid) });

/** Kept for this tab alone; where it cannot be kept, only the last play lies there after a reload. */
export const tabMemory = (storage: Pick<Storage, 'getItem' | 'setItem'>): TrickMemory => ({
  recall: (table, round) => {
    try {
      const read = kept.parse(JSON.parse(storage.getItem(storeKey) ?? 'null'));
      return read.table === table && read.round === round ? read.trick : [];
    } catch {
      return [];
    }
  },
  keep: (table, round, trick) => {
    try {
      storage.setItem(storeKey, JSON.stringify({ table, round, trick }));
    } catch {
      // A full or forbidden store costs a reloaded page its earlier plays, no more.
    }
  },
});
