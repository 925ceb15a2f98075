// The application menu: only what a window needs; the game's own actions are on the screen.

import { Menu, type MenuItemConstructorOptions } from "electron";
import { saysOfShell, words } from "./words.ts";

const view = (packaged: boolean): MenuItemConstructorOptions => ({
  label: words(saysOfShell("view")),
  submenu: [
    { role: "togglefullscreen" },
    { type: "separator" },
    { role: "resetZoom" },
    { role: "zoomIn" },
    { role: "zoomOut" },
    ...(packaged
      ? []
      : [
          { type: "separator" } as const,
          { role: "reload" } as const,
          { role: "toggleDevTools" } as const,
        ]),
  ],
});

/** macOS routes copy and paste through the menu. */
export function setMenu(facts: {
  readonly platform: NodeJS.Platform;
  readonly packaged: boolean;
}): void {
  const first: MenuItemConstructorOptions =
    facts.platform === "darwin" ? { role: "appMenu" } : { role: "fileMenu" };
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      first,
      { role: "editMenu" },
      view(facts.packaged),
      { role: "windowMenu" },
    ]),
  );
}
