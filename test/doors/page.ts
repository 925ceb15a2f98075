// Runs in a page before its own scripts and lets tests look at what the app draws. Not `import`ed:
// `script.ts` makes one script of it. It runs in every document, so it is small.

import { doorsKey, type Doors } from "#renderer/table/drawing/doors.ts";
import type { TableDrawing } from "#renderer/table/drawing/TableDrawing.ts";
import type { SpriteState } from "#renderer/table/drawing/snapshot.ts";

declare global {
  interface Window {
    /** What is on the table that was drawn last. */
    __table?: {
      readonly renderer: string;
      snapshot(): readonly SpriteState[];
      isPlaying(): boolean;
    };
  }
}

/**
 * `?renderer=canvas` draws without WebGL, `?renderer=webgl` with it even where the processor has to
 * do its work.
 */
function wantedRenderer(): Doors<unknown>["renderer"] {
  const asked = new URLSearchParams(location.search).get("renderer");
  return asked === "canvas" || asked === "webgl" ? asked : "quicker";
}

function lookAt(view: TableDrawing): void {
  window.__table = {
    renderer: view.renderer,
    snapshot: () => view.snapshot(),
    isPlaying: () => view.isPlaying,
  };
}

const doors: Doors<object> = {
  open: (started, page) => {
    page.show(started, "");
    addEventListener("popstate", () => {
      if (location.search !== "")
        throw new Error(`no doors open to ${location.search}: the page was opened without any`);
    });
  },
  table: lookAt,
  renderer: wantedRenderer(),
};
Object.defineProperty(globalThis, doorsKey, { value: doors });
