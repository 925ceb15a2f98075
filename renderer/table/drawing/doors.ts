// The only entry for a script that ran before the page's own. The app itself never installs one:
// tests and developers do, to show screens without a host and to inspect drawings in the production
// build.

import type { WantedRenderer } from "./application.ts";
import type { TableDrawing } from "./TableDrawing.ts";
import type { speakMade } from "#renderer/text/text.ts";

export interface PageParts<App> {
  show(this: void, app: App, key: string): void;
  readonly speakMade: typeof speakMade;
}

export interface Doors<App> {
  /** Shows the app in place of the page, as often and as modified as needed. */
  open(this: void, started: App, page: PageParts<App>): void;
  table(this: void, drawing: TableDrawing): void;
  readonly renderer: WantedRenderer;
}

/** A symbol, since an element of the page could take the name of a window property. */
export const doorsKey = Symbol.for("cardtable.doors");

export const doorsFound = <App>(): Doors<App> | null =>
  (globalThis as { readonly [doorsKey]?: Doors<App> })[doorsKey] ?? null;
