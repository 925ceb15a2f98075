// Where are a person's settings kept?

import type { AppApi } from "#shared/shell/appApi.ts";
import { repairSettings, type Settings } from "#shared/settings/settings.ts";

export interface SettingsPort {
  /** Never fails: what is missing or spoilt is set back to its first value. */
  load(): Promise<Settings>;
  /** Answers with the settings as they now are. */
  save(change: Partial<Settings>): Promise<Settings>;
}

const storeKey = "cardtable.settings";

/** Kept by the desktop shell. */
export const desktopSettings = (
  app: Pick<AppApi, "loadSettings" | "saveSettings">,
): SettingsPort => ({
  load: async () => repairSettings(await app.loadSettings().catch(() => null)),
  save: async (change) => repairSettings(await app.saveSettings(change)),
});

/** Kept by the browser; where it refuses (private windows, full stores), for this visit alone. */
export function browserSettings(storage: Pick<Storage, "getItem" | "setItem">): SettingsPort {
  let kept = repairSettings(read(storage));
  return {
    load: () => Promise.resolve(kept),
    save: (change) => {
      kept = repairSettings({ ...kept, ...change });
      write(storage, kept);
      return Promise.resolve(kept);
    },
  };
}

function read(storage: Pick<Storage, "getItem">): unknown {
  try {
    return JSON.parse(storage.getItem(storeKey) ?? "null");
  } catch {
    return null;
  }
}

function write(storage: Pick<Storage, "setItem">, settings: Settings): void {
  try {
    storage.setItem(storeKey, JSON.stringify(settings));
  } catch {
    // The settings hold until the page is closed.
  }
}
