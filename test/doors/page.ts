// Runs in a page before its own scripts: the doors by which tests and developers reach into the app
// that people run. Not `import`ed: `script.ts` makes one script of it.

import type { AppProps } from "#renderer/app/App.tsx";
import { doorsKey, type Doors } from "#renderer/table/drawing/doors.ts";
import type { TableDrawing } from "#renderer/table/drawing/TableDrawing.ts";
import type { SpriteState } from "#renderer/table/drawing/snapshot.ts";
import { openDoors } from "./askedDoors.ts";

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
function wantedRenderer(): Doors<AppProps>["renderer"] {
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

const doors: Doors<AppProps> = { open: openDoors, table: lookAt, renderer: wantedRenderer() };
Object.defineProperty(globalThis, doorsKey, { value: doors });
