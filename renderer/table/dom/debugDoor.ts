// Through which doors do tests and developers look at the stage? They are not in the packaged app.

import type { TableView } from '#renderer/table/stage/TableView.ts';
import type { SpriteState } from '#renderer/table/stage/snapshot.ts';

declare global {
  interface Window {
    /** What is on the stage; only with debug doors. */
    __table?: { readonly renderer: string; snapshot(): readonly SpriteState[]; isPlaying(): boolean };
  }
}

/** `?renderer=canvas` draws without WebGL. */
export function wantedRenderer(): 'webgl' | 'canvas' {
  return __DEV_DOORS__ && new URLSearchParams(location.search).get('renderer') === 'canvas' ? 'canvas' : 'webgl';
}

export function openDebugDoor(view: TableView): void {
  if (!__DEV_DOORS__) return;
  window.__table = { renderer: view.renderer, snapshot: () => view.snapshot(), isPlaying: () => view.isPlaying };
}
