import { openStore, type Store } from "#main/store/store.ts";
import type { BotMind } from "#main/bots/botMind.ts";
import { BotPool } from "#main/bots/botPool.ts";
import { systemRandom, type RandomBytes } from "#main/base/chance.ts";
import { systemClock, type Clock, type Later } from "#main/base/clock.ts";
import { AuditWorkers } from "#main/house/books/bookRequests.ts";
import { ArchiveThread, type Archive } from "#main/house/history/archive.ts";
import { ReplayWorkers } from "#main/house/history/replayer.ts";
import { ReviewWorkers } from "#main/house/review/reviewer.ts";
import { House } from "#main/house/house.ts";
import { SealedGroup } from "#main/base/sealedGroup.ts";
import { logToStandardError, type Log } from "#main/base/log.ts";
import type { HouseDoor, LanDoor } from "#main/base/ports.ts";

export type HostOptions = Readonly<{
  /** Created if it does not exist; used by one process at a time. */
  dataFolder: string;
  /** By default the last owner's. */
  profile?: string;
  clock?: Clock;
  random?: RandomBytes;
  log?: Log;
  mind?: BotMind;
  /** Defers work, so that moves of the same moment are stored together and bots wait for people. */
  later?: Later;
  lan?: LanDoor;
  openStore?: (dataFolder: string) => Store;
  /** By default a worker thread's, which opens the store for itself. */
  archive?: (store: Store) => Archive;
}>;

const noLan: LanDoor = { state: () => ({ addresses: [], problem: null }), found: () => [] };

export interface Host {
  readonly house: HouseDoor;
  /** The next start finds every table as it stands. */
  close(this: void): Promise<void>;
}

/** Rejects with a StoreError, and then nothing is left open. */
export async function startHost(options: HostOptions): Promise<Host> {
  const {
    dataFolder,
    clock = systemClock,
    random = systemRandom,
    log = logToStandardError,
    lan = noLan,
    later,
    profile,
  } = options;
  const store = (options.openStore ?? openStore)(dataFolder);
  const mind = options.mind ?? new BotPool(clock);
  const replayer = new ReplayWorkers(clock);
  const reviewer = new ReviewWorkers(clock);
  const archive = options.archive?.(store) ?? new ArchiveThread(clock, dataFolder);
  const auditor = new AuditWorkers(dataFolder);
  const group = new SealedGroup();
  try {
    // A table's own round cannot be read without it.
    if (store.sealed.isAnyOpen()) await group.load();
    const house = new House({
      store,
      clock,
      random,
      mind,
      replayer,
      reviewer,
      archive,
      auditor,
      group,
      log,
      lan,
      later: later ?? ((callback) => void setImmediate(callback)),
      ...(later && { inTurns: later }),
      ...(profile !== undefined && { profile }),
    });
    return {
      house,
      close: async () => {
        await house.stop();
        await Promise.all([
          mind.close(),
          replayer.close(),
          reviewer.close(),
          archive.close(),
          auditor.close(),
        ]);
        store.close();
      },
    };
  } catch (error) {
    await mind.close();
    store.close();
    throw error;
  }
}
