import { z } from "zod";
import type { BooksCheck } from "#shared/protocol/bank.ts";
import type { Database } from "./database.ts";
import { whole } from "./rows.ts";
import { formedJsonOr } from "./storedJson.ts";

export interface CheckStore {
  /** Null before the first check, and where it cannot be read: the next check replaces it. */
  last(): BooksCheck | null;
  keep(check: BooksCheck): void;
}

const count = z.number().int().min(0);
export const bookCheckForm = z.strictObject({
  rounds: count,
  transactions: count,
  entries: count,
  accounts: count,
  chips: z.number().int(),
  found: count,
  problems: z.array(z.strictObject({ key: z.string(), args: z.record(z.string(), z.json()) })),
});

export const checkStore = (database: Database): CheckStore => ({
  last: () => {
    const row = database.get("SELECT at, found FROM book_check");
    const found =
      row && formedJsonOr<Omit<BooksCheck, "at"> | null>(row["found"], bookCheckForm, null);
    return found && { at: whole(row["at"]), ...found };
  },
  keep: ({ at, ...found }) =>
    void database.run(
      "INSERT OR REPLACE INTO book_check (only, at, found) VALUES (1, ?, ?)",
      at,
      JSON.stringify(found),
    ),
});
