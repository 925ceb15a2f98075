// What does this machine remember between starts? Settings and the window's place, kept by electron-store.

import { ipcMain } from 'electron';
import ElectronStore from 'electron-store';
import { repairSettings, type Settings } from '#shared/api/settings.ts';
import type { WindowPlace } from './windowPlace.ts';

/** The file as it may be found: an older version or a hand may have written it. */
interface Remembered {
  readonly settings: unknown;
  readonly window: unknown;
}

export interface Memory {
  /** What is missing or spoilt in the file is at its first value. */
  settings(): Settings;
  /** Answers with the settings as stored. */
  saveSettings(change: Partial<Settings>): Settings;
  /** As it was found in the file: untrusted. */
  windowPlace(): unknown;
  saveWindowPlace(place: WindowPlace): void;
}

/** Opens the file in the app's own folder; a spoilt file is begun anew. */
export function openMemory(): Memory {
  const store = new ElectronStore<Remembered>({ name: 'settings', clearInvalidConfig: true });
  // electron-store offers its folder to any page over a channel that checks no sender; no page of ours asks it.
  ipcMain.removeAllListeners('electron-store-get-data');
  const settings = (): Settings => repairSettings(store.get('settings'));
  return {
    settings,
    saveSettings(change) {
      const changed = { ...settings(), ...change };
      store.set('settings', changed);
      return changed;
    },
    windowPlace: () => store.get('window'),
    saveWindowPlace: (place) => store.set('window', place),
  };
}
