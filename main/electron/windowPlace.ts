// Opens the window where it was last, if a person can still see and reach it there.

import type { Rectangle } from "electron";
import { z } from "zod";

const side = z.number().int().min(-100_000).max(100_000);

const windowPlaceSchema = z.object({
  bounds: z.object({ x: side, y: side, width: side.min(1), height: side.min(1) }),
  maximized: z.boolean(),
  fullScreen: z.boolean(),
});
export type WindowPlace = z.infer<typeof windowPlaceSchema>;

export const smallestWindow = { width: 360, height: 560 };
const firstSize = { width: 1280, height: 800 };
/** What must lie on one display, to see and to move the window. */
const reachable = { width: 200, height: 100 };

const overlap = (start: number, length: number, otherStart: number, otherLength: number): number =>
  Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart);

/** The title bar must be inside too: a window whose top lies above the display cannot be moved. */
const isReachable = (bounds: Rectangle, area: Rectangle): boolean =>
  overlap(bounds.x, bounds.width, area.x, area.width) >= reachable.width &&
  overlap(bounds.y, bounds.height, area.y, area.height) >= reachable.height &&
  bounds.y >= area.y;

function centred(area: Rectangle): Rectangle {
  const width = Math.min(firstSize.width, area.width);
  const height = Math.min(firstSize.height, area.height);
  return {
    x: area.x + Math.floor((area.width - width) / 2),
    y: area.y + Math.floor((area.height - height) / 2),
    width,
    height,
  };
}

/**
 * `stored` is untrusted; `areas` are work areas, the primary display's first. A stored place that
 * is invalid, too small or out of reach is replaced by the middle of the primary display.
 */
export function placeWindow(
  stored: unknown,
  areas: readonly [Rectangle, ...Rectangle[]],
): WindowPlace {
  const read = windowPlaceSchema.safeParse(stored);
  if (!read.success) return { bounds: centred(areas[0]), maximized: false, fullScreen: false };
  const { bounds } = read.data;
  const isUsable = bounds.width >= smallestWindow.width && bounds.height >= smallestWindow.height;
  return isUsable && areas.some((area) => isReachable(bounds, area))
    ? read.data
    : { ...read.data, bounds: centred(areas[0]) };
}
