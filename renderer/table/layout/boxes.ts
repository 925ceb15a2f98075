// How do the rectangles of a layout lie to one another?

import type { Box } from "#renderer/art/box.ts";

export type Point = { readonly x: number; readonly y: number };

/** Reach of something about its position, pixels. */
export type Extent = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

export const boxAbout = ({ x, y }: Point, { left, right, top, bottom }: Extent): Box => ({
  x: x + left,
  y: y + top,
  width: right - left,
  height: bottom - top,
});

/** True where the two have more than an edge in common, or lie closer than `gap`. */
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
