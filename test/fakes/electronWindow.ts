// A window where there is no Electron; it keeps what it was made with and what it was told to do.

import { EventEmitter } from "node:events";
import type * as Electron from "electron";

export class FakeWebContents extends EventEmitter {
  openHandler: Parameters<Electron.WebContents["setWindowOpenHandler"]>[0] | null = null;
  reloads = 0;

  setWindowOpenHandler(handler: NonNullable<typeof this.openHandler>): void {
    this.openHandler = handler;
  }

  reload(): void {
    this.reloads += 1;
  }

  /** Tells an event of a page that wants to go somewhere; answers whether it may. */
  may(
    event: "will-navigate" | "will-redirect" | "will-frame-navigate" | "will-attach-webview",
    url: string,
  ): boolean {
    let prevented = false;
    this.emit(event, { url, preventDefault: () => (prevented = true) });
    return !prevented;
  }
}

export class FakeBrowserWindow extends EventEmitter {
  static readonly all: FakeBrowserWindow[] = [];
  /** Called with each new window before its constructor ends, as Electron tells of new contents. */
  static made: (window: FakeBrowserWindow) => void = () => {};

  readonly options: Electron.BrowserWindowConstructorOptions;
  readonly webContents = new FakeWebContents();
  readonly loaded: string[] = [];
  isShown = false;
  isMaximizedNow = false;
  isMinimizedNow = false;
  isFullScreenNow: boolean;
  isFocusedNow = false;
  destroyed = false;

  constructor(options: Electron.BrowserWindowConstructorOptions = {}) {
    super();
    this.options = options;
    this.isFullScreenNow = options.fullscreen ?? false;
    FakeBrowserWindow.all.push(this);
    FakeBrowserWindow.made(this);
  }

  async loadURL(url: string): Promise<void> {
    if (this.destroyed) throw new TypeError("Object has been destroyed");
    this.loaded.push(url);
    this.emit("loaded", url);
    this.emit("ready-to-show");
  }
  show(): void {
    this.isShown = true;
  }
  focus(): void {
    this.isFocusedNow = true;
  }
  maximize(): void {
    this.isMaximizedNow = true;
  }
  restore(): void {
    this.isMinimizedNow = false;
  }
  isMaximized(): boolean {
    return this.isMaximizedNow;
  }
  isMinimized(): boolean {
    return this.isMinimizedNow;
  }
  isFullScreen(): boolean {
    return this.isFullScreenNow;
  }
  setFullScreen(full: boolean): void {
    this.isFullScreenNow = full;
  }
  isDestroyed(): boolean {
    return this.destroyed;
  }
  getNormalBounds(): Electron.Rectangle {
    const { x = 0, y = 0, width = 800, height = 600 } = this.options;
    return { x, y, width, height };
  }
  /** As a person closes it. */
  close(): void {
    this.emit("close", { preventDefault() {} });
    this.destroyed = true;
    this.emit("closed");
  }
}
