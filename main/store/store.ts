import { join } from "node:path";
import { bankStore, type BankStore } from "./bankStore.ts";
import { guestStore, type GuestStore } from "./guestStore.ts";
import { clockStore, type ClockStore } from "./clockStore.ts";
import { chipStore, type ChipStore } from "./chipStore.ts";
import { checkStore, type CheckStore } from "./checkStore.ts";
import { deviceStore, type DeviceStore } from "./deviceStore.ts";
import { directorStore, type DirectorStore } from "./directorStore.ts";
import { dailyStore, type DailyStore } from "./dailyStore.ts";
import { achievementStore, type AchievementStore } from "./achievementStore.ts";
import { onceStore, type OnceStore } from "./onceStore.ts";
import { openingError } from "./openingError.ts";
import { profileStore, type ProfileStore } from "./profileStore.ts";
import { roundStore, type RoundStore } from "./roundStore.ts";
import { screenStore, type ScreenStore } from "./screenStore.ts";
import { sessionStore, type SessionStore } from "./sessionStore.ts";
import { openFile, storeFile } from "./storeFile.ts";
import { tableStore, type TableStore } from "./tableStore.ts";
import { tournamentStore, type TournamentStore } from "./tournamentStore.ts";
import type { Database } from "./database.ts";
import { maybe, whole } from "./rows.ts";

interface NetworkStore {
  port(): number | null;
  keepPort(port: number): void;
}

const networkStore = (database: Database): NetworkStore => ({
  port: () => maybe(whole)(database.get("SELECT lan_port FROM house")?.["lan_port"] ?? null),
  keepPort: (port) => void database.run("UPDATE house SET lan_port = ?", port),
});

/** Every call throws a StoreError when it fails, and then changes nothing. */
export interface Store {
  readonly profiles: ProfileStore;
  readonly guests: GuestStore;
  readonly devices: DeviceStore;
  readonly screens: ScreenStore;
  readonly directors: DirectorStore;
  readonly network: NetworkStore;
  readonly bank: BankStore;
  readonly sessions: SessionStore;
  readonly tables: TableStore;
  readonly rounds: RoundStore;
  readonly achievements: AchievementStore;
  readonly dailies: DailyStore;
  readonly tournaments: TournamentStore;
  readonly checks: CheckStore;
  readonly chips: ChipStore;
  readonly clocks: ClockStore;
  readonly once: OnceStore;
  /** Runs all of `work` or nothing of it; `durable` results survive a power cut too. */
  atOnce<T>(this: void, work: () => T, durable?: boolean): T;
  close(): void;
}

function opened(file: string): ReturnType<typeof openFile> {
  try {
    return openFile(file);
  } catch (error) {
    throw openingError(error, file);
  }
}

/** Creates the folder if needed. Throws a StoreError. */
export function openStore(dataFolder: string): Store {
  const { database, lock } = opened(join(dataFolder, storeFile));
  const bank = bankStore(database);
  const profiles = profileStore(database, bank);
  return {
    profiles,
    guests: guestStore(database, profiles),
    devices: deviceStore(database),
    screens: screenStore(database),
    directors: directorStore(database),
    network: networkStore(database),
    bank,
    sessions: sessionStore(database),
    tables: tableStore(database),
    rounds: roundStore(database),
    achievements: achievementStore(database),
    dailies: dailyStore(database),
    tournaments: tournamentStore(database),
    checks: checkStore(database),
    chips: chipStore(database),
    clocks: clockStore(database),
    once: onceStore(database),
    atOnce: (work, durable) => database.atOnce(work, durable),
    close: () => {
      database.close();
      lock.release();
    },
  };
}
