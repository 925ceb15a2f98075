import { join } from "node:path";
import { app, ipcMain } from "electron";
import ElectronStore from "electron-store";
import { openSettingsFile, settingsOptions } from "#main/store/settingsFile.ts";

const name = "settings";

/** A file that cannot be read is set aside, and the notice says so. */
export const openSettings = () =>
  openSettingsFile(join(app.getPath("userData"), `${name}.json`), () => {
    const file = new ElectronStore<{ [key: string]: unknown }>({ name, ...settingsOptions });
    // electron-store offers its folder to any page over a channel that checks no sender.
    ipcMain.removeAllListeners("electron-store-get-data");
    return { get: (key) => file.get(key), set: (key, value) => file.set(key, value) };
  });
