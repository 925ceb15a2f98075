// Where does the desktop app keep its settings and its window's place? In electron-store's file in the app's own folder.

import { ipcMain } from 'electron';
import ElectronStore from 'electron-store';
import { settingsIn, type SettingsStore } from '#main/store/settingsStore.ts';

/** Opens the file; one that is no JSON is begun anew. */
export function openSettings(): SettingsStore {
  const file = new ElectronStore<{ [key: string]: unknown }>({ name: 'settings', clearInvalidConfig: true });
  // electron-store offers its folder to any page over a channel that checks no sender; no page of ours asks it.
  ipcMain.removeAllListeners('electron-store-get-data');
  return settingsIn({ get: (key) => file.get(key), set: (key, value) => file.set(key, value) });
}
