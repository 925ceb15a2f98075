// The one place where a script that ran before the page's own may reach in. Nothing in the app puts
// one there: tests and developers do, to show screens without a host and to look at what is drawn,
// in the very build that people run.

import type { WantedRenderer } from "#renderer/table/drawing/application.ts";
import type { TableDrawing } from "#renderer/table/drawing/TableDrawing.ts";
import type { speakMade } from "#renderer/text/text.ts";
import type { AppProps } from "./App.tsx";

/** What the page lends to such a script. */
export interface PageParts {
  /** Shows the app anew for every new `key`. */
  show(this: void, app: AppProps, key: string): void;
  readonly speakMade: typeof speakMade;
}

export interface Doors {
  /** Shows the app in place of the page, as often and as changed as it likes. */
  open(this: void, started: AppProps, page: PageParts): void;
  /** Told of each table that is drawn. */
  table(this: void, drawing: TableDrawing): void;
  readonly renderer: WantedRenderer;
}

/**
 * No element of the page can take the name of a symbol, as it could that of a window's property.
 */
export const doorsKey = Symbol.for("cardtable.doors");

/** Null wherever nobody put a script before the page. */
export const doorsFound = (): Doors | null =>
  (globalThis as { readonly [doorsKey]?: Doors })[doorsKey] ?? null;
