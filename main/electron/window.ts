import { BrowserWindow, screen, type Rectangle } from "electron";
import type { SettingsStore } from "#main/store/settingsFile.ts";
import { CrashBudget } from "./crashBudget.ts";
import { safePreferences } from "./security.ts";
import { placeWindow, smallestWindow } from "./windowPlace.ts";

export interface WindowFacts {
  readonly preload: string;
  readonly version: string;
  readonly packaged: boolean;
}

const felt = "#12382b";
const bearable = { crashes: 3, spanMs: 60_000 };

function workAreas(): [Rectangle, ...Rectangle[]] {
  const primary = screen.getPrimaryDisplay();
  const others = screen.getAllDisplays().filter(({ id }) => id !== primary.id);
  return [primary.workArea, ...others.map(({ workArea }) => workArea)];
}

/** Hidden and empty until its first page is drawn. */
export function makeWindow(
  settings: Pick<SettingsStore, "windowPlace" | "saveWindowPlace">,
  facts: WindowFacts,
): BrowserWindow {
  const place = placeWindow(settings.windowPlace(), workAreas());
  const window = new BrowserWindow({
    ...place.bounds,
    minWidth: smallestWindow.width,
    minHeight: smallestWindow.height,
    show: false,
    fullscreen: place.fullScreen,
    autoHideMenuBar: true,
    backgroundColor: felt,
    title: "Cardtable",
    webPreferences: safePreferences(facts.preload, facts),
  });
  if (place.maximized) window.maximize();
  window.once("ready-to-show", () => window.show());
  window.on("close", () => {
    settings.saveWindowPlace({
      bounds: { ...window.getNormalBounds() },
      maximized: window.isMaximized(),
      fullScreen: window.isFullScreen(),
    });
  });
  reloadAfterCrash(window);
  return window;
}

/** The game runs in the host, so a reloaded page is where it was. */
function reloadAfterCrash(window: BrowserWindow): void {
  const budget = new CrashBudget(bearable.crashes, bearable.spanMs);
  window.webContents.on("render-process-gone", (_event, { reason }) => {
    if (reason !== "clean-exit" && budget.record(performance.now()) !== null)
      window.webContents.reload();
  });
}

export function bringForward(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
