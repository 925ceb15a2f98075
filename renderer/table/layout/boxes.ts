import type { Box } from "#renderer/art/box.ts";
import type { Regions } from "./regions.ts";

/** Grid of tried places, pixels. */
const stride = 4;
const farthest = 460;
/** A place to the side looks like the neighbour's: its distance counts by this factor. */
const sideways = 2.2;

type Offset = Readonly<{ ahead: number; aside: number; cost: number }>;

const asides = Array.from(
  { length: 81 },
  (_, at) => (at % 2 === 0 ? 1 : -1) * Math.ceil(at / 2) * stride,
);
const offsets: readonly Offset[] = Array.from({ length: farthest / stride }, (_, at) => at * stride)
  .flatMap((ahead) =>
    asides.map((aside): Offset => ({ ahead, aside, cost: ahead + Math.abs(aside) * sideways })),
  )
  .filter(({ cost }) => cost <= farthest)
  .toSorted((one, other) => one.cost - other.cost);

/**
 * Searches from a place in a direction (radians), no further than `reach` pixels; null if nothing
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
 * True if every other seat's place is `times` as far away as that of `mine`, so that what lies
 * there visibly belongs to it.
 */
export function isNearest(place: Point, all: readonly Point[], mine: number, times = 1): boolean {
  const farther = squared(place, all[mine]!) * times * times;
  return all.every((other, index) => index === mine || squared(place, other) >= farther);
}

/** Squared distance, since a root is expensive for hundreds of thousands of places. */
const squared = (one: Point, { x, y }: Point) => (x - one.x) ** 2 + (y - one.y) ** 2;

export type Point = Readonly<{ x: number; y: number }>;

/** Bounds relative to a position, pixels. */
export type Extent = Readonly<{
  left: number;
  right: number;
  top: number;
  bottom: number;
}>;

export const boxAbout = ({ x, y }: Point, { left, right, top, bottom }: Extent): Box => ({
  x: x + left,
  y: y + top,
  width: right - left,
  height: bottom - top,
});

/** True if the two have more than an edge in common, or lie closer than `gap`. */
export const overlap = (one: Box, other: Box, gap = 0): boolean =>
  one.x < other.x + other.width + gap &&
  other.x < one.x + one.width + gap &&
  one.y < other.y + other.height + gap &&
  other.y < one.y + one.height + gap;

export const overlapsAny = (box: Box, others: readonly Box[], gap = 0): boolean =>
  others.some((other) => overlap(box, other, gap));

export type Disc = Point & { readonly radius: number };

export function discTouches({ x, y, radius }: Disc, box: Box, gap = 0): boolean {
  const [right, down] = [
    Math.max(box.x - x, 0, x - box.x - box.width),
    Math.max(box.y - y, 0, y - box.y - box.height),
  ];
  return right * right + down * down < (radius + gap) ** 2;
}

export const discsTouch = (one: Disc, other: Disc): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) < one.radius + other.radius;

export const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));

/** Direction at right angles to the table's rim, radians. */
export function inward({ x, y }: Point, { table }: Pick<Regions, "table">): number {
  const { radius } = table;
  const spineX = clamp(x, table.x + radius, table.x + table.width - radius);
  const spineY = clamp(y, table.y + radius, table.y + table.height - radius);
  return Math.atan2(spineY - y, spineX - x);
}
