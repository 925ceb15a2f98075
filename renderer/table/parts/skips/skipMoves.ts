// How does a seat's plate move when its turns are skipped?

import { Easing } from "@tweenjs/tween.js";
import type { Container } from "pixi.js";
import type { SkipMark } from "#renderer/sprites/SkipMark.ts";
import type { Motion } from "#renderer/table/drawing/partDrawing.ts";

/** Pixels at the plate's scale, and times to and fro. */
const shake = { reach: 5, times: 3 };

/** `more`: the mark springs up; else its seat shakes its head. */
export function moveSkips(plate: Container & { readonly skips: SkipMark }, more: boolean): Motion {
  const full = plate.skips.scale.x;
  return (share) => {
    if (plate.destroyed) return;
    if (more)
      plate.skips.scale.set(full * (share < 1 ? Math.max(0.01, Easing.Back.Out(share)) : 1));
    else
      plate.pivot.x =
        share < 1 ? Math.sin(share * Math.PI * 2 * shake.times) * shake.reach * (1 - share) : 0;
  };
}
