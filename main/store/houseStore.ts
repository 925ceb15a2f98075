// What the house keeps of itself: the port that the network knows, and the last check of the books.

import { z } from "zod";
import type { BooksCheck } from "#shared/protocol/bank.ts";
import type { Database } from "./database.ts";
import { formedJsonOr, maybe, whole } from "./rows.ts";

export const networkStore = (database: Database) => ({
  port: () => database.value(maybe(whole), "SELECT lan_port FROM house"),
  keepPort: (port: number) => void database.run("UPDATE house SET lan_port = ?", port),
});

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

export const checkStore = (database: Database) => ({
  /** Null before the first check, and where it cannot be read: the next check replaces it. */
  last: (): BooksCheck | null => {
    const row = database.get("SELECT at, found FROM book_check");
    const found =
      row && formedJsonOr<Omit<BooksCheck, "at"> | null>(row["found"], bookCheckForm, null);
    return found && { at: whole(row["at"]), ...found };
  },
  keep: ({ at, ...found }: BooksCheck) =>
    void database.insert("book_check", { only: 1, at, found }, "OR REPLACE"),
});
