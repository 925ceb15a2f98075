// The window, opened where it was last if a person can still see and reach it there, and its menu.

import {
  BrowserWindow,
  Menu,
  screen,
  type MenuItemConstructorOptions,
  type Rectangle,
} from "electron";
import { z } from "zod";
import type { SettingsStore } from "#main/store/settingsFile.ts";
import { CrashBudget } from "./hangWatch.ts";
import { safePreferences } from "./security.ts";
import { saysOfShell, words } from "./words.ts";

const side = z.number().int().min(-100_000).max(100_000);

const windowPlaceSchema = z.object({
  bounds: z.object({ x: side, y: side, width: side.min(1), height: side.min(1) }),
  maximized: z.boolean(),
  fullScreen: z.boolean(),
});
export type WindowPlace = z.infer<typeof windowPlaceSchema>;

const smallestWindow = { width: 360, height: 560 };
const firstSize = { width: 1280, height: 800 };
/** What must lie on one display, to see and to move the window. */
const reachable = { width: 200, height: 100 };

const overlap = (start: number, length: number, otherStart: number, otherLength: number): number =>
  Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart);

/** The title bar must be inside too: a window whose top lies above the display cannot be moved. */
const isReachable = (bounds: Rectangle, area: Rectangle): boolean =>
  overlap(bounds.x, bounds.width, area.x, area.width) >= reachable.width &&
  overlap(bounds.y, bounds.height, area.y, area.height) >= reachable.height &&
  bounds.y >= area.y;

function centred(area: Rectangle): Rectangle {
  const width = Math.min(firstSize.width, area.width);
  const height = Math.min(firstSize.height, area.height);
  return {
    x: area.x + Math.floor((area.width - width) / 2),
    y: area.y + Math.floor((area.height - height) / 2),
    width,
    height,
  };
}

/**
 * `stored` is untrusted; `areas` are work areas, the primary display's first. A stored place that
 * is invalid, too small or out of reach is replaced by the middle of the primary display.
 */
export function placeWindow(
  stored: unknown,
  areas: readonly [Rectangle, ...Rectangle[]],
): WindowPlace {
  const read = windowPlaceSchema.safeParse(stored);
  if (!read.success) return { bounds: centred(areas[0]), maximized: false, fullScreen: false };
  const { bounds } = read.data;
  const isUsable = bounds.width >= smallestWindow.width && bounds.height >= smallestWindow.height;
  return isUsable && areas.some((area) => isReachable(bounds, area))
    ? read.data
    : { ...read.data, bounds: centred(areas[0]) };
}

export type WindowFacts = Readonly<{
  preload: string;
  version: string;
  packaged: boolean;
}>;

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

const devTools: readonly MenuItemConstructorOptions[] = [
  { type: "separator" },
  { role: "reload" },
  { role: "toggleDevTools" },
];
const view = (packaged: boolean): MenuItemConstructorOptions => ({
  label: words(saysOfShell("view")),
  submenu: [
    { role: "togglefullscreen" },
    { type: "separator" },
    { role: "resetZoom" },
    { role: "zoomIn" },
    { role: "zoomOut" },
    ...(packaged ? [] : devTools),
  ],
});

/**
 * Only what a window needs; the game's own actions are on the screen. macOS routes copy and paste
 * through the menu.
 */
export function setMenu(platform: NodeJS.Platform, packaged: boolean): void {
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      { role: platform === "darwin" ? "appMenu" : "fileMenu" },
      { role: "editMenu" },
      view(packaged),
      { role: "windowMenu" },
    ]),
  );
}
