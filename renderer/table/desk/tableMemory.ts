// What a reloaded page still knows of the present round that a view does not tell: how the person
// has put the own hand in order.

import { z } from "zod";
import type { Card } from "#shared/cards/card.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";

export interface TableMemory {
  /**
   * The own hand as it was last kept for this round of this table; null where its order is not the
   * person's own.
   */
  recall(table: string, round: number): readonly Card[] | null;
  keep(table: string, round: number, scene: Scene): void;
}

const storeKey = "cardtable.table";
/**
 * Made when it is needed: by then zod has been told not to compile, which the page's policy
 * forbids.
 */
const kept = () =>
  z.object({
    table: z.string(),
    round: z.number(),
    // Where the person has put it in order.
    hand: z.array(z.string()).optional(),
  });

/** Kept for this tab alone; where it cannot be kept, the hand is sorted after a reload. */
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
      // A full or forbidden store costs a reloaded page the order of its hand, no more.
    }
  },
});
