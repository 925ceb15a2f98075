import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { app, dialog, session, type BrowserWindow } from "electron";
import { dataFolder } from "#main/start/folders.ts";
import type { Language } from "#shared/text/languages.ts";
import type { Said } from "#shared/text/said.ts";
import { HostProcess } from "./hostProcess.ts";
import { answerCalls } from "./ipc.ts";
import { openTable } from "./pages.ts";
import { guardContents, guardSession, homeCheck, keepOwnerCookie } from "./security.ts";
import { openSettings } from "./settings.ts";
import { bringForward, makeWindow, setMenu } from "./window.ts";
import { saysOfShell, speak, words } from "./words.ts";

const out = join(import.meta.dirname, "..");
const packaged = app.isPackaged;
const secret = randomBytes(32).toString("base64url");

let home: URL | null = null;
const isHome = homeCheck(() => home);

function makeHost(window: BrowserWindow): HostProcess {
  const entry = join(import.meta.dirname, "hostProcess.js");
  const host: HostProcess = new HostProcess(
    { entry, dataFolder: dataFolder(undefined), rendererFolder: join(out, "renderer"), secret },
    {
      onListening(url) {
        const moved = home?.href !== url.href;
        home = url;
        // At the same address as before, the page finds its host again by itself.
        if (moved) void openAt(window, url);
      },
      onGivenUp: (reason) => void askAfterFailure(host, reason),
    },
  );
  return host;
}

/** Sets the cookie before the page loads; the page never sees it. */
async function openAt(window: BrowserWindow, url: URL): Promise<void> {
  await keepOwnerCookie(session.defaultSession, url, secret);
  if (!window.isDestroyed() && home?.href === url.href) await window.loadURL(url.href);
}

async function askAfterFailure(host: HostProcess, reason: Said): Promise<void> {
  const { response } = await dialog.showMessageBox({
    type: "error",
    title: "Cardtable",
    message: words(saysOfShell("stopped")),
    detail: words(reason),
    buttons: [words(saysOfShell("tryAgain")), words(saysOfShell("quit"))],
    defaultId: 0,
    cancelId: 1,
  });
  if (response === 0) host.start();
  else app.quit();
}

const showMenu = (): void => setMenu(process.platform, packaged);

async function speakAs(language: Language): Promise<void> {
  await speak(language);
  showMenu();
}

async function tellOfSettings(notice: Said): Promise<void> {
  process.stderr.write(`settings: ${words(notice)}\n`);
  await dialog.showMessageBox({
    type: "warning",
    title: "Cardtable",
    message: words(saysOfShell("settingsTitle")),
    detail: words(notice),
    buttons: [words(saysOfShell("understood"))],
  });
}

/** Delays quitting until the host has closed its store. */
function endWith(host: HostProcess): void {
  let stopped = false;
  app.on("before-quit", (event) => {
    if (stopped) return;
    event.preventDefault();
    void host.stop().then(() => {
      stopped = true;
      app.quit();
    });
  });
}

function run(): void {
  guardSession(session.defaultSession, isHome, packaged);
  showMenu();
  const { settings, notice } = openSettings();
  const spoken = speakAs(settings.load().language);
  if (notice !== null) void spoken.then(() => tellOfSettings(notice));
  const window = makeWindow(settings, {
    preload: join(out, "preload", "preload.cjs"),
    version: app.getVersion(),
    packaged,
  });
  const host = makeHost(window);
  answerCalls(
    {
      loadSettings: () => Promise.resolve(settings.load()),
      saveSettings(change) {
        const saved = settings.save(change);
        if (change.language !== undefined) void speakAs(saved.language);
        return Promise.resolve(saved);
      },
      toggleFullScreen() {
        window.setFullScreen(!window.isFullScreen());
        return Promise.resolve(window.isFullScreen());
      },
      openTable: (address) => openTable(address, { home: () => home, found: () => host.found() }),
    },
    isHome,
  );
  app.on("second-instance", () => bringForward(window));
  app.on("window-all-closed", () => app.quit());
  endWith(host);
  host.start();
}

if (app.requestSingleInstanceLock()) {
  app.enableSandbox();
  app.on("web-contents-created", (_event, contents) => guardContents(contents, isHome));
  // Not awaited: Electron is ready only after this module has run to its end.
  void app.whenReady().then(run);
} else {
  app.quit();
}
