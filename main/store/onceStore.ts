// Requests that created something, stored together with what they created, so that a repeat does
// nothing. The ledger keeps the requests that move only chips of the bank.

import { createHash } from "node:crypto";
import type { Database } from "./database.ts";
import { text } from "./rows.ts";
import { saysOfStore, StoreError } from "./storeError.ts";

/**
 * A request that takes effect once, however often it arrives. `key` is a random value from the
 * client; `asked` is the request and its sender.
 */
export type Once = Readonly<{
  key: string;
  asked: string;
}>;

export const onceOf = (key: string | undefined, ...asked: readonly unknown[]): Once | null =>
  key === undefined ? null : { key, asked: JSON.stringify(asked) };

const hashOf = (asked: string): string => createHash("sha256").update(asked).digest("base64url");

export const onceStore = (database: Database) => ({
  /**
   * The id of what this request created before; null if it is new or has no key. Throws a
   * StoreError `request-repeated` where its key came with another request.
   */
  made: (once: Once | null): string | null => {
    const before =
      once && database.get("SELECT asked, made FROM once_done WHERE key = ?", once.key);
    if (!once || !before) return null;
    if (before["asked"] !== hashOf(once.asked))
      throw new StoreError("request-repeated", saysOfStore("otherDeed"));
    return text(before["made"]);
  },
  /** Must be called in the transaction that stores what was created. */
  keep: (once: Once | null, made: string): void => {
    if (once) database.insert("once_done", { key: once.key, asked: hashOf(once.asked), made });
  },
});
