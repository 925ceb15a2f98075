// The page reaches the desktop only through these functions; ipcRenderer itself stays hidden.

import { contextBridge, ipcRenderer } from "electron";
import { appApiName, appChannels, type AppApi } from "#shared/shell/appApi.ts";

const versionFlag = "--cardtable-version=";

const api: AppApi = {
  version:
    process.argv.find((argument) => argument.startsWith(versionFlag))?.slice(versionFlag.length) ??
    "",
  platform: process.platform,
  loadSettings: () => ipcRenderer.invoke(appChannels.loadSettings),
  saveSettings: (change) => ipcRenderer.invoke(appChannels.saveSettings, change),
  toggleFullScreen: () => ipcRenderer.invoke(appChannels.toggleFullScreen),
  openTable: (address) => ipcRenderer.invoke(appChannels.openTable, address),
};

contextBridge.exposeInMainWorld(appApiName, api);
