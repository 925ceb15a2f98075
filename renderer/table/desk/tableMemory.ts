// What does a reloaded page still know of the present round that a view does not tell?

import { z } from 'zod';
import type { Card } from '#shared/cards/card.ts';
import type { Part } from '#renderer/table/part.ts';
import type { Scene } from '#renderer/table/scene/scene.ts';

export interface TableMemory {
  /** What was last kept for this round of this table. */
  recall(table: string, round: number, parts: readonly Part[]): Partial<Scene>;
  keep(table: string, round: number, scene: Scene, parts: readonly Part[]): void;
}

const storeKey = 'cardtable.table';
/** Made when it is needed: by then zod has been told not to compile, which the page's policy forbids. */
const kept = () => z.object({
  table: z.string(), round: z.number(), parts: z.record(z.string(), z.unknown()),
  // Where the person has put it in order.
  hand: z.array(z.string()).optional(),
});

/** Kept for this tab alone; where it cannot be kept, only what the view tells lies there after a reload. */
export const tabMemory = (storage: Pick<Storage, 'getItem' | 'setItem'>): TableMemory => ({
  recall: (table, round, parts) => {
    try {
      const read = kept().parse(JSON.parse(storage.getItem(storeKey) ?? 'null'));
      if (read.table !== table || read.round !== round) return {};
      const hand = read.hand && { isPut: true, hand: read.hand.map((card) => ({ key: '', card: card as Card })) };
      return Object.assign({}, ...parts.map(({ name, memory }) => memory?.recall(read.parts[name])), hand) as Partial<Scene>;
    } catch {
      return {};
    }
  },
  keep: (table, round, scene, parts) => {
    try {
      storage.setItem(storeKey, JSON.stringify({ table, round, parts: Object.fromEntries(parts.flatMap(({ name, memory }) => (memory ? [[name, memory.keep(scene)]] : []))), ...(scene.isPut && { hand: scene.hand.map(({ card }) => card) }) }));
    } catch {
      // A full or forbidden store costs a reloaded page what it knew besides, no more.
    }
  },
});
