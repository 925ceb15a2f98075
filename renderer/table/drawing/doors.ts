// The one place where a script that ran before the page's own may reach in. Nothing in the app puts
// one there: tests and developers do, to show screens without a host and to look at what is drawn,
// in the very build that people run.

import type { WantedRenderer } from "./application.ts";
import type { TableDrawing } from "./TableDrawing.ts";
import type { speakMade } from "#renderer/text/text.ts";

/** What the page lends to such a script. */
export interface PageParts<App> {
  /** Shows the app anew for every new `key`. */
  show(this: void, app: App, key: string): void;
  readonly speakMade: typeof speakMade;
}

/** `App`: what the app is started with. */
export interface Doors<App> {
  /** Shows the app in place of the page, as often and as changed as it likes. */
  open(this: void, started: App, page: PageParts<App>): void;
  /** Told of each table that is drawn. */
  table(this: void, drawing: TableDrawing): void;
  readonly renderer: WantedRenderer;
}

/**
 * No element of the page can take the name of a symbol, as it could that of a window's property.
 */
export const doorsKey = Symbol.for("cardtable.doors");

/** Null wherever nobody put a script before the page. */
export const doorsFound = <App>(): Doors<App> | null =>
  (globalThis as { readonly [doorsKey]?: Doors<App> })[doorsKey] ?? null;
