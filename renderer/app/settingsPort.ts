import type { AppApi } from "#shared/shell/appApi.ts";
import { repairSettings, type Settings } from "#shared/settings/settings.ts";

export interface SettingsPort {
  /** Never rejects: missing or invalid values get their defaults. */
  load(): Promise<Settings>;
  save(change: Partial<Settings>): Promise<Settings>;
}

const storeKey = "cardtable.settings";

export const desktopSettings = (
  app: Pick<AppApi, "loadSettings" | "saveSettings">,
): SettingsPort => ({
  load: async () => repairSettings(await app.loadSettings().catch(() => null)),
  save: async (change) => repairSettings(await app.saveSettings(change)),
});

/**
 * Kept by the browser; only for this visit if the storage refuses (private windows, full stores).
 */
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
