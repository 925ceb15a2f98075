// Through which doors do tests and developers look at the drawn table? They are not in the packaged app.

import type { WantedRenderer } from '#renderer/table/drawing/application.ts';
import type { TableDrawing } from '#renderer/table/drawing/TableDrawing.ts';
import type { SpriteState } from '#renderer/table/drawing/snapshot.ts';

declare global {
  interface Window {
    /** What is on the table; only with debug doors. */
    __table?: { readonly renderer: string; snapshot(): readonly SpriteState[]; isPlaying(): boolean };
  }
}

/** `?renderer=canvas` draws without WebGL, `?renderer=webgl` with it even where the processor has to do its work. */
export function wantedRenderer(): WantedRenderer {
  const asked = __DEV_DOORS__ ? new URLSearchParams(location.search).get('renderer') : null;
  return asked === 'canvas' || asked === 'webgl' ? asked : 'quicker';
}

export function openDebugDoor(view: TableDrawing): void {
  if (!__DEV_DOORS__) return;
  window.__table = { renderer: view.renderer, snapshot: () => view.snapshot(), isPlaying: () => view.isPlaying };
}
