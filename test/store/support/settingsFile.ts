// The settings of a machine without Electron: the package that electron-store wraps, with nothing around it.

import Conf from 'conf';
import { settingsIn, type SettingsStore } from '#main/store/settingsStore.ts';

/** Opens `settings.json` in the data folder; a file that is no JSON is begun anew. */
export function openSettingsFile(dataFolder: string): SettingsStore {
  const file = new Conf<{ [key: string]: unknown }>({ cwd: dataFolder, configName: 'settings', clearInvalidConfig: true });
  return settingsIn({ get: (key) => file.get(key), set: (key, value) => file.set(key, value) });
}
