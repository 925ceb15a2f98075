import { existsSync } from "node:fs";
import { join } from "node:path";
import { achievementStore, dailyStore } from "./achievementStore.ts";
import { bankStore } from "./bankStore.ts";
import { chipStore } from "./chipEveningStore.ts";
import { clockStore } from "./clockStore.ts";
import { Database } from "./database.ts";
import { deviceStore, directorStore, screenStore } from "./deviceStore.ts";
import { checkStore, networkStore } from "./houseStore.ts";
import { onceStore } from "./onceStore.ts";
import { openingError } from "./openingError.ts";
import { guestStore, profileStore } from "./profileStore.ts";
import { programStore } from "./programStore.ts";
import { sealedStore } from "./sealedStore.ts";
import { reviewStore } from "./reviewStore.ts";
import { roundStore } from "./roundStore.ts";
import { sessionStore } from "./sessionStore.ts";
import { saysOfStore, StoreError } from "./storeError.ts";
import { openFile, storeFile } from "./storeFile.ts";
import { tableStore } from "./tableStore.ts";
import { tournamentStore } from "./tournamentStore.ts";

/** Throws a StoreError where a call would write to a file that is open for reading. */
function storesForReading(database: Database) {
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
export type ReadingStore = ReturnType<typeof storesForReading>;

/** For a thread that only reads beside the running host, which has already checked the file. */
export function openReadingStore(dataFolder: string): ReadingStore {
  const file = join(dataFolder, storeFile);
  if (!existsSync(file))
    throw new StoreError(
      "store-failed",
      saysOfStore("notThere", { file: storeFile, folder: dataFolder }),
    );
  return storesForReading(new Database(file, "read-sound"));
}

/** Every call throws a StoreError when it fails, and then changes nothing. */
export type Store = Readonly<ReturnType<typeof openStore>>;

function opened(file: string): ReturnType<typeof openFile> {
  try {
    return openFile(file);
  } catch (error) {
    throw openingError(error, file);
  }
}

/** Creates the folder if needed. Throws a StoreError. */
export function openStore(dataFolder: string) {
  const { database, lock } = opened(join(dataFolder, storeFile));
  const stores = storesForReading(database);
  return {
    ...stores,
    guests: guestStore(database, stores.profiles),
    devices: deviceStore(database),
    screens: screenStore(database),
    programs: programStore(database),
    directors: directorStore(database),
    network: networkStore(database),
    sessions: sessionStore(database),
    sealed: sealedStore(database),
    reviews: reviewStore(database),
    achievements: achievementStore(database),
    dailies: dailyStore(database),
    checks: checkStore(database),
    clocks: clockStore(database),
    once: onceStore(database),
    /** Runs all of `work` or nothing of it; `durable` results survive a power cut too. */
    atOnce: <T>(work: () => T, durable?: boolean): T => database.atOnce(work, durable),
    close: () => {
      stores.close();
      lock.release();
    },
  };
}
