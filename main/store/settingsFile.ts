// Where do settings live when there is no Electron? In a file beside the store, by the package that electron-store wraps.

import Conf from 'conf';
import { settingsIn, type SettingsStore } from './settingsStore.ts';

/** Opens `settings.json` in the data folder; a file that is no JSON is begun anew. */
export function openSettingsFile(dataFolder: string): SettingsStore {
  const file = new Conf<{ [key: string]: unknown }>({ cwd: dataFolder, configName: 'settings', clearInvalidConfig: true });
  return settingsIn({ get: (key) => file.get(key), set: (key, value) => file.set(key, value) });
}
