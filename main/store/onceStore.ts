// Requests that have made something, stored together with what they made, so that a repeat makes it
// no second time. What moves chips of the bank alone is kept by the ledger.

import { createHash } from "node:crypto";
import type { Database } from "./database.ts";
import { text } from "./rows.ts";
import { saysOfStore, StoreError } from "./storeError.ts";

/**
 * A request that does something once, however often it comes: its key, which whoever asks has made
 * at random, and what is asked for, and by whom.
 */
export interface Once {
  readonly key: string;
  readonly asked: string;
}

/** Who asks is part of what is asked for. Null where the page gave no key. */
export const onceOf = (key: string | undefined, ...asked: readonly unknown[]): Once | null =>
  key === undefined ? null : { key, asked: JSON.stringify(asked) };

export interface OnceStore {
  /**
   * The id of what this request made before; null where it is new, or has no key. Throws a
   * StoreError `request-repeated` where its key came with another request.
   */
  made(once: Once | null): string | null;
  /** To be stored with what was made. */
  keep(once: Once | null, made: string): void;
}

const hashOf = (asked: string): string => createHash("sha256").update(asked).digest("base64url");

export const onceStore = (database: Database): OnceStore => ({
  made: (once) => {
    const before =
      once && database.get("SELECT asked, made FROM once_done WHERE key = ?", once.key);
    if (!once || !before) return null;
    if (before["asked"] !== hashOf(once.asked))
      throw new StoreError("request-repeated", saysOfStore("otherDeed"));
    return text(before["made"]);
  },
  keep: (once, made) => {
    if (once)
      database.run(
        "INSERT INTO once_done (key, asked, made) VALUES (?, ?, ?)",
        once.key,
        hashOf(once.asked),
        made,
      );
  },
});
