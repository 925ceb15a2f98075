import { store, stored, type Reads, type Writes } from "#renderer/client/stored.ts";
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

/** Kept by the browser; only for this visit if the storage refuses. */
export function browserSettings(storage: Reads & Writes): SettingsPort {
  let kept = repairSettings(stored(storage, storeKey));
  return {
    load: () => Promise.resolve(kept),
    save: (change) => {
      kept = repairSettings({ ...kept, ...change });
      store(storage, storeKey, kept);
      return Promise.resolve(kept);
    },
  };
}
