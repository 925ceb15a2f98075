// Which free place is nearest before a seat?

import type { Point } from "./boxes.ts";

/** Pixels by which places differ, straight ahead and to the sides. */
const stride = 4;
const farthest = 460;
/** A place to the side looks like the neighbour's: it counts as further away by this factor. */
const sideways = 2.2;

type Offset = { readonly ahead: number; readonly aside: number; readonly cost: number };

const asides = Array.from(
  { length: 81 },
  (_, at) => (at % 2 === 0 ? 1 : -1) * Math.ceil(at / 2) * stride,
);
/** From the nearest. */
const offsets: readonly Offset[] = Array.from({ length: farthest / stride }, (_, at) => at * stride)
  .flatMap((ahead) =>
    asides.map((aside): Offset => ({ ahead, aside, cost: ahead + Math.abs(aside) * sideways })),
  )
  .filter(({ cost }) => cost <= farthest)
  .toSorted((one, other) => one.cost - other.cost);

/**
 * Looks from a place in a direction (radians), no further than `reach` pixels; null where nothing
 * is free.
 */
export function nearby(
  { x, y }: Point,
  direction: number,
  reach: number,
  isFree: (place: Point) => boolean,
): Point | null {
  const [cos, sin] = [Math.cos(direction), Math.sin(direction)];
  for (const { ahead, aside, cost } of offsets) {
    if (cost > reach) return null;
    const place = { x: x + cos * ahead - sin * aside, y: y + sin * ahead + cos * aside };
    if (isFree(place)) return place;
  }
  return null;
}

/**
 * Everybody else's place is so much further away than that of this number: what lies there is seen
 * to be its.
 */
export function isNearest(place: Point, all: readonly Point[], mine: number, times = 1): boolean {
  const farther = squared(place, all[mine]!) * times * times;
  return all.every((other, index) => index === mine || squared(place, other) >= farther);
}

/** Of the distance: asked for hundreds of thousands of places, where a root is worth saving. */
const squared = (one: Point, { x, y }: Point): number => (x - one.x) ** 2 + (y - one.y) ** 2;
