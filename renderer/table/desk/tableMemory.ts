// Remembers in the tab what a view does not contain, so that a reloaded page keeps the person's
// order of the hand.

import { z } from "zod";
import type { Card } from "#shared/cards/card.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";

export interface TableMemory {
  /**
   * Returns the own hand as last kept for this round of this table, or null if its order is not the
   * person's own.
   */
  recall(table: string, round: number): readonly Card[] | null;
  keep(table: string, round: number, scene: Scene): void;
}

const storeKey = "cardtable.table";
/** Built lazily: by then zod is configured not to compile, which the page's policy forbids. */
const kept = () =>
  z.object({
    table: z.string(),
    round: z.number(),
    hand: z.array(z.string()).optional(),
  });

/** Lives in this tab only; where it cannot be kept, the hand is sorted after a reload. */
export const tabMemory = (storage: Pick<Storage, "getItem" | "setItem">): TableMemory => ({
  recall: (table, round) => {
    try {
      const read = kept().parse(JSON.parse(storage.getItem(storeKey) ?? "null"));
      return read.table === table && read.round === round && read.hand
        ? (read.hand as Card[])
        : null;
    } catch {
      return null;
    }
  },
  keep: (table, round, { isPut, hand }) => {
    try {
      storage.setItem(
        storeKey,
        JSON.stringify({ table, round, ...(isPut && { hand: hand.map(({ card }) => card) }) }),
      );
    } catch {
      // A full or forbidden store only costs a reloaded page the order of its hand.
    }
  },
});
