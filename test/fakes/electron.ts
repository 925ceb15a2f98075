// What main/ sees of Electron where there is none: a stand-in in which a second handler throws,
// arguments are cloned, and every call is kept for the test to inspect. It also runs in plain Node,
// for the built app.

import { EventEmitter } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type * as Electron from "electron";
import { FakeBrowserWindow } from "./electronWindow.ts";
import { FakeUtilityProcess } from "./electronUtility.ts";

type Handler = Parameters<Electron.IpcMain["handle"]>[1];
/**
 * Who asks: the address of the frame and of the frame it lies in; null for a frame that is gone.
 */
export type FakeSender = Readonly<{
  url: string;
  parent?: { readonly url: string } | null;
}> | null;

class FakeIpcMain extends EventEmitter {
  readonly handlers = new Map<string, Handler>();

  handle(channel: string, handler: Handler): void {
    if (this.handlers.has(channel))
      throw new Error(`Attempted to register a second handler for '${channel}'`);
    this.handlers.set(channel, handler);
  }

  removeHandler(channel: string): void {
    this.handlers.delete(channel);
  }

  /** As a page's ipcRenderer.invoke: clones what goes in and what comes out. */
  async invokeFrom(
    sender: FakeSender,
    channel: string,
    ...given: readonly unknown[]
  ): Promise<unknown> {
    const handler = this.handlers.get(channel);
    if (!handler) throw new Error(`No handler registered for '${channel}'`);
    const senderFrame = sender && { parent: null, ...sender };
    return structuredClone(
      await handler({ senderFrame } as Electron.IpcMainInvokeEvent, ...structuredClone(given)),
    );
  }
}

class FakeApp extends EventEmitter {
  isPackaged = false;
  name = "Cardtable";
  sandboxed = false;
  /** False: another instance holds the lock. */
  lock = true;
  /** Quits that nobody prevented. */
  quits = 0;
  userData = join(tmpdir(), `cardtable-fake-${process.pid}`);

  enableSandbox(): void {
    this.sandboxed = true;
  }
  requestSingleInstanceLock(): boolean {
    return this.lock;
  }
  async whenReady(): Promise<void> {}
  isReady(): boolean {
    return true;
  }
  getPath(_name: string): string {
    return this.userData;
  }
  getVersion(): string {
    return "0.1.0";
  }
  getName(): string {
    return this.name;
  }
  quit(): void {
    let prevented = false;
    this.emit("before-quit", { preventDefault: () => (prevented = true) });
    if (prevented) return;
    this.quits += 1;
    this.emit("quit", {}, 0);
  }
}

class FakeSession {
  permissionRequest: Parameters<Electron.Session["setPermissionRequestHandler"]>[0] = null;
  permissionCheck: Parameters<Electron.Session["setPermissionCheckHandler"]>[0] = null;
  devicePermission: Parameters<Electron.Session["setDevicePermissionHandler"]>[0] = null;
  beforeRequest:
    | ((
        details: { readonly url: string },
        answer: (response: Electron.CallbackResponse) => void,
      ) => void)
    | null = null;

  setPermissionRequestHandler(handler: typeof this.permissionRequest): void {
    this.permissionRequest = handler;
  }
  setPermissionCheckHandler(handler: typeof this.permissionCheck): void {
    this.permissionCheck = handler;
  }
  setDevicePermissionHandler(handler: typeof this.devicePermission): void {
    this.devicePermission = handler;
  }
  /** Cookies that the app has set. */
  readonly kept: Electron.CookiesSetDetails[] = [];
  readonly cookies = {
    set: async (cookie: Electron.CookiesSetDetails): Promise<void> => void this.kept.push(cookie),
  };
  readonly webRequest = {
    onBeforeRequest: (handler: NonNullable<typeof this.beforeRequest>): void => {
      this.beforeRequest = handler;
    },
  };
}

export const app = new FakeApp();
export const ipcMain = new FakeIpcMain();
export const session = { defaultSession: new FakeSession() };

export const shell = {
  opened: [] as string[],
  async openExternal(address: string): Promise<void> {
    shell.opened.push(address);
  },
  async openPath(): Promise<string> {
    return "";
  },
};

export const dialog = {
  shown: [] as Electron.MessageBoxOptions[],
  /** Which button the person presses. */
  response: 1,
  async showMessageBox(
    options: Electron.MessageBoxOptions,
  ): Promise<Electron.MessageBoxReturnValue> {
    dialog.shown.push(options);
    return { response: dialog.response, checkboxChecked: false };
  },
};

const display = (id: number, x: number, y: number, width: number, height: number) => ({
  id,
  workArea: { x, y, width, height },
});
export const screen = {
  displays: [display(1, 0, 0, 1920, 1040)],
  getPrimaryDisplay: () => screen.displays[0],
  getAllDisplays: () => screen.displays,
};

export const Menu = {
  current: null as readonly Electron.MenuItemConstructorOptions[] | null,
  buildFromTemplate: (template: readonly Electron.MenuItemConstructorOptions[]) => template,
  setApplicationMenu(menu: readonly Electron.MenuItemConstructorOptions[] | null): void {
    Menu.current = menu;
  },
};

export const utilityProcess = {
  children: FakeUtilityProcess.all,
  fork: (
    entry: string,
    args: readonly string[],
    options: Electron.ForkOptions,
  ): FakeUtilityProcess => new FakeUtilityProcess(entry, args, options),
};

FakeBrowserWindow.made = (window) => void app.emit("web-contents-created", {}, window.webContents);
export const BrowserWindow = FakeBrowserWindow;

/** Everything as at the start of the app. */
export function resetElectron(): void {
  for (const emitter of [app, ipcMain]) emitter.removeAllListeners();
  ipcMain.handlers.clear();
  Object.assign(app, { isPackaged: false, sandboxed: false, lock: true, quits: 0 });
  Object.assign(session, { defaultSession: new FakeSession() });
  shell.opened.length = 0;
  dialog.shown.length = 0;
  dialog.response = 1;
  screen.displays = [display(1, 0, 0, 1920, 1040)];
  Menu.current = null;
  utilityProcess.children.length = 0;
  FakeBrowserWindow.all.length = 0;
}

const fake = { app, ipcMain, session, shell, dialog, screen, Menu, utilityProcess, BrowserWindow };
/** A name that Electron does not have would be a stand-in for nothing. */
type None<T extends never> = T;
export type Strangers = None<Exclude<keyof typeof fake, keyof typeof Electron>>;
// electron-store imports Electron as a CommonJS module.
export default fake;
