// How does a seat's plate move when something happens to its player?

import { Easing } from "@tweenjs/tween.js";
import type { Container } from "pixi.js";

type Move = (share: number) => void;

/** It springs up and settles at its scale. */
export const springUp =
  (plate: Container | undefined, scale: number): Move =>
  (share) =>
    plate?.scale.set(scale * (1 + 0.16 * Math.sin(Easing.Quadratic.Out(share) * Math.PI)));
