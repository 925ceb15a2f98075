// The store for a thread that only reads beside the host.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { bankStore } from "./bankStore.ts";
import { chipStore } from "./chipStore.ts";
import { Database } from "./database.ts";
import { profileStore } from "./profileStore.ts";
import { roundStore } from "./roundStore.ts";
import type { Store } from "./store.ts";
import { saysOfStore, StoreError } from "./storeError.ts";
import { storeFile } from "./storeFile.ts";
import { tableStore } from "./tableStore.ts";
import { tournamentStore } from "./tournamentStore.ts";

/** Throws a StoreError where a call would write. */
export type ReadingStore = Pick<
  Store,
  "profiles" | "bank" | "tables" | "rounds" | "tournaments" | "chips"
>;

/** Opens the file of a running host, which has already checked it. Throws a StoreError. */
export function openReadingStore(dataFolder: string): ReadingStore & Pick<Store, "close"> {
  const file = join(dataFolder, storeFile);
  if (!existsSync(file))
    throw new StoreError(
      "store-failed",
      saysOfStore("notThere", { file: storeFile, folder: dataFolder }),
    );
  const database = new Database(file, "read-sound");
  const bank = bankStore(database);
  return {
    profiles: profileStore(database, bank),
    bank,
    tables: tableStore(database),
    rounds: roundStore(database),
    tournaments: tournamentStore(database),
    chips: chipStore(database),
    close: () => database.close(),
  };
}
