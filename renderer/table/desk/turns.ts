// Is it the viewer's turn now, and was it not before?

import type { Part } from "#renderer/table/part.ts";
import type { Scene } from "#renderer/table/scene/scene.ts";

/** All are asked at once: it is nobody's turn. */
export const isOpenToAll = (scene: Scene, parts: readonly Part[]): boolean =>
  parts.some((part) => part.isOpenToAll?.(scene) ?? false);

/** After all were asked one's own turn begins anew. */
export function isNewTurn(before: Scene, now: Scene, parts: readonly Part[]): boolean {
  const { own, toAct } = now;
  return (
    own !== null &&
    toAct.includes(own) &&
    !isOpenToAll(now, parts) &&
    (isOpenToAll(before, parts) || !before.toAct.includes(own))
  );
}
