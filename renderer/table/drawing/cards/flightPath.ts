// How does a card fly: along a low arc, lifted, turning over as it goes?

import { Easing } from "@tweenjs/tween.js";
import type { CardSprite } from "#renderer/sprites/CardSprite.ts";
import type { Pose } from "#renderer/table/layout/layout.ts";

const highestArc = 40;
/** It lies face up before it lands. */
const flipPace = 1.5;

/** Moves the sprite from where it is to `end`, as the share of the way goes from 0 to 1. */
export function flightPath(sprite: CardSprite, end: Pose, face: number): (share: number) => void {
  const start = {
    x: sprite.x,
    y: sprite.y,
    rotation: sprite.rotation,
    scale: sprite.scale.x,
    flip: sprite.flip,
    lift: sprite.lift,
  };
  const rotation = nearestTurn(start.rotation, end.rotation);
  const arc = Math.min(highestArc, Math.hypot(end.x - start.x, end.y - start.y) * 0.08);
  return (share) => {
    const way = Easing.Cubic.Out(share);
    const between = (from: number, to: number): number => from + (to - from) * way;
    sprite.position.set(
      between(start.x, end.x),
      between(start.y, end.y) - Math.sin(share * Math.PI) * arc,
    );
    sprite.rotation = between(start.rotation, rotation);
    sprite.scale.set(between(start.scale, end.scale));
    sprite.flip = start.flip + (face - start.flip) * Math.min(1, share * flipPace);
    sprite.lift = Math.max(start.lift * (1 - way), Math.sin(share * Math.PI) * 0.9);
  };
}

/** The same direction as `to`, reached from `from` by less than half a turn. */
export function nearestTurn(from: number, to: number): number {
  const turn = (to - from) % (2 * Math.PI);
  return from + (turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn);
}
