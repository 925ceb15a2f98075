// The settings of a machine without Electron: the package that electron-store wraps, with nothing
// around it.

import { join } from "node:path";
import Conf from "conf";
import {
  openSettingsFile as opened,
  settingsOptions,
  type SettingsStore,
} from "#main/store/settingsFile.ts";

/** Opens `settings.json` in the data folder. */
export const openSettingsWithNotice = (dataFolder: string) =>
  opened(join(dataFolder, "settings.json"), () => {
    const file = new Conf<{ [key: string]: unknown }>({
      cwd: dataFolder,
      configName: "settings",
      ...settingsOptions,
    });
    return { get: (key) => file.get(key), set: (key, value) => file.set(key, value) };
  });

export const openSettingsFile = (dataFolder: string): SettingsStore =>
  openSettingsWithNotice(dataFolder).settings;
